import TouchKit
import TouchScript
import TouchTrace

/// Something a session sends to its scene at a moment of event time.
enum Input {
    /// What fingers did in one moment: one event.
    case samples([TouchSample])
    case pointer(PointerSample)
    /// What takes no time and no finger, as a tape says it.
    case act(TapeAct)
}

struct TimedInput {
    var time: Double
    var input: Input
    /// Whether it is one finger's sample, which makes one event with those of other fingers at that time.
    var isOneOfEvent = false
}

extension TouchSample {
    init(_ sample: RecordedSample, finger: Int, at time: Double) {
        self.init(
            finger: finger, phase: UITouch.Phase(sample.phase), location: sample.location,
            timestamp: sample.time?.seconds(from: time) ?? time, force: sample.force,
            majorRadius: sample.radius, type: UITouch.TouchType(sample.type),
            coalesced: sample.coalesced.map { TouchSample($0, finger: finger, at: time) })
    }
}

extension RecordedSample {
    /// nil for what no finger does.
    init?(_ sample: TouchSample, eventTime: Double) {
        guard let phase = Phase(sample.phase) else { return nil }
        self.init(
            finger: FingerName.name(for: sample.finger), phase: phase, location: sample.location,
            force: sample.force, radius: sample.majorRadius, type: TouchKind(sample.type),
            time: sample.timestamp == eventTime
                ? nil : EventTime(sample.timestamp, after: eventTime),
            coalesced: sample.coalesced.compactMap {
                RecordedSample($0, eventTime: eventTime)
            })
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
