import CSources
import TouchScript

/// A class of scenes that UIKit does not have. The code includes it, as it is in the session.
struct BroughtClass {
    let name: String
    /// The source of the class, private to the file that contains it.
    let source: String

    /// The class of rows, which UIKit has only in its tables.
    static let listRow = BroughtClass("ListRow", source_of_list_row())
    /// The press that moves rows, and the scrolling at edges that it shares with collections.
    static let rowMover = BroughtClass("RowMover", source_of_row_mover())
    static let edgeScroll = BroughtClass("EdgeScroll", source_of_edge_scroll())
    static let checkMark = BroughtClass("CheckMarkRecognizer", source_of_check_mark_recognizer())
    static let fingerDown = BroughtClass("FingerDownRecognizer", source_of_finger_down_recognizer())

    /// Creates a class from a file of this package.
    /// - Parameter file: The text of the session's file, with an import and an empty line before
    ///   the class.
    private init(_ name: String, _ file: UnsafePointer<CChar>) {
        self.name = name
        source = String(cString: file).split(separator: "\n", omittingEmptySubsequences: false)
            .dropFirst(2).dropLast()
            .map { BroughtClass.own(String($0)) }
            .joined(separator: "\n")
    }
}

extension BroughtClass {
    /// Returns a line of a file of this package as it stands in the code: private, as far as
    /// the class goes.
    private static func own(_ line: String) -> String {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        let plain = words.filter { $0 != "package" }.joined(separator: " ")
        return plain.hasPrefix("class ") || plain.hasPrefix("final class ")
            ? "private \(plain)" : plain
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
