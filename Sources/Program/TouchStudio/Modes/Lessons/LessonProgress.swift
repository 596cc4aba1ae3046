/// The progress of a user in the lessons, by their identifiers.
nonisolated struct LessonProgress: Codable, Equatable {
    private var lessons: [String: Entry] = [:]

    private struct Entry: Codable, Equatable {
        /// Indicates whether the tape was seen to the end.
        var isPlayed = false
        /// The exercises that were done with success, in English.
        var tried: [String] = []
        /// The number of exercises.
        var exercises = 0
    }

    enum Mark: Equatable {
        case begun, done
    }

    /// Returns the progress in a lesson; nil if it was not begun. A lesson is done when its tape
    /// was seen to the end and all its exercises were done.
    func mark(of lesson: String) -> Mark? {
        guard let entry = lessons[lesson] else { return nil }
        return entry.isPlayed && entry.tried.count >= entry.exercises ? .done : .begun
    }

    func isPlayed(_ lesson: String) -> Bool { lessons[lesson]?.isPlayed == true }

    func isTried(_ words: String, in lesson: String) -> Bool {
        lessons[lesson]?.tried.contains(words) == true
    }

    var isEmpty: Bool { lessons.isEmpty }

    // MARK: Changes

    /// Notes that hands or the tape do something in a lesson.
    mutating func begin(_ lesson: String, exercises: Int) {
        lessons[lesson, default: Entry()].exercises = exercises
    }

    mutating func play(_ lesson: String) { lessons[lesson, default: Entry()].isPlayed = true }

    mutating func tick(_ words: String, in lesson: String) {
        guard !isTried(words, in: lesson) else { return }
        lessons[lesson, default: Entry()].tried.append(words)
    }
}
