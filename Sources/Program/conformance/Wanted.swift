/// The names of Apple's that code about touches often uses, by section of the documentation.
let wanted = [
    // Views and windows
    "UIView", "UIWindow", "UIWindowScene", "UIScreen", "UIImageView", "UIImage", "UILabel",
    "UIStackView",
    "UIVisualEffectView", "UIBlurEffect", "UITextField", "UITextView", "UIProgressView",
    "UIActivityIndicatorView", "UIPickerView", "UIDatePicker", "UISearchBar", "UIRefreshControl",
    "UITableView", "UITableViewCell", "UICollectionView", "UICollectionViewCell",
    "UICollectionViewLayout", "UIScrollView", "UIToolbar", "UINavigationBar", "UITabBar",
    // Controllers
    "UIViewController", "UINavigationController", "UITabBarController", "UIPageViewController",
    "UIAlertController", "UIPresentationController", "UIViewControllerTransitioningDelegate",
    // Controls
    "UIControl", "UIButton", "UISlider", "UISwitch", "UIStepper", "UISegmentedControl",
    "UIPageControl",
    "UIBarButtonItem", "UIMenu", "UIAction",
    // Touches and gestures
    "UITouch", "UIEvent", "UIPress", "UIResponder", "UIApplication", "UIGestureRecognizer",
    "UITapGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer",
    "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UILongPressGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer", "UIHoverGestureRecognizer", "UIGestureRecognizerDelegate",
    "UIPencilInteraction", "UIContextMenuInteraction", "UIDragInteraction", "UIDropInteraction",
    "UIPointerInteraction", "UIFeedbackGenerator", "UIImpactFeedbackGenerator",
    "UISelectionFeedbackGenerator", "UINotificationFeedbackGenerator",
    // Appearance and motion
    "UIColor", "UIFont", "UIBezierPath", "CGPath", "CGContext", "CALayer", "CAShapeLayer",
    "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer", "CATransaction",
    "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation", "CADisplayLink",
    "UIViewPropertyAnimator", "UIDynamicAnimator", "UIGravityBehavior", "UIAttachmentBehavior",
    "UIMotionEffect", "NSLayoutConstraint", "UILayoutGuide", "UITraitCollection",
    // Related names
    "Selector", "Timer", "DispatchQueue", "NSAttributedString", "UIAccessibility", "UIPasteboard",
    "AVAudioPlayer", "CMMotionManager", "MKMapView", "SKScene", "SKView", "MTKView", "PKCanvasView",
    "WKWebView",
]
