/// The overlays on the stage.
public struct Overlays: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The fingers, their trails, and their locations.
    public static let touches = Overlays(rawValue: 1 << 0)
    /// Every view that was asked, with its verdict.
    public static let hitTest = Overlays(rawValue: 1 << 1)
    /// The responder chain, and how far a call has climbed.
    public static let chain = Overlays(rawValue: 1 << 2)
    /// The queue, the application, the window, and the view.
    public static let pipeline = Overlays(rawValue: 1 << 3)
    /// The gesture recognizers and their states.
    public static let recognizers = Overlays(rawValue: 1 << 4)

    public static let all: Overlays = [.touches, .hitTest, .chain, .pipeline, .recognizers]

    /// The overlays by their names on the command line.
    public static let names: [(name: String, overlay: Overlays)] = [
        ("touches", .touches), ("hit-test", .hitTest), ("recognizers", .recognizers),
        ("chain", .chain), ("pipeline", .pipeline),
    ]
}
