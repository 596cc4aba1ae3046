/// A view that turns touches into events with a meaning: pressed, dragged out, let go inside (CT1).
///
/// An enabled control consumes its touches and tracks one of them; a disabled one forwards them up the responder
/// chain and tracks nothing (RC3). Subclasses override the four tracking methods, or listen to the events.
open class UIControl: UIView {
    // MARK: State

    /// Off, the control forwards its touches. Switched off while it tracks one, it cancels that tracking at once.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            flagChanged(.enabled, isEnabled, oldValue, rule: .rc3)
            stateChanged()
            if !isEnabled, isFollowing { abandonTracking() }
        }
    }

    /// Whether the control is marked; it is only drawn by it.
    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            flagChanged(.selected, isSelected, oldValue, rule: .ct1)
            stateChanged()
        }
    }

    /// On while a tracked touch is inside.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            flagChanged(.highlighted, isHighlighted, oldValue, rule: .ct1)
            stateChanged()
        }
    }

    /// What holds at present of enabled, highlighted and selected.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Whether a touch is being followed.
    open var isTracking: Bool { isFollowing }
    // What the engine goes by, whatever a subclass says.
    private(set) final var isFollowing = false

    /// Whether the tracked touch is inside; while dragging, inside reaches 70 points beyond the bounds (CT1).
    open var isTouchInside: Bool { isFollowedInside }
    private(set) final var isFollowedInside = false

    /// Where content lies across; only kept.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Where content lies down; only kept.
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    final var handlers: [ControlHandler] = []
    /// The touch that is followed, or was until a tracking method ended it. It may end unheard: a view in the control
    /// leaves its touch to the chain, and the tree.
    @Weak private var trackedTouch: UITouch?
    /// Whether the lift is being handled: what is disabled then has done its work, and cancels nothing.
    private var isEnding = false
    /// Touches whose began the control consumed: what becomes of them is its own business (RC3).
    private var consumed: [ConsumedTouch] = []

    private struct ConsumedTouch {
        @Weak var touch: UITouch?

        /// Whether its view will hear no more of it.
        var isOver: Bool { touch.map { $0.standing == .finished } ?? true }
    }

    // MARK: Making one

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// As without archive: there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A control at `frame`, in its superview's coordinates, that runs `primaryAction` when it does what it is for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: For subclasses

    /// A touch went down. Answer false to leave it alone: no highlight, no events.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The tracked touch moved. Answer false to follow it no more.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The tracked touch lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The tracked touch was cancelled, or the control was disabled under it.
    open func cancelTracking(with event: UIEvent?) {}

    /// Lifted inside. Controls that are for being tapped trigger their primary action here.
    package func liftedInside(with event: UIEvent?) {
        send(.touchUpInside, with: event)
    }

    /// One of `state`'s parts changed.
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
        // What the subclass did may have disabled the control, or taken it out of its window.
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
        // What the subclass or an action does may have ended the tracking.
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

    /// What was over without a word.
    private func forgetLostTouches(with event: UIEvent?) {
        consumed.removeAll { $0.isOver }
        guard ConsumedTouch(touch: trackedTouch).isOver else { return }
        trackedTouch = nil
        abandonTracking(with: event)
    }

    /// Disabled, perhaps between events.
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

    /// Whether the control has to do with these touches: it took their began, or is enabled now.
    private func isOurs(_ touches: Set<UITouch>) -> Bool {
        isEnabled || consumed.contains { $0.touch.map(touches.contains) == true }
    }

    private func isInside(_ touch: UITouch) -> Bool {
        let reach = (application?.tuning ?? Tuning()).controlDragOutset
        return bounds.insetBy(dx: -reach, dy: -reach).contains(touch.location(in: self))
    }

    // MARK: Targets

    /// Has `action` sent to `target`, held weakly, on each of `events`; a nil target means the first responder up the
    /// chain that can perform it (RC4). The same target and the same name again only adds the events.
    open func addTarget(_ target: Anything?, action: Selector, for events: Event) {
        add(target as AnyObject?, action, for: events)
    }

    /// Takes targets away for `events`: nil means any target, or any action.
    open func removeTarget(_ target: Anything?, action: Selector? = nil, for events: Event) {
        remove(target as AnyObject?, action, for: events)
    }

    // MARK: Sending

    /// Calls every target and action registered for one of `controlEvents`.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, with: nil)
    }

    /// Calls one target, through the application. Override to watch or to redirect.
    open func sendAction(_ action: Selector, to target: Anything?, for event: UIEvent?) {
        (application ?? .shared).sendAction(action, to: target, from: self, for: event)
    }

    /// Runs one action's closure. Override to watch or to keep it from running.
    open func sendAction(_ action: UIAction) {
        (application ?? .shared).run(action, from: self)
    }

    // MARK: Keyboard

    /// Whether the keyboard may come to this control: it is enabled, and can be seen.
    open var canBecomeFocused: Bool { isEnabled && isVisibleInWindow }

    /// Does what a tap would do; the keyboard's space bar or return key.
    /// - Returns: whether the control has such a thing.
    @discardableResult
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        liftedInside(with: nil)
        return true
    }

    /// One step up, for controls with a value.
    open override func accessibilityIncrement() {}

    /// One step down, for controls with a value.
    open override func accessibilityDecrement() {}

    // MARK: Drawing

    /// Paints the ring of the keyboard's focus; call it last.
    open override func draw(_ rect: CGRect) {
        if isFocused { drawFocusRing() }
    }
}

extension UIControl {
    var application: UIApplication? { root?.application }
}
