import TouchScript

/// A lesson that is offered.
struct LessonChoice: Equatable {
    /// The place of the lesson among all.
    var index: Int
    var title: LocalizedText
}

/// The order in which somebody goes through lessons.
struct LessonPath {
    let lessons: [Lesson]
    /// The identifiers of the chosen lessons; nil for all.
    var chosen: [String]?
    let progress: LessonProgress

    /// Returns the lesson to offer after another: the next unseen one whose preceding groups were
    /// seen, else the next unseen one, else the one that follows.
    /// - Parameter index: the place of the lesson among all.
    func next(after index: Int?) -> LessonChoice? {
        let all = lessons.indices.filter { chosen?.contains(lessons[$0].identifier) ?? true }
        let turn = index.flatMap { here in all.firstIndex { $0 > here } } ?? 0
        let others = (all[turn...] + all[..<turn]).filter { $0 != index }
        let unseen = others.filter { !progress.isPlayed(lessons[$0].identifier) }
        // Whoever is in the middle of a group goes on there.
        let group = index.map { lessons[$0].group }
        let next =
            unseen.first { lessons[$0].group == group || isOpen($0) } ?? unseen.first
            ?? others.first
        return next.map { LessonChoice(index: $0, title: lessons[$0].title) }
    }

    /// Returns whether all lessons that its group builds on were seen, as far as they were chosen.
    func isOpen(_ index: Int) -> Bool {
        let before = lessons[index].after
        return lessons.allSatisfy { lesson in
            !before.contains(lesson.group.english) || chosen?.contains(lesson.identifier) == false
                || progress.isPlayed(lesson.identifier)
        }
    }
}
