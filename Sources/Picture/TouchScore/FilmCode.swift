import TouchCode
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

/// The lines of a scene's code that matter in a film, and which of them are told when.
package struct FilmCode: Sendable {
    /// In the order of the code, without the indentation they have in common; an empty line where some are left out.
    package let lines: [String]
    private let lit: [Telling: [Range<Int>]]

    /// What is told at a moment: the decision told last and the words that stand.
    private struct Telling: Hashable {
        /// The serial of the decision's record.
        let record: Int?
        let caption: LocalizedText?
    }

    /// Nil where the film shows no code, or nothing that it tells stands there.
    init?(_ scene: Scene?, _ score: Score, _ trace: Trace) {
        guard let scene, !scene.isCode, score.beats.contains(where: { $0.staging.hasCode }) else {
            return nil
        }
        let listing = scene.code(in: "en")
        var found: [Telling: [Range<Int>]] = [:]
        for (beat, record) in zip(score.beats, score.told) {
            let ranges: [Range<Int>]
            if let told = beat.told, trace.records.indices.contains(told - 1) {
                ranges = listing.lines(at: trace.records[told - 1].entry, in: trace)
            } else if beat.kind == .caption, let caption = beat.staging.caption {
                ranges = listing.lines(namedBy: caption.english)
            } else {
                continue
            }
            let telling = Telling(record: record, caption: beat.staging.caption)
            if !ranges.isEmpty { found[telling] = ranges }
        }
        guard !found.isEmpty else { return nil }
        let shown = Set(found.values.joined().joined()).sorted()
        var lines: [String] = []
        var places: [Int: Int] = [:]
        for (index, line) in shown.enumerated() {
            if index > 0, shown[index - 1] + 1 < line { lines.append("") }
            places[line] = lines.count
            lines.append(listing.lines[line])
        }
        self.lines = Self.outdented(lines)
        lit = found.mapValues { ranges in
            ranges.map { range in
                let start = places[range.lowerBound] ?? 0
                return start..<start + range.count
            }
        }
    }

    /// The lines that run at a decision, given by its record's serial, or that the caption names; empty where none of
    /// those shown do.
    package func lines(at record: Int?, saying caption: LocalizedText?) -> [Range<Int>] {
        lit[Telling(record: record, caption: caption)] ?? []
    }

    /// Each stretch of lines without what all its lines are indented by.
    private static func outdented(_ lines: [String]) -> [String] {
        lines.split(separator: "", omittingEmptySubsequences: false).map { stretch in
            let indent = stretch.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            return stretch.map { String($0.dropFirst(indent)) }
        }.joined(separator: [""]).map { $0 }
    }
}

extension CodeListing {
    /// What runs at a decision; empty where nothing does.
    fileprivate func lines(at entry: TraceEntry, in trace: Trace) -> [Range<Int>] {
        for place in codePlaces(of: entry, in: trace) {
            // Of several the last is what runs here: Linux' lines come after Apple's.
            if let range = lines(of: place.subject, place.topic).last { return [range] }
        }
        return []
    }

    /// The lines with a name of code that stands in a caption, `canPrevent`; where the caption has names of the scene
    /// in stars, only lines about those.
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

/// Where a decision stands in a scene's code, the most telling first.
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
    /// The clauses of scenes that answer it.
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
