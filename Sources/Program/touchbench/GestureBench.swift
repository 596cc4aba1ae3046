import TouchKit

/// Performs whole gestures, from the first finger's began to its end, one after the other.
class GestureBench {
    private var time = 0.0
    /// The samples that are sent again and again, with other numbers.
    private var samples = [
        TouchSample(finger: 0, phase: .began, location: CGPoint(x: 300, y: 500), timestamp: 0)
    ]

    fileprivate init() {}

    /// Sends the samples to their destination.
    fileprivate func deliver(_ samples: [TouchSample]) {}

    /// Performs a gesture: began, a number of moves of four points each, ended.
    private func gesture(moves: Int) {
        send(.began, at: 0)
        for step in 0..<moves { send(.moved, at: Double(step + 1) * 4) }
        send(.ended, at: Double(moves) * 4)
        // The next gesture must not count as a further tap.
        time += 1
    }

    final func taps(_ times: Int) {
        for _ in 0..<times { gesture(moves: 0) }
    }

    final func swings(_ times: Int) {
        for _ in 0..<times { gesture(moves: 10) }
    }

    /// Puts a finger down and drags until a pan has begun.
    final func startDrag() {
        send(.began, at: 0)
        for step in 1...5 { send(.moved, at: Double(step) * 4) }
    }

    /// Drags on, back and forth.
    final func drag(_ times: Int) {
        for step in 0..<times { send(.moved, at: 20 + Double(step & 1) * 4) }
    }

    private func send(_ phase: UITouch.Phase, at place: Double) {
        time += 0.004
        samples[0].phase = phase
        samples[0].location.x = 300 + place
        samples[0].timestamp = time
        deliver(samples)
    }
}

/// Gestures in a window of the engine.
final class EngineGestureBench: GestureBench {
    private let app = UIApplication()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    private let hand = Hand()

    /// The number of calls of the actions, as a check that they were called.
    var actions: Int { hand.actions }

    /// Returns a bench with one pan with an action on the outermost of ten nested views.
    static func panAboveTen() -> EngineGestureBench {
        let bench = EngineGestureBench()
        let pan = UIPanGestureRecognizer()
        pan.addTarget(bench.hand, action: Hand.acted, name: "acted")
        var parent: UIView = bench.window
        for depth in 0..<10 {
            let view = UIView(frame: bench.window.bounds)
            if depth == 0 { view.addGestureRecognizer(pan) }
            parent.addSubview(view)
            parent = view
        }
        return bench
    }

    /// Returns a bench with the engine's own recognizers of five kinds on one view, in that order;
    /// some have an action.
    static func fiveBuiltIn() -> EngineGestureBench {
        let bench = EngineGestureBench()
        let tap = UITapGestureRecognizer()
        let pan = UIPanGestureRecognizer()
        for acting in [tap, pan] {
            acting.addTarget(bench.hand, action: Hand.acted, name: "acted")
        }
        bench.addView(with: [
            pan, tap, UILongPressGestureRecognizer(), UIPinchGestureRecognizer(),
            UIRotationGestureRecognizer(),
        ])
        return bench
    }

    /// Returns a bench with taps on one view, the first of which prevents all others.
    static func taps(_ count: Int) -> EngineGestureBench {
        let bench = EngineGestureBench()
        let taps = (0..<count).map { _ in UITapGestureRecognizer() }
        taps.last?.addTarget(bench.hand, action: Hand.acted, name: "acted")
        bench.addView(with: taps)
        return bench
    }

    private override init() {
        super.init()
        window.makeKeyAndVisible(in: app)
    }

    private func addView(with recognizers: [UIGestureRecognizer]) {
        let board = UIView(frame: window.bounds)
        let view = UIView(frame: window.bounds)
        window.addSubview(board)
        board.addSubview(view)
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }

    fileprivate override func deliver(_ samples: [TouchSample]) { app.send(samples) }
}

/// The target of gestures' actions.
private final class Hand {
    private(set) var actions = 0
    func acted() { actions += 1 }
}

/// The same for the plain dispatcher: nested views, with recognizers that only count.
final class PlainGestureBench: GestureBench {
    private let dispatcher: PlainDispatcher

    init(recognizers: Int) { dispatcher = PlainDispatcher(gestures: recognizers) }

    fileprivate override func deliver(_ samples: [TouchSample]) { dispatcher.send(samples) }
}
