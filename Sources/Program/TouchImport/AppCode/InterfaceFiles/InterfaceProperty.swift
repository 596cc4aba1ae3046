/// A property that an attribute or a child of an element sets.
struct InterfaceProperty {
    enum Kind {
        case number, whole, flag, text, picture
        /// A case by its name in the file; a name that is missing is the same here.
        case choice(String, renamed: [String: String] = [:])
        // The others are children with the attribute's name as their key.
        case color, font, size, insets
    }

    let attribute: String
    let name: String
    let kind: Kind

    /// The value that Interface Builder always writes and UIKit has anyway; nil for none.
    var usual: String? { attribute == "contentMode" ? ".scaleToFill" : nil }

    private init(_ attribute: String, _ name: String, _ kind: Kind) {
        (self.attribute, self.name, self.kind) = (attribute, name, kind)
    }

    private init(_ attribute: String, _ kind: Kind) { self.init(attribute, attribute, kind) }

    private static let alignment = Kind.choice("left center right justified natural")

    /// The properties of UIKit's classes, in the order in which they are set.
    static let all: [String: [InterfaceProperty]] = [
        "UIView": [
            .init("autoresizesSubviews", .flag), .init("alpha", .number),
            .init("hidden", "isHidden", .flag), .init("tag", .whole),
            .init("userInteractionEnabled", "isUserInteractionEnabled", .flag),
            .init("multipleTouchEnabled", "isMultipleTouchEnabled", .flag),
            .init("exclusiveTouch", "isExclusiveTouch", .flag),
            .init("clipsSubviews", "clipsToBounds", .flag),
            .init("clearsContextBeforeDrawing", .flag),
            .init("translatesAutoresizingMaskIntoConstraints", .flag),
            .init(
                "contentMode",
                .choice(
                    """
                    scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right \
                    topLeft topRight bottomLeft bottomRight
                    """,
                    renamed: [
                        "TopLeft": "topLeft", "TopRight": "topRight", "BottomLeft": "bottomLeft",
                        "BottomRight": "bottomRight",
                    ])),
            .init("insetsLayoutMarginsFromSafeArea", .flag),
            .init("preservesSuperviewLayoutMargins", .flag),
            .init("restorationIdentifier", .text), .init("backgroundColor", .color),
            .init("tintColor", .color), .init("layoutMargins", .insets),
            .init("directionalLayoutMargins", .insets),
        ],
        "UIControl": [
            .init("enabled", "isEnabled", .flag), .init("selected", "isSelected", .flag),
            .init("highlighted", "isHighlighted", .flag),
            .init("contentHorizontalAlignment", .choice("left center right fill leading trailing")),
            .init("contentVerticalAlignment", .choice("top center bottom fill")),
        ],
        "UILabel": [
            .init("text", .text), .init("textAlignment", alignment),
            .init("numberOfLines", .whole),
            .init(
                "lineBreakMode",
                .choice(
                    "",
                    renamed: [
                        "tailTruncation": "byTruncatingTail", "headTruncation": "byTruncatingHead",
                        "middleTruncation": "byTruncatingMiddle", "wordWrap": "byWordWrapping",
                        "characterWrap": "byCharWrapping", "clip": "byClipping",
                    ])),
            .init("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", .flag),
            .init("adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation", .flag),
            .init("adjustsFontForContentSizeCategory", .flag),
            .init("minimumScaleFactor", .number), .init("preferredMaxLayoutWidth", .number),
            .init("enabled", "isEnabled", .flag), .init("highlighted", "isHighlighted", .flag),
            .init("fontDescription", "font", .font), .init("textColor", .color),
            .init("highlightedColor", "highlightedTextColor", .color),
            .init("shadowColor", .color), .init("shadowOffset", .size),
        ],
        "UIButton": [
            .init("adjustsImageWhenHighlighted", .flag),
            .init("showsTouchWhenHighlighted", .flag),
            .init("fontDescription", "titleLabel?.font", .font),
            .init("contentEdgeInsets", .insets), .init("titleEdgeInsets", .insets),
            .init("imageEdgeInsets", .insets),
        ],
        "UIImageView": [
            .init("image", .picture), .init("highlightedImage", .picture),
            .init("highlighted", "isHighlighted", .flag),
        ],
        "UISlider": [
            .init("minValue", "minimumValue", .number), .init("maxValue", "maximumValue", .number),
            .init("value", .number), .init("continuous", "isContinuous", .flag),
            .init("minimumTrackTintColor", .color), .init("maximumTrackTintColor", .color),
            .init("thumbTintColor", .color),
        ],
        "UISwitch": [
            .init("on", "isOn", .flag), .init("onTintColor", .color),
            .init("thumbTintColor", .color),
        ],
        "UIStepper": [
            .init("minimumValue", .number), .init("maximumValue", .number),
            .init("value", .number), .init("stepValue", .number), .init("wraps", .flag),
            .init("autorepeat", .flag), .init("continuous", "isContinuous", .flag),
        ],
        "UISegmentedControl": [
            .init("momentary", "isMomentary", .flag), .init("selectedSegmentTintColor", .color),
        ],
        "UIPageControl": [
            .init("numberOfPages", .whole), .init("currentPage", .whole),
            .init("hidesForSinglePage", .flag), .init("pageIndicatorTintColor", .color),
            .init("currentPageIndicatorTintColor", .color),
        ],
        "UIProgressView": [
            .init("progress", .number), .init("progressViewStyle", .choice("default bar")),
            .init("progressTintColor", .color), .init("trackTintColor", .color),
        ],
        "UIActivityIndicatorView": [
            .init("style", .choice("whiteLarge white gray medium large")),
            .init("hidesWhenStopped", .flag), .init("color", .color),
        ],
        "UITextField": [
            .init("text", .text), .init("placeholder", .text), .init("textAlignment", alignment),
            .init("borderStyle", .choice("none line bezel roundedRect")),
            .init("clearButtonMode", .choice("never whileEditing unlessEditing always")),
            .init("fontDescription", "font", .font), .init("textColor", .color),
        ],
        "UITextView": [
            .init("text", .text), .init("textAlignment", alignment),
            .init("editable", "isEditable", .flag), .init("selectable", "isSelectable", .flag),
            .init("fontDescription", "font", .font), .init("textColor", .color),
        ],
        "UIScrollView": [
            .init("contentSize", .size), .init("pagingEnabled", "isPagingEnabled", .flag),
            .init("bounces", .flag), .init("alwaysBounceVertical", .flag),
            .init("alwaysBounceHorizontal", .flag), .init("bouncesZoom", .flag),
            .init("scrollEnabled", "isScrollEnabled", .flag),
            .init("directionalLockEnabled", "isDirectionalLockEnabled", .flag),
            .init("delaysContentTouches", .flag), .init("canCancelContentTouches", .flag),
            .init("showsHorizontalScrollIndicator", .flag),
            .init("showsVerticalScrollIndicator", .flag), .init("scrollsToTop", .flag),
            .init("minimumZoomScale", .number), .init("maximumZoomScale", .number),
            .init(
                "contentInsetAdjustmentBehavior", .choice("automatic scrollableAxes never always")),
            .init(
                "keyboardDismissMode",
                .choice("none onDrag interactive onDragWithAccessory interactiveWithAccessory")),
            .init("contentInset", .insets),
        ],
        "UITableView": [
            .init("rowHeight", .number), .init("estimatedRowHeight", .number),
            .init("sectionHeaderHeight", .number), .init("allowsSelection", .flag),
            .init("allowsMultipleSelection", .flag), .init("separatorColor", .color),
            .init(
                "separatorStyle",
                .choice("none singleLine", renamed: ["default": "singleLine"])),
            .init("separatorInset", .insets),
        ],
        "UICollectionView": [
            .init("allowsSelection", .flag), .init("allowsMultipleSelection", .flag),
            .init("prefetchingEnabled", "isPrefetchingEnabled", .flag),
        ],
        "UIStackView": [
            .init("axis", .choice("horizontal vertical")),
            .init(
                "distribution",
                .choice("fill fillEqually fillProportionally equalSpacing equalCentering")),
            .init(
                "alignment", .choice("fill leading top firstBaseline center trailing bottom")),
            .init("spacing", .number),
            .init(
                "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement", .flag),
            .init(
                "baselineRelativeArrangement", "isBaselineRelativeArrangement", .flag),
        ],
        "UIGestureRecognizer": [
            .init("enabled", "isEnabled", .flag), .init("cancelsTouchesInView", .flag),
            .init("delaysTouchesBegan", .flag), .init("delaysTouchesEnded", .flag),
        ],
        "UITapGestureRecognizer": [
            .init("numberOfTapsRequired", .whole), .init("numberOfTouchesRequired", .whole),
        ],
        "UIPanGestureRecognizer": [
            .init("minimumNumberOfTouches", .whole), .init("maximumNumberOfTouches", .whole),
        ],
        "UISwipeGestureRecognizer": [
            .init("direction", .choice("left right up down")),
            .init("numberOfTouchesRequired", .whole),
        ],
        "UILongPressGestureRecognizer": [
            .init("numberOfTapsRequired", .whole), .init("numberOfTouchesRequired", .whole),
            .init("minimumPressDuration", .number), .init("allowableMovement", .number),
        ],
        "UIViewController": [.init("title", .text)],
    ]
}
