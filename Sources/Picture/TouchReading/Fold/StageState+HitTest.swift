import TouchTrace

/// Hit tests, view by view.
extension StageState {
    mutating func visit(_ view: SubjectID, _ verdict: HitVerdict) {
        let step = HitStep(
            view: view, depth: depth(of: view), verdict: verdict, record: record)
        changeOpenWalk { $0.steps.append(step) }
    }

    mutating func answered(_ view: SubjectID, _ answer: SubjectID, _ overridden: Bool) {
        let record = record
        changeOpenWalk {
            guard let step = $0.steps.lastIndex(where: { $0.view == view }) else { return }
            $0.steps[step].answer = answer
            $0.steps[step].answerRecord = record
            if overridden { $0.steps[step].isOverridden = true }
        }
    }

    /// Changes the touch's or the pointer's walk, whichever is in progress; a host's own question
    /// belongs to neither.
    private mutating func changeOpenWalk(_ body: (inout HitWalk) -> Void) {
        if let walk = openWalk { return body(&walks[walk]) }
        if var walk = probe, walk.end == nil {
            // A single reference prevents a copy of its steps.
            probe = nil
            body(&walk)
            probe = walk
        }
    }

    private var openWalk: Int? {
        guard let last = walks.indices.last, walks[last].end == nil else { return nil }
        return last
    }

    mutating func beginWalk(_ touch: SubjectID, _ window: SubjectID) {
        if let walk = openWalk, walks[walk].touch == touch {
            walks[walk].windows.append(window)
            return
        }
        if let first = walks.first, first.record < event.taken { walks = [] }
        walks.append(HitWalk(touch: touch, record: record, windows: [window]))
    }

    mutating func endWalk(_ touch: SubjectID, _ view: SubjectID) {
        guard let walk = openWalk, walks[walk].touch == touch else { return }
        walks[walk] = ended(walks[walk], view)
    }

    func ended(_ walk: HitWalk, _ view: SubjectID) -> HitWalk {
        var walk = walk
        walk.view = view
        walk.end = record
        walk.notAsked = notAsked(in: walk)
        return walk
    }

    /// Returns the siblings behind the view that answered, and the windows behind the one that was
    /// hit (HT3, HT9).
    private func notAsked(in walk: HitWalk) -> [SubjectID] {
        let asked = Set(walk.steps.map { $0.view })
        var result: [SubjectID] = []
        for step in walk.steps where step.verdict == .inside {
            for child in (views[step.view]?.children ?? []).reversed()
            where !asked.contains(child) {
                result.append(child)
            }
        }
        for window in windows.reversed() where !asked.contains(window) { result.append(window) }
        return result
    }
}
