import TouchScript

/// Something that was told while hands played, as it stands on the recorded tape.
public struct RecordedTelling: Hashable {
    public var telling: Telling
    /// Event time, in seconds.
    public var time: Double
    /// How many lines the recorded tape has with it.
    public var lines: Int
}
