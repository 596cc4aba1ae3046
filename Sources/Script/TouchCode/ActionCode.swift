import TouchPicture
import TouchScript

/// Writes the actions of controls and the timers of views as code.
struct ActionCode {
    let cast: CodeCast
    let language: String

    /// Returns a closure for UIKit, with a parameter that the actions do not use.
    func closure(
        _ effects: [ActionEffect], for view: String, takes parameter: String = ""
    ) -> String {
        let lines = effects.flatMap { code(of: $0, for: view) }
        let head = parameter.isEmpty ? "" : " \(parameter)"
        guard !lines.isEmpty else { return parameter.isEmpty ? "{}" : "{\(head) in }" }
        return "{ [unowned self]\(head) in\n"
            + lines.map { "    \($0)\n" }.joined() + "}"
    }

    private func code(of effect: ActionEffect, for view: String) -> [String] {
        switch effect {
        case .hides(let name): ["\(cast.identifier(name)).isHidden = true"]
        case .shows(let name): ["\(cast.identifier(name)).isHidden = false"]
        case .removes(let name): [cast.removal(of: name)]
        case .disables(let name): ["\(switchable(name)) = false"]
        case .enables(let name): ["\(switchable(name)) = true"]
        case .adds(let name): [cast.addition(of: name)]
        case .glides(let glide): code(of: glide)
        case .starts(let name): timers(of: name).map { "\($0).start()" }
        case .stops(let name): timers(of: name).map { "\($0).stop()" }
        case .endsEditing: ["\(cast.identifier(view)).window?.endEditing(true)"]
        case .logs(let text):
            ["\(cast.identifier(view)).tell(\(SwiftLiteral.string(text[language])))"]
        }
    }

    private func code(of glide: Glide) -> [String] {
        let view = cast.identifier(glide.view)
        let seconds = SwiftLiteral.number(glide.duration.seconds)
        let options = glide.allowsTouches ? ", options: .allowUserInteraction" : ""
        let (x, y) = (SwiftLiteral.number(glide.corner.x), SwiftLiteral.number(glide.corner.y))
        return [
            "UIView.animate(withDuration: \(seconds), delay: 0\(options)) {",
            "    \(view).center = CGPoint(",
            "        x: \(x) + \(view).bounds.width / 2, y: \(y) + \(view).bounds.height / 2)",
            "}",
        ]
    }

    private func timers(of name: String) -> [String] {
        cast[name]?.timers.map { $0.identifier } ?? []
    }

    private func switchable(_ name: String) -> String {
        if OwnRecognizer.parts(of: name) != nil { return "\(cast.identifier(name)).isEnabled" }
        let property: String =
            switch cast[name]?.kind {
            case .recognizer: "isEnabled"
            case .view(.scroll, _): "isScrollEnabled"
            case .view(.view, _), .view(.label, _), .window, .controller, nil:
                "isUserInteractionEnabled"
            case .view: "isEnabled"
            }
        return "\(cast.identifier(name)).\(property)"
    }
}

extension CodeCast {
    /// Returns the code that adds a recognizer to its view.
    func addition(of name: String) -> String {
        if let (owner, _) = OwnRecognizer.parts(of: name) {
            return withOwn(name) { "\(identifier(owner)).addGestureRecognizer(\($0))" }
        }
        guard case .recognizer(_, _, on: let view) = self[name]?.kind else { return "" }
        return "\(identifier(view)).addGestureRecognizer(\(identifier(name)))"
    }

    /// Returns the code that removes a view or a recognizer from the scene.
    func removal(of name: String) -> String {
        let identifier = identifier(name)
        if OwnRecognizer.parts(of: name) != nil {
            return withOwn(name) { "\($0).view?.removeGestureRecognizer(\($0))" }
        }
        return self[name]?.isRecognizer == true
            ? "\(identifier).view?.removeGestureRecognizer(\(identifier))"
            : "\(identifier).removeFromSuperview()"
    }
}

extension CodeWriter {
    var actions: ActionCode { ActionCode(cast: cast, language: language) }

    /// Writes the actions of a control for its events.
    func writeActions(ofControl member: CodeMember) {
        guard case .view(let kind, let clauses) = member.kind else { return }
        for (event, effects) in kind.actions(clauses) {
            let title = effects.isEmpty ? kind.mainAction?.name ?? "" : effects.name
            let topic = effects.isEmpty ? CodeListing.Topic.action : .clause(event.word)
            text.about(member.name, topic) {
                let closure = actions.closure(effects, for: member.name, takes: "_")
                let action = "UIAction(title: \(quoted(title))) \(closure), for: .\(event.name))"
                let head = "\(member.identifier).addAction("
                if effects.isEmpty { return text.line(head + action) }
                text.line(head)
                text.indented { text.line(action) }
            }
        }
    }

    func writeTimers() {
        for member in cast.responders {
            for timer in member.timers {
                text.about(member.name, .clause(timer.word)) {
                    let seconds = SwiftLiteral.number(timer.span.seconds)
                    let closure =
                        timer.refreshControl.map { "{ [unowned self] in \($0).endRefreshing() }" }
                        ?? actions.closure(timer.effects, for: member.name)
                    text.line("private lazy var \(timer.identifier): ViewTimer = ViewTimer(")
                    text.line(
                        "    of: \(member.identifier), after: \(seconds), repeats: \(timer.repeats)"
                    )
                    text.line(") \(closure)")
                }
            }
        }
    }

    /// Starts the timers that no action starts.
    func writeStarts() {
        let started = scene.startedTimers
        for member in cast.inOrderOfLines where !started.contains(member.name) {
            for timer in member.timers where timer.refreshControl == nil {
                text.line("\(timer.identifier).start()")
            }
        }
    }

    /// Writes the timer class for Apple's systems, which have no Touchscope: there the run loop
    /// provides the timer.
    func writeTimerClass() {
        guard cast.responders.contains(where: { !$0.timers.isEmpty }) else { return }
        text.gap()
        text.onApple {
            text.line(
                """
                /// Runs an action some time after it is started, once or again and again.
                @MainActor private final class ViewTimer {
                    private let interval: TimeInterval
                    private let repeats: Bool
                    private let action: () -> Void
                    private var timer: Timer?

                    init(
                        of view: UIView, after interval: TimeInterval, repeats: Bool,
                        _ action: @escaping () -> Void
                    ) {
                        self.interval = interval
                        self.repeats = repeats
                        self.action = action
                    }

                    func start() {
                        stop()
                        timer = Timer.scheduledTimer(
                            timeInterval: interval, target: self, selector: #selector(fire),
                            userInfo: nil, repeats: repeats)
                    }

                    func stop() {
                        timer?.invalidate()
                        timer = nil
                    }

                    @objc private func fire() {
                        action()
                    }
                }
                """)
        }
    }
}
