/// Makes files by chance, alike for the same seed: whole ones of whole statements, with hostile texts wherever a text may
/// stand, and damaged ones.
public struct FileMutator {
    private var dice: Dice
    private var views = ["window"]
    private var recognizers: [String] = []

    public init(seed: UInt64) {
        dice = Dice(seed: seed)
        // The first rolls of neighboring seeds are alike.
        for _ in 0..<8 { _ = dice.roll(2) }
    }

    /// A scene and a tape for it.
    public mutating func pair() -> (scene: String, tape: String) {
        let scene = "scene 1 \"fuzz\" 640 x 400\n" + sceneLines()
        var tape = "tape 1\nscene \"fuzz\"\n"
        for _ in 0..<dice.roll(16) {
            // A finger's acts must fit together; now and then they need not.
            let forms = dice.roll(40) == 0 ? FileGrammar.ofFingers : FileGrammar.ofTapes
            let form = pick(forms)
            if recognizers.isEmpty, form.contains("<r>") { continue }
            tape += filled(form) + "\n"
        }
        return (damaged(scene), damaged(tape))
    }

    /// A list of lessons.
    public mutating func lessons() -> String {
        var text = "lessons 1\n"
        for _ in 0..<dice.roll(12) { text += filled(pick(FileGrammar.ofLessons)) + "\n" }
        return damaged(text)
    }

    /// Settings of the window, as JSON.
    public mutating func settings() -> String {
        let texts = ["\"dark\"", "\"projector\"", "\"\"", "\"zh\"", "\"\\u001b\"", "\"../../etc\""]
        let numbers = ["0", "-1", "1e308", "800", "2", "1e-320", "null"]
        let fields = [
            ("theme", texts), ("language", texts), ("lesson", texts), ("unknown", texts),
            ("overlays", ["[]", "[\"touches\",\"nothing\"]"]), ("probes", ["true", "false"]),
            ("hasReducedMotion", ["true", "false"]), ("scale", numbers), ("width", numbers),
            ("height", numbers),
        ].map { name, values in
            let value = dice.roll(20) == 0 ? json(HostileTexts.all) : pick(values)
            return "\"\(name)\":" + value
        }
        return damaged("{" + fields.joined(separator: ",") + "}")
    }

    private mutating func sceneLines() -> String {
        var text = ""
        var depth = 0
        for _ in 0..<dice.roll(16) {
            switch dice.roll(8) {
            case 0: text += filled(pick(FileGrammar.ofScenes)) + "\n"
            case 1...4:
                depth = dice.roll(depth + 1)
                text += indent(depth) + filled(pick(FileGrammar.views), named: true) + "\n"
                depth += 1
            default:
                guard depth > 0 else { continue }
                text += indent(depth) + filled(pick(FileGrammar.recognizers), named: false) + "\n"
            }
        }
        return text
    }

    private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

    /// - Parameter isView: what the new name stands for; nil for what nobody refers to.
    private mutating func filled(_ form: String, named isView: Bool? = nil) -> String {
        var parts = form.split(separator: "<", omittingEmptySubsequences: false).map(String.init)
        for index in parts.indices.dropFirst() {
            guard let end = parts[index].firstIndex(of: ">") else { continue }
            let hole = String(parts[index][..<end])
            parts[index] = value(hole, isView) + parts[index][parts[index].index(after: end)...]
        }
        return parts.joined()
    }

    private mutating func value(_ hole: String, _ isView: Bool?) -> String {
        switch hole {
        case "n": return pick(FileGrammar.numbers)
        case "p": return pick(FileGrammar.sizes)
        case "z": return pick(FileGrammar.parts)
        case "s": return pick(FileGrammar.times)
        case "c": return pick(FileGrammar.colors)
        case "f": return pick(FileGrammar.fingers)
        case "t": return text()
        case "v": return pick(views)
        case "r": return recognizers.isEmpty ? "nobody" : pick(recognizers)
        default:
            let name = pick(["card", "卡", "é", "e\u{301}", "x_", "b-1"]) + "\(dice.roll(40))"
            if isView == true { views.append(name) }
            if isView == false { recognizers.append(name) }
            return name
        }
    }

    /// A text in quotes.
    private mutating func text() -> String {
        let text = dice.roll(3) == 0 ? "plain words" : pick(HostileTexts.all)
        var quoted = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\n" {
                quoted.append(contentsOf: "\\n".unicodeScalars)
                continue
            }
            if scalar == "\"" || scalar == "\\" { quoted.append("\\") }
            quoted.append(scalar)
        }
        return "\"" + String(quoted) + "\""
    }

    private mutating func json(_ texts: [String]) -> String {
        let units = pick(texts).utf16.map { unit in
            "\\u" + String(UInt32(unit) + 0x10000, radix: 16).dropFirst()
        }
        return "\"" + units.joined() + "\""
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[dice.roll(values.count)]
    }

    /// Most files stay whole; in others bytes change, pieces go, come or change places.
    private mutating func damaged(_ text: String) -> String {
        guard dice.roll(3) == 0 else { return text }
        var bytes = Array(text.utf8)
        for _ in 0...dice.roll(4) where !bytes.isEmpty {
            let at = dice.roll(bytes.count)
            let end = min(bytes.count, at + 1 + dice.roll(24))
            switch dice.roll(6) {
            case 0: bytes[at] = UInt8(dice.roll(256))
            case 1: bytes.removeSubrange(at..<end)
            case 2: bytes.insert(contentsOf: bytes[at..<end], at: at)
            case 3: bytes.insert(contentsOf: pick(FileGrammar.strangers).utf8, at: at)
            case 4: bytes.insert(contentsOf: pick(HostileTexts.companions).utf8, at: at)
            default:
                var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
                lines.swapAt(dice.roll(lines.count), dice.roll(lines.count))
                bytes = Array(lines.joined(separator: [10]))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
