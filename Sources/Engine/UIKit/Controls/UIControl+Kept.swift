import TouchKit

// Properties of controls that are only stored, and the images of sliders.

extension UIButton {
    /// Indicates whether the image is paler while the button is disabled; stored only.
    public var adjustsImageWhenDisabled: Bool {
        get { kept["adjustsImageWhenDisabled"] ?? true }
        set { kept["adjustsImageWhenDisabled"] = newValue }
    }
    /// Indicates whether the title's shadow turns round while the button is highlighted; stored
    /// only.
    public var reversesTitleShadowWhenHighlighted: Bool {
        get { kept["reversesTitleShadowWhenHighlighted"] ?? false }
        set { kept["reversesTitleShadowWhenHighlighted"] = newValue }
    }
    /// Indicates whether the pointer changes over the button; stored only.
    public var isPointerInteractionEnabled: Bool {
        get { kept["isPointerInteractionEnabled"] ?? false }
        set { kept["isPointerInteractionEnabled"] = newValue }
    }
    /// Indicates whether the button shows which action of its menu was chosen; stored only.
    public var changesSelectionAsPrimaryAction: Bool {
        get { kept["changesSelectionAsPrimaryAction"] ?? false }
        set { kept["changesSelectionAsPrimaryAction"] = newValue }
    }

    /// The closure that brings the configuration up to date: called when it is set, and by
    /// `setNeedsUpdateConfiguration()`.
    public var configurationUpdateHandler: ((UIButton) -> Void)? {
        get { kept["configurationUpdateHandler"] }
        set {
            kept["configurationUpdateHandler"] = newValue
            setNeedsUpdateConfiguration()
        }
    }
    /// Has the configuration brought up to date, at once.
    public func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

    /// The view of the image; the button draws the image itself, so that it is in no view.
    public var imageView: UIImageView? {
        let view: UIImageView = kept["imageView"] ?? UIImageView()
        kept["imageView"] = view
        view.image = currentImage
        return view
    }

    /// The title shown now, without attributes.
    public var currentAttributedTitle: NSAttributedString? {
        currentTitle.map { NSAttributedString(string: $0) }
    }
    /// Does nothing: titles have no shadow.
    public func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    /// Returns nil: titles have no shadow.
    public func titleShadowColor(for state: State) -> UIColor? { nil }
    /// Does nothing: symbols are drawn at their usual size.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {}
}

extension UISlider {
    /// Sets the image of the thumb; nil for a disc. One image is kept for all states.
    public func setThumbImage(_ image: UIImage?, for state: State) {
        guard state == .normal else { return }
        kept["thumbImage"] = image
        setNeedsDisplay()
    }
    /// Returns the image of the thumb.
    public func thumbImage(for state: State) -> UIImage? { kept["thumbImage"] }
    /// The image of the thumb.
    public var currentThumbImage: UIImage? { kept["thumbImage"] }
    /// Sets the image of the track left of the thumb; stored only.
    public func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        kept["minimumTrackImage"] = image
    }
    /// Returns the image of the track left of the thumb.
    public func minimumTrackImage(for state: State) -> UIImage? { kept["minimumTrackImage"] }
    /// The image of the track left of the thumb.
    public var currentMinimumTrackImage: UIImage? { kept["minimumTrackImage"] }
    /// Sets the image of the track right of the thumb; stored only.
    public func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        kept["maximumTrackImage"] = image
    }
    /// Returns the image of the track right of the thumb.
    public func maximumTrackImage(for state: State) -> UIImage? { kept["maximumTrackImage"] }
    /// The image of the track right of the thumb.
    public var currentMaximumTrackImage: UIImage? { kept["maximumTrackImage"] }
    /// The image at the left end; stored only.
    public var minimumValueImage: UIImage? {
        get { kept["minimumValueImage"] }
        set { kept["minimumValueImage"] = newValue }
    }
    /// The image at the right end; stored only.
    public var maximumValueImage: UIImage? {
        get { kept["maximumValueImage"] }
        set { kept["maximumValueImage"] = newValue }
    }
}

extension UISwitch {
    /// The image of a switch that is on; stored only, as newer systems show none.
    public var onImage: UIImage? {
        get { kept["onImage"] }
        set { kept["onImage"] = newValue }
    }
    /// The image of a switch that is off; stored only, as newer systems show none.
    public var offImage: UIImage? {
        get { kept["offImage"] }
        set { kept["offImage"] = newValue }
    }
}

extension UISegmentedControl {
    /// Indicates whether segments are as wide as their titles; stored only, as all are equally wide.
    public var apportionsSegmentWidthsByContent: Bool {
        get { kept["apportionsSegmentWidthsByContent"] ?? false }
        set { kept["apportionsSegmentWidthsByContent"] = newValue }
    }
    /// Does nothing: all segments are equally wide.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
    /// Does nothing: titles have one appearance.
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: State
    ) {}
    /// Does nothing: segments show titles.
    public func setBackgroundImage(
        _ image: UIImage?, for state: State, barMetrics: UIBarMetrics
    ) {}
    /// Does nothing: segments show titles.
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
        barMetrics: UIBarMetrics
    ) {}
}

extension UIStepper {
    /// Does nothing: the buttons show their signs.
    public func setIncrementImage(_ image: UIImage?, for state: State) {}
    /// Does nothing: the buttons show their signs.
    public func setDecrementImage(_ image: UIImage?, for state: State) {}
}

extension UIControl {
    /// Performs the primary action, as a tap does.
    public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
    /// The text that a pointer shows when it rests; stored only.
    public var toolTip: String? {
        get { kept["toolTip"] }
        set { kept["toolTip"] = newValue }
    }
}
