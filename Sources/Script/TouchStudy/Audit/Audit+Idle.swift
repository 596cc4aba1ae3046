import TouchReading
import TouchScript
import TouchTrace
import TouchWords

/// The recognizers and views that never act, with the reasons.
extension Audit {
    /// A recognizer or view that could have acted.
    private struct Subject {
        let name: String
        /// The name that the scene has a line for.
        let owner: String
        /// The view it is on and that view's ancestors, the innermost first.
        let views: [String]
        let isRecognizer: Bool
    }

    var idle: [AuditFinding] {
        let unreached = unreached.map { $0.name }
        let changed = changed
        return subjects.compactMap { subject in
            let isLater = ([subject.name] + subject.views).contains(where: changed.contains)
            let isTold = subject.views.contains(where: unreached.contains)
            return isLater || isTold || hasActed(subject.name) ? nil : idleFinding(subject)
        }
    }

    func hasActed(_ name: String) -> Bool { runs.contains { $0.acted.contains(name) } }

    private var subjects: [Subject] {
        let recognizers = cast.recognizers.map {
            Subject(name: $0.name, owner: $0.name, views: $0.views, isRecognizer: true)
        }
        let views = cast.views.compactMap { view -> Subject? in
            let views = [view.name] + view.parents
            if view.scrolls {
                return Subject(
                    name: view.panName, owner: view.name, views: views, isRecognizer: true)
            }
            guard view.kind.isControl else { return nil }
            return Subject(name: view.name, owner: view.name, views: views, isRecognizer: false)
        }
        return recognizers + views
    }

    private func idleFinding(_ subject: Subject) -> AuditFinding {
        let touched = runs.filter { $0.touched.contains(subject.name) }
        let name = subject.name
        guard !touched.isEmpty else {
            return finding(
                .neverActs, isWarning: true, about: subject.owner, .audit.neverReceives(name),
                tapped(subject.views.first ?? name) { why, _ in
                    let id = why.history.subjects(named: name).first
                    return id.map { why.sentences(about: $0, at: why.history.count) }
                        .map { Array($0.prefix(2)) } ?? []
                })
        }
        guard let loss = mainLoss(of: name, in: touched) else {
            return finding(
                .neverActs, isWarning: !subject.isRecognizer, about: subject.owner,
                .audit.neverActs(name, runs: touched.count), fate(of: name, in: touched[0]))
        }
        let words: Wording =
            loss.count < touched.count
            ? .audit.neverActsMostly(name, runs: touched.count, count: loss.count)
            : .audit.neverActs(name, runs: touched.count)
        return finding(
            .neverActs, isWarning: loss.isBlamed, about: subject.owner, words,
            example(of: loss.run) { $0.sentence(forRecord: loss.record) })
    }

    /// Returns a sentence about `name` at the end of a run.
    private func fate(of name: String, in run: AuditRun) -> [Wording] {
        example(of: run) { why in
            why.history.subjects(named: name).first.flatMap { id in
                why.sentences(about: id, at: why.history.count).first
            }
        }
    }

    /// Returns the most frequent way in which it lost. Losses that somebody else caused come first,
    /// because they are more informative than that a tap is not a drag.
    private func mainLoss(
        of name: String, in touched: [AuditRun]
    ) -> (run: AuditRun, record: Int, count: Int, isBlamed: Bool)? {
        typealias Way = (first: AuditRun, loss: AuditRun.Loss, count: Int)
        var ways: [Way] = []
        for run in touched {
            guard let loss = run.loss(of: name) else { continue }
            let known = ways.firstIndex {
                $0.loss.reason == loss.reason && $0.loss.because == loss.because
            }
            if let known { ways[known].count += 1 } else { ways.append((run, loss, 1)) }
        }
        let blamed = ways.filter { $0.loss.reason.isOfOthers }
        let told = blamed.isEmpty ? ways : blamed
        let main = told.reduce(nil as Way?) { best, way in
            if let best, best.count >= way.count { best } else { way }
        }
        return main.map { ($0.first, $0.loss.record, $0.count, !blamed.isEmpty) }
    }

    // MARK: Ignored taps

    /// Controls and rows that act, but not where they are tapped.
    var deaf: [AuditFinding] {
        let taps = singles.filter { plan.exercises[$0.deed.first.exercise] == .tap(times: 1) }
        return cast.views.filter { $0.isForTaps && hasActed($0.name) }.compactMap { view in
            let own = taps.filter { $0.touched.contains(view.name) }
            guard let first = own.first, !own.contains(where: { $0.acted.contains(view.name) })
            else { return nil }
            return finding(
                .ignoresTaps, isWarning: true, about: view.name, .audit.ignoresTaps(view.name),
                fate(of: view.name, in: first))
        }
    }
}

extension SceneCast {
    /// The names of everything that may act.
    var actors: [String] {
        recognizers.map { $0.name }
            + views.filter { $0.kind.isControl }.map { $0.name }
            + views.filter { $0.scrolls }.map { $0.panName }
    }
}

extension SceneCast.View {
    /// The engine's name for a scroll view's pan recognizer.
    var panName: String { "\(name) pan" }
}

extension TransitionReason {
    /// Indicates whether something other than the movement of the fingers is the reason.
    var isOfOthers: Bool {
        switch self {
        case .prevented, .requirementBroken, .shouldBeginRefused, .cycle, .disabled, .removed,
            .contentKeepsTouch, .nowhereToScroll, .setByOwner:
            true
        case .analysis, .requirementMet, .fingerLifted, .fingersMissing, .tooManyFingers,
            .interrupted, .timedOut, .scrolling:
            false
        }
    }
}
