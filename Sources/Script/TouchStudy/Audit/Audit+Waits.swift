import TouchReading
import TouchWords

/// The longest waits, and what they wait for.
extension Audit {
    var waits: [AuditFinding] { recognizerWaits + viewWaits }

    private typealias Longest = (run: AuditRun, delay: AuditRun.Delay)

    /// The longest wait of each recognizer.
    private var recognizerWaits: [AuditFinding] {
        longest(of: { $0.waits }, by: { $0.name }).map { longest in
            let (name, other) = (longest.delay.name, longest.delay.by)
            return finding(
                .waits, isWarning: false, about: owner(of: name),
                line: scene.place(ofRequirement: name, toFail: other)?.line,
                .audit.waits(name, time: longest.delay.seconds, other: other),
                example(of: longest.run) { $0.sentence(forRecord: longest.delay.record) })
        }
    }

    /// The longest delay by each recognizer or view that delays touches, or their ends, with all
    /// views that get them late.
    private var viewWaits: [AuditFinding] {
        longest(of: { $0.lates }, by: { "\($0.by) \($0.isEnd)" }).map { longest in
            let (holder, isEnd) = (longest.delay.by, longest.delay.isEnd)
            var views: [String] = []
            for run in runs {
                for late in run.lates where late.by == holder && late.isEnd == isEnd {
                    views.add(late.name)
                }
            }
            let known = cast.views.map { $0.name }.filter { views.contains($0) }
            let others = views.filter { !known.contains($0) }
            let names = (known + others).map { Wording.verbatim($0) }
            let time = longest.delay.seconds
            return finding(
                .waits, isWarning: false, about: owner(of: holder),
                isEnd
                    ? .audit.lateEnd(names, time: time, holder: holder)
                    : .audit.late(names, time: time, holder: holder),
                example(of: longest.run) { $0.sentence(forRecord: longest.delay.record) })
        }
    }

    private func longest(
        of delays: (AuditRun) -> [AuditRun.Delay], by name: (AuditRun.Delay) -> String
    ) -> [Longest] {
        var all: [Longest] = []
        for run in runs {
            for delay in delays(run) {
                let known = all.firstIndex { name($0.delay) == name(delay) }
                guard let known else {
                    all.append((run, delay))
                    continue
                }
                if delay.seconds > all[known].delay.seconds + 1e-6 { all[known] = (run, delay) }
            }
        }
        return all
    }
}
