/// A method by name, as UIKit's selectors are.
///
/// There is no Objective-C runtime that finds a method by its name. A selector is therefore made
/// with the method it names, or with the name alone for targets that offer their methods by name
/// (see `SelectorProviding`). Names have Objective-C's form: a colon for each argument. Selectors
/// with the same name are equal, however they were made. A selector that is sent to an object of
/// another class than the method's is looked up there by name.
///
/// Each `#selector` expression in a comment below is written as in the line that follows it:
///
/// ```swift
/// // #selector(tapped), within Board
/// Selector("tapped", Board.tapped)
/// // #selector(tapped(_:)), #selector(Board.tapped(_:)), #selector(self.tapped(_:)); also private
/// Selector("tapped:", Board.tapped(_:))
/// // #selector(moved(sender:))
/// Selector("movedWithSender:", Board.moved(sender:))
/// // #selector(pressed(_:event:))
/// Selector("pressed:event:", Board.pressed(_:event:))
/// // An overloaded name: #selector(tapped as (Board) -> () -> Void)
/// Selector("tapped", Board.tapped as (Board) -> () -> Void)
/// // Within a generic class: #selector(tapped(_:)); outside of it, Deck<Card>.tapped(_:)
/// Selector("tapped:", Deck.tapped(_:))
/// // A protocol's method: #selector(CardDelegate.chosen(_:))
/// Selector("chosen:") { (other: CardDelegate) in { other.chosen($0) } }
/// // A method of UIKit: #selector(UIView.removeFromSuperview)
/// Selector("removeFromSuperview", UIView.removeFromSuperview)
/// // A static method: #selector(Board.begin)
/// Selector("begin") { (_: AnyObject) in { Board.begin() } }
/// // #selector(getter: Board.score)
/// Selector("score") { (board: Board) in { board.score } }
/// // #selector(setter: Board.score)
/// Selector("setScore:") { (board: Board) in { board.score = $0 } }
/// // A method with its own Objective-C name: @objc(hit:) func tapped(_:)
/// Selector("hit:", Board.tapped(_:))
/// // Selector("tapped:"), Selector(("tapped:")), "tapped:": Board.providedSelectors has the method
/// Selector("tapped:")
/// ```
public nonisolated struct Selector: @unchecked Sendable {
    // Unchecked: the stored method is called on the main actor only. For the same reason the
    // methods below are passed on unchecked.

    /// The name of the method in traces and in the eye; "action" if it was given no name.
    public let name: String
    /// The identity that distinguishes a selector without a name from all others.
    private let identity: Identity?
    private let method: Method?

    private final class Identity: Sendable {}

    @usableFromInline
    struct Method {
        let isOf: @MainActor (AnyObject) -> Bool
        /// The call; returns nil if the target is of another class, false if an argument is.
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

    /// Creates a selector from a name alone, as in `Selector("tapped:")`. The method is looked up
    /// in the target's class (see `SelectorProviding`).
    public init(_ name: String) {
        self.init(name: name, method: nil)
    }

    // Methods of classes that return nothing are stored unchanged. The initializers that take any
    // result or any kind of target call the method through a closure made for each call, and a
    // recognized gesture calls with every move. The main actor's methods are also stored as such:
    // if the method's actor is not known, each call checks which actor it is on. All initializers
    // are inlined, so that the call knows the class.

    /// Creates a selector for a main-actor method of a class that takes no arguments.
    /// - Parameters:
    ///   - name: the name that distinguishes it from others. Methods cannot be compared: a selector
    ///     without a name equals no other.
    ///   - method: the method, such as `Board.move`.
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

    /// Creates a selector for a main-actor method of a class that takes the sender. It is not
    /// performed for a sender of another class.
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

    /// Creates a selector for a method of a class that takes no arguments.
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

    /// Creates a selector for a method of a class that takes the sender. It is not performed for a
    /// sender of another class.
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

    /// Creates a selector for a method of a class or a protocol that takes no arguments and returns
    /// a value.
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

    /// Creates a selector for a method that takes the sender. It is not performed for a sender of
    /// another class.
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

    /// Creates a selector for a method that takes the sender and the event, or two objects.
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

    /// Returns whether `object` is an instance of the class that declares this method, or offers a
    /// method of this name.
    @MainActor func isPerformable(by object: AnyObject) -> Bool {
        method?.isOf(object) == true || offered(by: object) != nil
    }

    /// Calls the method, with as many of `sender` and `second` as it takes.
    /// - Returns: false if the target has no such method or an argument is of the wrong class;
    ///   nothing was called then.
    @inline(__always)
    @MainActor @discardableResult
    public func send(to target: AnyObject, from sender: Anything?, for second: Anything?) -> Bool {
        method?.call(target, sender, second) ?? offered(by: target)?.call(target, sender, second)
            ?? false
    }

    /// Returns the method that the object's class offers by this name.
    @MainActor private func offered(by object: AnyObject) -> Method? {
        guard identity == nil else { return nil }
        return Selector.provided(by: object).last {
            $0.name == name && $0.method?.isOf(object) == true
        }?
        .method
    }
}

nonisolated extension Selector: Hashable {
    /// Returns whether both have the same name or, without one, are the same selector.
    public static func == (a: Selector, b: Selector) -> Bool {
        a.name == b.name && a.identity === b.identity
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

nonisolated extension Selector: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Creates a selector from its name, as `Selector(_:)` does.
    public init(stringLiteral name: String) { self.init(name) }

    /// The name of the selector.
    public var description: String { name }
}

/// Returns the name of a selector.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// Creates a selector from its name, as `Selector(_:)` does.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// A class whose methods can be found by name, for selectors that are made from a name alone.
///
/// Responders and recognizers override `providedSelectors`; other classes conform to this protocol:
///
///     override class var providedSelectors: [Selector] {
///         super.providedSelectors + [Selector("tapped:", Board.tapped(_:))]
///     }
@MainActor public protocol SelectorProviding: AnyObject {
    /// The methods, each with its name. If several have the same name, the last one counts.
    static var providedSelectors: [Selector] { get }
}
