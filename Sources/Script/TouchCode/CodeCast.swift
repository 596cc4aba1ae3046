import TouchScript

/// Everything in a scene that has a name, with the identifiers that the code gives it.
struct CodeCast {
    /// The windows and their contents, from back to front, each before its own contents.
    private(set) var members: [CodeMember] = []
    /// The recognizers that views bring along and that the scene mentions.
    private(set) var own: [OwnRecognizerCode] = []
    /// The name of the class that holds all members.
    private(set) var className = ""
    /// The name of the application's class, if the scene needs a subclass.
    private(set) var applicationClass = ""
    /// The scene's comments on statements, by line number.
    let remarks: [Int: [String]]
    private var names = SwiftNames()
    private var indices: [String: Int] = [:]
    /// The first view in each view.
    private var rearmost: [String: String] = [:]

    /// The windows, controllers and views.
    var responders: [CodeMember] { members.filter { !$0.isRecognizer } }
    var recognizers: [CodeMember] { members.filter { $0.isRecognizer } }
    /// The windows, controllers and views in the order of the scene's lines.
    var inOrderOfLines: [CodeMember] { responders.sorted { $0.line < $1.line } }

    subscript(name: String) -> CodeMember? { indices[name].map { members[$0] } }
    subscript(node: SceneNode) -> CodeMember? { node.statement.named.flatMap { self[$0.name] } }

    /// Returns the property for a name; the name itself if there is none, which never happens in a
    /// scene read from a file.
    func identifier(_ name: String) -> String {
        if let (owner, own) = OwnRecognizer.parts(of: name) {
            if own == .reorder, let mover = self[owner]?.reordering { return mover }
            return "\(identifier(owner)).\(own.property)"
        }
        return self[name]?.identifier ?? name
    }

    init(_ scene: Scene, stage: [CodeWindow]) {
        remarks = Self.remarks(in: scene)
        className = names.upper(scene.name)
        applicationClass = names.upper(scene.name, "Application")
        for window in stage {
            add(window.name, .window(window.clauses), "UIWindow", line: window.line)
            for node in window.nodes { add(node, on: window.name) }
        }
        for index in members.indices {
            guard let view = zoomed(by: members[index].name) else { continue }
            members[index].zooming = (
                names.lower(members[index].name + "-zooming", or: "Delegate"), view
            )
        }
        // Relations refer to other recognizers by name.
        for name in scene.selectedNames.sorted() where OwnRecognizer.parts(of: name) != nil {
            if !own.contains(where: { $0.name == name }) {
                own.append(OwnRecognizerCode(name: name))
            }
        }
        for own in own {
            guard let index = indices[own.owner] else { continue }
            members[index].own.append(own)
            guard members[index].ownClass == nil, !own.answers.isEmpty else { continue }
            members[index].ownClass = names.upper(own.owner, "View")
        }
    }

    /// Returns the name of the view that a scroll view zooms; nil if it does not zoom.
    func zoomed(by scrollView: String) -> String? {
        for case .zoom(_, _, let view) in self[scrollView]?.viewClauses ?? [] {
            return view ?? rearmost[scrollView]
        }
        return nil
    }

    /// Collects the comments of a scene. A comment belongs to the statement after it, or to the one
    /// before it on its line.
    private static func remarks(in scene: Scene) -> [Int: [String]] {
        var found: [Int: [String]] = [:]
        var waiting: [String] = []
        for line in scene.lines {
            if let comment = line.comment { waiting.append(comment) }
            guard line.statement != nil else { continue }
            found[line.position.line] = waiting
            waiting = []
        }
        return found
    }

    private mutating func add(_ node: SceneNode, on parent: String) {
        let line = node.position.line
        var name = parent
        switch node.statement {
        case .view(let kind, let own, let clauses):
            name = own
            if rearmost[parent] == nil { rearmost[parent] = own }
            let holdsRows = kind == .scroll && node.children.contains { $0.hasRow }
            add(name, .view(kind, clauses), kind.className, line: line, holdsRows: holdsRows)
            for case .refreshes(let span) in clauses {
                addRefreshControl(of: name, span, line: line)
            }
        case .controller(let own, let clauses):
            name = own
            add(name, .controller(clauses), "UIViewController", line: line)
        case .recognizer(_, let name, let clauses) where OwnRecognizer.parts(of: name) != nil:
            own.append(
                OwnRecognizerCode(
                    name: name, clauses: clauses, view: parent, comments: remarks[line] ?? []))
        case .recognizer(let kind, let own, let clauses):
            add(own, .recognizer(kind, clauses, on: parent), kind.className, line: line)
        default: return
        }
        for child in node.children { add(child, on: name) }
    }

