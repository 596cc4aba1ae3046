/// Names of older Swift, and their present forms.
enum OldNames {
    /// Returns the present form of a name such as `UIFontWeightBold` or
    /// `kCAMediaTimingFunctionEaseIn`: the prefix became a type, and the rest a member of it.
    static func rule(_ name: String) -> String? {
        if name.hasPrefix("NS"), name.hasSuffix("AttributeName"), name.count > 15 {
            let member = name.dropFirst(2).dropLast("AttributeName".count)
            return "NSAttributedString.Key." + member.prefix(1).lowercased() + member.dropFirst()
        }
        for (beginning, type) in beginnings where name.hasPrefix(beginning) {
            let member = name.dropFirst(beginning.count)
            guard let first = member.first, first.isUppercase else { continue }
            return type + "." + first.lowercased() + member.dropFirst()
        }
        return nil
    }

    private static let beginnings = [
        ("kCAMediaTimingFunction", "CAMediaTimingFunctionName"),
        ("kCAFillMode", "CAMediaTimingFillMode"), ("kCALineCap", "CAShapeLayerLineCap"),
        ("kCALineJoin", "CAShapeLayerLineJoin"), ("kCAFillRule", "CAShapeLayerFillRule"),
        ("kCAGravity", "CALayerContentsGravity"), ("kCAAlignment", "CATextLayerAlignmentMode"),
        ("kCATransitionFrom", "CATransitionSubtype.from"), ("kCATransition", "CATransitionType"),
        ("kCAGradientLayer", "CAGradientLayerType"), ("UIFontWeight", "UIFont.Weight"),
        ("UIWindowLevel", "UIWindow.Level"),
        ("UIScrollViewDecelerationRate", "UIScrollView.DecelerationRate"),
        ("UIFontTextStyle", "UIFont.TextStyle"),
    ]

    static let all = nested.reduce(into: others) { all, name in
        all[name.replacing(".", with: "")] = name
    }

    /// The types that have since moved into another type.
    private static let nested = [
        "UIControl.State", "UIControl.ContentHorizontalAlignment",
        "UIControl.ContentVerticalAlignment", "UIGestureRecognizer.State",
        "UISwipeGestureRecognizer.Direction", "UIView.AnimationOptions",
        "UIView.KeyframeAnimationOptions", "UIView.AnimationCurve", "UIView.ContentMode",
        "UIView.TintAdjustmentMode", "UIStackView.Alignment", "UIStackView.Distribution",
        "UITouch.Phase", "UITouch.Properties", "UIPress.Phase", "UIScrollView.IndicatorStyle",
        "UIScrollView.KeyboardDismissMode", "UIImage.RenderingMode", "UIImage.Orientation",
        "UIApplication.LaunchOptionsKey", "UIApplication.State", "NSAttributedString.Key",
        "RunLoop.Mode",
    ]

    private static let others = [
        "UIControlEvents": "UIControl.Event", "UIButtonType": "UIButton.ButtonType",
        "UIViewAutoresizing": "UIView.AutoresizingMask",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
        "UITouchType": "UITouch.TouchType", "UIEventType": "UIEvent.EventType",
        "UIEventSubtype": "UIEvent.EventSubtype", "UIPressType": "UIPress.PressType",
        "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
        "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
        "NSInteger": "Int", "NSUInteger": "UInt", "NSIntegerMax": "Int.max",
        "NSNotificationCenter": "NotificationCenter",
        "UILayoutPriorityRequired": "UILayoutPriority.required",
        "UILayoutPriorityDefaultHigh": "UILayoutPriority.defaultHigh",
        "UILayoutPriorityDefaultLow": "UILayoutPriority.defaultLow",
        "UIEdgeInsetsZero": "UIEdgeInsets.zero", "CGRectZero": "CGRect.zero",
        "CGPointZero": "CGPoint.zero", "CGSizeZero": "CGSize.zero", "CGRectNull": "CGRect.null",
        "CGAffineTransformIdentity": "CGAffineTransform.identity",
        "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
        "UITrackingRunLoopMode": "RunLoop.Mode.tracking", "addChildViewController": "addChild",
        "childViewControllers": "children", "removeFromParentViewController": "removeFromParent",
        "toParentViewController": "toParent",
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
        "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
        "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
        "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
        "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
        "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
    ]
}

/// Functions of older Swift, and their present forms.
enum OldFunctions {
    /// The functions that create a value, with their arguments' labels.
    static let made: [String: (name: String, labels: [String])] = [
        "CGRectMake": ("CGRect", ["x", "y", "width", "height"]),
        "CGPointMake": ("CGPoint", ["x", "y"]),
        "CGSizeMake": ("CGSize", ["width", "height"]), "CGVectorMake": ("CGVector", ["dx", "dy"]),
        "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
        "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
        "NSMakeRange": ("NSRange", ["location", "length"]),
        "CGAffineTransformMakeRotation": ("CGAffineTransform", ["rotationAngle"]),
        "CGAffineTransformMakeScale": ("CGAffineTransform", ["scaleX", "y"]),
        "CGAffineTransformMakeTranslation": ("CGAffineTransform", ["translationX", "y"]),
    ]

    /// The functions that are now methods of their first argument, with the labels of the others;
    /// nil for those that are properties.
    static let methods: [String: (name: String, labels: [String]?)] = [
        "UIEdgeInsetsInsetRect": ("inset", ["by"]), "CGRectInset": ("insetBy", ["dx", "dy"]),
        "CGRectOffset": ("offsetBy", ["dx", "dy"]), "CGRectUnion": ("union", [""]),
        "CGRectIntersection": ("intersection", [""]), "CGRectIntersectsRect": ("intersects", [""]),
        "CGRectContainsPoint": ("contains", [""]), "CGRectContainsRect": ("contains", [""]),
        "CGPointEqualToPoint": ("equalTo", [""]), "CGRectEqualToRect": ("equalTo", [""]),
        "CGAffineTransformRotate": ("rotated", ["by"]),
        "CGAffineTransformScale": ("scaledBy", ["x", "y"]),
        "CGAffineTransformTranslate": ("translatedBy", ["x", "y"]),
        "CGAffineTransformConcat": ("concatenating", [""]),
        "CGPointApplyAffineTransform": ("applying", [""]),
        "CGRectApplyAffineTransform": ("applying", [""]),
        "CGAffineTransformInvert": ("inverted()", nil),
        "CGRectIsEmpty": ("isEmpty", nil), "CGRectIsNull": ("isNull", nil),
        "CGRectGetWidth": ("width", nil), "CGRectGetHeight": ("height", nil),
        "CGRectGetMinX": ("minX", nil), "CGRectGetMidX": ("midX", nil),
        "CGRectGetMaxX": ("maxX", nil), "CGRectGetMinY": ("minY", nil),
        "CGRectGetMidY": ("midY", nil), "CGRectGetMaxY": ("maxY", nil),
    ]

    /// The methods whose label became part of the name.
    static let joined: [String: (label: String, name: String)] = [
        "bringSubview": ("toFront", "bringSubviewToFront"),
        "sendSubview": ("toBack", "sendSubviewToBack"),
    ]
}
