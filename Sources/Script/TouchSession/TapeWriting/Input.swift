import TouchKit
import TouchScript
import TouchTrace

/// An input that a session sends to its scene at a moment of event time.
enum Input {
    /// The samples of fingers at one moment: one event.
    case samples([TouchSample])
    case pointer(PointerSample)
    /// An action without duration and without a finger, as a tape states it.
    case act(TapeAct)
}

struct TimedInput {
    var time: Double
    var input: Input
    /// Indicates whether it is one finger's sample, which joins those of other fingers at that time
    /// in one event.
    var isOneOfEvent = false
}

extension TouchSample {
    init(_ sample: RecordedSample, finger: Int, at time: Double) {
        self.init(
            finger: finger, phase: UITouch.Phase(sample.phase), location: sample.location,
            timestamp: sample.time?.seconds(from: time) ?? time, force: sample.force,
            majorRadius: sample.radius, type: UITouch.TouchType(sample.type),
            coalesced: sample.coalesced.map { TouchSample($0, finger: finger, at: time) },
            pose: sample.grip.map { PencilPose($0) })
    }
}

extension PencilPose {
    init(_ grip: PencilGrip) {
        self.init(
            altitudeAngle: grip.altitude?.radians ?? .pi / 2,
            azimuthAngle: grip.azimuth?.radians ?? 0, rollAngle: grip.roll?.radians ?? 0,
            zOffset: grip.height ?? 0)
    }
}

extension PencilGrip {
    /// Creates the grip that reads back to a pose.
    init(_ pose: PencilPose) {
        func angle(_ radians: Double, but usual: Double = 0) -> Angle? {
            radians == usual ? nil : Angle(radians, .rad)
        }
        self.init(
            altitude: angle(pose.altitudeAngle, but: .pi / 2), azimuth: angle(pose.azimuthAngle),
            roll: angle(pose.rollAngle), height: pose.zOffset == 0 ? nil : pose.zOffset)
    }
}

extension RecordedSample {
    /// Creates a recorded sample; nil for a phase that no finger has.
    init?(_ sample: TouchSample, eventTime: Double) {
        guard let phase = Phase(sample.phase) else { return nil }
        self.init(
            finger: FingerName.name(for: sample.finger), phase: phase, location: sample.location,
            force: sample.force, radius: sample.majorRadius, type: TouchKind(sample.type),
            grip: sample.grip,
            time: sample.timestamp == eventTime
                ? nil : EventTime(sample.timestamp, after: eventTime),
            coalesced: sample.coalesced.compactMap {
                RecordedSample($0, eventTime: eventTime)
            })
    }
}

extension TouchSample {
    /// The way in which the pencil is held; nil for a finger, and for a pencil that stands upright.
    fileprivate var grip: PencilGrip? {
        guard type == .pencil, var pose else { return nil }
        pose.zOffset = 0
        return pose == PencilPose() ? nil : PencilGrip(pose)
    }
}

extension RecordedSample.Phase {
    fileprivate init?(_ phase: UITouch.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .stationary: self = .stationary
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .regionEntered, .regionMoved, .regionExited: return nil
        }
    }
}

extension UITouch.Phase {
    fileprivate init(_ phase: RecordedSample.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .stationary: self = .stationary
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}

extension UITouch.TouchType {
    init(_ kind: TouchKind) {
        switch kind {
        case .direct: self = .direct
        case .indirect: self = .indirect
        case .pencil: self = .pencil
        case .pointer: self = .indirectPointer
        }
    }
}

extension TouchKind {
    fileprivate init(_ type: UITouch.TouchType) {
        switch type {
        case .direct: self = .direct
        case .indirect: self = .indirect
        case .pencil: self = .pencil
        case .indirectPointer: self = .pointer
        }
    }
}

extension SystemEvent {
    init(_ act: PencilAct) {
        switch act {
        case .tap: self = .pencilTap
        case .squeezeBegan: self = .pencilSqueezeBegan
        case .squeeze, .squeezeEnded: self = .pencilSqueezeEnded
        }
    }

    init(_ command: RemoteCommand) {
        switch command {
        case .play: self = .remotePlay
        case .pause: self = .remotePause
        case .toggle: self = .remoteTogglePlayPause
        case .next: self = .remoteNextTrack
        case .previous: self = .remotePreviousTrack
        }
    }
}
