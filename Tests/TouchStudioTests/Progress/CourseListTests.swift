import TestSupport
import Testing
import TouchScore
import TouchScript

@testable import TouchHost
@testable import TouchStudio
@testable import TouchVideo

@MainActor @Suite("Five minutes, thirty minutes, the whole course") struct CourseListTests {
    private let lists = CourseLists(in: Library.lessons)

    @Test(
        "a list is as long as it says", arguments: [(CourseList.five, 300.0), (.thirty, 1800.0)])
    func lengths(list: CourseList, wish: Double) throws {
        let names = try #require(lists.lessons(of: list))
        var (films, window) = (0.0, 0.0)
        for name in names {
            guard case .tape(let tape, let scene) = try Lessons.load("\(name).tape") else {
                continue
            }
            films += FilmedTape(scene: scene, tape: tape).film.duration
            window += tape.watchingTime
        }
        let told = Comment(rawValue: "\(list): films \(films) s, in the window \(window) s")
        #expect(abs(films - wish) <= wish * 0.25, told)
        #expect(window > wish * 0.5 && window < wish * 1.25, told)
    }

    @Test("a list names lessons of the course in its order, and the whole course is no list")
    func order() throws {
        let all = try LessonCatalog.load(Lessons.folder).lessons.map(\.identifier)
        for list in [CourseList.five, .thirty] {
            let names = try #require(lists.lessons(of: list))
            #expect(names == all.filter(names.contains))
        }
        #expect(lists.lessons(of: .whole) == nil)
        #expect(CourseLists(in: nil).lessons(of: .five) == nil)
    }

    @Test("what a group builds on stands above it")
    func groups() throws {
        let lessons = try LessonCatalog.load(Lessons.folder).lessons
        var seen: [String] = []
        for lesson in lessons {
            #expect(lesson.after.allSatisfy(seen.contains))
            seen.append(lesson.group.english)
        }
        #expect(Set(lessons.map(\.after.count)).count > 1)
        #expect(throws: ScriptErrors.self) {
            try LessonIndex.parse("lessons 1\ngroup \"A\" after \"B\"\n", file: "a.lessons")
        }
    }
}
