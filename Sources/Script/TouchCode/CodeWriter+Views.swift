import TouchScript

extension CodeWriter {
    /// Writes windows, controllers and views, and adds each to its parent.
    func writeViews() {
        text.paragraph("private func addViews()") {
            for window in windows { write(window) }
        }
    }

    private func write(_ window: CodeWindow) {
        guard let member = cast[window.name] else { return }
        begin(member, named: "accessibilityIdentifier")
        writeSettings(of: member)
        let root = window.nodes.first { $0.isRootController }
        if let root {
            writeController(root) { controller in
                text.about(window.name, .adding) {
                    text.line("\(member.identifier).rootViewController = \(controller)")
                }
            }
        }
        let controller = root?.statement.named?.name
        for node in window.nodes where node.position != root?.position && !node.isPresented {
            write(node, in: member.identifier, controller: controller)
        }
    }

    /// Writes a view or a controller in a view or a window.
    private func write(_ node: SceneNode, in parent: String, controller: String?) {
        switch node.statement {
        case .view:
            writeView(node, controller: controller) { text.line("\(parent).addSubview(\($0))") }
        case .controller(let name, _):
            let identifier = cast.identifier(name)
            writeController(node, in: parent) { _ in
                guard let controller else { return }
                text.line("\(cast.identifier(controller)).addChild(\(identifier))")
            }
            guard let controller else { return }
            text.line("\(identifier).didMove(toParent: \(cast.identifier(controller)))")
        default: break
        }
    }

    private func writeView(
        _ node: SceneNode, controller: String?, add: (String) -> Void
    ) {
        guard let member = cast[node] else { return }
        begin(member, named: "accessibilityIdentifier")
        writeSettings(of: member)
        text.about(member.name, .adding) { add(member.identifier) }
        for child in node.children { write(child, in: member.identifier, controller: controller) }
    }

    /// Writes a controller with its root view. The code that `connect` writes may resize that view,
    /// so the view's settings follow it.
    func writeController(
        _ node: SceneNode, in parent: String? = nil, connect: (String) -> Void
    ) {
        guard let member = cast[node] else { return }
        let name = member.name
        begin(member, named: "title")
        for child in node.children {
            guard case .view(_, let root, _) = child.statement else { continue }
            text.about(name, .adding) {
                text.line("\(member.identifier).view = \(cast.identifier(root))")
            }
            // The presentation of a sheet places the view itself.
            let isSheet = !member.detents.isEmpty
            if isSheet { writeDetents(of: member) } else { connect(member.identifier) }
            writeView(child, controller: name) { view in
                if let parent { text.line("\(parent).addSubview(\(view))") }
            }
            if isSheet { connect(member.identifier) }
        }
    }

    private func writeDetents(of member: CodeMember) {
        let sheet = "\(member.identifier).sheetPresentationController"
        text.about(member.name, .clause("detents")) {
            let detents = member.detents.map { ".custom { _ in \(SwiftLiteral.number($0)) }" }
            text.line("\(sheet)?.detents = [\(detents.joined(separator: ", "))]")
        }
        for case .scrollingExpands(let on) in member.viewClauses {
            text.about(member.name, .clause("scrolling-expands")) {
                text.line("\(sheet)?.prefersScrollingExpandsWhenScrolledToEdge = \(on)")
            }
        }
    }

    /// Begins a paragraph about a member with the scene's comments and the member's name.
    func begin(_ member: CodeMember, named property: String) {
        text.gap()
        text.comments(member.comments)
        text.line("\(member.identifier).\(property) = \(quoted(member.name))")
    }

    // MARK: Settings

    private func writeSettings(of member: CodeMember) {
        let settings = ViewSettings(member, in: language, screen: scene.size)
        for (words, line) in settings.lines {
            write(words, of: member.name) { text.line("\(member.identifier).\(line)") }
        }
        for case .safeArea(let insets) in member.viewClauses {
            text.onLinux {
                write(["safe-area"], of: member.name) {
                    text.line(
                        "\(member.identifier).systemInsets = \(SwiftLiteral.insets(insets))")
                }
            }
        }
        for case .systemEdges(let edges) in member.viewClauses {
            text.onLinux {
                let edges = SwiftLiteral.options(edges.map { $0.rawValue })
                write(["system-edges"], of: member.name) {
                    text.line("\(member.identifier).systemGestureEdges = \(edges)")
                }
            }
        }
        writeActions(ofControl: member)
        writeInteractions(of: member)
        writeReordering(of: member)
        let responder = member.responder
        for list in responder.viewLists {
            write([list.word], of: member.name) {
                let views = list.views.map(cast.identifier).joined(separator: ", ")
                text.line("\(member.identifier).\(list.property) = [\(views)]")
            }
        }
        if let zooming = member.zooming {
            text.about(member.name, .clause("zoom")) {
                text.line("\(zooming.identifier).view = \(cast.identifier(zooming.view))")
                text.line("\(member.identifier).delegate = \(zooming.identifier)")
            }
        }
        if let answer = responder.hitTest?.view {
            text.about(member.name, .clause("hit-test")) {
                text.line("\(member.identifier).hitView = \(cast.identifier(answer))")
            }
        }
    }

    /// Writes a line that several clauses share.
    private func write(_ words: ArraySlice<String>, of name: String, _ body: () -> Void) {
        guard let word = words.first else { return body() }
        text.about(name, .clause(word)) { write(words.dropFirst(), of: name, body) }
    }

    func quoted(_ string: String) -> String { SwiftLiteral.string(string) }
}
