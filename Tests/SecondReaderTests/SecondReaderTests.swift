import TestEffort
import Testing
import TouchTrace

@testable import TouchWords

@Suite("What is said, read a second time")
struct SecondReaderTests {
    /// Identifiers that no check reads, each with the reason why.
    static let notYetCovered: [String: String] = [:]

    @Test("every sentence about a trace is so, as the trace alone tells")
    @MainActor func sentencesHold() throws {
        var tally = Tally()
        let boards = try (0..<500).map { try PlayedCase.board($0) }
        for one in PlayedCase.written + Effort.sample(boards, 50) {
            let trace = one.trace()
            let reader = SecondReader(trace, scene: one.scene)
            for said in SaidSentences(
                trace, scene: one.scene, moments: Effort.isFull ? 40 : 20
            ).all {
                tally.count(said, reader.read(said), in: one.name)
            }
        }
        print(tally.summary)
        for (identifier, complaint) in tally.complaints.sorted(by: { $0.key < $1.key }) {
            let examples = complaint.examples.joined(separator: "\n    ")
            Issue.record("\(identifier), \(complaint.count) times:\n    \(examples)")
        }
        for identifier in tally.said.keys.sorted() {
            let isListed = Self.notYetCovered[identifier] != nil
            #expect(
                SecondReader.covers(identifier) != isListed,
                "\(identifier) is \(isListed ? "covered and listed" : "not covered")")
        }
    }
}

extension SecondReaderTests {
    /// The sections of the tables from which answers come.
    private static let sections: Set<Substring> = [
        "record", "delivery", "hit", "view", "input", "chain", "why", "state", "phase", "question",
        "measure", "timer",
    ]

    @Test("every sentence that tells what happened, or why, can be read a second time")
    func everySentenceIsCovered() {
        for identifier in Wording.allIdentifiers.split(separator: "\n")
        where Self.sections.contains(identifier.prefix { $0 != "." }) {
            let isListed = Self.notYetCovered[String(identifier)] != nil
            #expect(SecondReader.covers(String(identifier)) != isListed, "\(identifier)")
        }
    }
}

/// What was read, by identifier.
struct Tally {
    private(set) var said: [String: Int] = [:]
    private(set) var sentences = 0
    private(set) var complaints: [String: (count: Int, examples: [String])] = [:]

    mutating func count(_ sentence: SaidSentence, _ finding: SecondReader.Finding, in file: String)
    {
        sentences += 1
        for identifier in sentence.words.identifiers { said[identifier, default: 0] += 1 }
        let complaint: String
        switch finding {
        case .holds: return
        case .doesNotHold(let instead): complaint = instead
        case .notCovered(let identifier): complaint = "\(identifier) is not covered"
        }
        let key = sentence.words.identifiers.joined(separator: " ")
        var (count, examples) = complaints[key] ?? (0, [])
        count += 1
        // One of each file: what differs is told.
        if examples.count < 4, !examples.contains(where: { $0.hasPrefix(file + ",") }) {
            examples.append(
                "\(file), record \(sentence.serial): \"\(sentence.words["en"])\"; but \(complaint)"
            )
        }
        complaints[key] = (count, examples)
    }

    var summary: String {
        "\(sentences) sentences of \(said.count) identifiers were read a second time"
    }
}

extension Wording {
    /// Its own identifier and those within it, in order.
    var identifiers: [String] {
        (identifier.map { [$0] } ?? [])
            + places.flatMap { place -> [String] in
                switch place {
                case .sentence(let inner): inner.identifiers
                case .list(let all), .and(let all), .or(let all): all.flatMap(\.identifiers)
                default: []
                }
            }
    }
}
