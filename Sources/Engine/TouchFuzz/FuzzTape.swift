import TouchKit

/// A step that is done to a scene: one call of the host.
nonisolated enum FuzzStep: Sendable, CustomStringConvertible {
    case send([TouchSample])
    case point(PointerSample)
    case squeeze(SystemEvent, Double)
    case advance(Double)
    case interrupt(Double)
    case change(FuzzChange)

    var description: String {
        switch self {
        case .send(let samples):
            samples.map {
                "finger \($0.finger) \($0.phase) \($0.location.x) \($0.location.y) at \($0.timestamp)"
            }.joined(separator: " | ")
        case .point(let sample):
            "pointer \(sample.phase) \(sample.location.x) \(sample.location.y) at \(sample.timestamp)"
        case .squeeze(let event, let time): "\(event) at \(time)"
        case .advance(let time): "advance to \(time)"
        case .interrupt(let time): "interrupt at \(time)"
        case .change(let change): "\(change)"
        }
    }
}

/// A generator of tapes of gestures that are nearly right, with nonsense between them.
nonisolated struct FuzzTape {
    private(set) var steps: [FuzzStep] = []
    /// The number of samples that these steps send.
    private(set) var samples = 0
    private var random: FuzzRandom
    private var time = 0.0
    private var places: [Int: CGPoint] = [:]
    private let (hasPointer, hasSheet): (Bool, Bool)

    /// - Parameter hasPointer: true if a pointer hovers and a pencil is squeezed between the
    ///   gestures.
    /// - Parameter hasSheet: true if a sheet comes and goes between the gestures.
    init(_ random: FuzzRandom, samples: Int, hasPointer: Bool = false, hasSheet: Bool = false) {
        (self.random, self.hasPointer, self.hasSheet) = (random, hasPointer, hasSheet)
        while self.samples < samples { addGesture() }
    }

    private mutating func addGesture() {
        switch random.below(12) {
        case 0, 1: taps()
        case 2: press()
        case 3, 4: drag(over: random.number(0.05...0.8))
        case 5: drag(over: 0.08)
        case 6, 7: twoFingers()
        case 8: steps.append(.change(FuzzChange(&random)))
        case 9: steps.append(random.oneIn(3) ? .interrupt(time) : .advance(time))
        case 10: wait(random.number(0...1))
        default: nonsense()
        }
        if random.oneIn(5) { steps.append(.change(FuzzChange(&random))) }
        // Any recognizer may be enabled and the window shown again, so that scenes do not die out.
        if random.oneIn(3) { steps.append(.change(.perform(.enable, random.below(6)))) }
        if random.oneIn(6) { steps.append(.change(.perform(.showWindow))) }
        if hasPointer, random.oneIn(3) { point() }
        if hasSheet, random.oneIn(4) { steps.append(.change(.ofSheet(&random))) }
    }

    // MARK: Gestures

    private mutating func taps() {
        let place = somewhere()
        for _ in 0...random.below(3) {
            let fingers = 1 + (random.oneIn(4) ? 1 : 0)
            send((1...fingers).map { ($0, .began, near(place, 4)) })
            wait(random.number(0.01...0.2))
            if random.oneIn(3) { send([(1, .moved, near(place, 12))]) }
            send((1...fingers).map { ($0, .ended, near(place, 4)) })
            wait(random.number(0.02...0.5))
        }
    }

    private mutating func press() {
        let place = somewhere()
        send([(1, .began, place)])
        wait(random.number(0.3...0.9))
        for _ in 0..<random.below(4) { send([(1, .moved, near(place, 20))]) }
        send([(1, random.oneIn(5) ? .cancelled : .ended, place)])
    }

    private mutating func drag(over seconds: Double) {
        let (start, end) = (somewhere(), somewhere())
        let fingers = 1 + random.below(3)
        send((1...fingers).map { ($0, .began, near(start, 30)) })
        let count = 3 + random.below(8)
        for step in 1...count {
            wait(seconds / Double(count))
            let part = Double(step) / Double(count)
            let place = CGPoint(
                x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            send((1...fingers).map { ($0, .moved, near(place, 10)) })
            if random.oneIn(12) { send([(fingers + 1, .began, somewhere())]) }
        }
        for finger in 1...(fingers + 1) where !random.oneIn(8) {
            send([(finger, .ended, places[finger] ?? end)])
        }
    }

    private mutating func twoFingers() {
        let middle = somewhere()
        var (radius, angle) = (random.number(20...80), random.number(0...6))
        let (growth, turn) = (random.number(-6...10), random.number(-0.2...0.2))
        for step in 0..<(4 + random.below(6)) {
            let offset = CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
            let phase: UITouch.Phase = step == 0 ? .began : .moved
            send([
                (1, phase, CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)),
                (2, phase, CGPoint(x: middle.x - offset.x, y: middle.y - offset.y)),
            ])
            wait(0.02)
            radius = max(1, radius + growth)
            angle += turn
        }
        send([(1, .ended, places[1] ?? middle)])
        if random.oneIn(2) { send([(2, .moved, near(middle, 40))]) }
        if !random.oneIn(6) { send([(2, .ended, places[2] ?? middle)]) }
    }

    private mutating func point() {
        for _ in 0...random.below(4) {
            let phase = random.pick([PointerSample.Phase.moved, .moved, .scroll, .exited])
            steps.append(
                .point(
                    PointerSample(
                        phase: phase, location: somewhere(), timestamp: time,
                        scroll: CGVector(dx: 0, dy: phase == .scroll ? 12 : 0))))
            wait(random.number(0...0.1))
        }
        let events: [SystemEvent] = [
            .pencilTap, .pencilSqueezeBegan, .pencilSqueezeEnded,
        ]
        steps.append(.squeeze(random.pick(events), time))
    }

    private mutating func nonsense() {
        for _ in 0..<(1 + random.below(6)) {
            let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled, .stationary]
            let fingers = (0...random.below(3)).map { _ in random.below(5) }
            send(fingers.map { ($0, random.pick(phases), somewhere()) })
            if random.oneIn(4) { time -= random.number(0...0.1) }
            if random.oneIn(40) {
                send([(1, .moved, CGPoint(x: Double.nan, y: 0))])
            }
            wait(random.number(0...0.1))
        }
    }

    // MARK: Parts

    private mutating func wait(_ seconds: Double) {
        time += seconds
        if random.oneIn(4) { steps.append(.advance(time)) }
    }

    private mutating func send(_ fingers: [(Int, UITouch.Phase, CGPoint)]) {
        for (finger, _, place) in fingers { places[finger] = place }
        samples += fingers.count
        steps.append(
            .send(
                fingers.map {
                    TouchSample(finger: $0.0, phase: $0.1, location: $0.2, timestamp: time)
                }))
        time += 0.004
    }

    private mutating func somewhere() -> CGPoint {
        CGPoint(
            x: random.number(-5...Double(FuzzScene.size.width)),
            y: random.number(-5...Double(FuzzScene.size.height)))
    }

    private mutating func near(_ place: CGPoint, _ distance: Double) -> CGPoint {
        CGPoint(
            x: place.x + random.number(-distance...distance),
            y: place.y + random.number(-distance...distance))
    }
}
