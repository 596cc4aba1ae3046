import TouchKit
import TouchScript

/// The fingers of a tape: turns what lines say into samples, from where the fingers are.
struct Hands {
    /// Moves are sampled this many times a second, as by a fast touchscreen.
    static let samplingRate = 120.0

    private struct Contact {
        var location: CGPoint
        var force: Double
        var radius: Double
        var type: TouchKind
    }

    private var contacts: [String: Contact] = [:]
    private var numbers: [String: Int] = [:]
    /// Where the mouse pointer is; nil before it was first moved.
    private var pointer: CGPoint?

    /// The finger's number in samples: a is 1, b is 2; names of another form are numbered from 1001.
    mutating func number(of finger: String) -> Int {
        if let number = FingerName.number(of: finger) { return number }
        if let known = numbers[finger] { return known }
        let number = 1001 + numbers.count
        numbers[finger] = number
        return number
    }

    /// What a finger does from `time` on; a finger that is not down does nothing.
    mutating func deeds(
        _ finger: String, _ act: FingerAct, at time: Double, place: CGPoint?
    ) -> [TimedDeed] {
        switch act {
        case .down(_, let force, let radius, let type):
            guard let place else { return [] }
            contacts[finger] = Contact(location: place, force: force, radius: radius, type: type)
            return [deed(finger, .began, at: time)].compactMap(\.self)
        case .move(_, let motion):
            return move(finger, to: place, motion, from: time)
        case .moveBy(let offset, let motion):
            let place = contacts[finger].map {
                CGPoint(x: $0.location.x + offset.dx, y: $0.location.y + offset.dy)
            }
            return move(finger, to: place, motion, from: time)
        case .up: return lift(finger, .ended, at: time)
        case .cancel: return lift(finger, .cancelled, at: time)
        }
    }

    mutating func deeds(_ tap: Tap, at time: Double, place: CGPoint?) -> [TimedDeed] {
        var time = time
        var all: [TimedDeed] = []
        let down = FingerAct.down(tap.place, force: 0, radius: 0, type: .direct)
        for _ in 0..<tap.times {
            all += deeds(tap.finger, down, at: time, place: place)
            all += deeds(tap.finger, .up, at: time + tap.hold.seconds, place: nil)
            time += tap.hold.seconds + tap.pause.seconds
        }
        return all
    }

    /// What the mouse pointer does; it comes from where it was.
    mutating func deeds(_ act: PointerAct, at time: Double, place: CGPoint) -> [TimedDeed] {
        defer { pointer = place }
        switch act {
        case .move(_, let motion):
            return Hands.path(from: pointer ?? place, to: place, motion).map { step in
                let moment = time + step.time
                let sample = PointerSample(phase: .moved, location: step.point, timestamp: moment)
                return TimedDeed(time: moment, deed: .pointer(sample))
            }
        case .exit:
            let sample = PointerSample(phase: .exited, location: place, timestamp: time)
            return [TimedDeed(time: time, deed: .pointer(sample))]
        case .scroll(let offset, _):
            let sample = PointerSample(
                phase: .scroll, location: place, timestamp: time,
                scroll: CGVector(dx: offset.dx, dy: offset.dy))
            return [TimedDeed(time: time, deed: .pointer(sample))]
        }
    }

    /// Keeps up with samples that come ready-made.
    mutating func follow(_ samples: [RecordedSample]) {
        for sample in samples {
            switch sample.phase {
            case .began, .moved, .stationary:
                contacts[sample.finger] = Contact(
                    location: sample.location, force: sample.force, radius: sample.radius,
                    type: sample.type)
            case .ended, .cancelled: contacts[sample.finger] = nil
            }
        }
    }

    /// The system took every finger away.
    mutating func liftAll() { contacts = [:] }

    private mutating func move(
        _ finger: String, to place: CGPoint?, _ motion: Movement, from start: Double
    ) -> [TimedDeed] {
        guard let place, let from = contacts[finger]?.location else { return [] }
        return Hands.path(from: from, to: place, motion).compactMap { step in
            contacts[finger]?.location = step.point
            return deed(finger, .moved, at: start + step.time)
        }
    }

    /// The samples of a move; the last one is exact, and one that would fall just before it is left out.
    private static func path(
        from: CGPoint, to place: CGPoint, _ motion: Movement
    ) -> [(time: Double, point: CGPoint)] {
        let duration = motion.over.seconds
        let count = max(0, Int((duration * samplingRate - 1e-6).rounded(.down)))
        let steps = (0..<count).map { index in
            let time = Double(index + 1) / samplingRate
            let share = motion.easing.progress(time / duration)
            let point = CGPoint(
                x: from.x + (place.x - from.x) * share, y: from.y + (place.y - from.y) * share)
            return (time: time, point: point)
        }
        return steps + [(duration, place)]
    }

    private mutating func lift(
        _ finger: String, _ phase: UITouch.Phase, at time: Double
    ) -> [TimedDeed] {
        let last = deed(finger, phase, at: time)
        contacts[finger] = nil
        return [last].compactMap(\.self)
    }

    private mutating func deed(
        _ finger: String, _ phase: UITouch.Phase, at time: Double
    ) -> TimedDeed? {
        guard let contact = contacts[finger] else { return nil }
        let sample = TouchSample(
            finger: number(of: finger), phase: phase, location: contact.location, timestamp: time,
            force: contact.force, majorRadius: contact.radius,
            type: UITouch.TouchType(contact.type))
        return TimedDeed(time: time, deed: .sample(sample))
    }
}
