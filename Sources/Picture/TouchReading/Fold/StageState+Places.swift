import TouchPicture
import TouchTrace

extension StageState {
    /// Returns this stage with fingers and views `fraction` of the way from their positions in
    /// `start` to those in `end`, at event time `time`.
    ///
    /// Only subjects that exist in both move. A view with an animation of its own follows that
    /// instead.
    package func withPlaces(
        from start: StageState, to end: StageState, _ fraction: Double, time: Double
    ) -> StageState {
        var stage = self
        for index in stage.touches.indices {
            let id = stage.touches[index].id
            guard let a = start.touch(id), let b = end.touch(id), a.location != b.location
            else { continue }
            let place = a.location.mixed(with: b.location, fraction)
            stage.touches[index].location = place
            // The trail lies behind the finger and ends at its position.
            var trail = (fraction < 1 ? a : b).trail
            if fraction < 1 { trail.append(TrailPoint(location: place, time: time)) }
            stage.touches[index].trail = trail
        }
        for (id, view) in zip(views.ids, views.values) {
            guard let a = start.views[id], let b = end.views[id], a.look != b.look,
                !b.animations.contains(where: { $0.end > time })
            else { continue }
            guard view.isAttached else { continue }
            stage.views.update(id) { $0.look = a.look.mixed(with: b.look, fraction) }
        }
        return stage
    }
}

extension PropertyAnimation.Look {
    fileprivate func mixed(with other: Self, _ part: Double) -> Self {
        Self(
            bounds: bounds.mixed(with: other.bounds, part),
            center: center.mixed(with: other.center, part),
            transform: transform.mixed(with: other.transform, part),
            alpha: alpha + (other.alpha - alpha) * part,
            background: background.blended(with: other.background, part),
            cornerRadius: cornerRadius + (other.cornerRadius - cornerRadius) * part)
    }
}
