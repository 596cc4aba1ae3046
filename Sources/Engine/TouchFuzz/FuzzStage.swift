import TouchKit

/// A running scene, with all that is needed to check and to disturb it.
final class FuzzStage {
    let scene: FuzzScene
    let app = UIApplication()
    var faults: [String] = []
    /// The callbacks, in order; the same for the same scene and tape, traced or not.
    private(set) var log: [String] = []
    private let window = UIWindow(frame: CGRect(origin: .zero, size: FuzzScene.size))
    private var views: [UIView] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var targets: [FuzzTarget] = []
    private var sheet: FuzzSheet?
    private let delegate = FuzzDelegate()
    private var callbacks = 0
    private var isOver = false
    private var touches: [Weak<UITouch>] = []

    init(_ scene: FuzzScene, isTraced: Bool) {
        self.scene = scene
        delegate.stage = self
        window.makeKeyAndVisible(in: app)
        if isTraced { app.tracer = Tracer() }
        app.perform {
            for (index, view) in scene.views.enumerated() { add(view, index) }
            if let made = scene.sheet {
                let sheet = FuzzSheet(made, in: window, of: self)
                views += sheet.views
                self.sheet = sheet
            }
            for (index, recognizer) in scene.recognizers.enumerated() { add(recognizer, index) }
            sheet?.present()
        }
        for tie in scene.ties where tie.relation == .requires && tie.first != tie.second {
            recognizers[tie.first].require(toFail: recognizers[tie.second])
        }
    }

    private func add(_ made: FuzzScene.View, _ index: Int) {
        let view = made.kind.make(made.frame)
        if let view = view as? FuzzView {
            view.index = index
            view.objects = made.objects
            view.stage = self
        }
        view.isMultipleTouchEnabled = made.isMultipleTouchEnabled
        view.isExclusiveTouch = made.isExclusiveTouch
        views.append(view)
        self.view(made.parent).addSubview(view)
        if let interaction = made.interaction { view.addInteraction(interaction.make(for: self)) }
    }

    private func add(_ made: FuzzScene.Recognizer, _ index: Int) {
        let recognizer = made.kind.make()
        recognizer.name = "\(index)"
        recognizer.cancelsTouchesInView = made.cancelsTouchesInView
        recognizer.delaysTouchesBegan = made.delaysTouchesBegan
        recognizer.delaysTouchesEnded = made.delaysTouchesEnded
        recognizer.delegate = delegate
        (recognizer as? FuzzRecognizer)?.stage = self
        let target = FuzzTarget(index, self)
        targets.append(target)
        recognizer.addTarget(target, action: Selector("acted", FuzzTarget.acted))
        recognizers.append(recognizer)
        view(made.view).addGestureRecognizer(recognizer)
    }

    private func view(_ index: Int) -> UIView {
        views.indices.contains(index) ? views[index] : window
    }

    func number(of recognizer: UIGestureRecognizer) -> Int? { recognizer.name.flatMap { Int($0) } }

    // MARK: Callbacks

    func meet(_ touch: UITouch) { touches.append(Weak(touch)) }

    func called(_ what: String) {
        log.append(what)
        callbacks += 1
        if isOver { return }
        if let change = scene.surprises[callbacks] { perform(change) }
    }

    // MARK: Steps

    func perform(_ step: FuzzStep) {
        switch step {
        case .send(let samples): app.send(samples)
        case .point(let sample): app.send(sample)
        case .squeeze(let event, let time): app.send(event, at: time)
        case .advance(let time): app.advance(to: time)
        case .interrupt(let time): app.cancelTouches(at: time)
        case .change(let change): perform(change)
        }
    }

    private func perform(_ change: FuzzChange) {
        switch change {
        case .perform(let deed, let some, let other): perform(deed, some, other)
        case .send(let finger, let phase, let place):
            app.send([
                TouchSample(finger: finger, phase: phase, location: place, timestamp: app.now)
            ])
        }
    }

    private func perform(_ deed: FuzzChange.Deed, _ some: Int, _ other: Int) {
        var recognizer: UIGestureRecognizer { recognizers[some % recognizers.count] }
        var view: UIView { views[some % views.count] }
        var parent: UIView { self.view(other % (views.count + 1)) }
        switch deed {
        case .disable: recognizer.isEnabled = false
        case .enable: recognizer.isEnabled = true
        case .removeRecognizer: recognizer.view?.removeGestureRecognizer(recognizer)
        case .addRecognizer: parent.addGestureRecognizer(recognizer)
        case .removeView: view.removeFromSuperview()
        case .addView: if !parent.isDescendant(of: view) { parent.addSubview(view) }
        case .hideView: view.isHidden = true
        case .showView: view.isHidden = false
        case .fail:
            let isOpen = [.possible, .began, .changed].contains(recognizer.state)
            if recognizer.isEnabled, isOpen { recognizer.state = .failed }
        case .recognize:
            if recognizer.isEnabled, recognizer.state == .possible { recognizer.state = .ended }
        case .dropDelegate: recognizer.delegate = nil
        case .hideWindow: window.isHidden = true
        case .showWindow: if window.isHidden { window.makeKeyAndVisible(in: app) }
        case .present: sheet?.present()
        case .dismiss: sheet?.dismiss(animated: true)
        case .dismissAtOnce: sheet?.dismiss(animated: false)
        }
    }

