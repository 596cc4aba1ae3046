import TouchHost
import TouchLive
import TouchReading
import TouchScript

/// The exercises of what is open, and which of them are done.
struct Practice {
    /// The lesson's identifier; nil for a file.
    let lesson: String?
    let exercises: [Exercise]
    private(set) var isDone: [Bool]
    /// Indicates whether the tape was seen to its end: only then are there exercises.
    var isOver: Bool
    private var watched: (session: ObjectIdentifier, watch: ExerciseWatch)?

    /// Creates the exercises of what is open.
    /// - Parameter progress: the exercises that were done at other times.
    init(_ opened: OpenedScene, lesson: String?, _ progress: LessonProgress) {
        self.lesson = lesson
        exercises = opened.tape?.exercises ?? []
        isDone = exercises.map { exercise in
            lesson.map { progress.isTried(exercise.text.english, in: $0) } ?? false
        }
        isOver = lesson.map(progress.isPlayed) ?? false
    }

    /// Follows the touches in a session.
    /// - Returns: the places of the exercises that are done by them.
    mutating func follow(_ session: PacedSession) -> [Int] {
        guard isDone.contains(false), session.trace.records.count >= session.handsBegin else {
            return []
        }
        var watch: ExerciseWatch
        if let watched, watched.session == ObjectIdentifier(session),
            watched.watch.record <= session.trace.records.count
        {
            watch = watched.watch
        } else {
            let start = session.history.state(at: session.handsBegin)
            watch = ExerciseWatch(exercises, from: start)
        }
        watched = nil
        watch.update(from: session.trace)
        let new = isDone.indices.filter { !isDone[$0] && watch.isDone[$0] }
        for place in new { isDone[place] = true }
        watched = (ObjectIdentifier(session), watch)
        return new
    }
}
