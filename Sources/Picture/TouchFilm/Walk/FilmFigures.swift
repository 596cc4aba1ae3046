import Foundation
import TouchScore

/// The measures of a film: its length, the layout of its pictures, and all in them that is restless
/// or wrong.
public struct FilmFigures: Sendable {
    public let name: String
    /// In seconds of film.
    public let length: Double
    /// The share of it, from 0 to 1, in which the picture stands for a second or longer; nil where
    /// nobody measured it.
    public var still: Double?
    /// As it is laid out for wide screens, 16:9, in English.
    public var wide = Layout()
    /// The same for phones that are held upright, 9:16.
    public var tall = Layout()
    /// Frames that differ from those before them although nothing has happened.
    public var idle: [FilmWalk.Fault] = []
    /// Marks that go and are back within half a second.
    public var blinks: [FilmWalk.Fault] = []
    /// Panels that show something older than the stage does.
    public var stale: [FilmWalk.Fault] = []
    /// Things told on the stage that lie over one another, in either layout.
    public var overlaps: [FilmWalk.Fault] = []

    public struct Layout: Hashable, Sendable {
        /// The share of the picture, from 0 to 1, that is the stage's room: the film's median.
        public var stage = 0.0
        /// The share of that room, from 0 to 1, that the views fill which matter: the median over
        /// the film; nil without such views.
        public var views: Double?
        /// The smallest letters that are meant to be read, in pixels of a picture 720 high, or 1920
        /// where it is upright; nil without words.
        public var smallest: Double?
        /// The words that have them, and when.
        public var smallestWords = ""
        /// Words in the lower fifth and at the right edge.
        public var outside: [String] = []
    }

    public init(name: String, length: Double) {
        self.name = name
        self.length = length
    }
}
