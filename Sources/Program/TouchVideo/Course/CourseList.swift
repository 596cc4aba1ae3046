import Foundation
import TouchReading
import TouchScript
import TouchWords

/// The part of the course that the reader chose.
package nonisolated enum CourseList: String, CaseIterable, Codable {
    case five, thirty, whole

    package var words: Wording {
        switch self {
        case .five: .course.five
        case .thirty: .course.thirty
        case .whole: .course.whole
        }
    }
}

/// The lessons of each list, by their identifiers.
package nonisolated struct CourseLists: Equatable {
    private var names: [String: [String]] = [:]

    /// Reads the lists that come with the program, `five.lessons` and `thirty.lessons`. A list that
    /// cannot be read is as long as the course.
    /// - Parameter folder: the folder of the lessons; nil if it is missing.
    package init(in folder: URL?) {
        guard let folder else { return }
        for list in CourseList.allCases {
            let url = folder.appending(path: list.rawValue + ".lessons")
            guard case .lessons(let index)? = try? ScriptFile.load(url) else { continue }
            names[list.rawValue] = index.lessons
        }
    }

    /// The shorter ways through the course, with their lessons.
    var paths: [(list: CourseList, lessons: [String])] {
        [.five, .thirty].compactMap { list in lessons(of: list).map { (list, $0) } }
    }

    /// Returns the lessons of a list; nil for all that there are.
    package func lessons(of list: CourseList) -> [String]? { names[list.rawValue] }
}
