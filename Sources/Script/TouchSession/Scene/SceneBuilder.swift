import TouchKit
import TouchScript

/// Creates the live objects of a scene.
///
/// If the scene states no behavior, a class of the engine is used, so that the trace has the
/// names that readers know.
struct SceneBuilder {
    private let scene: Scene
    private let stage: SceneStage
    private let recognizers: RecognizerBuilder

    init(_ scene: Scene, stage: SceneStage) {
        self.scene = scene
        self.stage = stage
        recognizers = RecognizerBuilder(stage: stage)
    }

    /// Returns the application, of a subclass if the scene states its behavior.
    static func makeApplication(of scene: Scene, language: String) -> UIApplication {
        for case .application(let clauses) in scene.lines.compactMap({ $0.statement }) {
            let application = SceneApplication()
            application.handlers = HandlerBehavior(clauses, language: language)
            application.sending = EventSending(clauses)
            return application
        }
        return UIApplication()
    }

    func build(_ delegate: AppDelegate) {
        let nodes = scene.tree
        for node in nodes {
            switch node.statement {
            case .delegate(let clauses): delegate.handlers = handlers(clauses)
            case .window(let name, let clauses): buildWindow(name, clauses, node.children)
            default: break
            }
        }
        if stage.windows.isEmpty {
            let name = scene.names.entries.first { $0.kind == .window }?.name ?? "window"
            buildWindow(name, [], nodes)
        }
        relate(nodes)
    }

    /// Sets up what needs all objects: failure requirements, and the first responder.
    private func relate(_ nodes: [SceneNode]) {
        setUpOwnRecognizers(in: nodes, on: stage.windows.first)
        for case .require(let name, let others) in nodes.map({ $0.statement }) {
            guard let recognizer = stage.recognizer(named: name) else { continue }
            for other in others.compactMap(stage.recognizer(named:)) {
                recognizer.require(toFail: other)
            }
        }
        for case .recognizer(_, let name, let clauses) in scene.lines.compactMap({ $0.statement })
        where OwnRecognizer.parts(of: name) == nil {
            recognizers.addTargets(of: name, clauses)
        }
        becomeFirstResponder(in: nodes)
        stage.addTimers(of: scene)
    }

    /// Applies the lines about scroll views' own recognizers; one whose line is under another view
    /// is moved there.
    private func setUpOwnRecognizers(in nodes: [SceneNode], on view: UIView?) {
        for node in nodes {
            if case .recognizer(_, let name, let clauses) = node.statement {
                guard OwnRecognizer.parts(of: name) != nil,
                    let recognizer = stage.recognizer(named: name)
                else { continue }
                recognizers.setUp(recognizer, clauses)
                if let view, recognizer.view !== view { view.addGestureRecognizer(recognizer) }
            } else {
                let own = node.statement.named.flatMap { stage.view(named: $0.name) }
                setUpOwnRecognizers(in: node.children, on: own ?? view)
            }
        }
    }

    // MARK: Windows

    private func buildWindow(_ name: String, _ clauses: [ViewClause], _ nodes: [SceneNode]) {
        let window = makeWindow(clauses)
        stage.add(window, named: name)
        let isHidden = clauses.contains(.hidden(true))
        window.apply(
            clauses.filter { $0 != .hidden(true) && $0 != .hidden(false) },
            language: stage.language)
        let root = nodes.first { $0.isRootController }
        if let root {
            let controller = buildController(root, in: nil)
            window.rootViewController = controller
            // The window has resized the view, but the scene's size takes precedence.
            controller.viewIfLoaded?.apply(rootClauses(of: root), language: stage.language)
        }
        for node in nodes where node.position != root?.position && !node.isPresented {
            build(node, in: window, controller: window.rootViewController)
        }
        if isHidden { return }
        window.makeKeyAndVisible(in: stage.application)
        for node in nodes where node.isPresented { present(node, in: window) }
    }

    private func makeWindow(_ clauses: [ViewClause]) -> UIWindow {
        let frame = CGRect(origin: .zero, size: scene.size)
        let (handlers, hitBehavior) = (handlers(clauses), hitBehavior(clauses))
        let sending = EventSending(clauses)
        if handlers.isPlain, hitBehavior.isPlain, sending == nil { return UIWindow(frame: frame) }
        let window = SceneWindow(frame: frame)
        (window.handlers, window.hitBehavior, window.sending) = (handlers, hitBehavior, sending)
        return window
    }

    private func present(_ node: SceneNode, in window: UIWindow) {
        guard var presenting = window.rootViewController else { return }
        while let next = presenting.presentedViewController { presenting = next }
        let controller = buildController(node, in: nil)
        presenting.present(controller, animated: false)
        if !makeSheet(of: controller, node) {
            controller.viewIfLoaded?.apply(rootClauses(of: node), language: stage.language)
        }
    }

    /// Makes a presented controller a sheet, if its line states detents.
    /// - Returns: true if it states some.
    private func makeSheet(of controller: UIViewController, _ node: SceneNode) -> Bool {
        guard case .controller(let name, let clauses) = node.statement else { return false }
        for case .detents(let heights) in clauses {
            let sheet = controller.makeSheet(
                heights: heights.map { CGFloat($0) },
                scrollingExpands: !clauses.contains(.scrollingExpands(false)))
            if let sheet { stage.adopt(sheet.pan, .drag, of: name, on: controller.view) }
            return true
        }
        return false
    }

