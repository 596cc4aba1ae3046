import TouchKit

/// Scrolling while an item that is moved by hand rests near an edge. Apple documents that the
/// collection scrolls then; where and how fast are guesses.
extension UICollectionView {
    /// The distance from an edge within which the collection scrolls, in points.
    private static let edgeZone: CGFloat = 40
    /// The speed at the edge itself, in points a second.
    private static let edgeSpeed: CGFloat = 600
    private static let frame = 1.0 / 60

    /// Starts to scroll for the movement.
    func startAutoscroll() {
        let timer = ViewTimer(of: self, after: Self.frame, repeats: true) { [weak self] in
            self?.scrollNearEdge()
        }
        autoscroll = timer
        timer.start()
    }

    func stopAutoscroll() {
        autoscroll?.stop()
        autoscroll = nil
    }

    private func scrollNearEdge() {
        guard let position = movement?.position else { return }
        let visible = bounds
        let target = CGPoint(
            x: offset(
                visible.minX, position.x - visible.midX, visible.width, contentSize.width),
            y: offset(
                visible.minY, position.y - visible.midY, visible.height, contentSize.height))
        guard target != visible.origin else { return }
        contentOffset = target
        // The finger has not moved on the screen.
        updateInteractiveMovementTargetPosition(
            CGPoint(
                x: position.x + target.x - visible.minX, y: position.y + target.y - visible.minY))
    }

    /// Returns the offset along one axis after a frame.
    /// - Parameters:
    ///   - now: The present offset, in points.
    ///   - place: The place of the finger, in points from the middle of what is visible.
    ///   - room: The visible length, in points.
    ///   - length: The length of the content, in points.
    private func offset(
        _ now: CGFloat, _ place: CGFloat, _ room: CGFloat, _ length: CGFloat
    ) -> CGFloat {
        let depth = min(max(0, abs(place) - room / 2 + Self.edgeZone), Self.edgeZone)
        guard depth > 0, length > room else { return now }
        let step = Self.edgeSpeed * depth / Self.edgeZone * Self.frame
        return min(max(0, now + (place < 0 ? -step : step)), length - room)
    }
}
