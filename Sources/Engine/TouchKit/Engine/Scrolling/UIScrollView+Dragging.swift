import TouchPicture

/// A drag in progress.
package struct ScrollDrag {
    /// The content offset at which the drag began, as if nothing held it back beyond the edges.
    var start = CGPoint.zero
    /// The axis the drag is locked on; nil for both.
    var lock: ScrollAxis?
    /// How fast the content was gliding when the finger caught it, in points a second; zero once the finger has rested.
    var caught = CGPoint.zero
    /// When the finger caught the content or moved last, in event time; samples of the same place are no moves.
    var lastMove = 0.0
}

extension UIScrollView {
    /// A finger comes down: content that decelerates stops (CT4), and its speed is remembered for a flick (CT7).
    /// - Returns: whether it was decelerating.
    func catchContent() -> Bool {
        drag.caught = glideSpeed
        drag.lastMove = application?.now ?? 0
        guard isDecelerating else { return false }
        stopMotion()
        return true
    }

    /// The action of the pan.
    func panned(_ pan: UIPanGestureRecognizer) {
        if pan.isOfPointer { return scrolled(by: pan) }
        switch pan.state {
        case .began: beginDragging(pan)
        case .changed: drag(with: pan)
        case .ended:
            noteMove(of: pan)
            endDragging(velocity: pan.velocity(in: self))
        case .cancelled: endDragging(velocity: .zero)
        default: break
        }
    }

    /// The content sets out from where it is, and goes at once as far as the finger has gone beyond the slop (CT7).
    private func beginDragging(_ pan: UIPanGestureRecognizer) {
        stopMotion()
        let way = pan.convert(vector: pan.travel, to: self)
        drag.lock = isDirectionalLockEnabled && way != .zero ? ScrollAxis(mainOf: way) : nil
        drag.start = contentOffset
        for axis in ScrollAxis.allCases { drag.start[axis] = unbanded(axis) }
        pan.setTranslation(pan.convert(vector: pan.travelBeyondSlop, to: self), in: self)
        isDragging = true
        delegate?.scrollViewWillBeginDragging(self)
        showIndicators()
        drag(with: pan)
    }

    private func drag(with pan: UIPanGestureRecognizer) {
        guard isDragging else { return }
        noteMove(of: pan)
        let way = pan.translation(in: self)
        var offset = contentOffset
        for axis in ScrollAxis.allCases where isDragged(axis) {
            let wanted = drag.start[axis] - way[axis]
            offset[axis] = banded(wanted, axis)
        }
        if offset != contentOffset { bounds.origin = offset }
    }

    /// Where the content would lie if nothing held it back: while fingers drag it, where they pull it.
    var wantedOffset: CGPoint {
        var wanted = contentOffset
        guard isDragging else { return wanted }
        let way = panGestureRecognizer.translation(in: self)
        for axis in ScrollAxis.allCases where isDragged(axis) {
            wanted[axis] = drag.start[axis] - way[axis]
        }
        return wanted
    }

    /// Zooming takes the content to `wanted`, within its edges. A drag goes on from there, beyond the edges too (CT9).
    func moveContent(to wanted: CGPoint) {
        var offset = clamped(wanted)
        if isDragging {
            let way = panGestureRecognizer.translation(in: self)
            for axis in ScrollAxis.allCases {
                let isPulled = isDragged(axis) && !isZoomBouncing
                drag.start[axis] = (isPulled ? wanted : offset)[axis] + way[axis]
                if isPulled { offset[axis] = banded(wanted[axis], axis) }
            }
        }
        if offset != contentOffset { bounds.origin = offset }
        // There is more or less to scroll, even where the offset is what it was.
        placeIndicators()
    }

    private func isDragged(_ axis: ScrollAxis) -> Bool {
        canScroll(axis) && (drag.lock == nil || drag.lock == axis)
    }

    /// A finger that rests longer than velocities look back has stopped the glide for good.
    private func noteMove(of pan: UIPanGestureRecognizer) {
        guard let move = pan.lastMove, move > drag.lastMove else { return }
        if move - drag.lastMove > tuning.velocityWindow { drag.caught = .zero }
        drag.lastMove = move
    }

    /// Whether the finger that lifts now has rested: then it leaves the content there, however fast it came (CT7).
    private var hasRested: Bool {
        // Differences of times are exact to less than a microsecond.
        (application?.now ?? 0) - drag.lastMove > tuning.scrollRestDuration - 1e-6
    }

