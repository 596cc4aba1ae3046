import TouchTrace

/// What can be asked to have happened: "why did drag *fail*?"
package enum WhyEvent: CaseIterable {
    case fail, begin, end, cancel, act, hold

    /// From a word of a question; nil where it is none.
    init?(_ word: String) {
        guard let event = Self.allCases.first(where: { $0.words.contains(word.lowercased()) })
        else { return nil }
        self = event
    }

    private var words: [String] {
        switch self {
        case .fail: ["fail", "failed", "fails", "失败"]
        case .begin:
            ["begin", "began", "begins", "start", "started", "scroll", "scrolls", "开始", "滚动"]
        case .end: ["end", "ended", "ends", "recognised", "recognized", "结束", "识别", "被识别"]
        case .cancel: ["cancel", "cancelled", "canceled", "lose", "lost", "取消", "被取消", "失去"]
        case .act: ["act", "acts", "acted", "action", "fire", "fired", "动作", "触发"]
        case .hold: ["hold", "held", "late", "wait", "waits", "delay", "delayed", "扣住", "等待", "延迟"]
        }
    }

    /// Whether a record about `id` tells that.
    func isTold(by entry: TraceEntry, about id: SubjectID) -> Bool {
        switch (self, entry) {
        case (.fail, .transition(id, _, .failed, _, _)): true
        case (.begin, .transition(id, _, .began, _, _)): true
        case (.end, .transition(id, _, .ended, _, _)): true
        case (.cancel, .transition(id, _, .cancelled, _, _)): true
        case (.begin, .delivery(id, _, .began)), (.end, .delivery(id, _, .ended)): true
        case (.cancel, .cancellation(_, id, _, _)), (.cancel, .cancellation(id, _, _, _)): true
        case (.cancel, .dropped(_, id, _, _)), (.cancel, .withheld(_, id, _)): true
        case (.act, .action(id, _, _, _)), (.act, .action(_, id, _, _)): true
        case (.hold, .held(_, id, _, _)), (.hold, .held(_, _, _, id)): true
        case (.hold, .released(_, id, _)), (.hold, .requirement(id, _, .waiting, _)): true
        default: false
        }
    }
}
