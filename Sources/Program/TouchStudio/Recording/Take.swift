import TouchHost
import TouchLive
import TouchScript
import TouchSession
import TouchWords

/// The recording of the touches on one stage, and the journal that follows it.
final class Take {
    let stage: PacedSession
    private let journals: Journals
    private let remarks: [String]
    private var journal: Journal?
    /// The lines of the recording, and the records of the trace, that are in the journal.
    private var (lines, records) = (0, 0)
    private var hasMoved = false

    /// Creates a take of a stage.
    /// - Parameter remarks: the comments before its lines.
    init(_ stage: PacedSession, _ journals: Journals, remarks: [String] = []) {
        self.stage = stage
        self.journals = journals
        self.remarks = remarks
        journal = journals.next()
        journal?.append(head)
    }

    private var head: String { remarks.map { "# \($0)\n" }.joined() }

    /// The time, in seconds, by which the session may be ahead of the last line before the journal
    /// records it: what happens by itself after that line belongs to the recording, too.
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

    /// Moves on to another journal; the second time, to memory.
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

    /// Ends the take, because the stage is left for good.
    func leave() -> LeftTake {
        var tape = stage.recordedTape
        tape.remark(remarks)
        return LeftTake(tape: tape, journal: journal, journals: journals)
    }
}

extension Tape {
    /// Inserts comments before all lines.
    fileprivate mutating func remark(_ remarks: [String]) {
        let start = SourcePosition(line: 1, column: 1)
        let comments = remarks.map {
            ScriptLine<TapeStatement>(position: start, statement: nil, comment: $0)
        }
        lines.insert(contentsOf: comments, at: 0)
    }
}

/// The recording of a stage that was left.
struct LeftTake {
    var tape: Tape
    var journal: Journal?
    var journals: Journals?

    /// Writes the tape with `write`, which returns its path. If the tape cannot be written, its
    /// journal stays.
    /// - Returns: the path of the tape.
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
    /// - Returns: the fault, and the place of the recording instead.
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
