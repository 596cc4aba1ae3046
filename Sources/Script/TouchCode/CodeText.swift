/// The lines of code written so far, indented by the blocks that contain them.
final class CodeText {
    private(set) var lines: [String] = []
    private(set) var spans: [CodeListing.Span] = []
    private var depth = 0
    private var isGapDue = false

    private static let width = 100

    /// Begins a paragraph: an empty line precedes the next line, unless a block has just begun or
    /// ends there.
    func gap() { isGapDue = true }

    /// Writes a line, or several.
    func line(_ text: String) {
        if isGapDue, !isAtStart, text != "}" { lines.append("") }
        isGapDue = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            lines.append(line.isEmpty ? "" : String(repeating: "    ", count: depth) + line)
        }
    }

    private var isAtStart: Bool {
        guard let last = lines.last else { return true }
        let isCondition = ["#if", "#else"].contains { last.drop { $0 == " " }.hasPrefix($0) }
        return isCondition || last.hasSuffix("{")
    }

    /// Writes comments, one per line.
    func comments(_ texts: [String]) {
        for text in texts { line(text.isEmpty ? "//" : "// " + text) }
    }

    /// Writes a block: `head { … }`.
    func block(_ head: String, _ body: () -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }

    /// Writes a block that begins a paragraph.
    func paragraph(_ head: String, _ body: () -> Void) {
        gap()
        block(head, body)
    }

    /// Writes a method that begins a paragraph, and remembers its subject and topic.
    func member(
        _ subject: String, _ topic: CodeListing.Topic, _ head: String, _ body: () -> Void
    ) {
        gap()
        about(subject, topic) { block(head, body) }
    }

    /// Writes a call, `head(a: 1, b: 2)`, and the tail after it, on several lines if one is too
    /// short.
    func call(_ head: String, _ arguments: [String], _ tail: String = "") {
        let whole = "\(head)(\(arguments.joined(separator: ", ")))\(tail)"
        if depth * 4 + whole.count <= Self.width { return line(whole) }
        line(head + "(")
        indented { line(arguments.joined(separator: ", ") + ")" + tail) }
    }

    /// Writes a method with each parameter on its own line.
    func method(
        _ head: String, _ parameters: [String], _ answer: String? = nil, _ body: () -> Void
    ) {
        line(head + "(")
        indented {
            for parameter in parameters.dropLast() { line(parameter + ",") }
            line(parameters.last ?? "")
        }
        block(answer.map { ") -> \($0)" } ?? ")", body)
    }

    /// Writes `head a || b`, each alternative on its own line if they do not fit on one.
    func alternatives(_ head: String, _ parts: [String], _ tail: String) {
        let whole = head + parts.joined(separator: " || ") + tail
        guard depth * 4 + whole.count > Self.width, let last = parts.last else {
            return line(whole)
        }
        line(head + parts[0])
        indented {
            for part in parts.dropFirst().dropLast() { line("|| " + part) }
            line("|| " + last + tail)
        }
    }

    /// Writes code that differs between Apple's Swift and Swift on Linux.
    func onApple(_ body: () -> Void, elsewhere: (() -> Void)? = nil) {
        line("#if canImport(ObjectiveC)")
        indented(body)
        if let elsewhere {
            line("#else")
            indented(elsewhere)
        }
        line("#endif")
    }

    func onLinux(_ body: () -> Void) {
        line("#if !canImport(ObjectiveC)")
        indented(body)
        line("#endif")
    }

    /// Remembers the subject and topic of the lines that `body` writes.
    func about(
        _ subject: String, _ topic: CodeListing.Topic, _ body: () -> Void
    ) {
        let start = lines.count + (isGapDue && !isAtStart ? 1 : 0)
        body()
        guard start < lines.count else { return }
        spans.append(.init(subject: subject, topic: topic, lines: start..<lines.count))
    }

    func indented(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
    }
}
