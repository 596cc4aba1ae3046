import TouchKit
import TouchScript

extension UIControl {
    /// Adds the actions that the scene states, and the main action that every control has, so that
    /// its effect can be seen and expected.
    func addActions(_ kind: ViewKind, _ clauses: [ViewClause], on stage: SceneStage) {
        for (event, effects) in kind.actions(clauses) {
            let title = effects.isEmpty ? kind.mainAction?.name ?? "" : effects.name
            let action = UIAction(title: title) { [me = Weak(self), stage = Weak(stage)] _ in
                if let self = me.object, let stage = stage.object {
                    effects.run(for: self, on: stage)
                }
            }
            addAction(action, for: UIControl.Event(event))
        }
    }
}

extension UIControl.Event {
    fileprivate init(_ event: ControlEvent) {
        self =
            switch event {
            case .touchDown: .touchDown
            case .touchDownRepeat: .touchDownRepeat
            case .touchDragInside: .touchDragInside
            case .touchDragOutside: .touchDragOutside
            case .touchDragEnter: .touchDragEnter
            case .touchDragExit: .touchDragExit
            case .touchUpInside: .touchUpInside
            case .touchUpOutside: .touchUpOutside
            case .touchCancel: .touchCancel
            case .valueChanged: .valueChanged
            case .primaryActionTriggered: .primaryActionTriggered
            case .editingDidBegin: .editingDidBegin
            case .editingDidEnd: .editingDidEnd
            }
    }
}

extension [ActionEffect] {
    func run(for view: UIView, on stage: SceneStage) {
        for effect in self {
            switch effect {
            case .hides(let name): stage.view(named: name)?.isHidden = true
            case .shows(let name): stage.view(named: name)?.isHidden = false
            case .removes(let name): stage.remove(name)
            case .disables(let name): stage.switchOn(name, false)
            case .enables(let name): stage.switchOn(name, true)
            case .adds(let name): stage.attach(name)
            case .glides(let glide): stage.glide(glide)
            case .starts(let name): for timer in stage.timers[name] ?? [] { timer.start() }
            case .stops(let name): for timer in stage.timers[name] ?? [] { timer.stop() }
            case .endsEditing: view.window?.endEditing(true)
            case .logs(let text): stage.application.tracer?.note(text[stage.language], by: view)
            }
        }
    }
}

extension SceneStage {
    /// Creates the timers of all views, and starts those that no action of the scene starts.
    func addTimers(of scene: Scene) {
        let started = scene.startedTimers
        for case .view(_, let name, let clauses) in scene.lines.compactMap({ $0.statement }) {
            guard let view = view(named: name) else { continue }
            for clause in clauses {
                guard let (span, effects, repeats) = clause.timer else { continue }
                let timer = ViewTimer(of: view, after: span.seconds, repeats: repeats) {
                    [view = Weak(view), stage = Weak(self)] in
                    if let view = view.object, let self = stage.object {
                        effects.run(for: view, on: self)
                    }
                }
                timers[name, default: []].append(timer)
                if !started.contains(name) { timer.start() }
            }
        }
    }

    fileprivate func glide(_ glide: Glide) {
        guard let view = view(named: glide.view) else { return }
        UIView.animate(
            withDuration: glide.duration.seconds,
            options: glide.allowsTouches ? .allowUserInteraction : []
        ) {
            view.center = CGPoint(
                x: glide.corner.x + view.bounds.width / 2,
                y: glide.corner.y + view.bounds.height / 2)
        }
    }

    /// Enables or disables a recognizer or a control, the scrolling of a scroll view, or the
    /// touches of another view.
    fileprivate func switchOn(_ name: String, _ on: Bool) {
        switch view(named: name) {
        case nil: enable(name, on)
        case let control as UIControl: control.isEnabled = on
        case let scroll as UIScrollView: scroll.isScrollEnabled = on
        case let view?: view.isUserInteractionEnabled = on
        }
    }
}
