import TouchPicture
import TouchTrace

/// Signs that a film adds to a moment of the stage: they follow the film's time, not that of events.
package struct FilmSigns: Equatable, Sendable {
    /// Views and recognizers at which the film points.
    package var pointed: [Pointed] = []
    /// Fingers above the glass, on their way to a touch or from it.
    package var hands: [Hand] = []
    /// Gestures that a question is about, before they happen.
    package var ghosts: [Ghost] = []
    /// Touches whose fingers have left the glass and are hands now; nil where no film says so, and touches that have lifted fade by
    /// themselves.
    package var departed: Set<SubjectID>?
    /// The serial of the last record of the event on its way that comes within half a second of it;
    /// nil where nobody knows what is yet to come.
    package var soon: Int?
    /// For how long a card has stood, in seconds of film; nil while there is none.
    package var cardTime: Double?
    /// How far a question has come; nil where none is asked.
    package var asking: Asking?

    package init() {}

    /// Something that a caption names as it is read.
    package struct Pointed: Equatable, Sendable {
        package let subject: SubjectID
        /// How much of the sign is to be seen, from 0 to 1.
        let presence: Double

        package init(subject: SubjectID, presence: Double) {
            (self.subject, self.presence) = (subject, presence)
        }
    }

    /// A finger that touches nothing yet, or nothing any more.
    package struct Hand: Equatable, Sendable {
        /// What it is called.
        package let name: String
        /// In points of the screen.
        let location: CGPoint
        /// How far above the glass it is, from 0, where it touches, to 1.
        let height: Double
        /// How much of it is to be seen, from 0 to 1.
        let presence: Double

        package init(name: String, location: CGPoint, height: Double, presence: Double) {
            (self.name, self.location) = (name, location)
            (self.height, self.presence) = (height, presence)
        }
    }

    /// The way that a finger will go.
    package struct Ghost: Equatable, Sendable {
        /// In points of the screen, from where it comes down.
        let way: [CGPoint]
        /// How much of the way is drawn, from 0 to 1.
        let share: Double

        package init(way: [CGPoint], share: Double) {
            (self.way, self.share) = (way, share)
        }
    }

    /// A question while those who watch think.
    package struct Asking: Equatable, Sendable {
        /// For how long it has been asked, and for how long it will have been, in seconds of film.
        package let past: Double
        package let span: Double

        package init(past: Double, span: Double) {
            (self.past, self.span) = (past, span)
        }
    }
}
