import TouchPicture

/// What marks a film as somebody's: the colour and the font of its titles, captions and cards.
public struct FilmStyle: Hashable, Sendable {
    /// Nil for no colour of its own.
    public var color: Color?
    public var family: Font.Family

    public init(color: Color? = nil, family: Font.Family = .sans) {
        self.color = color
        self.family = family
    }
}