    // MARK: Views

    private func build(_ node: SceneNode, in parent: UIView, controller: UIViewController?) {
        switch node.statement {
        case .view(let kind, let name, let clauses):
            parent.addSubview(buildView(kind, name, clauses, node.children, controller))
        case .controller:
            let child = buildController(node, in: controller)
            parent.addSubview(child.view)
            child.didMove(toParent: controller)
        case .recognizer(let kind, let name, let clauses):
            // Those of scroll views follow once all scroll views exist.
            if OwnRecognizer.parts(of: name) == nil {
                recognizers.build(kind, name, clauses, on: parent)
            }
        default: break
        }
    }

    private func buildView(
        _ kind: ViewKind, _ name: String, _ clauses: [ViewClause], _ nodes: [SceneNode],
        _ controller: UIViewController?
    ) -> UIView {
        let view = makeView(kind, clauses, holdsRows: nodes.contains { $0.hasRow })
        stage.add(view, named: name)
        view.apply(clauses, language: stage.language)
        (view as? UIControl)?.addActions(kind, clauses, on: stage)
        if let view = view as? UIScrollView {
            stage.addOwnRecognizers(of: view, named: name)
            for case .zoom(_, _, let zoomed) in clauses {
                let delegate = ZoomDelegate(zoomed, stage: stage)
                stage.zoomDelegates.append(delegate)
                view.delegate = delegate
            }
        }
        if kind == .field { stage.adoptTextRecognizers(of: view, named: name) }
        stage.addInteractions(to: view, named: name, clauses)
        for node in nodes { build(node, in: view, controller: controller) }
        return view
    }

    private func makeView(
        _ kind: ViewKind, _ clauses: [ViewClause], holdsRows: Bool
    ) -> UIView {
        var handlers = handlers(clauses)
        let hitBehavior = hitBehavior(clauses)
        let keeps = hitBehavior.moves || hitBehavior.tracking != nil
        if keeps, handlers.touches == nil { handlers.touches = .consume }
        switch (kind, handlers.isPlain && hitBehavior.isPlain) {
        case (.label, true): return UILabel()
        case (.view, false):
            let view = SceneView()
            (view.handlers, view.hitBehavior) = (handlers, hitBehavior)
            return view
        case (.label, false):
            let label = SceneLabel()
            (label.handlers, label.hitBehavior) = (handlers, hitBehavior)
            return label
        case (.button, false):
            let button = SceneButton(type: .system)
            button.hitBehavior = hitBehavior
            return button
        case (.scroll, _):
            let answers = ContentAnswers(clauses, stage: stage)
            if hitBehavior.isPlain, answers.isPlain, !holdsRows { return UIScrollView() }
            let view = SceneScrollView()
            (view.hitBehavior, view.answers) = (hitBehavior, answers)
            return view
        default:
            let permitting = hitBehavior.permits.flatMap { kind.makeControl(permitting: $0) }
            return permitting ?? kind.makeControl() ?? UIView()
        }
    }

    // MARK: Controllers

    private func buildController(
        _ node: SceneNode, in parent: UIViewController?
    ) -> UIViewController {
        guard case .controller(let name, let clauses) = node.statement else {
            return UIViewController()
        }
        let handlers = handlers(clauses)
        let isFirst = clauses.contains(.firstResponder)
        let deferred = clauses.deferredEdges
        let isPlain = handlers.isPlain && !isFirst && deferred.isEmpty
        let controller = isPlain ? UIViewController() : SceneController()
        if let own = controller as? SceneController {
            (own.handlers, own.isInitialFirstResponder) = (handlers, isFirst)
            own.deferredEdges = UIRectEdge(deferred)
        }
        stage.add(controller, named: name)
        parent?.addChild(controller)
        for child in node.children {
            guard case .view(let kind, let name, let clauses) = child.statement else { continue }
            controller.view = buildView(kind, name, clauses, child.children, controller)
        }
        return controller
    }

    private func rootClauses(of node: SceneNode) -> [ViewClause] {
        for child in node.children {
            if case .view(_, _, let clauses) = child.statement { return clauses }
        }
        return []
    }

    // MARK: Behaviors

    private func handlers(_ clauses: [ViewClause]) -> HandlerBehavior {
        HandlerBehavior(clauses, language: stage.language)
    }

    private func hitBehavior(_ clauses: [ViewClause]) -> HitBehavior {
        HitBehavior(clauses, stage: stage)
    }

    private func becomeFirstResponder(in nodes: [SceneNode]) {
        for node in nodes {
            switch node.statement {
            case .view(_, let name, let clauses) where clauses.contains(.firstResponder):
                stage.view(named: name)?.becomeFirstResponder()
            case .controller(let name, let clauses) where clauses.contains(.firstResponder):
                stage.controllers[name]?.becomeFirstResponder()
            default: break
            }
            becomeFirstResponder(in: node.children)
        }
    }
}

extension [ViewClause] {
    fileprivate var deferredEdges: [Edge] {
        for case .defersSystemGestures(let edges) in self { return edges }
        return []
    }
}

extension EventSending {
    fileprivate init?(_ clauses: [ViewClause]) {
        for case .sendEvent(let sending) in clauses {
            self = sending
            return
        }
        return nil
    }
}
