import TouchKit
import TouchScript

/// A recognizer's delegate with the answers that the scene states; all other answers are the
/// defaults.
final class SceneGestureDelegate: UIGestureRecognizerDelegate {
    private var reception: Reception?
    private var beginning: Beginning?
    private var simultaneous: RelationOverrides.Answer?
    private var requiresFailure: RelationOverrides.Answer?
    private var requiredToFail: RelationOverrides.Answer?
    private let defaults = DefaultAnswers()
    @Weak private var stage: SceneStage?

    /// Creates a delegate; nil if the scene states nothing that a delegate answers.
    init?(_ clauses: [RecognizerClause], stage: SceneStage) {
        self.stage = stage
        var isAsked = false
        for clause in clauses {
            switch clause {
            case .shouldReceive(let reception): self.reception = reception
            case .shouldBegin(let beginning): self.beginning = beginning
            case .simultaneousWith(let who): simultaneous = stage.matcher(of: who)
            case .shouldRequireFailureOf(let who): requiresFailure = stage.matcher(of: who)
            case .shouldBeRequiredToFailBy(let who): requiredToFail = stage.matcher(of: who)
            default: continue
            }
            isAsked = true
        }
        if !isAsked { return nil }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        switch beginning {
        case nil: return defaults.gestureRecognizerShouldBegin(gestureRecognizer)
        case .yes: return true
        case .no: return false
        case .horizontal, .vertical:
            guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
            // The velocity gives the direction: at this moment there may be no translation yet
            // (BR3).
            let way = pan.velocity(in: pan.view)
            return (abs(way.x) > abs(way.y)) == (beginning == .horizontal)
        case .toward(let direction):
            guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
            let way = pan.velocity(in: pan.view)
            return switch direction {
            case .right: way.x > abs(way.y)
            case .left: -way.x > abs(way.y)
            case .up: -way.y > abs(way.x)
            case .down: way.y > abs(way.x)
            }
        case .when(let condition):
            let place = gestureRecognizer.location(in: gestureRecognizer.view)
            return stage?.holds(condition, at: place) ?? true
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        switch reception {
        case nil: return defaults.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
        case .all: return true
        case .nobody: return false
        case .ownViewOnly: return touch.view === gestureRecognizer.view
        case .notIn(let name):
            guard let view = stage?.view(named: name) else { return true }
            return touch.view?.isDescendant(of: view) != true
        case .exactly(let names):
            return names.contains { stage?.view(named: $0) === touch.view }
        case .except(let names):
            return !names.contains { stage?.view(named: $0) === touch.view }
        case .when(let condition):
            let place = touch.location(in: gestureRecognizer.view)
            return stage?.holds(condition, at: place) ?? true
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        simultaneous?(other)
            ?? defaults.gestureRecognizer(
                gestureRecognizer, shouldRecognizeSimultaneouslyWith: other)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        requiresFailure?(other)
            ?? defaults.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: other)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        requiredToFail?(other)
            ?? defaults.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: other)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
        defaults.gestureRecognizer(gestureRecognizer, shouldReceive: event)
    }
}

extension SceneStage {
    /// Returns whether a condition holds.
    /// - Parameter place: The location of the fingers, in the coordinates of the recognizer's view.
    fileprivate func holds(_ condition: Condition, at place: CGPoint) -> Bool {
        switch condition {
        case .atTop(let name):
            guard let scroll = view(named: name) as? UIScrollView else { return false }
            return scroll.contentOffset.y <= -scroll.adjustedContentInset.top
        case .atBottom(let name):
            guard let scroll = view(named: name) as? UIScrollView else { return false }
            let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom
            return scroll.contentOffset.y >= end - scroll.bounds.height
        case .zoomed(let name):
            guard let scroll = view(named: name) as? UIScrollView else { return false }
            return scroll.zoomScale > scroll.minimumZoomScale
        case .area(let area): return area.contains(place)
        case .not(let condition): return !holds(condition, at: place)
        }
    }
}

/// A delegate without methods, so that default answers are recognizable as such.
private final class DefaultAnswers: UIGestureRecognizerDelegate {}
