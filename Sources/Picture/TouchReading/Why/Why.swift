import TouchScript
import TouchTrace
import TouchWords

/// An explanation of a trace: why things happened, and why others did not.
///
/// Every sentence is made from records and names them, so that each can be checked, and each mark
/// of a timeline can be explained.
///
/// ```swift
/// let why = Why(trace, scene: scene)
/// why.sentences(about: drag, at: playhead).first?["en"]
/// // drag failed at 0.212 s: flick was recognized, and drag requires flick to fail
/// // (swipe-or-pan.scene:7)
/// ```
public struct Why: Sendable {
    public let history: StageHistory
    public let index: TraceIndex
    /// The scene of the trace; nil without a scene file.
    public let scene: Scene?
    /// The scene that names and requirements refer to: the file that users have.
    let written: Scene?

    /// - Parameters:
    ///   - written: the scene whose lines are named, if the trace is of a modified one.
    ///   - watch: a closure that receives the number of records processed, and of all records.
    public init(
        _ trace: Trace, scene: Scene? = nil, written: Scene? = nil,
        watch: (_ done: Int, _ count: Int) -> Void = { _, _ in }
    ) {
        let count = trace.records.count
        self.init(
            history: StageHistory(trace) { watch($0 / 2, count) },
            index: TraceIndex(trace) { watch((count + $0) / 2, count) }, scene: scene,
            written: written)
    }

    /// Creates an explanation from a history and an index that a program already has.
    public init(
        history: StageHistory, index: TraceIndex, scene: Scene? = nil, written: Scene? = nil
    ) {
        self.history = history
        self.index = index
        self.scene = scene
        self.written = written ?? scene
    }

    /// Returns the meaning of record `serial` and its reason; nil if there is no such record.
    public func sentence(forRecord serial: Int) -> WhySentence? {
        record(serial).map { sentence(of: $0) }
    }

    /// Returns what led to record `serial`, nearest first: the decisions it rests on, its causes,
    /// and the samples of its event.
    public func causes(ofRecord serial: Int) -> [WhySentence] {
        var told = [serial]
        var sentences: [WhySentence] = []
        func tell(_ record: Int) {
            guard !told.contains(record), told.count < 64,
                let sentence = sentence(forRecord: record)
            else { return }
            told.append(record)
            sentences.append(sentence)
            for other in sentence.records.dropFirst() { tell(other) }
        }
        for other in sentence(forRecord: serial)?.records.dropFirst() ?? [] { tell(other) }
        var here = Int(record(serial)?.cause ?? 0)
        while here > 0, let record = record(here) {
            switch record.entry {
            // Every event passes through these.
            case .taken, .enqueued, .sendEvent: break
            default: tell(here)
            }
            here = Int(record.cause)
        }
        if let event = index.event(around: serial) {
            let samples = (event.lowerBound...event.upperBound).filter { here in
                if case .sample = record(here)?.entry { here < serial } else { false }
            }
            for sample in samples.prefix(3) { tell(sample) }
        }
        return sentences
    }

    /// Returns why a subject is in its state at record `serial`, and why not in another: a
    /// recognizer, a view, a finger, or the target of an action. The most informative sentence
    /// comes first.
    public func sentences(about id: SubjectID, at serial: Int) -> [WhySentence] {
        switch trace[id]?.kind {
        case .recognizer: sentences(aboutRecognizer: id, at: serial)
        case .view, .window: sentences(aboutView: id, at: serial)
        case .touch: sentences(aboutTouch: id, at: serial)
        case .target, .application, .applicationDelegate, .viewController, .responder:
            sentences(aboutResponder: id, at: serial)
        case nil: []
        }
    }

    // MARK: Looking things up

    public var trace: Trace { history.trace }

    package func record(_ serial: Int) -> TraceRecord? {
        trace.records.indices.contains(serial - 1) ? trace.records[serial - 1] : nil
    }

    func name(_ id: SubjectID) -> String { trace.name(of: id) }

    /// Returns the last record about `id` at or before `serial` that fits, no earlier than `limit`.
    ///
    /// - Parameter withMoves: pass true to include the kinds that occur with each move of a finger.
    func last(
        about id: SubjectID, upTo serial: Int, from limit: Int = 1, withMoves: Bool = false,
        where fits: (TraceEntry) -> Bool
    ) -> TraceRecord? {
        for here in index.serials(about: id, upTo: serial, withMoves: withMoves) {
            if here < limit { return nil }
            if let record = record(here), fits(record.entry) { return record }
        }
        return nil
    }

    /// Returns the last state change of a recognizer at or before `serial` that fits.
    func lastTransition(
        of id: SubjectID, upTo serial: Int,
        where fits: (_ from: GestureState, _ to: GestureState) -> Bool = { _, _ in true }
    ) -> TraceRecord? {
        last(about: id, upTo: serial) { entry in
            guard case .transition(id, let from, let to, _, _) = entry else { return false }
            return fits(from, to)
        }
    }

    /// Returns the records about `id` in a range of serials, in order.
    func records(about id: SubjectID, in range: ClosedRange<Int>) -> [TraceRecord] {
        let first = index.countAbout(id, upTo: range.lowerBound - 1)
        let end = index.countAbout(id, upTo: range.upperBound)
        return (first..<max(end, first)).compactMap { record(index.record(about: id, $0)) }
    }

    /// Returns the records of the event around `serial`, up to it.
    func event(upTo serial: Int) -> ClosedRange<Int> {
        guard let event = index.event(around: serial) else { return 1...max(serial, 1) }
        return event.lowerBound...max(min(serial, event.upperBound), event.lowerBound)
    }

    /// Returns the course of a recognizer in the attempt in progress at record `serial`, or in the
    /// last one before.
    func course(of id: SubjectID, at serial: Int) -> RecognizerCourse? {
        RecognizerCourse(of: id, at: serial, in: trace, index)
    }

    /// Returns the subject's place in the scene; for a recognizer that a scroll view provides, that
    /// of the scroll view.
    func place(of id: SubjectID) -> ScenePlace? {
        if let place = written?.place(of: name(id)) { return place }
        guard let view = history.latest.recognizers[id]?.view, view != .none else { return nil }
        return written?.place(of: name(view))
    }

    /// Returns the time of a record, such as "0.212 s".
    func moment(_ record: TraceRecord) -> String { "\(record.time.decimals(3)) s" }
}

extension TraceRecord {
    package var number: Int { Int(serial) }
}
