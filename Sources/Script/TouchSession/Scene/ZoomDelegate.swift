import TouchKit

/// A delegate that names the view that a scroll view zooms.
final class ZoomDelegate: UIScrollViewDelegate {
    /// The name of the zoomed view; nil for the rearmost one.
    private let name: String?
    @Weak private var stage: SceneStage?

    init(_ name: String?, stage: SceneStage) {
        self.name = name
        self.stage = stage
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        guard let name else { return scrollView.subviews.first { !($0 is UIRefreshControl) } }
        return stage?.view(named: name)
    }
}