    /// - Parameter velocity: of the finger, in points a second.
    private func endDragging(velocity: CGPoint) {
        guard isDragging else { return }
        // What springs back to a limit of zooming takes the content where it belongs (CT9).
        let speed = isZoomBouncing ? .zero : speed(afterLiftAt: velocity)
        var (x, y) = (curve(.horizontal, speed.x), curve(.vertical, speed.y))
        let rests = max(x.duration, y.duration) <= 0
        // As good as at its edge, it is there.
        if rests { bounds.origin = CGPoint(x: x.target, y: y.target) }
        let announced = CGPoint(x: x.announced, y: y.announced)
        var wanted = announced
        isAboutToDecelerate = true
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
            targetContentOffset: &wanted)
        if wanted != announced, wanted.x.isFinite, wanted.y.isFinite {
            x = ScrollCurve(
                from: contentOffset.x, velocity: speed.x, to: wanted.x, numbers: tuning)
            y = ScrollCurve(
                from: contentOffset.y, velocity: speed.y, to: wanted.y, numbers: tuning)
        }
        isDragging = false
        if max(x.duration, y.duration) <= 0 || application == nil { isAboutToDecelerate = false }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: isAboutToDecelerate)
        if isAboutToDecelerate { decelerate(x, y) } else { fadeIndicators() }
    }

    /// How fast the content goes on, in points a second: not at all after a slow lift or a rest, and faster if a flick
    /// follows a glide that goes the same way. Beyond an edge a rest changes nothing: there the content goes back (CT7).
    private func speed(afterLiftAt velocity: CGPoint) -> CGPoint {
        var speed = CGPoint.zero
        for axis in ScrollAxis.allCases where isDragged(axis) {
            let place = Double(contentOffset[axis])
            if hasRested, limits(axis).nearest(to: place) == place { continue }
            speed[axis] = -velocity[axis]
        }
        guard Mathematics.hypotenuse(speed.x, speed.y) >= tuning.scrollFlickVelocity else {
            return .zero
        }
        for axis in ScrollAxis.allCases {
            let glide = drag.caught[axis]
            guard glide * speed[axis] > 0 else { continue }
            let kept = min(
                tuning.scrollMomentumShare
                    * Mathematics.power(abs(glide), tuning.scrollMomentumPower),
                tuning.scrollMomentumLimit)
            speed[axis] += glide > 0 ? kept : -kept
        }
        return speed
    }

    /// How the content would go on along `axis` from here at `speed`, in points a second.
    private func curve(_ axis: ScrollAxis, _ speed: Double) -> ScrollCurve {
        let (place, limits) = (Double(contentOffset[axis]), limits(axis))
        guard isPagingEnabled, extent(axis) > 0, canScroll(axis) else {
            return ScrollCurve(
                from: place, velocity: speed, keeping: Double(decelerationRate.rawValue),
                limits: limits, bounces: bounces, numbers: tuning)
        }
        // A flick goes to the next page, a slow lift to the nearest.
        let pages = place / extent(axis)
        let page =
            abs(speed) > tuning.pageFlickVelocity
            ? (speed > 0 ? pages.rounded(.up) : pages.rounded(.down)) : pages.rounded()
        let target = limits.nearest(to: page * extent(axis))
        return ScrollCurve(from: place, velocity: speed, to: target, numbers: tuning)
    }

    // MARK: Beyond the edges

    /// Where content lies that a finger pulls to `wanted`: beyond an edge it follows less and less, or not at all.
    private func banded(_ wanted: Double, _ axis: ScrollAxis) -> Double {
        let limits = limits(axis)
        let edge = limits.nearest(to: wanted)
        guard wanted != edge, bounces else { return edge }
        let stretch = RubberBand.stretch(
            abs(wanted - edge), extent: extent(axis), give: tuning.rubberBandGive)
        return wanted > edge ? edge + stretch : edge - stretch
    }

    /// Where a finger would have had to pull the content for it to lie where it does.
    private func unbanded(_ axis: ScrollAxis) -> Double {
        let (place, limits) = (Double(contentOffset[axis]), limits(axis))
        let edge = limits.nearest(to: place)
        let pull = RubberBand.pull(
            for: abs(place - edge), extent: extent(axis), give: tuning.rubberBandGive)
        return place > edge ? edge + pull : edge - pull
    }
}
