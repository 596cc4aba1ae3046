import TouchPicture
import TouchTrace

/// What an inspector can be asked about.
public enum InspectorTopic: Hashable, Sendable {
    /// A recognizer, a view, a finger, or the target of an action.
    case subject(SubjectID)
    /// The serial of a record.
    case record(Int)
}

/// A part of the painted inspector that stands for something one can ask about.
public struct InspectorTarget: Hashable, Sendable {
    /// In points of the picture.
    public let rect: CGRect
    public let topic: InspectorTopic

    package init(rect: CGRect, topic: InspectorTopic) {
        self.rect = rect
        self.topic = topic
    }

    /// The same, moved.
    public func moved(dx: Double, dy: Double) -> InspectorTarget {
        InspectorTarget(rect: rect.offsetBy(dx: dx, dy: dy), topic: topic)
    }
}
