import TouchReading
import TouchScript
import TouchTrace
import TouchWords

/// A sentence, and the record at which it is said.
struct SaidSentence: Hashable {
    let words: Wording
    /// Of the record it tells, or of the one at which somebody asks.
    let serial: Int
    /// The record that it tells, where it was asked for by that; nil where it answers about somebody.
    let told: Int?
    /// The record that it says it rests on first.
    let first: Int?
}

/// All that is said of a trace: of each record, why it came about, and of everybody, asked at many moments.
struct SaidSentences {
    private(set) var all: [SaidSentence] = []
    private var known: Set<SaidSentence> = []

    /// - Parameter moments: at how many records, at most, everybody is asked about.
    init(_ trace: Trace, scene: Scene, moments: Int = 20) {
        let why = Why(trace, scene: scene)
        for record in trace.records {
            let serial = Int(record.serial)
            if let sentence = why.sentence(forRecord: serial) {
                add(sentence.words, at: serial, telling: serial, restingOn: serial)
            }
            // What led to it is told of records before it, and was so then.
            for cause in why.causes(ofRecord: serial) {
                let told = cause.records.first ?? serial
                add(cause.words, at: told, telling: told, restingOn: told)
            }
        }
        for serial in Self.moments(of: trace, atMost: moments) {
            for number in trace.subjects.indices {
                answer(why.sentences(about: SubjectID(Int32(number + 1)), at: serial), at: serial)
            }
            answer(why.sentences(aboutPointerAt: serial), at: serial)
        }
    }

    private static let waiting = ["delivery.waits", "why.waitsSince"]

    /// The first of an answer says how things stand. Of the others, which tell what led there, one that somebody had to wait
    /// was so when the record came that it tells.
    private mutating func answer(_ sentences: [WhySentence], at serial: Int) {
        for (index, sentence) in sentences.enumerated() {
            let first = sentence.records.first
            let isPast =
                index > 0
                && sentence.words.identifiers.contains { Self.waiting.contains($0) }
            add(
                sentence.words, at: isPast ? first ?? serial : serial, telling: nil,
                restingOn: first)
        }
    }

    private mutating func add(
        _ words: Wording, at serial: Int, telling told: Int?, restingOn first: Int?
    ) {
        let said = SaidSentence(words: words, serial: serial, told: told, first: first)
        if known.insert(said).inserted { all.append(said) }
    }

    /// The end, and what comes after transitions, held touches and sequences, evenly spread.
    private static func moments(of trace: Trace, atMost limit: Int) -> [Int] {
        let moments = trace.records.filter { record in
            switch record.entry {
            case .transition, .held, .sequenceEnded, .hit, .withheld, .dropped, .requirement: true
            default: false
            }
        }.map { Int($0.serial) }
        guard moments.count > limit else { return moments + [trace.records.count] }
        return (0..<limit).map { moments[$0 * (moments.count - 1) / (limit - 1)] }
            + [trace.records.count]
    }
}
