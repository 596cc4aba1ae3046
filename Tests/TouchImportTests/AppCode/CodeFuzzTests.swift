import Foundation
import TestEffort
import TestSupport
import Testing
import TouchScript

@testable import TouchImport

/// Code that is no good, made of an app that is: nothing traps, and each fault is one line.
@Suite("Apps' code, damaged") struct CodeFuzzTests {
    private static let app = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../AppCode/Board").standardizedFileURL
    private static let bits = [
        "(", ")", "{", "}", "<", ">", "\"", "\\(", "@", "@objc", "#selector(", "#", ".", ":", "?",
        "/*", "`",
        "class", "extension", "func", "override", "optional", "as", "import", "\u{0}", "é", "\n",
        "0x",
    ]

    private func damaged(_ text: String, _ dice: inout Dice) -> String {
        var bytes = Array(text.utf8)
        for _ in 0...dice.roll(4) {
            let place = dice.roll(bytes.count)
            switch dice.roll(3) {
            case 0: bytes.removeSubrange(place..<min(bytes.count, place + dice.roll(40)))
            case 1: bytes.insert(contentsOf: Self.bits[dice.roll(Self.bits.count)].utf8, at: place)
            default: bytes.removeSubrange(place...)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "it is refused in one line, or rewritten to what is Swift by brackets",
        arguments: 0..<UInt64(Effort.count(40)))
    func damage(_ seed: UInt64) throws {
        let names = ["AppDelegate", "BoardViewController", "CardView"]
        let files = try names.map { name in
            try String(contentsOf: Self.app.appending(path: name + ".swift"), encoding: .utf8)
        }
        var dice = Dice(seed: seed + 1)
        for _ in 0..<5 {
            do {
                let sources = try files.map { text in
                    try SwiftSource(
                        dice.roll(2) == 0 ? text : damaged(text, &dice), file: "a.swift")
                }
                for (_, text) in ImportedCode(sources, name: "App").files
                where text.contains("import UIKit") {
                    _ = try SwiftSource(text, file: "b.swift")
                }
            } catch let errors as ScriptErrors {
                #expect(errors.errors.count == 1 && !errors.description.contains("\n"))
                #expect(errors.errors[0].file == "a.swift", "\(errors)")
            }
        }
    }
}
