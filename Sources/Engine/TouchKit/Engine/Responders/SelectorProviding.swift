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
