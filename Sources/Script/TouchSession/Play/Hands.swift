import TouchKit
import TouchPicture
import TouchScript

/// The fingers of a tape. Turns the actions of its lines into samples, from the current locations
/// of the fingers.
struct Hands {
    private struct Contact {
        var location: CGPoint
        var force: Double
        var radius: Double
        var type: TouchKind
        var pose: PencilPose?
    }

    private var contacts: [String: Contact] = [:]
    private var numbers: [String: Int] = [:]
    /// The location of the mouse pointer; nil until it first moves.
    private var pointer: CGPoint?
    /// The pose of the pencil that hovers; nil for a mouse.
    private var hovering: PencilPose?

    /// Returns the finger's number in samples: a is 1, b is 2; names of another form are numbered
    /// from 1001.
    mutating func number(of finger: String) -> Int {
        if let number = FingerName.number(of: finger) { return number }
        if let known = numbers[finger] { return known }
        let number = 1001 + numbers.count
        numbers[finger] = number
        return number
    }

    /// Returns the course of a finger's action from `time` on; an empty one for a finger that is
    /// not down.
    mutating func course(
        _ finger: String, _ act: FingerAct, at time: Double, place: CGPoint?
    ) -> Course {
        switch act {
        case .down(_, let force, let radius, let type, let grip):
            guard let place else { return Course() }
            let contact = Contact(
                location: place, force: force, radius: radius, type: type,
                pose: grip.map { PencilPose($0) })
            return Course([put(finger, contact, at: time)])
        case .move(_, let motion):
            return move(finger, to: place, motion, from: time)
        case .moveBy(let offset, let motion):
            let place = contacts[finger].map {
                CGPoint(x: $0.location.x + offset.dx, y: $0.location.y + offset.dy)
            }
            return move(finger, to: place, motion, from: time)
        case .up: return Course(lift(finger, .ended, at: time))
        case .cancel: return Course(lift(finger, .cancelled, at: time))
        }
    }

    mutating func inputs(_ tap: Tap, at time: Double, place: CGPoint?) -> [TimedInput] {
        guard let place else { return [] }
        let contact = Contact(location: place, force: 0, radius: 0, type: .direct)
        var all: [TimedInput] = []
        for times in tap.contacts(from: time) {
            all.append(put(tap.finger, contact, at: times.down))
            all += lift(tap.finger, .ended, at: times.up)
        }
        return all
    }

    /// Returns the course of an action of the mouse pointer, starting from its last location.
    mutating func course(_ act: PointerAct, at time: Double, place: CGPoint) -> Course {
        defer { pointer = place }
        func input(
            _ phase: PointerSample.Phase, _ point: CGPoint, at time: Double,
            scroll: CGVector = CGVector(), with type: UIScrollType = .discrete,
            pose: PencilPose? = nil
        ) -> TimedInput {
            let sample = PointerSample(
                phase: phase, location: point, timestamp: time, scroll: scroll, scrollType: type,
                pose: pose)
            return TimedInput(time: time, input: .pointer(sample))
        }
        switch act {
        case .move(_, let motion, let grip):
            let path = Path(from: pointer ?? place, to: place, motion)
            let pose = grip.map { PencilPose($0) }
            // A pencil comes down or rises on its way.
            let height = hovering?.zOffset
            hovering = pose
            return Course(count: path.count) { index in
                let step = path.step(index)
                var held = pose
                if let pose, let height {
                    held?.zOffset = height + (pose.zOffset - height) * step.share
                }
                return input(.moved, step.point, at: time + step.time, pose: held)
            }
        case .exit:
            hovering = nil
            return Course([input(.exited, place, at: time)])
        case .scroll(let offset, _, let type):
            let scroll = CGVector(dx: offset.dx, dy: offset.dy)
            return Course([
                input(.scroll, place, at: time, scroll: scroll, with: UIScrollType(type))
            ])
        }
    }

    /// Updates the fingers from recorded samples.
    mutating func follow(_ samples: [RecordedSample]) {
        for sample in samples {
            switch sample.phase {
            case .began, .moved, .stationary:
                contacts[sample.finger] = Contact(
                    location: sample.location, force: sample.force, radius: sample.radius,
                    type: sample.type, pose: sample.grip.map { PencilPose($0) })
            case .ended, .cancelled: contacts[sample.finger] = nil
            }
        }
    }

    /// Forgets all contacts, because the system has cancelled every finger.
    mutating func liftAll() { contacts = [:] }

    private mutating func move(
        _ finger: String, to place: CGPoint?, _ motion: Movement, from start: Double
    ) -> Course {
        guard let place, let contact = contacts[finger] else { return Course() }
        let path = Path(from: contact.location, to: place, motion)
        let number = number(of: finger)
        contacts[finger]?.location = place
        return Course(count: path.count) { index in
            let step = path.step(index)
            return Hands.input(number, .moved, contact, step.point, at: start + step.time)
        }
    }

    /// The path of a move as it is sampled; the last sample is exact.
    private struct Path {
        let from: CGPoint
        let to: CGPoint
        let motion: Movement
        let count: Int

        init(from: CGPoint, to: CGPoint, _ motion: Movement) {
            (self.from, self.to, self.motion) = (from, to, motion)
            count = motion.samplesBeforeLast + 1
        }

        /// Returns a sample's time since the start, its place, and the share of the way done.
        func step(_ index: Int) -> (time: Double, point: CGPoint, share: Double) {
            let duration = motion.over.seconds
            guard index < count - 1 else { return (duration, to, 1) }
            let time = Double(index + 1) / Movement.samplingRate
            let share = motion.easing.progress(time / duration)
            let point = CGPoint(
                x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
            return (time, point, share)
        }
    }

    private mutating func put(
        _ finger: String, _ contact: Contact, at time: Double
    ) -> TimedInput {
        contacts[finger] = contact
        return Hands.input(number(of: finger), .began, contact, contact.location, at: time)
    }

    /// Returns the sample that ends a contact; none for a finger that is not down.
    private mutating func lift(
        _ finger: String, _ phase: UITouch.Phase, at time: Double
    ) -> [TimedInput] {
        guard let contact = contacts.removeValue(forKey: finger) else { return [] }
        return [Hands.input(number(of: finger), phase, contact, contact.location, at: time)]
    }

    private static func input(
        _ number: Int, _ phase: UITouch.Phase, _ contact: Contact, _ location: CGPoint,
        at time: Double
    ) -> TimedInput {
        let sample = TouchSample(
            finger: number, phase: phase, location: location, timestamp: time,
            force: contact.force, majorRadius: contact.radius,
            type: UITouch.TouchType(contact.type), pose: contact.pose)
        return TimedInput(time: time, input: .samples([sample]), isOneOfEvent: true)
    }
}
