/// What is drawn over the stage.
public struct Overlays: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Fingers, their trails and where they are.
    public static let touches = Overlays(rawValue: 1 << 0)
    /// Every view asked, with its verdict.
    public static let hitTest = Overlays(rawValue: 1 << 1)
    /// The responder chain and how far a call climbed.
    public static let chain = Overlays(rawValue: 1 << 2)
    /// Queue, application, window, view.
    public static let pipeline = Overlays(rawValue: 1 << 3)
    /// Gesture recognizers and their states.
    public static let recognizers = Overlays(rawValue: 1 << 4)

    public static let all: Overlays = [.touches, .hitTest, .chain, .pipeline, .recognizers]

    /// The overlays by the names they have on the command line.
    public static let names: [(name: String, overlay: Overlays)] = [
        ("touches", .touches), ("hit-test", .hitTest), ("recognizers", .recognizers),
        ("chain", .chain), ("pipeline", .pipeline),
    ]
}
