import TouchKit
import TouchScript
import TouchTrace

/// The answers of a recognizer's subclass about other recognizers, as the scene states them; nil
/// leaves them to the base class.
struct RelationOverrides {
    typealias Answer = (UIGestureRecognizer) -> Bool

    private var answers: [Question: Answer] = [:]

    var isEmpty: Bool { answers.isEmpty }

    init() {}

    init(_ clauses: [RecognizerClause], stage: SceneStage) {
        for clause in clauses {
            switch clause {
            case .canPrevent(let who): answers[.canPrevent] = stage.matcher(of: who)
            case .canBePreventedBy(let who): answers[.canBePrevented] = stage.matcher(of: who)
            case .requiresFailureOf(let who):
                answers[.shouldRequireFailure] = stage.matcher(of: who)
            case .requiredToFailBy(let who):
                answers[.shouldBeRequiredToFail] = stage.matcher(of: who)
            default: break
            }
        }
    }

    func answer(_ question: Question, about other: UIGestureRecognizer) -> Bool? {
        answers[question]?(other)
    }
}

/// A recognizer whose class overrides relations as the scene states.
protocol RelatedRecognizer: UIGestureRecognizer {
    var overrides: RelationOverrides { get set }
}

extension SceneStage {
    /// Returns a closure that tells whether a recognizer is in a selection at the time it is
    /// called.
    func matcher(of selection: Selection) -> RelationOverrides.Answer {
        { [stage = Weak(self)] other in
            switch selection {
            case .all: true
            case .nobody: false
            case .only(let selectors):
                selectors.contains { stage.object?.matches(other, $0) == true }
            case .allBut(let selectors):
                !selectors.contains { stage.object?.matches(other, $0) == true }
            }
        }
    }

    private func matches(_ other: UIGestureRecognizer, _ selector: Selection.Selector) -> Bool {
        switch selector {
        case .named(let name): return recognizer(named: name) === other
        case .kind(let kind, let taps):
            guard other.isOf(kind) else { return false }
            guard let taps else { return true }
            switch other {
            case let tap as UITapGestureRecognizer: return tap.numberOfTapsRequired == taps
            case let press as UILongPressGestureRecognizer:
                return press.numberOfTapsRequired == taps
            default: return false
            }
        }
    }
}

extension UIGestureRecognizer {
    fileprivate func isOf(_ kind: RecognizerKind.BuiltIn) -> Bool {
        switch kind {
        case .tap: self is UITapGestureRecognizer
        case .longPress: self is UILongPressGestureRecognizer
        case .pan: self is UIPanGestureRecognizer
        case .swipe: self is UISwipeGestureRecognizer
        case .pinch: self is UIPinchGestureRecognizer
        case .rotation: self is UIRotationGestureRecognizer
        case .edgePan: self is UIScreenEdgePanGestureRecognizer
        case .hover: self is UIHoverGestureRecognizer
        }
    }
}
