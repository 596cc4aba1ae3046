import TouchHost
import TouchLive
import TouchReading
import TouchScript

/// What there is to try in what is open, and what of it is done.
struct Practice {
    /// The lesson's identifier; nil for a file.
    let lesson: String?
    let exercises: [Exercise]
    private(set) var isDone: [Bool]
    /// Whether the tape was seen to its end: only then is there something to try.
    var isOver: Bool
    private var watched: (session: ObjectIdentifier, watch: ExerciseWatch)?

    /// - Parameter progress: what was done at other times.
    init(_ opened: OpenedScene, lesson: String?, _ progress: LessonProgress) {
        self.lesson = lesson
        exercises = opened.tape?.exercises ?? []
        isDone = exercises.map { exercise in
            lesson.map { progress.isTried(exercise.text.english, in: $0) } ?? false
        }
        isOver = lesson.map(progress.isPlayed) ?? false
    }

    /// Takes in what hands did in a session.
    /// - Returns: the places of what is done by that.
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
