import Foundation
import TouchFilm
import TouchHost
import TouchScript
import TouchWords

/// The ways through the course: from each lesson to the next, in the whole course and in its
/// shorter paths.
struct CourseWays {
    /// The lessons that have a page, in order.
    private let lessons: [Lesson]
    /// The index of each lesson among all.
    private let places: [String: Int]
    private let count: Int
    /// The shorter ways, by the names of their lists, each with all of its lessons.
    private let paths: [(name: String, lessons: [Lesson])]

    init(_ all: [Lesson], lists: CourseLists) throws {
        // A pair of runs has only a film.
        lessons = try all.filter {
            if case .one = try Script.load($0.tape.path) { true } else { false }
        }
        count = all.count
        places = Dictionary(
            all.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        let known = lessons
        paths = lists.paths.compactMap { list, names in
            let chosen = names.compactMap { name in known.first { $0.identifier == name } }
            return chosen.count == names.count ? (list.rawValue, chosen) : nil
        }
    }

    /// Returns a lesson's place, such as "9 of 52".
    func place(of lesson: Lesson) -> LocalizedText {
        LocalizedText(place: places[lesson.identifier] ?? 0, of: count)
    }

    /// Returns the ways from a lesson.
    /// - Parameter decision: the second of its film that best shows its subject.
    func way(from lesson: Lesson, decision: Double) -> LivingCard.Way {
        func next(in lessons: ArraySlice<Lesson>) -> LivingCard.Way.Next? {
            lessons.first.map {
                LivingCard.Way.Next(page: $0.identifier + ".html", title: $0.title)
            }
        }
        let place = places[lesson.identifier] ?? 0
        let later = lessons.drop { places[$0.identifier] ?? 0 <= place }
        var steps: [String: LivingCard.Way.Step] = [:]
        for path in paths {
            guard let place = path.lessons.firstIndex(where: { $0.identifier == lesson.identifier })
            else { continue }
            steps[path.name] = LivingCard.Way.Step(
                place: LocalizedText(place: place, of: path.lessons.count),
                next: next(in: path.lessons[(place + 1)...]))
        }
        return LivingCard.Way(
            lesson: lesson.identifier, course: CoursePages.overviews(from: "../"),
            next: next(in: later), paths: steps, decision: decision)
    }
}