    /// Adds the refresh control of a scroll view, with the timer that ends each refreshing.
    private mutating func addRefreshControl(of scrollView: String, _ span: Span, line: Int) {
        let name = RefreshControlName.name(of: scrollView)
        add(name, .view(.control, []), "UIRefreshControl", line: line)
        let index = members.count - 1
        members[index].comments = []
        members[index].timers = [
            CodeTimer(
                identifier: names.lower("\(scrollView)-refreshing", or: "Timer"),
                word: "refreshes", span: span, effects: [], repeats: false,
                refreshControl: members[index].identifier)
        ]
    }

    private mutating func add(
        _ name: String, _ kind: CodeMember.Kind, _ base: String, line: Int, holdsRows: Bool = false
    ) {
        var member = CodeMember(
            name: name, identifier: "", kind: kind, base: base, comments: remarks[line] ?? [])
        (member.holdsRows, member.line) = (holdsRows, line)
        let suffix =
            switch kind {
            case .window: "Window"
            case .controller: "Controller"
            case .view(.label, _): "Label"
            case .view: "View"
            case .recognizer: "Recognizer"
            }
        let needsClass =
            member.responder.isNeeded || member.recognizerClauses.contains { $0.override != nil }
        member.identifier = names.lower(name, or: suffix)
        for clause in member.viewClauses {
            guard let (span, effects, repeats) = clause.timer else { continue }
            let identifier = names.lower("\(name)-\(clause.word)", or: "Timer")
            member.timers.append(
                CodeTimer(
                    identifier: identifier, word: clause.word, span: span, effects: effects,
                    repeats: repeats))
        }
        member.interactions = InteractionCode.allCases.filter { code in
            member.viewClauses.contains { InteractionCode($0) == code }
        }.map { code in
            CodeInteraction(
                code: code, identifier: names.lower("\(name)-\(code.word)", or: "Delegate"))
        }
        if member.viewClauses.contains(.reorders) {
            member.reordering = names.lower("\(name)-reorders", or: "Press")
        }
        if needsClass { member.ownClass = names.upper(name, suffix) }
        if case .recognizer(let kind, let clauses, _) = kind {
            member.action = names.lower(name + "-acts", or: "Now")
            member.heard = clauses.targets.dropFirst().map {
                ($0, names.lower("\(name)-tells-\($0)", or: "Now"))
            }
            if clauses.contains(where: { $0.answer(for: kind) != nil }) {
                member.delegate = (
                    names.lower(name + "-delegate", or: "Object"), names.upper(name, "Delegate")
                )
            }
        }
        indices[name] = members.count
        members.append(member)
    }
}

/// A window of a scene with its contents.
struct CodeWindow {
    var name: String
    var clauses: [ViewClause]
    var nodes: [SceneNode]
    /// The line of the scene that names the window; 0 if none does.
    var line = 0

    var isHidden: Bool { clauses.contains(.hidden(true)) }

    /// Returns the windows in the order of their lines; if a scene names none, one that holds the
    /// whole scene.
    static func all(of scene: Scene) -> [CodeWindow] {
        let nodes = scene.tree
        var windows: [CodeWindow] = []
        for node in nodes {
            guard case .window(let name, let clauses) = node.statement else { continue }
            var window = CodeWindow(name: name, clauses: clauses, nodes: node.children)
            window.line = node.position.line
            // A hidden window presents nothing.
            if window.isHidden { window.nodes.removeAll(where: { $0.isPresented }) }
            windows.append(window)
        }
        guard windows.isEmpty else { return windows }
        let name = scene.names.entries.first { $0.kind == .window }?.name ?? "window"
        return [CodeWindow(name: name, clauses: [], nodes: nodes)]
    }
}
