import TouchPicture

/// A drag in progress.
package struct ScrollDrag {
    /// The content offset at which the drag began, as if nothing held the content back beyond the
    /// edges.
    var start = CGPoint.zero
    /// The axis to which the drag is locked; nil for both.
    var lock: ScrollAxis?
    /// The speed of the content when the finger caught it, in points per second; zero once the
    /// finger has rested.
    var caught = CGPoint.zero
    /// The event time at which the finger caught the content or last moved. Samples at the same
    /// position are not moves.
    var lastMove = 0.0
    /// The sheet that goes on with a drag which pulls the content beyond its top (PC4).
    @Weak var sheet: DetentSheet?
}

extension UIScrollView {
    /// Stops content that decelerates as a finger comes down (CT4), and remembers its speed for a
    /// flick (CT7).
    /// - Returns: true if it was decelerating.
    func catchContent() -> Bool {
        drag.caught = glideSpeed
        drag.lastMove = application?.now ?? 0
        guard isDecelerating else { return false }
        stopMotion()
        return true
    }

    /// Handles the pan gesture, as its action.
    func panned(_ pan: UIPanGestureRecognizer) {
        if pan.isOfPointer { return scrolled(by: pan) }
        switch pan.state {
        case .began: beginDragging(pan)
        case .changed: drag(with: pan)
        case .ended:
            noteMove(of: pan)
            let velocity = pan.velocity(in: self)
            endDragging(velocity: letGoOfSheet(at: velocity.y) ? .zero : velocity)
        case .cancelled:
            _ = letGoOfSheet(at: 0)
            endDragging(velocity: .zero)
        default: break
        }
        dismissKeyboard(with: pan)
    }

    /// Starts a drag from the current offset and moves the content at once as far as the finger has
    /// gone beyond the slop (CT7).
    private func beginDragging(_ pan: UIPanGestureRecognizer) {
        stopMotion()
        let way = pan.convert(vector: pan.travel, to: self)
        drag.lock = isDirectionalLockEnabled ? ScrollAxis(lockedBy: way) : nil
        drag.start = contentOffset
        for axis in ScrollAxis.allCases { drag.start[axis] = unbanded(axis) }
        pan.setTranslation(pan.convert(vector: pan.travelBeyondSlop, to: self), in: self)
        isDragging = true
        openSwipe?.close()
        delegate?.scrollViewWillBeginDragging(self)
        showIndicators()
        drag(with: pan)
    }

    /// Moves the content with the pan of a sheet that can go no higher (PC4).
    func drag(byForeign pan: UIPanGestureRecognizer) {
        if !isDragging {
            stopMotion()
            drag.lock = .vertical
            drag.start = contentOffset
            isDragging = true
            delegate?.scrollViewWillBeginDragging(self)
            showIndicators()
        }
        drag(with: pan)
    }

    /// Ends a drag by the pan of a sheet; nil if it was cancelled.
    func endDrag(with pan: UIPanGestureRecognizer?) {
        if let pan { noteMove(of: pan) }
        endDragging(velocity: pan?.velocity(in: self) ?? .zero)
    }

    /// Ends a drag by the pan of a sheet that moves the sheet again.
    func returnToTop() {
        bounds.origin.y = limits(.vertical).lowerBound
        endDragging(velocity: .zero)
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
        if pan === panGestureRecognizer, isDragged(.vertical), !keepsPull,
            drag.sheet?.isPulled(by: pull) == true
        {
            offset.y = limits(.vertical).lowerBound
        }
        if offset != contentOffset { bounds.origin = offset }
    }

    /// The distance, in points, by which its own pan has pulled the content beyond its top.
    private var pull: CGFloat {
        let way = panGestureRecognizer.translation(in: self).y
        return limits(.vertical).lowerBound - (drag.start.y - way)
    }

    /// Lets go of a sheet that the drag has come to move, at the finger's downward speed in points
    /// a second.
    /// - Returns: true if there is one.
    private func letGoOfSheet(at speed: CGFloat) -> Bool {
        drag.sheet?.isLetGo(afterPullOf: pull, speed: speed) == true
    }

    /// The content offset if nothing held the content back; while fingers drag it, the one to which
    /// they pull it.
    var wantedOffset: CGPoint {
        var wanted = contentOffset
        guard isDragging else { return wanted }
        let way = panGestureRecognizer.translation(in: self)
        for axis in ScrollAxis.allCases where isDragged(axis) {
            wanted[axis] = drag.start[axis] - way[axis]
        }
        return wanted
    }

    /// Moves the content to `wanted` for zooming, within its edges. A drag goes on from there,
    /// beyond the edges too (CT9).
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
        // The amount that can be scrolled has changed, even if the offset has not.
        placeIndicators()
    }

    private func isDragged(_ axis: ScrollAxis) -> Bool {
        canScroll(axis) && (drag.lock == nil || drag.lock == axis)
    }

    /// Notes a move of the finger. A finger that rests longer than velocities look back has stopped
    /// the glide for good.
    private func noteMove(of pan: UIPanGestureRecognizer) {
        guard let move = pan.lastMove, move > drag.lastMove else { return }
        if move - drag.lastMove > tuning.velocityWindow { drag.caught = .zero }
        drag.lastMove = move
    }

    /// Indicates whether the finger that lifts now has rested. It then leaves the content there,
    /// however fast it came (CT7).
    var hasRested: Bool {
        // Differences of times are exact to less than a microsecond.
        (application?.now ?? 0) - drag.lastMove > tuning.scrollRestDuration - 1e-6
    }

    /// - Parameter velocity: the velocity of the finger, in points per second.
    private func endDragging(velocity: CGPoint) {
        guard isDragging else { return }
        // Content that springs back to a zoom limit is already on its way to its place (CT9).
        let speed = isZoomBouncing ? .zero : speed(afterLiftAt: velocity)
        var (x, y) = (curve(.horizontal, speed.x), curve(.vertical, speed.y))
        let rests = max(x.duration, y.duration) <= 0
        // Content that is practically at its edge is put there.
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
        guard !isAboutToDecelerate else { return decelerate(x, y) }
        fadeIndicators()
        follower?.scrollViewRests(self)
    }

    /// Returns the speed at which the content goes on, in points per second: zero after a slow lift
    /// or a rest, and higher if a flick follows a glide in the same direction. Beyond an edge a
    /// rest changes nothing: the content goes back (CT7).
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

    /// Returns the curve on which the content would go on along `axis` from here at `speed`, in
    /// points per second.
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

    /// Returns the position of content that a finger pulls to `wanted`. Beyond an edge it follows
    /// less and less, or not at all.
    private func banded(_ wanted: Double, _ axis: ScrollAxis) -> Double {
        let limits = limits(axis)
        let edge = limits.nearest(to: wanted)
        guard wanted != edge, bounces else { return edge }
        let stretch = RubberBand.stretch(
            abs(wanted - edge), extent: extent(axis), give: tuning.rubberBandGive)
        return wanted > edge ? edge + stretch : edge - stretch
    }

    /// Returns the position to which a finger would have had to pull the content for it to be where
    /// it is.
    private func unbanded(_ axis: ScrollAxis) -> Double {
        let (place, limits) = (Double(contentOffset[axis]), limits(axis))
        let edge = limits.nearest(to: place)
        let pull = RubberBand.pull(
            for: abs(place - edge), extent: extent(axis), give: tuning.rubberBandGive)
        return place > edge ? edge + pull : edge - pull
    }
}
