#if !canImport(Foundation)
    /// What the compiler for browsers does not record about classes: the names of those whose objects traces mention, and which of
    /// them declare themselves.
    package enum Classes {
        /// The engine's, and those that were added.
        private static var names: [ObjectIdentifier: String] = [
            ObjectIdentifier(UIView.self): "UIView",
            ObjectIdentifier(UIWindow.self): "UIWindow",
            ObjectIdentifier(UILabel.self): "UILabel",
            ObjectIdentifier(UIImageView.self): "UIImageView",
            ObjectIdentifier(UIScrollView.self): "UIScrollView",
            ObjectIdentifier(UIStackView.self): "UIStackView",
            ObjectIdentifier(UIControl.self): "UIControl",
            ObjectIdentifier(UIButton.self): "UIButton",
            ObjectIdentifier(ButtonTitle.self): "ButtonTitle",
            ObjectIdentifier(UISlider.self): "UISlider",
            ObjectIdentifier(UISwitch.self): "UISwitch",
            ObjectIdentifier(UIStepper.self): "UIStepper",
            ObjectIdentifier(UISegmentedControl.self): "UISegmentedControl",
            ObjectIdentifier(UIPageControl.self): "UIPageControl",
            ObjectIdentifier(PresentationContainer.self): "PresentationContainer",
            ObjectIdentifier(UIViewController.self): "UIViewController",
            ObjectIdentifier(UIApplication.self): "UIApplication",
            ObjectIdentifier(UIWindowScene.self): "UIWindowScene",
            ObjectIdentifier(UIScene.self): "UIScene",
            ObjectIdentifier(UIResponder.self): "UIResponder",
            ObjectIdentifier(UITouch.self): "UITouch",
            ObjectIdentifier(UIAction.self): "UIAction",
            ObjectIdentifier(UIGestureRecognizer.self): "UIGestureRecognizer",
            ObjectIdentifier(UITapGestureRecognizer.self): "UITapGestureRecognizer",
            ObjectIdentifier(UIPanGestureRecognizer.self): "UIPanGestureRecognizer",
            ObjectIdentifier(UIPinchGestureRecognizer.self): "UIPinchGestureRecognizer",
            ObjectIdentifier(UIRotationGestureRecognizer.self): "UIRotationGestureRecognizer",
            ObjectIdentifier(UISwipeGestureRecognizer.self): "UISwipeGestureRecognizer",
            ObjectIdentifier(UILongPressGestureRecognizer.self): "UILongPressGestureRecognizer",
            ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self):
                "UIScreenEdgePanGestureRecognizer",
            ObjectIdentifier(UIHoverGestureRecognizer.self): "UIHoverGestureRecognizer",
            ObjectIdentifier(UIScrollViewPanGestureRecognizer.self):
                "UIScrollViewPanGestureRecognizer",
            ObjectIdentifier(UIScrollViewPinchGestureRecognizer.self):
                "UIScrollViewPinchGestureRecognizer",
            ObjectIdentifier(UIScrollViewDelayedTouchesBeganGestureRecognizer.self):
                "UIScrollViewDelayedTouchesBeganGestureRecognizer",
            ObjectIdentifier(SystemGestureGateGestureRecognizer.self):
                "SystemGestureGateGestureRecognizer",
        ]
        private static var declaring: Set<ObjectIdentifier> = []

        /// Adds a class by its name.
        /// - Parameter declares: whether it is a `SelfDeclaringResponder`.
        package static func add(_ type: ObjectIdentifier, _ name: String, declares: Bool = false) {
            names[type] = name
            if declares { declaring.insert(type) }
        }

        fileprivate static func name(_ type: ObjectIdentifier) -> String {
            names[type] ?? "AnyObject"
        }
        fileprivate static func declares(_ type: ObjectIdentifier) -> Bool {
            declaring.contains(type)
        }
    }

    /// The name of the object's class, as the trace tells it.
    nonisolated func className(of object: AnyObject) -> String {
        // An object begins with its class.
        let type = Unmanaged.passUnretained(object).toOpaque().load(as: ObjectIdentifier.self)
        return MainActor.assumeIsolated { Classes.name(type) }
    }

    extension UIResponder {
        /// Whether its silence means that it forwards (see `SelfDeclaringResponder`).
        var declaresItself: Bool { Classes.declares(ObjectIdentifier(type(of: self))) }
        /// Whether it is an application's delegate.
        var isApplicationDelegate: Bool { UIApplication.shared.delegate === self }
    }

    extension Selector {
        /// Nothing: a browser has no code of people's own.
        @MainActor static func provided(by object: AnyObject) -> [Selector] { [] }
    }
#endif
