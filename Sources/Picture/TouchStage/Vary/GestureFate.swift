import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// The fate of a subject in a gesture.
public enum GestureFate: String, Hashable, Codable, Sendable {
    /// A recognizer is still in progress, or has come to this end.
    case began, recognized, failed, cancelled
    /// A control sent its action.
    case acted
    /// A view still has the touch, was notified of its end, or lost it.
    case holds, heard, lost

    /// Indicates whether it is the fate of a view, not of a recognizer.
    public var isOfView: Bool { [.acted, .holds, .heard, .lost].contains(self) }

    var wording: Wording {
        switch self {
        case .began: .fate.began
        case .recognized: .fate.recognized
        case .failed: .panel.failed
        case .cancelled: .phase.cancelled
        case .acted: .fate.acted
        case .holds: .fate.holds
        case .heard: .fate.heard
        case .lost: .fate.lost
        }
    }
}

/// The fates of all subjects in the gestures of a trace.
public struct GestureFates: Sendable {
    /// The subject, and the gesture.
    public struct Key: Hashable, Codable, Sendable {
        /// The number of the gesture, from 0.
        public let gesture: Int
        public let name: String

        public init(gesture: Int, name: String) {
            (self.gesture, self.name) = (gesture, name)
        }
    }

    /// The successive fates of a subject, and the serial of the record of the last.
    public struct Course: Hashable, Sendable {
        public fileprivate(set) var fates: [GestureFate] = []
        public fileprivate(set) var record = 0
    }

    /// The keys in the order in which their subjects first had a fate.
    public private(set) var keys: [Key] = []
    public private(set) var courses: [Key: Course] = [:]

    /// - Parameter gestures: the gesture to which each contact belongs.
    public init(_ trace: Trace, gestures: [Int]) {
        var (contact, gesture) = (0, 0)
        // The recognizer that took a view's touch is more informative than the cancellation itself.
        var cancellations: [SubjectID: Int] = [:]
        for record in trace.records {
            if case .sample(_, _, .began, _, _) = record.entry {
                if gestures.indices.contains(contact) { gesture = gestures[contact] }
                contact += 1
            }
            if case .cancellation(_, let view, _, _) = record.entry {
                cancellations[view] = record.number
            }
            guard contact > 0, let (id, fate) = Self.fate(in: record.entry, trace) else { continue }
            let told = fate == .lost ? cancellations[id] : nil
            take(
                fate, of: Key(gesture: gesture, name: trace.name(of: id)), told ?? record.number)
        }
    }

    private static func fate(in entry: TraceEntry, _ trace: Trace) -> (SubjectID, GestureFate)? {
        switch entry {
        case .transition(let id, _, let state, _, _) where !trace.isHolder(id):
            switch state {
            case .possible: nil
            case .began, .changed: (id, .began)
            case .ended: (id, .recognized)
            case .cancelled: (id, .cancelled)
            case .failed: (id, .failed)
            }
        case .action(let id, _, _, let event) where event != .none:
            ["touchUpInside", "valueChanged"].contains(trace[event]) ? (id, .acted) : nil
        case .delivery(let id, _, let phase) where trace[id]?.kind != .recognizer:
            switch phase {
            case .began: (id, .holds)
            case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: nil
            case .ended: (id, .heard)
            case .cancelled: (id, .lost)
            }
        default: nil
        }
    }

    private mutating func take(_ fate: GestureFate, of key: Key, _ record: Int) {
        if courses[key] == nil { keys.append(key) }
        var course = courses[key] ?? Course()
        switch (course.fates.last, fate) {
        // A control that acts several times in a contact has simply acted.
        case (.acted, .acted), (.acted, .heard): return
        // Progress is forgotten when it has come to an end, and the notification of a control when
        // it has acted.
        case (.began, _), (.holds, _), (.heard, .acted):
            // The reason it began is more informative than the lift of its fingers.
            if fate != .recognized && fate != .began { course.record = record }
            course.fates[course.fates.count - 1] = fate
        default:
            course.record = record
            course.fates.append(fate)
        }
        courses[key] = course
    }

    public func fates(of key: Key) -> [GestureFate] { courses[key]?.fates ?? [] }
}

extension Sequence<GestureFate> {
    /// The fates in words: "recognized", "failed, recognized", "acted ×2"; "–" for none.
    public var wording: Wording {
        var runs: [(fate: GestureFate, count: Int)] = []
        for fate in self {
            if runs.last?.fate == fate {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((fate, 1))
            }
        }
        guard !runs.isEmpty else { return .verbatim("–") }
        return .fate.course(
            runs.map { fate, count in
                count > 1 ? .fate.times(fate.wording, count: count) : fate.wording
            })
    }
}
