import TouchPicture

/// What marks a film as somebody's: the colour, the font and the logo of its titles, captions and cards.
public struct FilmStyle: Hashable, Sendable {
    /// Nil for no colour of its own.
    public var color: Color?
    public var family: Font.Family

    /// A picture for a corner of cards and of the film; nil for none.
    public var logo: Raster?

    public init(color: Color? = nil, family: Font.Family = .sans, logo: Raster? = nil) {
        self.color = color
        self.family = family
        self.logo = logo
    }
}
