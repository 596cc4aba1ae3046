/// A method by name, as UIKit's selectors are.
///
/// There is no Objective-C runtime that finds a method by its name. So a selector is made with the method it names, or
/// with the name alone, for targets that offer their methods by name (see `SelectorProviding`). Names are told as
/// Objective-C would tell them: a colon for each argument. Selectors of one name are equal, however they were made, and
/// what is sent to an object of another class than the method's is looked up there by name.
///
/// What `#selector` says is written here thus:
///
/// | There | Here |
/// |---|---|
/// | `#selector(tapped)`, within `Board` | `Selector("tapped", Board.tapped)` |
/// | `#selector(tapped(_:))`, `#selector(Board.tapped(_:))` | `Selector("tapped:", Board.tapped(_:))` |
/// | `#selector(self.tapped(_:))`, and of what is private | the same, within `Board` |
/// | `#selector(moved(sender:))` | `Selector("movedWithSender:", Board.moved(sender:))` |
/// | `#selector(pressed(_:event:))` | `Selector("pressed:event:", Board.pressed(_:event:))` |
/// | of an overloaded name: `#selector(tapped as (Board) -> () -> Void)` | `Selector("tapped", Board.tapped as (Board) -> () -> Void)` |
/// | within a generic class: `#selector(tapped(_:))` | `Selector("tapped:", Deck.tapped(_:))`; outside, `Deck<Card>.tapped(_:)` |
/// | of a protocol: `#selector(CardDelegate.chosen(_:))` | `Selector("chosen:") { (other: CardDelegate) in { other.chosen($0) } }` |
/// | of UIKit: `#selector(UIView.removeFromSuperview)` | `Selector("removeFromSuperview", UIView.removeFromSuperview)` |
/// | of a static method: `#selector(Board.begin)` | `Selector("begin") { (_: AnyObject) in { Board.begin() } }` |
/// | `#selector(getter: Board.score)` | `Selector("score") { (board: Board) in { board.score } }` |
/// | `#selector(setter: Board.score)` | `Selector("setScore:") { (board: Board) in { board.score = $0 } }` |
/// | with a name of its own: `@objc(hit:) func tapped(_:)` | `Selector("hit:", Board.tapped(_:))` |
/// | `Selector("tapped:")`, `Selector(("tapped:"))`, `"tapped:"` | the same; `Board.providedSelectors` has the method |
public nonisolated struct Selector: @unchecked Sendable {
    // Unchecked: what it holds is called on the main actor only. So the methods below are handed on unchecked, too.

    /// How the trace and the eye name the method; "action" if it was given no name.
    public let name: String
    /// What tells a selector without a name from all others.
    private let identity: Identity?
    private let method: Method?

    private final class Identity: Sendable {}

    @usableFromInline
    struct Method {
        let isOf: @MainActor (AnyObject) -> Bool
        /// Nil if the target is of another class, false if an argument is.
        let call: @MainActor (_ target: AnyObject, _ first: Anything?, _ second: Anything?) -> Bool?

        @usableFromInline
        init(
            isOf: @escaping @MainActor (AnyObject) -> Bool,
            call: @escaping @MainActor (AnyObject, Anything?, Anything?) -> Bool?
        ) {
            (self.isOf, self.call) = (isOf, call)
        }
    }

    // MARK: Making one

    /// A name alone, as in `Selector("tapped:")`: the method is looked up in the target's class (see `SelectorProviding`).
    public init(_ name: String) {
        self.init(name: name, method: nil)
    }

    // Methods of classes that say nothing are taken as they are. What any result or any kind of target has room for is
    // called by way of a closure made for each call, and a recognised gesture calls with every move. The main actor's
    // methods are taken as such, too: where it is not known whose a method is, each call looks which actor it is on. And
    // all is inlined, so that the call knows the class.

    /// A method of a class on the main actor that takes nothing.
    /// - Parameter name: what tells it from others. Methods cannot be compared: one without a name is like no other.
    @inlinable
    public init<Target: AnyObject>(
        _ name: String?, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(
            name, of: { $0 as? Target },
            call: { target, _, _ in
                method(target)()
                return true
            })
    }

    /// A method of a class on the main actor that takes the sender; it is not performed for a sender of another class.
    @inlinable
    public init<Target: AnyObject, Sender>(
        _ name: String?, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(
            name, of: { $0 as? Target },
            call: { target, first, _ in
                guard let sender = first as? Sender else { return false }
                method(target)(sender)
                return true
            })
    }

    /// A method of a class that takes nothing.
    @_disfavoredOverload
    @inlinable
    public init<Target: AnyObject>(_ name: String?, _ method: @escaping (Target) -> () -> Void) {
        nonisolated(unsafe) let method = method
        self.init(
            name, of: { $0 as? Target },
            call: { target, _, _ in
                method(target)()
                return true
            })
    }

    /// A method of a class that takes the sender; it is not performed for a sender of another class.
    @_disfavoredOverload
    @inlinable
    public init<Target: AnyObject, Sender>(
        _ name: String?, _ method: @escaping (Target) -> (Sender) -> Void
    ) {
        nonisolated(unsafe) let method = method
        self.init(
            name, of: { $0 as? Target },
            call: { target, first, _ in
                guard let sender = first as? Sender else { return false }
                method(target)(sender)
                return true
            })
    }

    /// A method, of a class or of a protocol, that takes nothing, and says something.
    @inlinable
    public init<Target, Result>(
        _ name: String?, _ method: @escaping (Target) -> () -> Result
    ) {
        nonisolated(unsafe) let method = method
        self.init(
            name, of: { $0 as? Target },
            call: { target, _, _ in
                _ = method(target)()
                return true
            })
    }

    /// A method that takes the sender; it is not performed for a sender of another class.
    @inlinable
    public init<Target, Sender, Result>(
        _ name: String?, _ method: @escaping (Target) -> (Sender) -> Result
    ) {
        nonisolated(unsafe) let method = method
        self.init(
            name, of: { $0 as? Target },
            call: { target, first, _ in
                guard let sender = first as? Sender else { return false }
                _ = method(target)(sender)
                return true
            })
    }

    /// A method that takes the sender and the event, or two objects.
    @inlinable
    public init<Target, Sender, Second, Result>(
        _ name: String?, _ method: @escaping (Target) -> (Sender, Second) -> Result
    ) {
        nonisolated(unsafe) let method = method
        self.init(
            name, of: { $0 as? Target },
            call: { target, first, second in
                guard let sender = first as? Sender, let second = second as? Second else {
                    return false
                }
                _ = method(target)(sender, second)
                return true
            })
    }

    @inlinable
    init<Target>(
        _ name: String?, of cast: @escaping @MainActor (AnyObject) -> Target?,
        call: @escaping @MainActor (Target, Anything?, Anything?) -> Bool
    ) {
        self.init(
            name: name,
            method: Method(isOf: { cast($0) != nil }) { target, first, second in
                guard let target = cast(target) else { return nil }
                return call(target, first, second)
            })
    }

    @usableFromInline
    init(name: String?, method: Method?) {
        self.name = name ?? "action"
        identity = name == nil ? Identity() : nil
        self.method = method
    }

    // MARK: Performing it

    /// Whether `object` is of the class whose method this is, or offers one of its name.
    @MainActor func isPerformable(by object: AnyObject) -> Bool {
        method?.isOf(object) == true || offered(by: object) != nil
    }

    /// Calls the method, with as much of `sender` and `second` as it takes.
    /// - Returns: false if the target has no such method or an argument is of the wrong class; nothing was called then.
    @inline(__always)
    @MainActor @discardableResult
    public func send(to target: AnyObject, from sender: Anything?, for second: Anything?) -> Bool {
        method?.call(target, sender, second) ?? offered(by: target)?.call(target, sender, second)
            ?? false
    }

    /// The method that the object's class offers by this name.
    @MainActor private func offered(by object: AnyObject) -> Method? {
        guard identity == nil else { return nil }
        return Selector.provided(by: object).last {
            $0.name == name && $0.method?.isOf(object) == true
        }?
        .method
    }
}

nonisolated extension Selector: Hashable {
    /// Of one name, or one and the same without a name.
    public static func == (a: Selector, b: Selector) -> Bool {
        a.name == b.name && a.identity === b.identity
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

nonisolated extension Selector: ExpressibleByStringLiteral, CustomStringConvertible {
    /// As `Selector(_:)` by name.
    public init(stringLiteral name: String) { self.init(name) }

    /// Its name.
    public var description: String { name }
}

/// The name of a selector.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// As `Selector(_:)` by name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// A class whose methods can be found by name, where a selector is made of a name alone.
///
/// Responders and recognizers have `providedSelectors` to be overridden; other classes conform:
///
///     override class var providedSelectors: [Selector] {
///         super.providedSelectors + [Selector("tapped:", Board.tapped(_:))]
///     }
@MainActor public protocol SelectorProviding: AnyObject {
    /// The methods, each with its name; of several with the same name the last counts.
    static var providedSelectors: [Selector] { get }
}
