/// A drag in progress.
struct ScrollDrag {
    /// The content offset at which the drag began, as if nothing held it back beyond the edges.
    var start = CGPoint.zero
    /// The axis the drag is locked on; nil for both.
    var lock: ScrollAxis?
}

extension UIScrollView {
    /// The action of the pan.
    func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDragging(pan)
        case .changed: drag(with: pan)
        case .ended: endDragging(velocity: pan.velocity(in: self))
        case .cancelled: endDragging(velocity: .zero)
        default: break
        }
    }

    /// The content sets out from where it is: the way that made the pan begin is not made up for.
    private func beginDragging(_ pan: UIPanGestureRecognizer) {
        stopMotion()
        let way = pan.translation(in: self)
        drag.lock =
            isDirectionalLockEnabled && way != .zero ? ScrollAxis(mainOf: way) : nil
        drag.start = contentOffset
        for axis in ScrollAxis.allCases { drag.start[keyPath: axis.path] = unbanded(axis) }
        pan.setTranslation(.zero, in: self)
        isDragging = true
        delegate?.scrollViewWillBeginDragging(self)
        showIndicators()
    }

    private func drag(with pan: UIPanGestureRecognizer) {
        guard isDragging else { return }
        let way = pan.translation(in: self)
        var offset = contentOffset
        for axis in ScrollAxis.allCases where canScroll(axis) {
            if let lock = drag.lock, lock != axis { continue }
            let wanted = drag.start[keyPath: axis.path] - way[keyPath: axis.path]
            offset[keyPath: axis.path] = banded(wanted, axis)
        }
        if offset != contentOffset { bounds.origin = offset }
    }

    /// - Parameter velocity: of the finger, in points a second.
    private func endDragging(velocity: CGPoint) {
        guard isDragging else { return }
        var speed = CGPoint.zero
        for axis in ScrollAxis.allCases where canScroll(axis) {
            if let lock = drag.lock, lock != axis { continue }
            speed[keyPath: axis.path] = -velocity[keyPath: axis.path]
        }
        var (x, y) = (curve(.horizontal, speed.x), curve(.vertical, speed.y))
        let target = CGPoint(x: x.target, y: y.target)
        var wanted = target
        isAboutToDecelerate = true
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
            targetContentOffset: &wanted)
        if wanted != target, wanted.x.isFinite, wanted.y.isFinite {
            let stiffness = tuning.scrollBounceStiffness
            x = ScrollCurve(
                from: contentOffset.x, velocity: speed.x, springingTo: wanted.x,
                stiffness: stiffness)
            y = ScrollCurve(
                from: contentOffset.y, velocity: speed.y, springingTo: wanted.y,
                stiffness: stiffness)
        }
        isDragging = false
        if max(x.duration, y.duration) <= 0 || application == nil { isAboutToDecelerate = false }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: isAboutToDecelerate)
        if isAboutToDecelerate { decelerate(x, y) } else { fadeIndicators() }
    }

    /// How the content would go on along `axis` from here at `speed`, in points a second.
    private func curve(_ axis: ScrollAxis, _ speed: Double) -> ScrollCurve {
        let (place, limits) = (Double(contentOffset[keyPath: axis.path]), limits(axis))
        guard isPagingEnabled, extent(axis) > 0, canScroll(axis) else {
            return ScrollCurve(
                from: place, velocity: speed, keeping: Double(decelerationRate.rawValue),
                limits: limits, bounces: bounces, numbers: tuning)
        }
        // A flick goes to the next page, a slow drag to the nearest.
        let pages = place / extent(axis)
        let page =
            abs(speed) > tuning.pageFlickVelocity
            ? (speed > 0 ? pages.rounded(.up) : pages.rounded(.down)) : pages.rounded()
        let target = min(max(page * extent(axis), limits.lowerBound), limits.upperBound)
        return ScrollCurve(
            from: place, velocity: speed, springingTo: target,
            stiffness: tuning.scrollBounceStiffness)
    }

    // MARK: Beyond the edges

    /// Where content lies that a finger pulls to `wanted`: beyond an edge it follows less and less, or not at all.
    private func banded(_ wanted: Double, _ axis: ScrollAxis) -> Double {
        let limits = limits(axis)
        let edge = min(max(wanted, limits.lowerBound), limits.upperBound)
        guard wanted != edge, bounces else { return edge }
        let stretch = RubberBand.stretch(
            abs(wanted - edge), extent: extent(axis), give: tuning.rubberBandGive)
        return wanted > edge ? edge + stretch : edge - stretch
    }

    /// Where a finger would have had to pull the content for it to lie where it does.
    private func unbanded(_ axis: ScrollAxis) -> Double {
        let (place, limits) = (Double(contentOffset[keyPath: axis.path]), limits(axis))
        let edge = min(max(place, limits.lowerBound), limits.upperBound)
        let pull = RubberBand.pull(
            for: abs(place - edge), extent: extent(axis), give: tuning.rubberBandGive)
        return place > edge ? edge + pull : edge - pull
    }
}
