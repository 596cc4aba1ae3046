import TestEffort
import Testing

@Suite("What is said, made false")
struct MutatedSentenceTests {
    @Test("a sentence with another name, number or cause is found not to hold")
    @MainActor func mutations() throws {
        var counts: [String: (found: Int, all: Int)] = [:]
        var totals: [SentenceMutation.Kind: (found: Int, all: Int)] = [:]
        let boards = try (0..<60).map { try PlayedCase.board($0) }
        for one in Effort.sample(PlayedCase.written, 15) + Effort.sample(boards, 8) {
            let trace = one.trace()
            if trace.records.count > 4000 { continue }
            let reader = SecondReader(trace, scene: one.scene)
            let all = SaidSentences(trace, scene: one.scene, moments: 10).all
            let mutator = SentenceMutator(trace, all)
            for (turn, said) in all.enumerated()
            where turn % 3 == 0 && reader.read(said) == .holds {
                for mutation in mutator.mutations(of: said, turn) {
                    let isFound = reader.read(mutation.said) != .holds
                    let key = "\(mutation.identifier) \(mutation.kind.rawValue)"
                    counts[key, default: (0, 0)].all += 1
                    totals[mutation.kind, default: (0, 0)].all += 1
                    if isFound {
                        counts[key, default: (0, 0)].found += 1
                        totals[mutation.kind, default: (0, 0)].found += 1
                    }
                }
            }
        }
        for kind in SentenceMutation.Kind.allCases {
            let (found, all) = try #require(totals[kind])
            print("\(kind.rawValue): \(found) of \(all) false sentences were found")
            // Some are as true as what was said: two recognizers of one view receive the same finger.
            #expect(Double(found) >= 0.9 * Double(all), "of those with another \(kind.rawValue)")
        }
        for (key, count) in counts.sorted(by: { $0.key < $1.key })
        where Double(count.found) < 0.8 * Double(count.all) {
            print("\(key): \(count.found) of \(count.all)")
        }
        let never = counts.filter { $0.value.found == 0 }.keys.sorted()
        print("never found: \(never.joined(separator: ", "))")
    }
}
