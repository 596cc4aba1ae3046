import CSources
import TouchScript

/// A class of scenes that UIKit does not have: the code brings it along, as the session has it.
struct BroughtClass {
    let name: String
    /// The class, private to the file that it stands in.
    let source: String

    /// UIKit has rows in its tables alone.
    static let listRow = BroughtClass("ListRow", source_of_list_row())
    static let checkMark = BroughtClass("CheckMarkRecognizer", source_of_check_mark_recognizer())
    static let fingerDown = BroughtClass("FingerDownRecognizer", source_of_finger_down_recognizer())

    /// - Parameter file: the session's, with an import and an empty line before the class.
    private init(_ name: String, _ file: UnsafePointer<CChar>) {
        self.name = name
        source = String(cString: file).split(separator: "\n", omittingEmptySubsequences: false)
            .dropFirst(2).dropLast()
            .map { $0.hasPrefix("class ") ? "private \($0)" : String($0) }
            .joined(separator: "\n")
    }
}

extension CustomRecognizer {
    var brought: BroughtClass {
        switch self {
        case .checkMark: .checkMark
        case .fingerDown: .fingerDown
        }
    }
}
