import TouchKit
import TouchScript

/// The lines of a scene's code that matter in a film, and which of them run when.
struct FilmCode: Sendable {
    /// In the order of the code, without the indentation they have in common; an empty line where some are left out.
    let lines: [String]
    /// By the serial of a decision's record: places of `lines`.
    private let running: [Int: Range<Int>]

    /// Nil where no decision of the film stands in the code.
    init?(_ scene: Scene, _ score: Score, _ trace: Trace) {
        let listing = scene.code(in: "en")
        var found: [(record: Int, range: Range<Int>)] = []
        for record in score.beats.compactMap(\.told)
        where trace.records.indices.contains(record - 1) {
            let places = CodePlace.places(of: trace.records[record - 1].entry, in: trace)
            let range = places.lazy.compactMap { place in
                // Of several the last is what runs here: Linux' lines come after Apple's.
                listing.lines(of: place.subject, place.topic).last
            }.first
            if let range { found.append((record, range)) }
        }
        guard !found.isEmpty else { return nil }
        let shown = Set(found.flatMap(\.range)).sorted()
        var lines: [String] = []
        var places: [Int: Int] = [:]
        for (index, line) in shown.enumerated() {
            if index > 0, shown[index - 1] + 1 < line { lines.append("") }
            places[line] = lines.count
            lines.append(listing.lines[line])
        }
        self.lines = Self.outdented(lines)
        running = Dictionary(
            found.map { record, range in
                let start = places[range.lowerBound] ?? 0
                return (record, start..<start + range.count)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The lines that run at a decision; nil where none of those shown do.
    func running(at record: Int) -> Range<Int>? { running[record] }

    /// Each stretch of lines without what all its lines are indented by.
    private static func outdented(_ lines: [String]) -> [String] {
        lines.split(separator: "", omittingEmptySubsequences: false).map { stretch in
            let indent = stretch.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            return stretch.map { String($0.dropFirst(indent)) }
        }.joined(separator: [""]).map(\.self)
    }
}

/// Where a decision stands in a scene's code.
private struct CodePlace {
    let subject: String
    let topic: CodeListing.Topic

    /// The most telling first.
    static func places(of entry: TraceEntry, in trace: Trace) -> [CodePlace] {
        func place(_ id: SubjectID, _ topics: CodeListing.Topic...) -> [CodePlace] {
            topics.map { CodePlace(subject: trace.name(of: id), topic: $0) }
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
        case .touchesShouldBegin, .touchesShouldCancel: ["cancels-content"]
        }
    }
}
