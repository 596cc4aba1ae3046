import Foundation
import TouchScript

/// A scene and a tape in which every text is hostile, in both languages.
public struct HostileFiles {
    public var scene: Scene
    public var tape: Tape

    /// Where no view but the pad lies, which says all texts at once when it is touched.
    public static let pad = CGPoint(x: 600, y: 390)

    /// - Parameter texts: of labels, chapters and captions one after the other; title, log and comment hold all of them.
    public init(_ texts: [String]) throws {
        let all = texts.joined(separator: " ")
        scene = try Scene.parse("scene 1 \"hostile\" 640 x 400\n", file: "hostile.scene")
        tape = Tape(file: "<script>document.title='BROKEN'</script>.tape")
        say(.title(.both(all)))
        for (index, text) in texts.enumerated() {
            let place = CGPoint(x: 10 * (index % 40), y: 12 * (index / 40))
            say(
                .view(
                    .label, name: "l\(index)",
                    [.at(place), .size(CGSize(width: 90, height: 20)), .text(.both(text))]))
        }
        say(
            .view(
                .view, name: "pad",
                [.at(.zero), .size(scene.size), .touches(.handleAndForward), .logs(.both(all))]))
        scene.lines.append(
            ScriptLine(
                position: SourcePosition(line: scene.lines.count + 1, column: 1), statement: nil,
                comment: Self.onOneLine(all)))
        tape.append(.header)
        tape.append(.scene("hostile"))
        for text in texts {
            tape.append(.tell(.chapter(.both(text))))
            tape.append(.tell(.caption(.both(text))))
            tape.append(.act(.wait(Span(100, .ms)), with: false))
        }
        if !texts.isEmpty { tell(texts) }
        var tap = Tap.standard
        tap.place = .point(Self.pad)
        tape.append(.act(.tap(tap), with: false))
        tape.append(.expect(.noted(all)))
    }

    /// Everything else that a tape says in words.
    private mutating func tell(_ texts: [String]) {
        let all = LocalizedText.both(texts.joined(separator: " "))
        let arrow = Telling.Arrow(from: "l0", to: "pad", text: all)
        let questions = stride(from: 0, to: texts.count, by: Limits.shown).flatMap { start in
            let part = texts[start...].prefix(Limits.shown)
            let question = Telling.Question(
                text: .both(part.joined(separator: " ")), span: Span(1, .s),
                answers: part.map { .both($0) }, reasons: part.map { .both($0) }, right: 0)
            return [.ask(question), .answer] as [Telling]
        }
        let first: [Telling] = [.title(all, nil), .note(all), .arrow(arrow), .mark(all.english)]
        for telling in first + questions + [.end(all, nil)] {
            tape.append(.tell(telling))
            tape.append(.act(.wait(Span(100, .ms)), with: false))
        }
    }

    private static func onOneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? " " : $0 }))
    }

    private mutating func say(_ statement: SceneStatement) {
        let position = SourcePosition(line: scene.lines.count + 1, column: 1)
        scene.lines.append(ScriptLine(position: position, statement: statement))
    }
}

extension LocalizedText {
    /// The same in both languages.
    public static func both(_ text: String) -> LocalizedText {
        LocalizedText(text, translations: [Translation(language: "zh", text: text)])
    }
}
