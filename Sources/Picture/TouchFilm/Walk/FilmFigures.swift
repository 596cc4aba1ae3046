import Foundation
import TouchScore

/// The measures of a film: its length, the layout of its pictures, and everything in them that is
/// restless or wrong.
public struct FilmFigures: Sendable {
    public let name: String
    /// The length, in seconds of film.
    public let length: Double
    /// The share of the film, from 0 to 1, in which the picture does not change for a second or
    /// longer; nil if it was not measured.
    public var still: Double?
    /// The layout for wide screens, 16:9, in English.
    public var wide = Layout()
    /// The layout for phones that are held upright, 9:16.
    public var tall = Layout()
    /// The frames that differ from the previous ones although nothing has happened.
    public var idle: [FilmWalk.Fault] = []
    /// The marks that disappear and return within half a second.
    public var blinks: [FilmWalk.Fault] = []
    /// The panels that show something older than the stage does.
    public var stale: [FilmWalk.Fault] = []
    /// The labels and signs on the stage that overlap, in either layout.
    public var overlaps: [FilmWalk.Fault] = []

    public struct Layout: Hashable, Sendable {
        /// The share of the picture, from 0 to 1, that the stage's area takes: the film's median.
        public var stage = 0.0
        /// The share of that area, from 0 to 1, that the relevant views fill: the median over the
        /// film; nil without such views.
        public var views: Double?
        /// The smallest letters that are meant to be read, in pixels of a picture 720 high, or 1920
        /// if it is upright; nil without words.
        public var smallest: Double?
        /// The words in those letters, and their time.
        public var smallestWords = ""
        /// The words in the lower fifth and at the right edge.
        public var outside: [String] = []
    }

    public init(name: String, length: Double) {
        self.name = name
        self.length = length
    }
}
