import TouchKit

/// Scrolling while an item that is moved by hand is held near an edge (CV56).
extension UICollectionView {
    func startAutoscroll() {
        let scroll = EdgeScroll { [weak self] in self?.scrollNearEdge(for: $0) }
        autoscroll = scroll
        scroll.start()
    }

    func stopAutoscroll() {
        autoscroll?.stop()
        autoscroll = nil
    }

    /// - Parameter duration: The duration of the frame, in seconds.
    private func scrollNearEdge(for duration: CFTimeInterval) {
        guard let position = movement?.position else { return }
        let former = contentOffset
        let target = EdgeScroll.offset(of: self, holding: position, for: duration)
        guard target != former else { return }
        contentOffset = target
        // The finger has not moved on the screen.
        updateInteractiveMovementTargetPosition(
            CGPoint(x: position.x + target.x - former.x, y: position.y + target.y - former.y))
    }
}
