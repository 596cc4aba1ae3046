import TouchKit
import TouchTrace

/// A check that the trace alone explains the end of each recognizer: every change of state has a
/// cause of the kind that its reason names.
enum FuzzReasons {
    static func faults(in trace: Trace) -> [String] {
        var faults: [String] = []
        for record in trace.records {
            guard case .transition(_, _, _, let reason, let because) = record.entry else {
                continue
            }
            let cause = Int(record.cause)
            let kind = cause > 0 && cause < record.serial ? trace.records[cause - 1].entry.kind : ""
            let isFit =
                switch reason {
                case .prevented: kind == "prevented" && because != .none
                case .requirementBroken: kind == "requirement" && because != .none
                case .requirementMet, .cycle: kind == "requirement"
                case .shouldBeginRefused: kind == "question"
                case .disabled: kind == "recognizerEnabled"
                case .removed:
                    ["recognizerRemoved", "viewRemoved", "windowHidden"].contains(kind)
                case .timedOut: kind == "timer" || kind == "measure"
                case .setByOwner: true
                default: kind != ""
                }
            if !isFit {
                let line = trace.line(record)
                faults.append("no cause for this, but «\(kind)»: \(line)")
            }
        }
        return faults
    }
}
