import TouchTrace
import TouchWords

/// Sentences about calls that climb the responder chain.
extension Why {
    func hop(
        _ from: SubjectID, _ to: SubjectID, _ call: String, _ how: HopManner, _ record: TraceRecord
    ) -> WhySentence {
        let (one, next) = (name(from), name(to))
        return switch how {
        case .forwarded: record.fact(.chain.forwarded(one, call: call, next: next))
        case .handledAndPassedOn:
            record.fact(
                .chain.handledAndPassedOn(one, call: call, next: next), at: place(of: from))
        case .passedOn: record.fact(.chain.passedOn(call, responder: one, next: next))
        case .endless: record.fact(.chain.endless(call, responder: one))
        }
    }

    func consumed(_ by: SubjectID, _ call: String, _ record: TraceRecord) -> WhySentence {
        record.rule == .rc3
            ? record.fact(.chain.keptByControl(name(by), call: call), .rc3, at: place(of: by))
            : record.fact(.chain.kept(name(by), call: call), at: place(of: by))
    }

    func isControl(_ id: SubjectID) -> Bool {
        let controls = [
            "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
            "UIPageControl", "SceneButton", "ListRow", "SceneRow", "SceneControl", "SceneSlider",
            "SceneSwitch", "SceneStepper", "SceneSegmentedControl", "ScenePageControl",
            "UITextField", "SceneTextField", "UIRefreshControl",
        ]
        return controls.contains(trace[id]?.typeName ?? "")
    }
}
