import Testing
import TouchReading
import TouchScript
import TouchTrace

@testable import TouchWords

/// Sentences about scrolling pointers, shifted bounds and the middles of fingers: so as they are said, and not when another
/// name, number or cause stands in them, or another record in the trace.
@Suite("What is said of scenes made for it")
@MainActor struct MadeSentenceTests {
    /// What these scenes are there for.
    private static let wanted = [
        "why.pointerScrolled", "why.scrollingStopped", "why.doesNotScroll",
        "why.scrollTypeNotAllowed", "hit.outsideBounds", "measure.atMiddle",
    ]

    private struct Played {
        let one: PlayedCase
        let trace: Trace
        let said: [SaidSentence]

        var reader: SecondReader { SecondReader(trace, scene: one.scene) }
    }

    private let all: [Played]

    init() throws { all = try Self.played.get() }

    /// Played once: the tests look at the same.
    private static let played = Result {
        try PlayedCase.made().map { one in
            let trace = one.trace()
            let said =
                SaidSentences(trace, scene: one.scene).all + unfollowed(trace, one.scene)
            return Played(one: one, trace: trace, said: said)
        }
    }

    /// Why pans follow no scrolling is said only when somebody asks for that.
    private static func unfollowed(_ trace: Trace, _ scene: Scene) -> [SaidSentence] {
        let why = Why(trace, scene: scene)
        return trace.subjects.filter { $0.kind == .recognizer }.flatMap { subject in
            why.answers(to: "why not \(subject.name)").flatMap(\.sentences).filter {
                $0.words.identifiers.contains("why.doesNotScroll")
            }.map {
                SaidSentence(
                    words: $0.words, serial: trace.records.count, told: nil,
                    first: $0.records.first)
            }
        }
    }

    @Test("it is said, and it is so")
    func sentences() {
        var tally = Tally()
        for played in all {
            let reader = played.reader
            for said in played.said { tally.count(said, reader.read(said), in: played.one.name) }
        }
        for (identifier, complaint) in tally.complaints.sorted(by: { $0.key < $1.key }) {
            let examples = complaint.examples.joined(separator: "\n    ")
            Issue.record("\(identifier), \(complaint.count) times:\n    \(examples)")
        }
        for identifier in Self.wanted {
            #expect(tally.said[identifier] ?? 0 > 0, "\(identifier) is not said")
        }
    }

