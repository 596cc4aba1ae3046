import TouchKit
import TouchScript

/// Creates the recognizers of a scene.
struct RecognizerBuilder {
    let stage: SceneStage

    func build(
        _ kind: RecognizerKind, _ name: String, _ clauses: [RecognizerClause], on view: UIView
    ) {
        let recognizer = make(kind, RelationOverrides(clauses, stage: stage))
        recognizer.name = name
        setUp(recognizer, clauses)
        if !clauses.contains(.unattached(true)) { view.addGestureRecognizer(recognizer) }
        stage.add(recognizer, named: name, of: view)
    }

    /// Applies clauses to a recognizer, and sets its delegate if they need one.
    func setUp(_ recognizer: UIGestureRecognizer, _ clauses: [RecognizerClause]) {
        for clause in clauses { apply(clause, to: recognizer) }
        guard let delegate = SceneGestureDelegate(clauses, stage: stage) else { return }
        stage.gestureDelegates.append(delegate)
        recognizer.delegate = delegate
    }

    /// Adds the targets, once all views exist: the first one performs the effects of the action,
    /// the others only receive it.
    func addTargets(of name: String, _ clauses: [RecognizerClause]) {
        guard let recognizer = stage.recognizer(named: name) else { return }
        let named = clauses.targets.compactMap(stage.view(named:))
        let targets = named.isEmpty ? [stage.homes[name]].compactMap { $0 } : named
        let effects = GestureEffects(clauses, language: stage.language)
        for (index, target) in targets.enumerated() {
            let action = Selector(index == 0 ? effects.name : "action") {
                [stage = Weak(stage)] (_: UIView) in
                { (recognizer: UIGestureRecognizer) in
                    if index == 0, let stage = stage.object { effects.run(recognizer, on: stage) }
                }
            }
            recognizer.addTarget(target, action: action)
        }
    }

    /// Returns a recognizer of the engine's class, or of a subclass if the scene states overrides.
    private func make(
        _ kind: RecognizerKind, _ overrides: RelationOverrides
    ) -> UIGestureRecognizer {
        func own(_ recognizer: any RelatedRecognizer) -> UIGestureRecognizer {
            recognizer.overrides = overrides
            return recognizer
        }
        let isPlain = overrides.isEmpty
        switch kind {
        case .builtIn(.tap): return isPlain ? UITapGestureRecognizer() : own(RelatedTap())
        case .builtIn(.longPress):
            return isPlain ? UILongPressGestureRecognizer() : own(RelatedLongPress())
        case .builtIn(.pan): return isPlain ? UIPanGestureRecognizer() : own(RelatedPan())
        case .builtIn(.swipe): return isPlain ? UISwipeGestureRecognizer() : own(RelatedSwipe())
        case .builtIn(.pinch): return isPlain ? UIPinchGestureRecognizer() : own(RelatedPinch())
        case .builtIn(.rotation):
            return isPlain ? UIRotationGestureRecognizer() : own(RelatedRotation())
        case .builtIn(.edgePan):
            return isPlain ? UIScreenEdgePanGestureRecognizer() : own(RelatedEdgePan())
        case .builtIn(.hover): return isPlain ? UIHoverGestureRecognizer() : own(RelatedHover())
        case .custom(.checkMark): return isPlain ? CheckMarkRecognizer() : own(RelatedCheckMark())
        case .custom(.fingerDown):
            return isPlain ? FingerDownRecognizer() : own(RelatedFingerDown())
        }
    }

    private func apply(_ clause: RecognizerClause, to recognizer: UIGestureRecognizer) {
        switch clause {
        case .taps(let count):
            (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = max(1, count)
            (recognizer as? UILongPressGestureRecognizer)?.numberOfTapsRequired = count
        case .fingers(let least, let most): setFingers(least, most, of: recognizer)
        case .direction(let directions):
            (recognizer as? UISwipeGestureRecognizer)?.direction = .init(directions)
        case .edges(let edges):
            (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = .init(edges)
        case .duration(let span):
            (recognizer as? UILongPressGestureRecognizer)?.minimumPressDuration = span.seconds
        case .movement(let distance):
            (recognizer as? UILongPressGestureRecognizer)?.allowableMovement = distance
        case .disabled(let on): recognizer.isEnabled = !on
        case .cancelsTouches(let on): recognizer.cancelsTouchesInView = on
        case .delaysBegan(let on): recognizer.delaysTouchesBegan = on
        case .delaysEnded(let on): recognizer.delaysTouchesEnded = on
        case .touchTypes(let kinds):
            recognizer.allowedTouchTypes = kinds.map {
                NSNumber(value: UITouch.TouchType($0).rawValue)
            }
        case .scrollTypes(let types):
            let mask = types.map { UIScrollTypeMask($0) }
            (recognizer as? UIPanGestureRecognizer)?.allowedScrollTypesMask = .init(mask)
        default: break
        }
    }

    private func setFingers(_ least: Int, _ most: Int?, of recognizer: UIGestureRecognizer) {
        switch recognizer {
        case let tap as UITapGestureRecognizer: tap.numberOfTouchesRequired = least
        case let press as UILongPressGestureRecognizer: press.numberOfTouchesRequired = least
        case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired = least
        case let pan as UIPanGestureRecognizer:
            pan.minimumNumberOfTouches = least
            if let most { pan.maximumNumberOfTouches = most }
        default: break
        }
    }
}

extension UISwipeGestureRecognizer.Direction {
    fileprivate init(_ directions: [Direction]) {
        self = []
        for direction in directions {
            switch direction {
            case .right: insert(.right)
            case .left: insert(.left)
            case .up: insert(.up)
            case .down: insert(.down)
            }
        }
    }
}

extension UIScrollTypeMask {
    fileprivate init(_ type: ScrollType) {
        self =
            switch type {
            case .discrete: .discrete
            case .continuous: .continuous
            }
    }
}

extension UIScrollType {
    init(_ type: ScrollType) {
        self =
            switch type {
            case .discrete: .discrete
            case .continuous: .continuous
            }
    }
}

extension UIRectEdge {
    init(_ edges: [Edge]) {
        self = []
        for edge in edges {
            switch edge {
            case .left: insert(.left)
            case .right: insert(.right)
            case .top: insert(.top)
            case .bottom: insert(.bottom)
            }
        }
    }
}
