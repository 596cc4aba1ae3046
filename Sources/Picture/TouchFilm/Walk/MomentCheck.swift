import TouchReading
import TouchScript
import TouchStage
import TouchTrace

/// A check that a moment of a film shows causes before effects.
struct MomentCheck {
    let moment: StageMoment
    let trace: Trace

    private var stage: StageState { moment.stage }

    /// - Parameters:
    ///   - before: the serial of the record that was shown before its beat.
    ///   - record: the serial of its beat's record.
    func findings(from before: Int, to record: Int) -> [FilmWalk.Finding] {
        var findings: [FilmWalk.Finding] = []
        if stage.record < before || stage.record > record {
            findings.append(
                (.record, "shows record \(stage.record), not one of \(before) to \(record)"))
        }
        if stage.time > moment.time + 1e-9 {
            findings.append((.record, "shows what is yet to come"))
        }
        return findings + effects + [oldPanel].compactMap { $0 }
    }

    /// The recognizers that have touches whose hit test is still running or found no view.
    private var effects: [FilmWalk.Finding] {
        stage.recognizers.values.flatMap { recognizer in
            recognizer.touches.filter { !isAnswered($0) }.map { touch in
                let (who, what) = (trace.name(of: recognizer.id), trace.name(of: touch))
                return (.hitTest, "\(who) has \(what) before its hit-test is complete")
            }
        }
    }

    private func isAnswered(_ touch: SubjectID) -> Bool {
        let walk = stage.walks.last { $0.touch == touch }
        if let walk, walk.end == nil { return false }
        guard let state = stage.touch(touch) else { return true }
        return state.view != .none || state.withheld != nil
    }

    private var oldPanel: FilmWalk.Finding? {
        let live = stage.touches.filter(\.isLive)
        guard let newest = live.map(\.startTime).max(), let panel = moment.staging.panel,
            isOld(panel, newest, isAlone: live.count == 1)
        else { return nil }
        return (.panel, "\(panel.rawValue) tells an earlier touch")
    }

    /// - Parameters:
    ///   - newest: the event time at which the last finger came down.
    ///   - isAlone: true if it is the only finger.
    private func isOld(_ panel: TellingPanel, _ newest: Double, isAlone: Bool) -> Bool {
        switch panel {
        case .hitTest:
            let touch = stage.walks.last.flatMap { stage.touch($0.touch) }
            return (touch?.startTime ?? newest) < newest
        case .chain:
            guard let call = ChainLadder(stage)?.call, !call.touches.isEmpty else { return false }
            return (call.touches.compactMap { stage.touch($0)?.time }.max() ?? 0) < newest
        case .cards:
            return isAlone
                && stage.recognizers.values.contains { recognizer in
                    recognizer.touches.isEmpty && recognizer.outcomeTime < newest
                        && recognizer.shownState(at: moment.time) != nil
                }
        case .pipeline, .timeline, .code: return false
        }
    }
}