    // MARK: The end

    /// Lifts every finger, takes the pointer away, and lets every timer run out, the longest being
    /// that of a flick. Nothing may be left then.
    func finish() {
        isOver = true
        app.cancelTouches(at: app.now)
        app.send(PointerSample(phase: .exited, location: .zero, timestamp: app.now))
        app.advance(to: app.now + 20)
        faults += app._checkInvariants() + app._leftovers() + (sheet?.faults ?? [])
        for case let view as FuzzView in views where !view.open.isEmpty {
            faults.append("view \(view.index) never heard the end of a touch (TE1)")
        }
        if let trace = app.tracer?.trace { faults += FuzzReasons.faults(in: trace) }
    }

    /// Returns the objects that must be gone with the stage.
    func witnesses() -> [Weak<AnyObject>] {
        let all: [AnyObject] = [app, window] + views + recognizers + touches.compactMap(\.object)
        return (all + (sheet?.witnesses ?? [])).map { Weak($0) }
    }
}

/// Returns an object after setting it up.
private func made<Object>(_ object: Object, _ setUp: (Object) -> Void) -> Object {
    setUp(object)
    return object
}

extension FuzzScene.Kind {
    func make() -> UIGestureRecognizer {
        switch self {
        case .tap: UITapGestureRecognizer()
        case .doubleTap: made(UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
        case .twoFingerTap: made(UITapGestureRecognizer()) { $0.numberOfTouchesRequired = 2 }
        case .press: UILongPressGestureRecognizer()
        case .pan: UIPanGestureRecognizer()
        case .twoFingerPan:
            made(UIPanGestureRecognizer()) {
                $0.minimumNumberOfTouches = 2
                $0.maximumNumberOfTouches = 2
            }
        case .swipe: UISwipeGestureRecognizer()
        case .pinch: UIPinchGestureRecognizer()
        case .rotation: UIRotationGestureRecognizer()
        case .edge: made(UIScreenEdgePanGestureRecognizer()) { $0.edges = .left }
        case .own: FuzzRecognizer()
        case .ownContinuous: made(FuzzRecognizer()) { $0.isContinuous = true }
        }
    }
}

extension FuzzScene.ViewKind {
    func make(_ frame: CGRect) -> UIView {
        switch self {
        case .plain: FuzzView(frame: frame)
        case .scroll:
            made(UIScrollView(frame: frame)) {
                $0.contentSize = CGSize(width: frame.width * 2, height: frame.height * 3)
            }
        case .refreshed:
            made(UIScrollView(frame: frame)) {
                $0.contentSize = CGSize(width: frame.width, height: frame.height * 2)
                let control = UIRefreshControl()
                let timer = ViewTimer(of: control, after: 0.5, repeats: false) {
                    [weak control] in control?.endRefreshing()
                }
                control.addAction(
                    UIAction(title: "refresh") { _ in timer.start() }, for: .valueChanged)
                $0.refreshControl = control
                $0.keyboardDismissMode = .onDrag
            }
        case .button: UIButton(frame: frame)
        case .slider: UISlider(frame: frame)
        case .toggle: UISwitch(frame: frame)
        case .stepper: UIStepper(frame: frame)
        case .field: UITextField(frame: frame)
        }
    }
}

extension FuzzScene.Interaction {
    /// Returns the interaction, which reports to the stage as callbacks do.
    func make(for stage: FuzzStage) -> UIInteraction {
        let items = ["first", "second"].map { title in
            MenuItem(title) { [weak stage] in stage?.called("\(title) chosen") }
        }
        switch self {
        case .menu: return ContextMenu { _ in items }
        case .swipe: return SwipeActions { _, _ in SwipeSet(items) }
        case .drag:
            let source = DragSource { [weak stage] _ in
                stage?.called("asked what to drag")
                return [FuzzDelegate()]
            }
            source.willBegin = { [weak stage] _ in stage?.called("drag") }
            source.didEnd = { [weak stage] _, operation in stage?.called("drag \(operation)") }
            return source
        case .drop:
            let target = DropTarget()
            target.perform = { [weak stage] _ in stage?.called("dropped") }
            return target
        case .pointer:
            let regions = PointerRegions { point in Int(abs(point.x)) / 60 % 3 }
            regions.willEnter = { [weak stage] in stage?.called("enters region \($0)") }
            regions.willExit = { [weak stage] in stage?.called("leaves region \($0)") }
            return regions
        case .pencil:
            let pencil = PencilGestures()
            pencil.happened = { [weak stage] event, _ in stage?.called("pencil \(event)") }
            return pencil
        }
    }
}
