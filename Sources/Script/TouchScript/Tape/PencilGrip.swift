import TouchWords

/// The way in which a pencil is held on the screen or above it; what is nil is not stated.
public struct PencilGrip: Hashable, Sendable {
    /// The angle to the screen; a pencil stands upright at 90deg.
    public var altitude: Angle?
    /// The direction in which it leans: 0deg to the right, 90deg down.
    public var azimuth: Angle?
    /// The angle about its own axis.
    public var roll: Angle?
    /// The distance from the screen of one that hovers, from 0 to 1, where hovering is first felt.
    public var height: Double?

    public init(
        altitude: Angle? = nil, azimuth: Angle? = nil, roll: Angle? = nil, height: Double? = nil
    ) {
        self.altitude = altitude
        self.azimuth = azimuth
        self.roll = roll
        self.height = height
    }

    var words: [String] {
        Notation.clause("height", height.map(Notation.number))
            + Notation.clause("altitude", altitude?.text)
            + Notation.clause("azimuth", azimuth?.text) + Notation.clause("roll", roll?.text)
    }
}

/// An action of a hand on the side of a pencil.
public enum PencilAct: Hashable, Sendable {
    /// A double tap.
    case tap
    /// A squeeze that begins, and ends after a time.
    case squeeze(over: Span)
    case squeezeBegan, squeezeEnded

    var words: [String] {
        switch self {
        case .tap: ["tap"]
        case .squeeze(let span): ["squeeze"] + (span.value == 0 ? [] : ["over", span.text])
        case .squeezeBegan: ["squeeze", "began"]
        case .squeezeEnded: ["squeeze", "ended"]
        }
    }
}

enum PencilWord: String, LanguageWord { case tap, squeeze }
enum SqueezePhase: String, LanguageWord { case began, ended }
enum GripWord: String, LanguageWord { case height, altitude, azimuth, roll }

extension LineReader {
    mutating func pencil() throws(ScriptError) -> PencilAct {
        if try choice(PencilWord.self, .expected.pencilAct) == .tap { return .tap }
        offer(SqueezePhase.self)
        if let phase = take(SqueezePhase.self) {
            return phase == .began ? .squeezeBegan : .squeezeEnded
        }
        return .squeeze(over: take("over") ? try span(.expected.time("400ms")) : Span(0))
    }

    /// Reads what a word says of the way in which a pencil is held.
    mutating func read(_ word: GripWord, into grip: inout PencilGrip?) throws(ScriptError) {
        var held = grip ?? PencilGrip()
        switch word {
        case .height: held.height = try number(.expected.hoverHeight, in: 0...1)
        case .altitude:
            let angle = try angle()
            guard -1e-9...(.pi / 2 + 1e-9) ~= angle.radians else {
                throw error(
                    .fault.found(.expected.word(angle.text), expected: .expected.altitude), back: 1)
            }
            held.altitude = angle
        case .azimuth: held.azimuth = try angle()
        case .roll: held.roll = try angle()
        }
        grip = held
    }

    /// Reads the pencil that hovers, if the line states one.
    mutating func hoveringGrip() throws(ScriptError) -> PencilGrip? {
        guard take("type") else { return nil }
        try require("pencil")
        var grip: PencilGrip? = PencilGrip()
        while let word = take(GripWord.self) { try read(word, into: &grip) }
        offer(GripWord.self)
        return grip
    }
}
