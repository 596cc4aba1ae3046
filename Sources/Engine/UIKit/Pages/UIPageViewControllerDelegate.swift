import TouchKit

/// A data source that has the pages before and after each page.
@MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before another; nil if that is the first one (PC11).
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another; nil if that is the last one (PC11).
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots of a page control; never called, as none is shown.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the selected dot of a page control; never called, as none is shown.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A delegate that learns of the pages that fingers turn; not of those that code turns (PC12).
@MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called when a finger begins to bring in a page; it may still let the page go back.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    /// Called when a page that a finger has moved comes to rest.
    /// - Parameters:
    ///   - finished: true if it came to rest; false if a finger caught it beyond the middle.
    ///   - previousViewControllers: the page that was shown before.
    ///   - completed: true if another page is shown now.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

extension UIPageViewController {
    /// The style in which pages turn; both scroll here.
    public nonisolated enum TransitionStyle: Int, Sendable {
        /// Pages curl as those of a book do.
        case pageCurl
        /// Pages scroll.
        case scroll
    }
    /// The axis along which pages lie.
    public nonisolated enum NavigationOrientation: Int, Sendable {
        /// Pages lie side by side.
        case horizontal
        /// Pages lie one below the other.
        case vertical
    }
    /// The direction in which a page comes in.
    public nonisolated enum NavigationDirection: Int, Sendable {
        /// To a later page.
        case forward
        /// To an earlier page.
        case reverse
    }
    /// The position of the spine of a book; stored only.
    public nonisolated enum SpineLocation: Int, Sendable {
        /// No spine, as for pages that scroll.
        case none
        /// The left or top edge.
        case min
        /// The middle, between two pages.
        case mid
        /// The right or bottom edge.
        case max
    }

    /// A key of the options.
    public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates a key from a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The position of the spine; ignored.
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
        /// The space between two pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    }
}
