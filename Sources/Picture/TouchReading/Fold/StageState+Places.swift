import TouchPicture
import TouchTrace

extension StageState {
    /// This stage with fingers and views `fraction` of the way from where they stand in `start` to where they stand
    /// in `end`; time is `time`.
    ///
    /// Only what is in both moves. A view on its way by an animation of its own is left to it.
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
            // What lies behind the finger is the trail; it ends where the finger is.
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
