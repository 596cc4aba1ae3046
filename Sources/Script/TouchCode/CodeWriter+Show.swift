import TouchScript

extension CodeWriter {
    /// Writes the method that puts everything on the screen.
    func writeShow() {
        text.paragraph("private func show()") {
            text.line("addViews()")
            if hasRecognizers { text.line("addRecognizers()") }
            if !cast.recognizers.isEmpty { text.line("addTargets()") }
            for window in windows where !window.isHidden {
                let identifier = cast.identifier(window.name)
                text.about(window.name, .adding) {
                    text.line("\(identifier).makeKeyAndVisible()")
                }
            }
            if hasPresented { text.line("present()") }
            for window in windows { writeFirstResponders(in: window.nodes) }
            writeStarts()
        }
    }

    private var hasPresented: Bool { windows.contains { $0.nodes.contains { $0.isPresented } } }

    private func writeFirstResponders(in nodes: [SceneNode]) {
        for node in nodes {
            if let member = cast[node], member.viewClauses.contains(.firstResponder) {
                text.line("\(member.identifier).becomeFirstResponder()")
            }
            writeFirstResponders(in: node.children)
        }
    }

    /// Writes the presentation of controllers with all their contents.
    func writePresenting() {
        guard hasPresented else { return }
        text.paragraph("private func present()") {
            for window in windows {
                var presenting = window.rootController
                for node in window.nodes where node.isPresented {
                    guard let below = presenting, let name = node.statement.named?.name else {
                        continue
                    }
                    writeController(node) { controller in
                        text.about(name, .adding) {
                            text.line(
                                "\(cast.identifier(below)).present(\(controller), animated: false)")
                        }
                    }
                    presenting = name
                }
            }
        }
    }
}

extension CodeWindow {
    /// The name of the window's root view controller.
    var rootController: String? {
        nodes.first { $0.isRootController }?.statement.named?.name
    }
}
