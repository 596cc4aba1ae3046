import TouchPicture
import TouchTrace

/// A topic that an inspector can be asked about.
public enum InspectorTopic: Hashable, Sendable {
    /// A recognizer, a view, a finger, or the target of an action.
    case subject(SubjectID)
    /// A record, by its serial.
    case record(Int)
}

/// A part of the painted inspector that represents a topic to ask about.
public struct InspectorTarget: Hashable, Sendable {
    /// The rectangle, in points of the picture.
    public let rect: CGRect
    public let topic: InspectorTopic

    package init(rect: CGRect, topic: InspectorTopic) {
        self.rect = rect
        self.topic = topic
    }

    /// Returns the target moved by a distance.
    public func moved(dx: Double, dy: Double) -> InspectorTarget {
        InspectorTarget(rect: rect.offsetBy(dx: dx, dy: dy), topic: topic)
    }
}
