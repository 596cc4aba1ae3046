/// A view that turns touches into events with a meaning: pressed, dragged out, released inside
/// (CT1).
///
/// An enabled control consumes its touches and tracks one of them; a disabled one forwards them up
/// the responder chain and tracks nothing (RC3). Subclasses override the four tracking methods, or
/// listen to the events.
open class UIControl: UIView {
    // MARK: State

    /// Indicates whether the control is enabled; a disabled one forwards its touches. Disabling it
    /// while it tracks a touch cancels the tracking at once.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            flagChanged(.enabled, isEnabled, oldValue, rule: .rc3)
            stateChanged()
            if !isEnabled, isFollowing { abandonTracking() }
        }
    }

    /// Indicates whether the control is selected, which only changes its drawing.
    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            flagChanged(.selected, isSelected, oldValue, rule: .ct1)
            stateChanged()
        }
    }

    /// Indicates whether a tracked touch is inside.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            flagChanged(.highlighted, isHighlighted, oldValue, rule: .ct1)
            stateChanged()
        }
    }

    /// The members of the state that hold at present: highlighted, disabled, selected, focused.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Indicates whether the control is tracking a touch.
    open var isTracking: Bool { isFollowing }
    // The engine reads this one, whatever a subclass returns.
    private(set) final var isFollowing = false

    /// Indicates whether the tracked touch is inside; during a drag, inside extends 70 points
    /// beyond the bounds (CT1).
    open var isTouchInside: Bool { isFollowedInside }
    private(set) final var isFollowedInside = false

    /// The horizontal alignment of the content; stored only.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// The vertical alignment of the content; stored only.
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    final var handlers: [ControlHandler] = []
    /// The touch that is tracked, or was until a tracking method stopped. Its end may not reach the
    /// control: a view inside can pass the touch up the chain and then leave the tree.
    @Weak private var trackedTouch: UITouch?
    /// Indicates whether the lift is being handled; disabling the control then cancels nothing,
    /// since the tracking is done.
    private var isEnding = false
    /// The touches whose began the control consumed; it handles the rest of them too (RC3).
    private var consumed: [ConsumedTouch] = []

    private struct ConsumedTouch {
        @Weak var touch: UITouch?

        /// Indicates whether its view will receive no more of it.
        var isOver: Bool { touch.map { $0.standing == .finished } ?? true }
    }

    // MARK: Making one

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control, ignoring `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a control at `frame`, in its superview's coordinates, that runs `primaryAction` on
    /// its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: For subclasses

    /// Starts to track a touch that went down. Return false to leave it alone: no highlight, no
    /// events.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Continues to track a touch that moved. Return false to stop tracking it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Ends the tracking of a touch that lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Cancels the tracking: the touch was cancelled, or the control was disabled under it.
    open func cancelTracking(with event: UIEvent?) {}

    /// Handles a lift inside. Controls that are made to be tapped trigger their primary action
    /// here.
    package func liftedInside(with event: UIEvent?) {
        send(.touchUpInside, with: event)
    }

    /// Handles a change of one of `state`'s members.
    package func stateChanged() { setNeedsDisplay() }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return super.touchesBegan(touches, with: event) }
        forgetLostTouches(with: event)
        consumed += touches.map { ConsumedTouch(touch: $0) }
        guard trackedTouch == nil, let touch = touches.min(by: { $0.serial < $1.serial }) else {
            return
        }
        trackedTouch = touch
        guard beginTracking(touch, with: event) else { return }
        // The subclass may have disabled the control, or removed it from its window.
        guard isEnabled, trackedTouch === touch else { return cancelTracking(with: event) }
        isFollowing = true
        isFollowedInside = true
        isHighlighted = true
        send(.touchDown, with: event)
        if touch.tapCount > 1, isFollowing { send(.touchDownRepeat, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isOurs(touches) else { return super.touchesMoved(touches, with: event) }
        guard isFollowing, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isFollowedInside
        isFollowedInside = isInside(touch)
        guard continueTracking(touch, with: event) else {
            isFollowing = false
            isFollowedInside = false
            isHighlighted = false
            return
        }
        // The subclass or an action may have ended the tracking.
        guard isFollowing else { return }
        isHighlighted = isFollowedInside
        let isInside = isFollowedInside
        if isInside != wasInside { send(isInside ? .touchDragEnter : .touchDragExit, with: event) }
        guard isFollowing else { return }
        send(isInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isOurs(touches) else { return super.touchesEnded(touches, with: event) }
        forget(touches)
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        trackedTouch = nil
        guard isFollowing else { return }
        isFollowedInside = isInside(touch)
        isEnding = true
        endTracking(touch, with: event)
        isEnding = false
        isFollowing = false
        isHighlighted = false
        if isFollowedInside {
            liftedInside(with: event)
        } else {
            send(.touchUpOutside, with: event)
        }
        isFollowedInside = false
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isOurs(touches) else { return super.touchesCancelled(touches, with: event) }
        forget(touches)
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        trackedTouch = nil
        abandonTracking(with: event)
    }

    private func forget(_ touches: Set<UITouch>) {
        consumed.removeAll { $0.touch.map(touches.contains) ?? true }
    }

    /// Forgets the touches that ended without a call.
    private func forgetLostTouches(with event: UIEvent?) {
        consumed.removeAll { $0.isOver }
        guard ConsumedTouch(touch: trackedTouch).isOver else { return }
        trackedTouch = nil
        abandonTracking(with: event)
    }

    /// Cancels the tracking of a control that was disabled, perhaps between events.
    private func abandonTracking() {
        guard let application else { return abandonTracking(with: nil) }
        application.change { abandonTracking(with: application.intake.event) }
    }

    private func abandonTracking(with event: UIEvent?) {
        guard isFollowing, !isEnding else { return }
        isFollowing = false
        isFollowedInside = false
        isHighlighted = false
        cancelTracking(with: event)
        send(.touchCancel, with: event)
    }

    /// Returns whether the control handles these touches: it consumed their began, or is enabled
    /// now.
    private func isOurs(_ touches: Set<UITouch>) -> Bool {
        isEnabled || consumed.contains { $0.touch.map(touches.contains) == true }
    }

    private func isInside(_ touch: UITouch) -> Bool {
        let reach = (application?.tuning ?? Tuning()).controlDragOutset
        return bounds.insetBy(dx: -reach, dy: -reach).contains(touch.location(in: self))
    }

    // MARK: Targets

    /// Sends `action` to `target`, held weakly, on each of `events`; a nil target means the first
    /// responder up the chain that can perform it (RC4). Adding the same target and the same name
    /// again only adds the events.
    open func addTarget(_ target: Anything?, action: Selector, for events: Event) {
        add(target as AnyObject?, action, for: events)
    }

    /// Removes targets for `events`; nil means any target, or any action.
    open func removeTarget(_ target: Anything?, action: Selector? = nil, for events: Event) {
        remove(target as AnyObject?, action, for: events)
    }

    // MARK: Sending

    /// Calls every target and action registered for one of `controlEvents`.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, with: nil)
    }

    /// Calls one target, through the application. Override to observe or redirect actions.
    open func sendAction(_ action: Selector, to target: Anything?, for event: UIEvent?) {
        (application ?? .shared).sendAction(action, to: target, from: self, for: event)
    }

    /// Runs one action's closure. Override to observe or suppress it.
    open func sendAction(_ action: UIAction) {
        (application ?? .shared).run(action, from: self)
    }

    // MARK: Keyboard

    /// Indicates whether the control can receive the keyboard's focus: it is enabled and visible.
    open var canBecomeFocused: Bool { isEnabled && isVisibleInWindow }

    /// Does what a tap would do, for the keyboard's space bar or return key.
    /// - Returns: true if the control did something.
    @discardableResult
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        liftedInside(with: nil)
        return true
    }

    /// Moves the value up one step, in controls that have one.
    open override func accessibilityIncrement() {}

    /// Moves the value down one step, in controls that have one.
    open override func accessibilityDecrement() {}

    // MARK: Drawing

    /// Draws the ring of the keyboard's focus; call it last.
    open override func draw(_ rect: CGRect) {
        if isFocused { drawFocusRing() }
    }
}

extension UIControl {
    var application: UIApplication? { root?.application }
}
