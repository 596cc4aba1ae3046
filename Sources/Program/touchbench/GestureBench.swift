import TouchKit

/// A window in which whole gestures are made, from the first finger's began to its end, one after the other.
final class GestureBench {
    private let app = UIApplication()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    private let hand = Hand()
    private var time = 0.0
    private var samples = [TouchSample.resting]

    /// How many calls of `send` the actions made, to know that they came.
    var actions: Int { hand.actions }

    /// One pan with an action on the outermost of ten views, each in the one before.
    static func panAboveTen() -> GestureBench {
        let bench = GestureBench()
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

    /// The engine's own recognizers of five kinds on one view, in that order; some have an action.
    static func fiveBuiltIn() -> GestureBench {
        let bench = GestureBench()
        let tap = UITapGestureRecognizer()
        let pan = UIPanGestureRecognizer()
        tap.addTarget(bench.hand, action: Hand.acted, name: "acted")
        pan.addTarget(bench.hand, action: Hand.acted, name: "acted")
        bench.addView(with: [
            pan, tap, UILongPressGestureRecognizer(), UIPinchGestureRecognizer(),
            UIRotationGestureRecognizer(),
        ])
        return bench
    }

    /// Taps on one view, of which the first prevents all others.
    static func taps(_ count: Int) -> GestureBench {
        let bench = GestureBench()
        let taps = (0..<count).map { _ in UITapGestureRecognizer() }
        taps.last?.addTarget(bench.hand, action: Hand.acted, name: "acted")
        bench.addView(with: taps)
        return bench
    }

    private init() {
        window.makeKeyAndVisible(in: app)
    }

    private func addView(with recognizers: [UIGestureRecognizer]) {
        let board = UIView(frame: window.bounds)
        let view = UIView(frame: window.bounds)
        window.addSubview(board)
        board.addSubview(view)
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }

    /// Began, as many moves of four points, ended.
    func gesture(moves: Int) {
        send(.began, at: 0)
        for step in 0..<moves { send(.moved, at: Double(step + 1) * 4) }
        send(.ended, at: Double(moves) * 4)
        // The next one is no further tap.
        time += 1
    }

    func taps(_ times: Int) {
        for _ in 0..<times { gesture(moves: 0) }
    }

    func swings(_ times: Int) {
        for _ in 0..<times { gesture(moves: 10) }
    }

    /// Puts a finger down and drags until a pan has begun.
    func startDrag() {
        send(.began, at: 0)
        for step in 1...5 { send(.moved, at: Double(step) * 4) }
    }

    /// Drags on, to and fro.
    func drag(_ times: Int) {
        for step in 0..<times { send(.moved, at: 20 + Double(step & 1) * 4) }
    }

    private func send(_ phase: UITouch.Phase, at place: Double) {
        time += 0.004
        samples[0].phase = phase
        samples[0].location.x = 300 + place
        samples[0].timestamp = time
        app.send(samples)
    }
}

/// Who is told of gestures.
private final class Hand {
    private(set) var actions = 0

    func acted() { actions += 1 }
}

/// The same for the plain dispatcher: one view in another, with recognizers that only count.
final class PlainGestureBench {
    private let dispatcher: PlainDispatcher
    private var time = 0.0
    private var samples = [TouchSample.resting]

    init(recognizers: Int) {
        let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        let (root, board, view) = (
            PlainNode(frame: frame), PlainNode(frame: frame), PlainNode(frame: frame)
        )
        root.add(board)
        board.add(view)
        for _ in 0..<recognizers { view.add(PlainCounter()) }
        dispatcher = PlainDispatcher(root: root)
    }

    func taps(_ times: Int) {
        for _ in 0..<times {
            send(.began, at: 0)
            send(.ended, at: 0)
            time += 1
        }
    }

    func startDrag() {
        send(.began, at: 0)
    }

    func drag(_ times: Int) {
        for step in 0..<times { send(.moved, at: 20 + Double(step & 1) * 4) }
    }

    private func send(_ phase: UITouch.Phase, at place: Double) {
        time += 0.004
        samples[0].phase = phase
        samples[0].location.x = 300 + place
        samples[0].timestamp = time
        dispatcher.send(samples)
    }
}

extension TouchSample {
    /// What is sent again and again, with other numbers.
    fileprivate static var resting: TouchSample {
        TouchSample(finger: 0, phase: .began, location: CGPoint(x: 300, y: 500), timestamp: 0)
    }
}
