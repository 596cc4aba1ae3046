import TouchScript
import TouchTrace
import TouchWords

/// The outcome of one gesture: the views that got its touches, and the senders that acted.
struct Verdict {
    private var fingers = 0
    private var got: [SubjectID] = []
    private var lost: [SubjectID] = []
    private var acted: [SubjectID] = []
    private var failed: [SubjectID] = []

    /// The views that took part.
    var views: [SubjectID] { got }

    /// Takes the next record.
    mutating func take(_ entry: TraceEntry) {
        switch entry {
        case .sample(_, _, .began, _, _): fingers += 1
        case .delivery(let view, _, .cancelled):
            Self.note(view, in: &lost)
        case .delivery(let view, _, .began): Self.note(view, in: &got)
        case .action(let sender, _, _, _): Self.note(sender, in: &acted)
        case .transition(let recognizer, _, .failed, _, _): Self.note(recognizer, in: &failed)
        default: break
        }
    }

    private static func note(_ subject: SubjectID, in list: inout [SubjectID]) {
        if !list.contains(subject) { list.append(subject) }
    }

    /// Returns the outcome in one sentence. Failures count only if nobody acted; those of a scroll
    /// view's own recognizers do not, since they have done their work by then.
    func words(in trace: Trace) -> Wording {
        func names(_ subjects: [SubjectID]) -> [Wording] {
            subjects.map(trace.name).filter { !$0.isEmpty }.prefix(3).map { .verbatim($0) }
        }
        let got = names(got)
        let acted = names(acted)
        let failed = names(failed).filter { OwnRecognizer.parts(of: $0["en"]) == nil }
        let count = max(1, fingers)
        guard acted.isEmpty else {
            return got.isEmpty
                ? .verdict.noneAndActed(count, senders: acted)
                : .verdict.gotAndActed(got, count: count, senders: acted)
        }
        if got.isEmpty { return .verdict.none(count) }
        // An action explains why a touch was cancelled; without one, the cancellation is the news.
        if !lost.isEmpty { return .verdict.lost(names(lost), count: count) }
        return failed.isEmpty
            ? .verdict.got(got, count: count)
            : .verdict.gotAndFailed(got, count: count, recognizers: failed)
    }
}
