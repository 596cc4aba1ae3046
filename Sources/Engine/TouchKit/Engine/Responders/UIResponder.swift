import TouchTrace

// Said although it is the default here: modules that have another default miss it otherwise.

/// What can answer touches, motion and remote control: a link of the responder chain.
///
/// Responders are told apart by identity and hash by a serial number that is the same in every run, so
/// that a `Set` of them has the same order in every process. They do not descend from `NSObject`, whose
/// hashing is seeded by chance.
@MainActor open class UIResponder: Hashable, NSObjectProtocol, SelectorProviding, KeyValueObserver {
    /// Counted from 1 within the application in which the responder was made.
    nonisolated let serial: Int
    /// By what number the present tracer knows this responder.
    final var traceMark = TraceMark()
    /// Whether its class is one of the engine's that only pass calls on.
    private(set) final lazy var isPlain = UIResponder.plainTypes.contains(
        ObjectIdentifier(type(of: self)))

    /// A responder of the application at work, with no next.
    public init() {
        serial = UIApplication.takeSerial()
    }

    // Declared so that it belongs to no actor, and a subclass may have one that does not either.
    deinit {}

    /// The responder that is asked when this one passes a call on (RC1); nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: Touches (RC2)

    /// Passes the touches to `next`. An override without `super` consumes them.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(.touchesBegan) { $0.touchesBegan(touches, with: event) }
    }

    /// Touches moved. Passes them on, as `touchesBegan(_:with:)` does.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(.touchesMoved) { $0.touchesMoved(touches, with: event) }
    }

    /// Fingers lifted. Passes the touches on, as `touchesBegan(_:with:)` does.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(.touchesEnded) { $0.touchesEnded(touches, with: event) }
    }

    /// Touches were taken away: by a recognizer (DL7), the system (DL11), or a change of the tree (DL13).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(.touchesCancelled) { $0.touchesCancelled(touches, with: event) }
    }

    /// Better values of touches that were estimated; nobody tells any here (TE7).
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    /// A key or button went down; nobody presses any here.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// As `pressesBegan(_:with:)`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// As `pressesBegan(_:with:)`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// As `pressesBegan(_:with:)`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    // MARK: Motion and remote control (RC5)

    /// A shake began. Passed to `next` unless overridden (RC5).
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn(.motionBegan) { $0.motionBegan(motion, with: event) }
    }

    /// A shake ended. Passed to `next` unless overridden (RC5).
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn(.motionEnded) { $0.motionEnded(motion, with: event) }
    }

    /// A shake was interrupted. Passed to `next` unless overridden (RC5).
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn(.motionCancelled) { $0.motionCancelled(motion, with: event) }
    }

    /// A remote control's key. Passed to `next` unless overridden (RC5).
    open func remoteControlReceived(with event: UIEvent?) {
        passOn(.remoteControlReceived) { $0.remoteControlReceived(with: event) }
    }

    /// What the methods for touches, motion and remote control do unless they are overridden: the one place for a class that
    /// treats them all alike.
    @_spi(Hosts) open func passOn(_ method: ResponderMethod, _ call: (UIResponder) -> Void) {
        let tracer = UIApplication.isTracing ? UIApplication.current?.tracer : nil
        guard UIResponder.hops < UIResponder.longestChain else {
            log("the responder chain has no end: \(method) stops at \(className(of: self))")
            tracer?.stop(method, from: self, to: next)
            return
        }
        UIResponder.hops += 1
        defer { UIResponder.hops -= 1 }
        if let tracer { return tracer.passOn(method, from: self, to: next, call) }
        // Where nobody looks on, those that only pass on are passed by.
        var (here, length) = (next, UIResponder.hops)
        while let responder = here, responder.isPlain, length < UIResponder.longestChain {
            here = responder.nextAfterPlain(&length)
        }
        if let here { call(here) }
    }

    /// The next of this one, which is plain; or one farther up, if all before it are plain as well.
    /// - Parameter length: of the chain so far; it counts who is passed by.
    package func nextAfterPlain(_ length: inout Int) -> UIResponder? {
        length += 1
        return next
    }

    /// A chain longer than this leads in a circle, by somebody's override of `next` (RC1).
    static let longestChain = 2000
    /// How many calls are on their way from a responder to its next now, one inside the other.
    private static var hops = 0

    // MARK: First responder (RC6)

    /// Whether this responder may become first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder may give the role up; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether this is its window's first responder (RC6).
    open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

    /// Asks to be the window's first responder. The present one may refuse to resign, and a responder
    /// outside a window cannot become it (RC6).
    /// - Returns: whether it is first responder now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = hostWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let present = window.firstResponder, !present.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Gives the role up, unless `canResignFirstResponder` says no.
    /// - Returns: whether it is not first responder now.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = hostWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// The window whose first responder this could be.
    package var hostWindow: UIWindow? { nil }

    // MARK: Actions (RC4)

    /// Whether this responder can perform `action`: it is of the class whose method the action is.
    open func canPerformAction(_ action: Selector, withSender sender: Anything?) -> Bool {
        action.isPerformable(by: self)
    }

    /// Who performs `action`: this responder if it says that it can, else the first one up the chain that does (RC4).
    open func target(forAction action: Selector, withSender sender: Anything?) -> Anything? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.performer(of: action, from: sender)
    }

    final func performer(of action: Selector, from sender: Anything?) -> UIResponder? {
        var here: UIResponder? = self
        for _ in 0..<UIResponder.longestChain {
            guard let responder = here else { return nil }
            if responder.canPerformAction(action, withSender: sender) { return responder }
            here = responder.next
        }
        log("the responder chain has no end: nobody performs \(action)")
        return nil
    }

    /// None by itself; see `SelectorProviding`.
    open class var providedSelectors: [Selector] { [] }

    // MARK: Observing

    /// Called when a value has changed that this responder observes by name.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Anything?, change: [NSKeyValueChangeKey: Anything]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Input

    /// What comes up instead of a keyboard while this is first responder; only asked for, as there is none here.
    open var inputView: UIView? { nil }
    /// What stands above the keyboard while this is first responder; only asked for, as there is none here.
    open var inputAccessoryView: UIView? { nil }
    /// Does nothing: there is no keyboard.
    open func reloadInputViews() {}

    // MARK: Archives

    /// Does nothing: there are no archives here.
    open func encode(with coder: NSCoder) {}

    /// For code that is also built for UIKit; there are no archives here, so nobody calls it.
    open func awakeFromNib() {}
    /// As `awakeFromNib()`.
    open func prepareForInterfaceBuilder() {}

    // MARK: Identity

    public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(serial) }

    /// Leaves the process's random seed out, so that sets of responders iterate alike in every run.
    public nonisolated func _rawHashValue(seed: Int) -> Int { stableHash(serial) }

    /// Whether `object` is this responder, unless overridden.
    open nonisolated func isEqual(_ object: Anything?) -> Bool { object as AnyObject? === self }
    /// The same in every run.
    open nonisolated var hash: Int { stableHash(serial) }
    /// Its class, unless overridden.
    open nonisolated var description: String { className(of: self) }
    /// This one.
    public nonisolated func `self`() -> Self { self }
    /// No.
    public nonisolated func isProxy() -> Bool { false }
}

/// Spreads consecutive serials over a hash table.
nonisolated func stableHash(_ serial: Int) -> Int {
    serial &* Int(truncatingIfNeeded: 0x2545_F491_4F6C_DD1D as Int64)
}

extension UIView {
    /// Has the first responder resign, if it is in this branch (RC6).
    /// - Parameter force: whether it is not asked if it may.
    /// - Returns: whether nothing in the branch is first responder now.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window = root, let first = window.firstResponder else { return true }
        let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
        guard view?.isDescendant(of: self) == true else { return true }
        if first.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}
