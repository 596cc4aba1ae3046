import TouchKit

/// Says which view of a scroll view's content is zoomed.
final class ZoomDelegate: UIScrollViewDelegate {
    /// Nil: the rearmost.
    private let name: String?
    @Weak private var stage: SceneStage?

    init(_ name: String?, stage: SceneStage) {
        self.name = name
        self.stage = stage
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        guard let name else { return scrollView.subviews.first }
        return stage?.view(named: name)
    }
}
