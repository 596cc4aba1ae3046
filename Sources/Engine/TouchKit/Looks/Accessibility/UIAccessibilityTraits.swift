/// What kind of thing is told of to who does not see; only kept.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// Its members as bits.
    public let rawValue: UInt64
    /// By its members as bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing of the following.
    public static let none = UIAccessibilityTraits([])
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It makes a sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// What says most.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It does nothing at present.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes all the time.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field to search.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It begins something that is listened to.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It is touched directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It turns a page.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
}
