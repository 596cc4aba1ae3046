import Foundation
import TouchScript

@testable import TouchImport

extension InterfaceFiles {
    /// Reads files that a test writes down.
    init(_ files: [(file: String, text: String)]) {
        self.init(files.map(\.file)) { name in files.first { $0.file == name }?.text ?? "" }
    }
}

/// An app with a storyboard and a nib, `Tests/AppCode/Knobs`.
enum Knobs {
    static let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func read(_ name: String) throws -> String {
        try String(contentsOf: tests.appending(path: "AppCode/Knobs/" + name), encoding: .utf8)
    }

    static func imported() throws -> ImportedCode {
        let names = ["AboutController.swift", "BadgeView.swift", "KnobsController.swift"]
        let sources = try names.map {
            try SwiftSource(try read($0), file: "Knobs/" + $0)
        }
        let files = try ["Base.lproj/Main.storyboard", "BadgeView.xib"].map {
            ("Knobs/" + $0, try read($0))
        }
        return ImportedCode(sources, interfaces: InterfaceFiles(files), name: "Knobs")
    }
}

/// A nib as a test writes it down, with an app's code, and what becomes of both.
struct ImportedNib {
    private let imported: ImportedCode

    /// - Parameters:
    ///   - objects: the objects of the nib, in XML; its owner is a `Board`.
    ///   - code: the app's code.
    init(_ objects: String, code: String = "class Board: UIViewController {}") throws {
        let owner = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Board"/>
            """
        let text = "<document><objects>\(owner)\(objects)</objects></document>"
        imported = ImportedCode(
            [try SwiftSource(code, file: "a.swift")], interfaces: InterfaceFiles([("b.xib", text)]),
            name: "App")
    }

    private func text(_ ending: String) -> String {
        imported.files.first { $0.path.hasSuffix(ending) }?.text ?? ""
    }

    var code: String { text("b.xib.swift") }
    var app: String { text("/a.swift") }
    var list: String { imported.list(.unknown(.app.notAsked)) }
}
