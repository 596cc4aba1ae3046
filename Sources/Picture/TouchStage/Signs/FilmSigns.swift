import TouchPicture
import TouchTrace

/// The signs that a film adds to a moment of the stage; they follow film time, not event time.
package struct FilmSigns: Equatable, Sendable {
    /// The views and recognizers at which the film points.
    package var pointed: [Pointed] = []
    /// The fingers above the glass, on their way to a touch or from it.
    package var hands: [Hand] = []
    /// The gestures that a question is about, before they happen.
    package var ghosts: [Ghost] = []
    /// The touches whose fingers have left the glass and are hands now; nil outside of a film,
    /// where lifted touches fade by themselves.
    package var departed: Set<SubjectID>?
    /// The serial of the current event's last record within half a second of its start; nil if the
    /// future is unknown.
    package var soon: Int?
    /// The time since the card appeared, in seconds of film; nil while there is none.
    package var cardTime: Double?
    /// The progress of a question; nil if there is none.
    package var asking: Asking?

    package init() {}

    /// A subject that a caption names, while it is read.
    package struct Pointed: Equatable, Sendable {
        package let subject: SubjectID
        /// The visibility of the sign, from 0 to 1.
        let presence: Double

        package init(subject: SubjectID, presence: Double) {
            (self.subject, self.presence) = (subject, presence)
        }
    }

    /// A finger that touches nothing yet, or no longer touches anything.
    package struct Hand: Equatable, Sendable {
        /// The name of the finger.
        package let name: String
        /// The location, in points of the screen.
        let location: CGPoint
        /// The height above the glass, from 0, where it touches, to 1.
        let height: Double
        /// The visibility of the finger, from 0 to 1.
        let presence: Double
        /// The way in which a pencil is held; nil for a finger.
        let pencil: PencilPose?

        package init(
            name: String, location: CGPoint, height: Double, presence: Double,
            pencil: PencilPose? = nil
        ) {
            (self.name, self.location) = (name, location)
            (self.height, self.presence, self.pencil) = (height, presence, pencil)
        }
    }

    /// The path that a finger is about to take.
    package struct Ghost: Equatable, Sendable {
        /// The path in points of the screen, from where the finger comes down.
        let way: [CGPoint]
        /// The drawn share of the path, from 0 to 1.
        let share: Double

        package init(way: [CGPoint], share: Double) {
            (self.way, self.share) = (way, share)
        }
    }

    /// A question during the time for viewers to think.
    package struct Asking: Equatable, Sendable {
        /// The time since the question appeared, and its total time, in seconds of film.
        package let past: Double
        package let span: Double

        package init(past: Double, span: Double) {
            (self.past, self.span) = (past, span)
        }
    }
}
