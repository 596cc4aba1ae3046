#if !canImport(Foundation)
    /// Facts about classes that the compiler for browsers does not record: the names of classes
    /// whose objects traces mention, and which of them declare themselves.
    package enum Classes {
        /// The names of the engine's classes and of those that were added.
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
            ObjectIdentifier(UIRefreshControl.self): "UIRefreshControl",
            ObjectIdentifier(UITextField.self): "UITextField",
            ObjectIdentifier(KeyboardView.self): "KeyboardView",
            ObjectIdentifier(UITextTapRecognizer.self): "UITextTapRecognizer",
            ObjectIdentifier(UIVariableDelayLoupeGesture.self): "UIVariableDelayLoupeGesture",
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
            ObjectIdentifier(UISwipeActionPanGestureRecognizer.self):
                "UISwipeActionPanGestureRecognizer",
            ObjectIdentifier(UISwipeDismissalGestureRecognizer.self):
                "UISwipeDismissalGestureRecognizer",
            ObjectIdentifier(LongPressClickDriverGestureRecognizer.self):
                "LongPressClickDriverGestureRecognizer",
            ObjectIdentifier(PointerHoverGestureRecognizer.self): "PointerHoverGestureRecognizer",
            ObjectIdentifier(UIDragLiftGestureRecognizer.self): "UIDragLiftGestureRecognizer",
            ObjectIdentifier(UIRelationshipGestureRecognizer.self):
                "UIRelationshipGestureRecognizer",
            ObjectIdentifier(SwipeActions.self): "SwipeActions",
            ObjectIdentifier(ContextMenu.self): "ContextMenu",
            ObjectIdentifier(MenuOverlay.self): "MenuOverlay",
            ObjectIdentifier(DragSource.self): "DragSource",
            ObjectIdentifier(SheetPanGestureRecognizer.self): "SheetPanGestureRecognizer",
            ObjectIdentifier(DetentSheet.self): "DetentSheet",
            ObjectIdentifier(PresentedSheet.self): "PresentedSheet",
        ]
        private static var declaring: Set<ObjectIdentifier> = []

        /// Adds a class with its name.
        /// - Parameter declares: true if the class is a `SelfDeclaringResponder`.
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

    /// Returns the name of the object's class, as traces write it.
    nonisolated func className(of object: AnyObject) -> String {
        // An object begins with its class.
        let type = Unmanaged.passUnretained(object).toOpaque().load(as: ObjectIdentifier.self)
        return MainActor.assumeIsolated { Classes.name(type) }
    }

    extension UIResponder: NSObjectProtocol {}
    extension UIGestureRecognizer: NSObjectProtocol {}

    extension UIResponder {
        /// Indicates whether a call that it does not report as handled counts as forwarded (see
        /// `SelfDeclaringResponder`).
        var declaresItself: Bool { Classes.declares(ObjectIdentifier(type(of: self))) }
        /// Indicates whether this is an application's delegate.
        var isApplicationDelegate: Bool { UIApplication.shared.delegate === self }
    }

    extension Selector {
        /// Returns no selectors: a browser has no code of people's own.
        @MainActor static func provided(by object: AnyObject) -> [Selector] { [] }
    }
#endif
