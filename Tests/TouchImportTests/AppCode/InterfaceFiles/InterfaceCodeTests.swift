import Foundation
import TestSupport
import Testing

@testable import TouchImport

/// An app with a storyboard and a nib, `Tests/AppCode/Knobs`. PastedTests compile and play the code
/// that is made of it.
@Suite("Storyboards and nibs as code") struct InterfaceCodeTests {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private let imported: ImportedCode

    init() throws {
        let folder = Self.tests.appending(path: "AppCode/Knobs")
        let read = { (name: String) in
            try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        }
        imported = ImportedCode(
            try ["BadgeView.swift", "KnobsController.swift"].map {
                try SwiftSource(try read($0), file: "Knobs/" + $0)
            },
            interfaces: InterfaceFiles(
                try ["Base.lproj/Main.storyboard", "BadgeView.xib"].map {
                    ("Knobs/" + $0, try read($0))
                }), name: "Knobs")
    }

    private func text(_ path: String) -> String {
        imported.files.first { $0.path.hasSuffix(path) }?.text ?? ""
    }

    @Test("the code is that which PastedTests play; TOUCHSCOPE_GOLDENS=accept keeps it as it is now")
    func played() throws {
        let folder = Self.tests.appending(path: "PastedTests/Knobs")
        for (path, text) in imported.files
        where path.hasSuffix(".swift") && !path.hasSuffix("/main.swift") {
            let name = path.replacing("Sources/Knobs/", with: "").replacing(".swift", with: "")
            let file = folder.appending(path: name + ".swift")
            let kept = "// swift-format-ignore-file\n" + text
            if ProcessInfo.processInfo.environment["TOUCHSCOPE_GOLDENS"] == "accept" {
                try kept.write(to: file, atomically: true, encoding: .utf8)
            }
            let golden = try? String(contentsOf: file, encoding: .utf8)
            #expect(golden == kept, "\(name)")
        }
    }

    @Test("what is not in the code is named, each kind once, with its place and number")
    func missing() {
        let list = text("IMPORTED.md")
        print(list)
        for line in [
            "`sparkle`, an outlet or an attribute of a storyboard or a nib: `KnobView` has no such property",
            "a `datePicker` of a storyboard or a nib: a plain view instead",
            "`datePicker.datePickerMode` of a storyboard or a nib: it is not in the code",
        ] {
            #expect(list.contains(line), "\(line)")
        }
    }
}
