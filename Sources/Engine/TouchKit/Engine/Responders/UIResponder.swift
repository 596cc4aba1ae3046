import TouchTrace

// Stated although it is the default here: modules with another default would miss it otherwise.

/// An object that can respond to touches, motion, and remote control: a link of the responder
/// chain.
///
/// Responders are distinguished by identity and hash by a serial number that is the same in every
/// run, so that a `Set` of them has the same order in every process. They do not descend from
/// `NSObject`, whose hashing is randomly seeded.
@MainActor open class UIResponder: Hashable, SelectorProviding, KeyValueObserver {
    /// The number of this responder, counted from 1 within the application in which it was made.
    nonisolated let serial: Int
    /// The number by which the current tracer knows this responder.
    final var traceMark = TraceMark()
    /// Indicates whether its class is one of the engine's that only pass calls on.
    private(set) final lazy var isPlain = UIResponder.plainTypes.contains(
        ObjectIdentifier(type(of: self)))

    /// Creates a responder of the current application, without a next responder.
    public init() {
        serial = UIApplication.takeSerial()
    }

    // Declared so that it is isolated to no actor, and a subclass may declare one that is not
    // either.
    deinit {}

    /// The responder to which this one passes a call on (RC1); nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: Touches (RC2)

    /// Passes the touches to `next`. An override without `super` consumes them.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(.touchesBegan) { $0.touchesBegan(touches, with: event) }
    }

    /// Called when touches moved. Passes them on, as `touchesBegan(_:with:)` does.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(.touchesMoved) { $0.touchesMoved(touches, with: event) }
    }

    /// Called when fingers lifted. Passes the touches on, as `touchesBegan(_:with:)` does.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(.touchesEnded) { $0.touchesEnded(touches, with: event) }
    }

    /// Called when touches were cancelled: by a recognizer (DL7), the system (DL11), or a change of
    /// the view hierarchy (DL13).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(.touchesCancelled) { $0.touchesCancelled(touches, with: event) }
    }

    /// Called with better values of touches that were estimated. Nothing calls it here (TE7).
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    /// Called when a key or button went down. Nothing calls it here.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when a press changed. Nothing calls it here.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when a key or button was released. Nothing calls it here.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when presses were cancelled. Nothing calls it here.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    // MARK: Motion and remote control (RC5)

    /// Called when a shake began. Passes the call to `next` unless overridden (RC5).
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn(.motionBegan) { $0.motionBegan(motion, with: event) }
    }

    /// Called when a shake ended. Passes the call to `next` unless overridden (RC5).
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn(.motionEnded) { $0.motionEnded(motion, with: event) }
    }

    /// Called when a shake was interrupted. Passes the call to `next` unless overridden (RC5).
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn(.motionCancelled) { $0.motionCancelled(motion, with: event) }
    }

    /// Called when a key of a remote control was pressed. Passes the call to `next` unless
    /// overridden (RC5).
    open func remoteControlReceived(with event: UIEvent?) {
        passOn(.remoteControlReceived) { $0.remoteControlReceived(with: event) }
    }

    /// Passes a call to the next responder.
    ///
    /// The methods for touches, motion, and remote control do this unless they are overridden. A
    /// class that treats them all alike overrides this method alone.
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
        // Without a tracer, responders that only pass calls on are skipped.
        var (here, length) = (next, UIResponder.hops)
        while let responder = here, responder.isPlain, length < UIResponder.longestChain {
            here = responder.nextAfterPlain(&length)
        }
        if let here { call(here) }
    }

    /// Returns the responder after this one, which is plain, or one farther up if all before it are
    /// plain as well.
    /// - Parameter length: the length of the chain so far; the method adds the responders that are
    ///   skipped.
    package func nextAfterPlain(_ length: inout Int) -> UIResponder? {
        length += 1
        return next
    }

    /// The greatest length of a responder chain. A longer one leads in a circle, through somebody's
    /// override of `next` (RC1).
    static let longestChain = 2000
    /// The number of nested calls that are currently being passed from a responder to its next.
    private static var hops = 0

    // MARK: First responder (RC6)

    /// Indicates whether this responder may become first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Indicates whether this responder may resign as first responder; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Indicates whether this is its window's first responder (RC6).
    open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

    /// Asks to become the window's first responder. The current one may refuse to resign, and a
    /// responder outside a window cannot become it (RC6).
    /// - Returns: true if it is now the first responder.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = hostWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let present = window.firstResponder {
            let keyboard = window.application?.keyboard
            keyboard?.isPassedOn = takesText
            defer { keyboard?.isPassedOn = false }
            if !present.resignFirstResponder() { return false }
        }
        window.firstResponder = self
        return true
    }

    /// Resigns as first responder, unless `canResignFirstResponder` is false.
    /// - Returns: true if it is now not the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = hostWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// Indicates whether the keyboard writes into this object while it is first responder.
    var takesText: Bool {
        #if canImport(Foundation)
            self is UIKeyInput
        #else
            false
        #endif
    }

    /// The window whose first responder this object can be.
    package var hostWindow: UIWindow? { nil }

    // MARK: Actions (RC4)

    /// Returns whether this responder can perform `action`: it is an instance of the class that
    /// declares the method.
    open func canPerformAction(_ action: Selector, withSender sender: Anything?) -> Bool {
        action.isPerformable(by: self)
    }

    /// Returns the responder that performs `action`: this one if `canPerformAction(_:withSender:)`
    /// says so, otherwise the first one up the chain that can (RC4).
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

    /// The methods that can be found by name; empty unless overridden. See `SelectorProviding`.
    open class var providedSelectors: [Selector] { [] }

    // MARK: Observing

    /// Called when a value that this responder observes by key path has changed.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Anything?, change: [NSKeyValueChangeKey: Anything]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Input

    /// The view that replaces the keyboard while this is first responder; never read by the engine,
    /// as there is no keyboard here.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while this is first responder; never read by the engine, as
    /// there is no keyboard here.
    open var inputAccessoryView: UIView? { nil }
    /// Does nothing: there is no keyboard.
    open func reloadInputViews() {}

    // MARK: Archives

    /// Does nothing: there are no archives here.
    open func encode(with coder: NSCoder) {}

    /// Called when an object of an interface file has been made and connected.
    open func awakeFromNib() {}
    /// Does nothing. It exists for code that is also built for UIKit; nothing calls it.
    open func prepareForInterfaceBuilder() {}

    // MARK: Identity

    public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(serial) }

    /// Returns a hash without the process's random seed, so that sets of responders iterate alike
    /// in every run.
    public nonisolated func _rawHashValue(seed: Int) -> Int { stableHash(serial) }

    /// Returns whether `object` is this responder, unless overridden.
    open func isEqual(_ object: Anything?) -> Bool { object as AnyObject? === self }
    /// A hash that is the same in every run.
    open var hash: Int { stableHash(serial) }
    /// The name of its class, unless overridden.
    open var description: String { className(of: self) }
    #if canImport(Foundation)
        /// The description for debuggers: `description`, unless overridden.
        open var debugDescription: String { description }
    #endif
    /// Returns this responder.
    public nonisolated func `self`() -> Self { self }
    /// Returns false.
    public nonisolated func isProxy() -> Bool { false }
}

/// Returns a hash that spreads consecutive serial numbers over a hash table.
nonisolated func stableHash(_ serial: Int) -> Int {
    serial &* Int(truncatingIfNeeded: 0x2545_F491_4F6C_DD1D as Int64)
}

extension UIView {
    /// Makes the first responder resign if it is in this branch of the view hierarchy (RC6).
    /// - Parameter force: pass true to make it resign without asking its delegate (RT7).
    /// - Returns: true if nothing in the branch is now the first responder.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window = root, let first = window.firstResponder else { return true }
        let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
        guard view?.isDescendant(of: self) == true else { return true }
        window.isForcingResignation = force
        defer { window.isForcingResignation = false }
        if first.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}
