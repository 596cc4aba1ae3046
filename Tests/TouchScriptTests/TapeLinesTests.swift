import Foundation
import Testing

@testable import TouchScript

@Suite("A tape's lines, kept small") struct TapeLinesTests {
    private static let text = """
        # A remark.
        tape 1
        scene "a"

        event 1s a began (1, 2) force 0.35 radius 12.5 type pencil
        event +8.333ms a moved (0.1, -2e-07), b began (3, 4)
        with event +1.5s a ended (5, 6)  # with a remark
        event 2s a moved (1, 2) time -4ms, b moved (3, 4) time 1.5s
        event +8ms a moved (1, 2) time -4ms coalesced a moved (1, 1.5) time -6ms
        event 1500ms \u{e9} began (1, 2), e\u{301} began (1, 3)
        tap (9, 9) times 2
        event 2s p began (1, 2) type pencil altitude 45deg azimuth 1.5rad, b moved (3, 4)

        """

    private func lines() throws -> TapeLines {
        try Tape.parse(Self.text, file: "t") { _ in nil }.lines
    }

    @Test("Each reads back as it was written, to the letter, with its place")
    func lossless() throws {
        let lines = try lines()
        #expect(written(lines).utf8.elementsEqual(Self.text.utf8))
        #expect(lines.map(\.position.line) == Array(1...12))
        #expect(lines[6].position.column == 1 && lines[6].comment == "with a remark")
        guard case .act(.event(let time, let samples), with: false) = lines[5].statement else {
            Issue.record("\(lines[5])")
            return
        }
        #expect(time == .after(Span(8.333, .ms)))
        #expect(
            samples == [
                RecordedSample(finger: "a", phase: .moved, location: CGPoint(x: 0.1, y: -2e-07)),
                RecordedSample(finger: "b", phase: .began, location: CGPoint(x: 3, y: 4)),
            ])
    }

    @Test("They change as any list does")
    func changed() throws {
        var (lines, list) = (try lines(), Array(try lines()))
        func same() -> Bool { lines.elementsEqual(list) && lines == TapeLines(list) }
        for (place, other) in [(4, 5), (5, 10), (10, 4), (7, 6), (8, 7)] {
            (lines[place], list[place]) = (list[other], list[other])
            #expect(same())
        }
        lines[4].comment = "now"
        list[4].comment = "now"
        #expect(same())
        lines.replaceSubrange(2..<5, with: list[5..<7])
        list.replaceSubrange(2..<5, with: list[5..<7])
        #expect(same())
        lines.removeAll { $0.statement == nil }
        list.removeAll { $0.statement == nil }
        lines.append(list[2])
        list.append(list[2])
        #expect(same() && lines != TapeLines(list.dropLast()))
        #expect(Set([lines, TapeLines(list)]).count == 1)
    }
}
