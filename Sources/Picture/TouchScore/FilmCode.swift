import TouchCode
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

/// The relevant lines of a scene's code in a film, and the times at which each is highlighted.
package struct FilmCode: Sendable {
    /// The lines in the order of the code: functions, each in its class.
    package let lines: [String]
    private let lit: [Telling: [Range<Int>]]

    /// The subject of a moment: the last decision and the current caption.
    private struct Telling: Hashable {
        /// The serial of the decision's record.
        let record: Int?
        let caption: LocalizedText?
    }

    /// Creates the code, or returns nil if the film shows none, or none that is relevant to it.
    init?(_ scene: Scene?, _ score: Score, _ trace: Trace) {
        guard let scene, !scene.isCode, score.beats.contains(where: { $0.staging.hasCode }) else {
            return nil
        }
        let listing = scene.code(in: "en")
        let runs = score.beats.map { beat in
            beat.told.flatMap { told in
                trace.records.indices.contains(told - 1)
                    ? listing.place(at: trace.records[told - 1].entry, in: trace) : nil
            }
        }
        var found: [Telling: [Range<Int>]] = [:]
        for (index, beat) in score.beats.enumerated() where beat.staging.aside == .code {
            let telling = Telling(record: score.told[index], caption: beat.staging.caption)
            var ranges = runs[index].map { [$0.lines] } ?? []
            if beat.kind == .caption, let caption = beat.staging.caption {
                ranges = listing.lines(namedBy: caption.english)
                if ranges.isEmpty {
                    // A caption that names no code is about the code of its views and recognizers.
                    let named = StarredText(caption.english).runs.filter { $0.isStarred }
                        .map { $0.string }
                    ranges = runs.compactMap { run in
                        run.flatMap { named.contains($0.subject) ? $0.lines : nil }
                    }
                }
            }
            if !ranges.isEmpty { found[telling] = ranges }
        }
        if found.isEmpty {
            for (index, run) in runs.enumerated() {
                guard let run else { continue }
                let caption = score.beats[index].staging.caption
                found[Telling(record: score.told[index], caption: caption)] = [run.lines]
            }
        }
        guard !found.isEmpty else { return nil }
        let excerpt = CodeExcerpt(listing.lines, telling: Set(found.values.joined().joined()))
        lines = excerpt.lines
        lit = found.mapValues { ranges in ranges.compactMap { excerpt.places(of: $0) } }
    }

    /// Returns the lines that run at a decision, given by its record's serial, or that the caption
    /// names; empty if none of those shown do.
    package func lines(at record: Int?, saying caption: LocalizedText?) -> [Range<Int>] {
        lit[Telling(record: record, caption: caption)] ?? []
    }

    /// Returns whether a line of it runs at a decision, given by its record's serial.
    func runs(at record: Int) -> Bool { lit.contains { $0.key.record == record } }
}

extension CodeListing {
    /// Returns the code that runs at a decision, and its owner; nil if none does.
    fileprivate func place(
        at entry: TraceEntry, in trace: Trace
    ) -> (subject: String, lines: Range<Int>)? {
        for place in codePlaces(of: entry, in: trace) {
            // Among several, the last is the one that runs here: Linux's lines follow Apple's.
            if let range = lines(of: place.subject, place.topic).last {
                return (place.subject, range)
            }
        }
        return nil
    }

    /// Returns the lines that contain a name of code from a caption, such as `canPrevent`; if the
    /// caption has names of the scene in asterisks, only lines about those.
    fileprivate func lines(namedBy caption: String) -> [Range<Int>] {
        let text = StarredText(caption)
        let names = text.plain.split { !$0.isLetter }
            .filter { $0.first?.isLowercase == true && $0.contains { $0.isUppercase } }
        guard !names.isEmpty else { return [] }
        let starred = text.runs.filter { $0.isStarred }.map { $0.string }
        return spans.filter { span in
            starred.isEmpty || starred.contains(span.subject)
        }.map { $0.lines }.filter { range in
            self.lines[range].contains { line in names.contains { line.contains($0) } }
        }
    }
}

private typealias CodePlace = (subject: String, topic: CodeListing.Topic)

/// Returns the places of a decision in a scene's code, the most informative first.
private func codePlaces(of entry: TraceEntry, in trace: Trace) -> [CodePlace] {
    func place(_ id: SubjectID, _ topics: CodeListing.Topic...) -> [CodePlace] {
        topics.map { (trace.name(of: id), $0) }
    }
    switch entry {
    case .visit(let view, _):
        return place(view, .method("pointInside"), .clause("point-inside"))
    case .answer(let view, _, _): return place(view, .method("hitTest"))
    case .delivery(let view, _, let phase):
        return ResponderMethod(phase).map { place(view, .method($0.rawValue)) } ?? []
    case .hop(let from, _, let method, _): return place(from, .method(method.rawValue))
    case .consumed(let by, let method): return place(by, .method(method.rawValue))
    case .swallowed(let by): return place(by, .method("sendEvent"))
    case .receives(let recognizer, _): return place(recognizer, .adding)
    case .requirement(let one, let other, _, _):
        return place(one, .clause("require"), .clause("requires-failure-of"))
            + place(other, .clause("required-to-fail-by"))
    case .question(let question, let asked, _, _, _):
        return question.clauses.flatMap { place(asked, .clause($0)) }
    case .transition(let recognizer, _, _, let reason, let because):
        let kinds = ["direction", "taps", "duration", "edges", "fingers"]
        var places: [CodePlace] = []
        if reason == .requirementMet || reason == .requirementBroken {
            places += place(recognizer, .clause("require"))
        }
        if reason == .prevented {
            places +=
                place(because, .clause("can-prevent"))
                + place(recognizer, .clause("can-be-prevented-by"))
        }
        return places + kinds.flatMap { place(recognizer, .clause($0)) }
            + place(recognizer, .declaration)
    case .action(let sender, _, _, _): return place(sender, .action, .target)
    case .held(_, let view, _, let by), .cancellation(_, let view, let by, _):
        return place(by, .clause("delays-touches-began"), .clause("cancels-touches-in-view"))
            + place(view, .clause("delays-content"), .clause("cancels-content"))
    default: return []
    }
}

extension Question {
    /// The clauses of scenes that answer the question.
    fileprivate var clauses: [String] {
        switch self {
        case .shouldReceiveEvent, .shouldReceiveTouch: ["should-receive"]
        case .allowedTouchType: ["touch-types"]
        case .viewShouldBegin, .shouldBegin: ["should-begin"]
        case .shouldRequireFailure: ["should-require-failure-of"]
        case .shouldBeRequiredToFail: ["should-be-required-to-fail-by"]
        case .canPrevent: ["can-prevent"]
        case .canBePrevented: ["can-be-prevented-by"]
        case .shouldRecognizeSimultaneously: ["simultaneous-with"]
        case .touchesShouldBegin: ["touches-should-begin"]
        case .touchesShouldCancel: ["touches-should-cancel", "cancels-content"]
        }
    }
}
