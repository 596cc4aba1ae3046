import Foundation
import TestSupport
import Testing
import TouchKit
import TouchSession
import TouchTrace

@testable import TouchCode
@testable import TouchScript

/// The code of scenes does what the scenes do.
@MainActor @Suite struct WrittenCodeTests {
    nonisolated static let shipped = CodedScene.names(in: Lessons.folder)
    nonisolated static let all = shipped + CodedScene.names(in: CodedScene.folder)

    @Test(
        "The samples that are kept to be read are what is written today",
        arguments: ["SheetOverList", "SwipeOrPan", "WhoMustWait", "YourOwnRecognizer"])
    func samples(name: String) throws {
        let words = name.replacing(#/[A-Z]/#) { "-" + $0.output.lowercased() }.dropFirst()
        let file = CodedScene.tests.appending(path: "Samples/\(name).swift")
        #expect(
            try String(contentsOf: file, encoding: .utf8)
                == CodedScene.scene(named: String(words)).code().text)
    }

    @Test("A lesson's tape gives the same trace on the scene and on its code", arguments: shipped)
    func lesson(name: String) throws {
        guard case .tape(let tape, _) = try Lessons.load("\(name).tape") else { return }
        let coded = try CodedScene(name)
        #expect(try coded.play(tape).failures.isEmpty)
        try expectSame(coded, tape)
    }

    @Test("Whatever is done, a scene and its code do the same", arguments: all)
    func exercise(name: String) throws {
        let coded = try CodedScene(name)
        try expectSame(coded, coded.exercise())
    }

    @Test("Every clause of the language stands in a scene whose code is compiled")
    func clauses() throws {
        let lines = try Self.all.flatMap { try CodedScene($0).scene.lines }
        var words: Set<String> = []
        for line in lines {
            switch line.statement {
            case .view(_, _, let clauses), .window(_, let clauses), .controller(_, let clauses),
                .application(let clauses), .delegate(let clauses):
                words.formUnion(clauses.compactMap(\.words.first))
            case .recognizer(_, _, let clauses):
                words.formUnion(clauses.compactMap(\.words.first))
            case .header, .title, .require, .tuning, nil: break
            }
        }
        let known = ViewWord.words + RecognizerWord.words
        #expect(known.filter { !words.contains($0) } == [])
    }

    @Test(
        "A recognizer that the code brings along is the scene's",
        arguments: CustomRecognizer.allCases)
    func custom(kind: CustomRecognizer) throws {
        let url = Lessons.folder.appending(path: "../../Sources/Script/TouchSession/Scene/Gestures")
            .appending(path: "\(kind.brought.name).swift")
        let source = try String(contentsOf: url, encoding: .utf8)
        let own = kind.brought.source.replacing("private class", with: "class")
        #expect(source.hasSuffix(own + "\n"))
    }

    @Test(
        "The rows that the code brings along, and what moves them, are the scene's",
        arguments: [
            "Script/TouchSession/Scene/ListRow", "Script/TouchSession/Scene/RowMover",
            "Engine/TouchKit/Engine/Scrolling/EdgeScroll",
        ])
    func rows(path: String) throws {
        let url = Lessons.folder.appending(path: "../../Sources/\(path).swift")
        let source = try String(contentsOf: url, encoding: .utf8).replacing("package ", with: "")
        let classes: [BroughtClass] = [.listRow, .rowMover, .edgeScroll]
        let brought = try #require(classes.first { path.hasSuffix($0.name) })
        let own = brought.source.replacing(#/private ((?:final )?class)/#) { $0.output.1 }
        #expect(source.hasSuffix(own + "\n"))
    }

    /// Record by record, and to the last digit.
    private func expectSame(_ coded: CodedScene, _ tape: Tape) throws {
        let original = Session(scene: coded.scene, tape: tape)
        original.runTape()
        let (one, other) = (original.trace, try coded.play(tape).trace)
        #expect(one.records.count > 20)
        if withoutClasses(one) == withoutClasses(other) { return }
        for (a, b) in zip(one.records, other.records)
        where one.line(a) != other.line(b) || one.json(a) != other.json(b) {
            Issue.record("scene: \(one.line(a))\ncode:  \(other.line(b))\n\(one.json(a))")
            return
        }
        #expect(one.records.count == other.records.count)
        #expect(one.names == other.names && one.drawings == other.drawings)
    }

    /// Only classes have names of their own; everybody else's are the same.
    private func withoutClasses(_ trace: Trace) -> Trace {
        var trace = trace
        trace.subjects = trace.subjects.map {
            TraceSubject(kind: $0.kind, name: $0.name, typeName: "")
        }
        return trace
    }
}
