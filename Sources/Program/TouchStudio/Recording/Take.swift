import TouchHost
import TouchLive
import TouchScript
import TouchSession
import TouchWords

/// What hands do on one stage, and the journal that follows them.
final class Take {
    let stage: PacedSession
    private let journals: Journals
    private let remarks: [String]
    private var journal: Journal?
    /// How much of the recording is in the journal: lines, and records of the trace.
    private var (lines, records) = (0, 0)
    private var hasMoved = false

    /// - Parameter remarks: comments that stand before its lines.
    init(_ stage: PacedSession, _ journals: Journals, remarks: [String] = []) {
        self.stage = stage
        self.journals = journals
        self.remarks = remarks
        journal = journals.next()
        journal?.append(head)
    }

    private var head: String { remarks.map { "# \($0)\n" }.joined() }

    /// What happens by itself after the last line belongs to the recording, too; it may be so far
    /// ahead, in seconds.
    private static let lead = 0.5

    /// Brings the journal up to date.
    func follow() {
        if let failure = journal?.failure { move(failure) }
        let session = stage.session
        if session.tracer.count != records, session.time >= session.recordedTime + Self.lead {
            session.recordTime()
        }
        records = session.tracer.count
        guard session.recordedLines > lines else { return }
        journal?.append(session.recordedText(from: lines))
        lines = session.recordedLines
    }

    /// Goes on in another journal; a second time, in memory.
    private func move(_ failure: Failure) {
        Console.complain(failure.message)
        let old = journal
        journal = hasMoved ? nil : journals.spare()
        hasMoved = true
        lines = stage.session.recordedLines
        journal?.append(head + stage.session.recordedText(from: 0))
        journal?.sync()
        if let journal, journal.failure == nil { old?.remove() }
    }

    /// The stage is left for good.
    func leave() -> LeftTake {
        var tape = stage.recordedTape
        tape.remark(remarks)
        return LeftTake(tape: tape, journal: journal, journals: journals)
    }
}

extension Tape {
    /// Puts comments before all lines.
    fileprivate mutating func remark(_ remarks: [String]) {
        let start = SourcePosition(line: 1, column: 1)
        let comments = remarks.map {
            ScriptLine<TapeStatement>(position: start, statement: nil, comment: $0)
        }
        lines.insert(contentsOf: comments, at: 0)
    }
}

/// What hands did on a stage that is left.
struct LeftTake {
    var tape: Tape
    var journal: Journal?
    var journals: Journals?

    /// Writes the tape by `write`, which says where it is. If it cannot be written, its journal
    /// stays.
    /// - Returns: where the tape is.
    @discardableResult
    func write(_ write: (Tape) throws -> String) throws -> String {
        do {
            let place = try write(tape)
            Console.tell(.take.recorded(place))
            journal?.remove()
            return place
        } catch {
            throw Failure(rescue(from: Wording(saying: error)))
        }
    }

    /// Keeps the recording elsewhere.
    /// - Returns: what is wrong, and where it is instead.
    private func rescue(from fault: Wording) -> Wording {
        journal?.sync()
        var kept = journal
        if journal == nil || journal?.failure != nil {
            kept = journals?.spare()
            kept?.append(tape.text)
            kept?.sync()
        }
        guard let kept, kept.failure == nil else { return .take.keptNowhere(fault) }
        return .take.keptIn(fault, path: kept.path)
    }
}
