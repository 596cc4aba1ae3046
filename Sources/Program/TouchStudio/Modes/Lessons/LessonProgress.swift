/// How far somebody is with the lessons, by their identifiers.
nonisolated struct LessonProgress: Codable, Equatable {
    private var lessons: [String: Entry] = [:]

    private struct Entry: Codable, Equatable {
        /// Whether its tape was seen to the end.
        var isPlayed = false
        /// What was tried with success, in English.
        var tried: [String] = []
        /// How much there is to try.
        var exercises = 0
    }

    enum Mark: Equatable {
        case begun, done
    }

    /// How far a lesson is; nil where it was not begun. It is done when its tape was seen to the
    /// end and all was tried that there is to try.
    func mark(of lesson: String) -> Mark? {
        guard let entry = lessons[lesson] else { return nil }
        return entry.isPlayed && entry.tried.count >= entry.exercises ? .done : .begun
    }

    func isPlayed(_ lesson: String) -> Bool { lessons[lesson]?.isPlayed == true }

    func isTried(_ words: String, in lesson: String) -> Bool {
        lessons[lesson]?.tried.contains(words) == true
    }

    var isEmpty: Bool { lessons.isEmpty }

    // MARK: What is done

    /// Hands or the tape do something in a lesson.
    mutating func begin(_ lesson: String, exercises: Int) {
        lessons[lesson, default: Entry()].exercises = exercises
    }

    mutating func play(_ lesson: String) { lessons[lesson, default: Entry()].isPlayed = true }

    mutating func tick(_ words: String, in lesson: String) {
        guard !isTried(words, in: lesson) else { return }
        lessons[lesson, default: Entry()].tried.append(words)
    }
}
