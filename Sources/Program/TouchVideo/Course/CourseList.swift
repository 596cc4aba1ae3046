import Foundation
import TouchReading
import TouchScript

/// How much of the course somebody chose.
package nonisolated enum CourseList: String, CaseIterable, Codable {
    case five, thirty, whole

    package var words: Wording {
        switch self {
        case .five: Wording("Five minutes", "五分钟")
        case .thirty: Wording("Thirty minutes", "三十分钟")
        case .whole: Wording("The whole course", "完整课程")
        }
    }
}

/// The lessons of each list, by their identifiers.
package nonisolated struct CourseLists: Equatable {
    private var names: [String: [String]] = [:]

    /// Of those that come with the program, `five.lessons` and `thirty.lessons`; a list that cannot be read is as long as
    /// the course.
    /// - Parameter folder: of the lessons; nil if it is not to be found.
    package init(in folder: URL?) {
        guard let folder else { return }
        for list in CourseList.allCases {
            let url = folder.appending(path: list.rawValue + ".lessons")
            guard case .lessons(let index)? = try? ScriptFile.load(url) else { continue }
            names[list.rawValue] = index.lessons
        }
    }

    /// Nil for all that there are.
    package func lessons(of list: CourseList) -> [String]? { names[list.rawValue] }
}
