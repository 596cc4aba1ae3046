/// The classes of UIKit for which elements of interface files stand.
enum InterfaceClasses {
    static let views: [String: String] = [
        "view": "UIView", "containerView": "UIView", "control": "UIControl", "label": "UILabel",
        "button": "UIButton", "imageView": "UIImageView", "slider": "UISlider",
        "switch": "UISwitch", "stepper": "UIStepper", "segmentedControl": "UISegmentedControl",
        "pageControl": "UIPageControl", "progressView": "UIProgressView",
        "activityIndicatorView": "UIActivityIndicatorView", "textField": "UITextField",
        "textView": "UITextView", "scrollView": "UIScrollView", "tableView": "UITableView",
        "collectionView": "UICollectionView", "stackView": "UIStackView",
        "visualEffectView": "UIVisualEffectView", "tableViewCell": "UITableViewCell",
        "collectionViewCell": "UICollectionViewCell",
    ]

    static let controllers: [String: String] = [
        "viewController": "UIViewController", "tableViewController": "UITableViewController",
        "collectionViewController": "UICollectionViewController",
        "navigationController": "UINavigationController",
    ]

    /// Interface Builder calls a long press so.
    static let recognizers: [String: String] = [
        "tapGestureRecognizer": "UITapGestureRecognizer",
        "panGestureRecognizer": "UIPanGestureRecognizer",
        "pinchGestureRecognizer": "UIPinchGestureRecognizer",
        "rotationGestureRecognizer": "UIRotationGestureRecognizer",
        "swipeGestureRecognizer": "UISwipeGestureRecognizer",
        "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "longPressGestureRecognizer": "UILongPressGestureRecognizer",
        "gestureRecognizer": "UIGestureRecognizer",
    ]

    private static let superclasses: [String: String] = [
        "UIControl": "UIView", "UILabel": "UIView", "UIButton": "UIControl",
        "UIImageView": "UIView", "UISlider": "UIControl", "UISwitch": "UIControl",
        "UIStepper": "UIControl", "UISegmentedControl": "UIControl", "UIPageControl": "UIControl",
        "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
        "UITextField": "UIControl", "UITextView": "UIScrollView", "UIScrollView": "UIView",
        "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
        "UIStackView": "UIView", "UIVisualEffectView": "UIView", "UITableViewCell": "UIView",
        "UICollectionViewCell": "UIView",
        "UITableViewController": "UIViewController",
        "UICollectionViewController": "UIViewController",
        "UINavigationController": "UIViewController",
        "UITapGestureRecognizer": "UIGestureRecognizer",
        "UIPanGestureRecognizer": "UIGestureRecognizer",
        "UIPinchGestureRecognizer": "UIGestureRecognizer",
        "UIRotationGestureRecognizer": "UIGestureRecognizer",
        "UISwipeGestureRecognizer": "UIGestureRecognizer",
        "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
        "UILongPressGestureRecognizer": "UIGestureRecognizer",
    ]

    /// Returns a class of UIKit and those above it, the highest first.
    static func ancestry(of name: String) -> [String] {
        Array(sequence(first: name) { superclasses[$0] }).reversed()
    }

    /// The outlets that classes of UIKit have themselves.
    static let outlets: [String: Set<String>] = [
        "UIScrollView": ["delegate"], "UITextField": ["delegate"], "UITableView": ["dataSource"],
        "UICollectionView": ["dataSource"], "UIGestureRecognizer": ["delegate"],
    ]
}