    @Test("with another name, number or cause it is not so")
    func mutations() {
        var counts: [String: (found: Int, all: Int)] = [:]
        for played in all {
            let (reader, mutator) = (played.reader, SentenceMutator(played.trace, played.said))
            for (turn, said) in played.said.enumerated() where reader.read(said) == .holds {
                for mutation in mutator.mutations(of: said, turn)
                where Self.wanted.contains(mutation.identifier) {
                    let key = "\(mutation.identifier) \(mutation.kind.rawValue)"
                    counts[key, default: (0, 0)].all += 1
                    if reader.read(mutation.said) != .holds { counts[key]?.found += 1 }
                }
            }
        }
        for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
            // Of two pans on one view that both follow no scrolling, one is as true as the other.
            let least = key == "why.doesNotScroll name" ? 0.5 : 0.9
            #expect(Double(count.found) >= least * Double(count.all), "\(key): \(count)")
        }
    }

    @Test("a measure of one finger, or of another recognizer, is of no middle")
    func noMiddle() {
        var count = 0
        for played in all {
            let reader = played.reader
            for said in played.said
            where !said.words.identifiers.contains("measure.atMiddle")
                && said.words.places.count > 1
            {
                guard case .sentence(let measure) = said.words.places[1],
                    measure.identifier?.hasPrefix("measure.") == true
                else { continue }
                var places = said.words.places
                places[1] = .sentence(sentence("measure.atMiddle", .sentence(measure)))
                let words = Wording(said.words.number, places)
                let wrapped = SaidSentence(
                    words: words, serial: said.serial, told: said.told, first: said.first)
                #expect(reader.read(wrapped) != .holds, "\(words["en"])")
                count += 1
            }
        }
        #expect(count > 0)
    }

    @Test(
        "of another trace it is not so",
        arguments: [
            "why.pointerScrolled", "why.scrollingStopped", "why.doesNotScroll",
            "hit.outsideBounds", "measure.atMiddle",
        ])
    func otherTrace(identifier: String) {
        var (found, count) = (0, 0)
        for played in all {
            let other = changed(played.trace) { entry in
                switch (identifier, entry) {
                case ("why.pointerScrolled", .pointer(.scroll, let x, let y)):
                    .pointer(phase: .moved, x: x, y: y)
                case ("why.scrollingStopped", .transition(let who, let from, let to, .scrolling, _)):
                    .transition(
                        recognizer: who, from: from, to: to, reason: .analysis, because: .none)
                case ("why.doesNotScroll", .pointerHit): .pointerHit(view: .none)
                case ("hit.outsideBounds", .bounds(let view, _, _, let width, let height)):
                    .bounds(view: view, x: 0, y: 0, width: width, height: height)
                case ("measure.atMiddle", .sample(let touch, let finger, .moved, let x, let y)):
                    .sample(touch: touch, finger: finger, phase: .moved, x: x + 1, y: y - 1)
                default: entry
                }
            }
            let (reader, otherReader) = (
                played.reader, SecondReader(other, scene: played.one.scene)
            )
            for said in played.said
            where said.words.identifiers.contains(identifier) && reader.read(said) == .holds {
                count += 1
                if otherReader.read(said) != .holds { found += 1 }
            }
        }
        #expect(count > 0 && found == count, "\(found) of \(count)")
    }

    @Test("a pan that admits all scrolling, or was asked, does not refuse its type")
    func otherTypes() throws {
        var count = 0
        for played in all {
            let said = played.said.filter {
                $0.words.identifiers.contains("why.scrollTypeNotAllowed")
                    && played.reader.read($0) == .holds
            }
            for one in said {
                guard case .sentence(let told) = one.words.places[0],
                    let name = told.places.first.map({ Claim.text(of: $0) })
                else { continue }
                let reader = SecondReader(
                    played.trace,
                    scene: try played.one.scene(where: name, "scroll-types all"))
                #expect(reader.read(one) != .holds, "\(one.words["en"])")
                let id = try #require(reader.book.recognizers(name).first)
                let asked = changed(played.trace) {
                    guard case .question(.shouldReceiveEvent, _, _, _, let by) = $0 else {
                        return $0
                    }
                    return .question(
                        .shouldReceiveEvent, asked: id, about: id, answer: false, by: by)
                }
                let wasAsked = asked.records != played.trace.records
                if wasAsked {
                    let reader = SecondReader(asked, scene: played.one.scene)
                    #expect(reader.read(one) != .holds, "\(one.words["en"])")
                }
                count += 1
            }
        }
        #expect(count > 0)
    }

    private func changed(_ trace: Trace, _ change: (TraceEntry) -> TraceEntry) -> Trace {
        var other = trace
        other.records = []
        for var record in trace.records {
            record.entry = change(record.entry)
            other.records.append(record)
        }
        return other
    }

    private func sentence(_ identifier: String, _ places: Wording.Place...) -> Wording {
        let all = Wording.allIdentifiers.split(separator: "\n")
        return Wording(UInt16(all.firstIndex { $0 == identifier } ?? 0), places)
    }
}

extension Claim {
    fileprivate static func text(of place: Wording.Place) -> String {
        switch place {
        case .name(let text), .text(let text): text
        case .sentence(let words): words["en"]
        default: ""
        }
    }
}

extension PlayedCase {
    /// Its scene, in which a clause stands with a recognizer in place of what is said of scrolling.
    fileprivate func scene(where recognizer: String, _ clause: String) throws -> Scene {
        let lines = scene.text.split(separator: "\n").map { line -> String in
            var words = line.split(separator: " ")
            guard words.count > 1, words[0] == "pan", words[1] == recognizer else {
                return String(line)
            }
            if let place = words.firstIndex(of: "scroll-types") {
                words.removeSubrange(place...(place + 1))
            }
            return line.prefix { $0 == " " } + words.joined(separator: " ") + " " + clause
        }
        return try Scene.parse(lines.joined(separator: "\n") + "\n", file: "\(name).scene")
    }
}
