import TouchPicture

/// Frames for scrolling by itself while what a finger moves is held near an edge (CV56).
///
/// Apple documents that a collection scrolls then. Everything else is a guess: that it does so
/// within 40 points of an edge, and by how much.
@MainActor
package final class EdgeScroll {
    private let step: (CFTimeInterval) -> Void
    private var link: CADisplayLink?

    /// Creates a scroll that does not run yet.
    /// - Parameter step: called at each frame, with the time since the last one, in seconds.
    package init(_ step: @escaping (CFTimeInterval) -> Void) {
        self.step = step
    }

    package func start() {
        #if canImport(ObjectiveC)
            let selector = #selector(tick)
        #else
            let selector = Selector("tick", EdgeScroll.tick)
        #endif
        link = CADisplayLink(target: self, selector: selector)
        link?.add(to: .main, forMode: .common)
    }

    package func stop() {
        link?.invalidate()
        link = nil
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    private func tick() {
        if let link { step(link.duration) }
    }

    /// Returns the content offset of a scroll view after a frame.
    /// - Parameters:
    ///   - place: The place that is held, in the scroll view's coordinates.
    ///   - duration: The duration of the frame, in seconds.
    package static func offset(
        of view: UIScrollView, holding place: CGPoint, for duration: CFTimeInterval
    ) -> CGPoint {
        let (inset, bounds) = (view.adjustedContentInset, view.bounds)
        return CGPoint(
            x: offset(
                bounds.minX, place.x, duration, room: bounds.width, length: view.contentSize.width,
                inset.left, inset.right),
            y: offset(
                bounds.minY, place.y, duration, room: bounds.height,
                length: view.contentSize.height, inset.top, inset.bottom))
    }

    private static func offset(
        _ now: CGFloat, _ place: CGFloat, _ duration: CFTimeInterval, room: CGFloat,
        length: CGFloat, _ before: CGFloat, _ after: CGFloat
    ) -> CGFloat {
        let (zone, speed) = (CGFloat(40), CGFloat(600))
        let (least, most) = (-before, length + after - room)
        let low = zone - (place - now - before)
        let high = zone - (now + room - after - place)
        let depth = min(max(low, high), zone)
        guard depth > 0, most > least else { return now }
        let step = speed * depth / zone * CGFloat(duration)
        return low > high ? max(least, now - step) : min(most, now + step)
    }
}
