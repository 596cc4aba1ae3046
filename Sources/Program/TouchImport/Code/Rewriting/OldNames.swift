/// Names in older Swift, and what they are now.
enum OldNames {
    /// `UIFontWeightBold`, `kCAMediaTimingFunctionEaseIn`: a beginning that became a type, and a member of it.
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

    static let all: [String: String] = [
        "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
        "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
        "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
        "UIButtonType": "UIButton.ButtonType",
        "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
        "UIViewAnimationOptions": "UIView.AnimationOptions",
        "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
        "UIViewAnimationCurve": "UIView.AnimationCurve", "UIViewContentMode": "UIView.ContentMode",
        "UIViewAutoresizing": "UIView.AutoresizingMask",
        "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
        "UIStackViewAlignment": "UIStackView.Alignment",
        "UIStackViewDistribution": "UIStackView.Distribution",
        "UITouchPhase": "UITouch.Phase", "UITouchType": "UITouch.TouchType",
        "UITouchProperties": "UITouch.Properties", "UIEventType": "UIEvent.EventType",
        "UIEventSubtype": "UIEvent.EventSubtype", "UIPressPhase": "UIPress.Phase",
        "UIPressType": "UIPress.PressType",
        "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
        "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
        "UIImageRenderingMode": "UIImage.RenderingMode",
        "UIImageOrientation": "UIImage.Orientation",
        "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
        "UIApplicationState": "UIApplication.State",
        "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
        "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
        "NSAttributedStringKey": "NSAttributedString.Key",
        "NSInteger": "Int", "NSUInteger": "UInt", "NSIntegerMax": "Int.max",
        "RunLoopMode": "RunLoop.Mode", "NSNotificationCenter": "NotificationCenter",
        "UILayoutPriorityRequired": "UILayoutPriority.required",
        "UILayoutPriorityDefaultHigh": "UILayoutPriority.defaultHigh",
        "UILayoutPriorityDefaultLow": "UILayoutPriority.defaultLow",
        "UIEdgeInsetsZero": "UIEdgeInsets.zero", "CGRectZero": "CGRect.zero",
        "CGPointZero": "CGPoint.zero", "CGSizeZero": "CGSize.zero", "CGRectNull": "CGRect.null",
        "CGAffineTransformIdentity": "CGAffineTransform.identity",
        "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
        "UITrackingRunLoopMode": "RunLoop.Mode.tracking",
        "addChildViewController": "addChild", "childViewControllers": "children",
        "removeFromParentViewController": "removeFromParent",
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

/// Functions of older Swift, and how they are called now.
enum OldFunctions {
    /// What makes a value, and its arguments' labels.
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

    /// What is now a method of its first argument, with the labels of the others; without any it is a property.
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

    /// Where the label went into the name.
    static let joined: [String: (label: String, name: String)] = [
        "bringSubview": ("toFront", "bringSubviewToFront"),
        "sendSubview": ("toBack", "sendSubviewToBack"),
    ]
}
