import TestEffort
import TestSupport
import Testing
import TouchScript

/// Random and damaged files: whatever they hold, reading ends with a value or with errors.
@Suite struct FuzzTests {
    private static let sources = [everything, everythingOnTape, swipeOrPan]

    @Test("Damaged files are read or refused, and what is read survives writing", arguments: 0..<8)
    func damaged(seed: Int) {
        var dice = Dice(seed: UInt64(seed))
        for _ in 0..<Effort.count(250) {
            let source = Self.sources[dice.roll(Self.sources.count)]
            check(damage(source, &dice), seed)
        }
    }

    @Test("Random bytes are refused with one clear line", arguments: 0..<4)
    func random(seed: Int) {
        var dice = Dice(seed: UInt64(seed))
        for _ in 0..<Effort.count(250) {
            let bytes = (0..<dice.roll(400)).map { _ in UInt8(dice.roll(256)) }
            check(String(decoding: bytes, as: UTF8.self), seed)
        }
    }

    private func check(_ text: String, _ seed: Int) {
        do throws(ScriptErrors) {
            let scene = try Scene.parse(text, file: "f")
            _ = scene.tree
            #expect((try? Scene.parse(scene.text, file: "f"))?.text == scene.text, "seed \(seed)")
        } catch {
            checkMessages(error, seed)
        }
        do throws(ScriptErrors) {
            let tape = try Tape.parse(text, file: "f")
            #expect((try? Tape.parse(tape.text, file: "f"))?.text == tape.text, "seed \(seed)")
        } catch {
            checkMessages(error, seed)
        }
        _ = try? LessonIndex.parse(text, file: "f")
    }

    private func checkMessages(_ errors: ScriptErrors, _ seed: Int) {
        #expect(!errors.errors.isEmpty)
        for error in errors.errors {
            #expect(error.message["en"].contains("expected"), "seed \(seed)")
            #expect(!error.description.contains("\n"), "seed \(seed): \(error)")
        }
    }

    /// Bytes changed, removed, doubled, lines swapped, or the end cut off.
    private func damage(_ text: String, _ dice: inout Dice) -> String {
        var bytes = Array(text.utf8)
        for _ in 0...dice.roll(6) where !bytes.isEmpty {
            let at = dice.roll(bytes.count)
            switch dice.roll(6) {
            case 0: bytes[at] = UInt8(dice.roll(256))
            case 1: bytes.removeSubrange(at..<min(bytes.count, at + 1 + dice.roll(20)))
            case 2:
                bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + dice.roll(40))], at: at)
            case 3: bytes.insert(contentsOf: Array(pieces[dice.roll(pieces.count)].utf8), at: at)
            case 4: bytes.removeLast(bytes.count - at)
            default:
                var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
                lines.swapAt(dice.roll(lines.count), dice.roll(lines.count))
                bytes = Array(lines.joined(separator: [10]))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private let pieces = [
        "\n", "  ", "\t", "\r\n", "\"", "\\", "#", "(", ")", ",", ">", "nan", "inf", "1e999", "-",
        "view", "expect", "with", "off", "any", " 0 ", "é", "中", "\u{0}", "\u{2028}", "1e-320",
    ]
}
