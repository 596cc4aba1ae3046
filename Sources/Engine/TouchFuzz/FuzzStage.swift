import TouchKit

/// A scene come alive, with what it takes to check and to disturb it.
final class FuzzStage {
    let scene: FuzzScene
    let app = UIApplication()
    var faults: [String] = []
    /// What callbacks saw, in order: the same for the same scene and tape, traced or not.
    private(set) var log: [String] = []
    private let window = UIWindow(frame: CGRect(origin: .zero, size: FuzzScene.size))
    private var views: [UIView] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var targets: [FuzzTarget] = []
    private let delegate: FuzzDelegate
    private var callbacks = 0
    private var isOver = false
    private var touches: [Weak<UITouch>] = []

    init(_ scene: FuzzScene, isTraced: Bool) {
        self.scene = scene
        delegate = FuzzDelegate(scene)
        delegate.stage = self
        window.makeKeyAndVisible(in: app)
        if isTraced { app.tracer = Tracer() }
        app.perform {
            for (index, view) in scene.views.enumerated() { add(view, index) }
            for (index, recognizer) in scene.recognizers.enumerated() { add(recognizer, index) }
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
        recognizer.addTarget(
            target,
            action: Selector("acted") { (target: FuzzTarget) in
                { (sender: UIGestureRecognizer) in
                    target.acted(sender)
                }
            })
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
        case .advance(let time): app.advance(to: time)
        case .interrupt(let time): app.cancelTouches(at: time)
        case .change(let change): perform(change)
        }
    }

    private func perform(_ change: FuzzChange) {
        func recognizer(_ index: Int) -> UIGestureRecognizer {
            recognizers[index % recognizers.count]
        }
        func view(_ index: Int) -> UIView { views[index % views.count] }
        switch change {
        case .disable(let index): recognizer(index).isEnabled = false
        case .enable(let index): recognizer(index).isEnabled = true
        case .removeRecognizer(let index):
            let recognizer = recognizer(index)
            recognizer.view?.removeGestureRecognizer(recognizer)
        case .addRecognizer(let index, let place):
            self.view(place % (views.count + 1)).addGestureRecognizer(recognizer(index))
        case .removeView(let index): view(index).removeFromSuperview()
        case .addView(let index, let place):
            let parent = self.view(place % (views.count + 1))
            if !parent.isDescendant(of: view(index)) { parent.addSubview(view(index)) }
        case .hideView(let index): view(index).isHidden = true
        case .showView(let index): view(index).isHidden = false
        case .fail(let index):
            let recognizer = recognizer(index)
            let isOpen = [.possible, .began, .changed].contains(recognizer.state)
            if recognizer.isEnabled, isOpen { recognizer.state = .failed }
        case .recognize(let index):
            let recognizer = recognizer(index)
            if recognizer.isEnabled, recognizer.state == .possible { recognizer.state = .ended }
        case .dropDelegate(let index): recognizer(index).delegate = nil
        case .send(let finger, let phase, let place):
            app.send([
                TouchSample(finger: finger, phase: phase, location: place, timestamp: app.now)
            ])
        case .hideWindow: window.isHidden = true
        case .showWindow: if window.isHidden { window.makeKeyAndVisible(in: app) }
        }
    }

    // MARK: The end

    /// Lifts every finger and lets every timer run out, the longest being that of a flick; then nothing may be left.
    func finish() {
        isOver = true
        app.cancelTouches(at: app.now)
        app.advance(to: app.now + 20)
        faults += app._checkInvariants() + app._leftovers()
        for case let view as FuzzView in views where !view.open.isEmpty {
            faults.append("view \(view.index) never heard the end of a touch (TE1)")
        }
        if let trace = app.tracer?.trace { faults += FuzzReasons.faults(in: trace) }
    }

    /// What must be gone with the stage.
    func witnesses() -> [Weak<AnyObject>] {
        var all: [AnyObject] = [app, window]
        all += views
        all += recognizers
        all += touches.compactMap(\.object)
        return all.map { Weak($0) }
    }
}

/// Does not keep alive.
struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}

extension FuzzScene.Kind {
    func make() -> UIGestureRecognizer {
        switch self {
        case .tap: return UITapGestureRecognizer()
        case .doubleTap:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            return tap
        case .twoFingerTap:
            let tap = UITapGestureRecognizer()
            tap.numberOfTouchesRequired = 2
            return tap
        case .press: return UILongPressGestureRecognizer()
        case .pan: return UIPanGestureRecognizer()
        case .twoFingerPan:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = 2
            pan.maximumNumberOfTouches = 2
            return pan
        case .swipe: return UISwipeGestureRecognizer()
        case .pinch: return UIPinchGestureRecognizer()
        case .rotation: return UIRotationGestureRecognizer()
        case .edge:
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .left
            return edge
        case .own: return FuzzRecognizer()
        case .ownContinuous:
            let own = FuzzRecognizer()
            own.isContinuous = true
            return own
        }
    }
}

extension FuzzScene.ViewKind {
    func make(_ frame: CGRect) -> UIView {
        switch self {
        case .plain: return FuzzView(frame: frame)
        case .scroll:
            let scroll = UIScrollView(frame: frame)
            scroll.contentSize = CGSize(width: frame.width * 2, height: frame.height * 3)
            return scroll
        case .button: return UIButton(frame: frame)
        case .slider: return UISlider(frame: frame)
        case .toggle: return UISwitch(frame: frame)
        case .stepper: return UIStepper(frame: frame)
        }
    }
}
