/// An entry of a menu: an action, or a menu within it.
open class UIMenuElement {
    /// The attributes of an entry.
    public nonisolated struct Attributes: OptionSet, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt
        /// Creates attributes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The attribute of an entry that cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The attribute of an entry that deletes something; it is red.
        public static let destructive = Attributes(rawValue: 2)
        /// The attribute of an entry that is not shown.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// The state of an entry; stored only.
    public nonisolated enum State: Int, Sendable {
        /// No checkmark.
        case off
        /// A checkmark.
        case on
        /// A dash: on for some of what the entry stands for.
        case mixed
    }

    /// The title of the entry.
    open var title: String
    /// The image of the entry; stored only.
    open var image: UIImage?

    package init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}
