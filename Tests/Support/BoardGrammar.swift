/// Scenes and tapes by chance, in which fingers meet recognizers that wait for, prevent and allow one another.
public struct BoardGrammar {
    private var dice: Dice
    private var views: [String] = []
    private var recognizers: [String] = []
    private var lines: [String] = []

    public init(seed: UInt64) { dice = Dice(seed: seed &+ 1) }

    public mutating func scene() -> String {
        lines = ["scene 1 \"board\" 640 x 400"]
        for _ in 0..<(2 + dice.roll(2)) { addView(depth: 0, width: 400, height: 300) }
        addRequirements()
        return lines.joined(separator: "\n") + "\n"
    }

    /// Call it after `scene()`.
    public mutating func tape() -> String {
        var deeds = ["tape 1", "scene \"board\""]
        for _ in 0..<(3 + dice.roll(3)) {
            let view = pick(views)
            switch dice.roll(5) {
            case 0: deeds.append("tap \(view) times \(1 + dice.roll(2))")
            case 1:
                deeds += ["finger a down \(view)", "wait \(100 + dice.roll(700))ms", "finger a up"]
            case 2: deeds += drag(view)
            case 3: deeds += ["finger a down \(view)(0.4, 0.5)", "wait 30ms"] + pair(view)
            default: deeds += ["tap \(view)(0.1, 0.1)", "wait \(dice.roll(400))ms"]
            }
            if dice.roll(2) == 0 { deeds.append("wait 1s") }
        }
        return deeds.joined(separator: "\n") + "\n"
    }

    private mutating func drag(_ view: String) -> [String] {
        let (x, y) = (dice.roll(240) - 120, dice.roll(240) - 120)
        return [
            "finger a down \(view)", "finger a move by \(x) \(y) over \(60 + dice.roll(500))ms",
            "finger a up",
        ]
    }

    private mutating func pair(_ view: String) -> [String] {
        let way = 20 + dice.roll(60)
        return [
            "finger b down \(view)(0.6, 0.5)",
            "finger a move by -\(way) \(dice.roll(20)) over 200ms",
            "with finger b move by \(way) -\(dice.roll(20)) over 200ms", "finger a up",
            "finger b up",
        ]
    }

    // MARK: Scenes

    private mutating func addView(depth: Int, width: Int, height: Int) {
        let kind = pick(["view", "view", "view", "scroll", "button", "row"])
        let name = "v\(views.count)"
        views.append(name)
        let (w, h) = (width * (60 + dice.roll(41)) / 100, height * (60 + dice.roll(41)) / 100)
        var line = "\(kind) \(name) at \(dice.roll(60)) \(dice.roll(60)) size \(w) \(h)"
        if kind == "scroll" { line += " content \(w) \(h * 3)" }
        if kind == "scroll", dice.roll(3) == 0 { line += " delays-content off" }
        if kind == "view", dice.roll(2) == 0 { line += " touches consume" }
        if dice.roll(10) == 0 { line += pick([" interaction off", " alpha 0", " hidden"]) }
        if dice.roll(8) == 0 { line += " multitouch" }
        if dice.roll(10) == 0 { line += " exclusive" }
        lines.append(String(repeating: "  ", count: depth) + line)
        for _ in 0..<dice.roll(3) { addRecognizer(depth: depth + 1) }
        guard depth < 3, kind == "view" || kind == "scroll" else { return }
        for _ in 0..<(depth == 0 ? 1 + dice.roll(2) : dice.roll(2)) {
            addView(depth: depth + 1, width: w, height: h)
        }
    }

    private mutating func addRecognizer(depth: Int) {
        let name = "r\(recognizers.count)"
        let kind = pick(["tap", "tap", "long-press", "pan", "pan", "swipe", "pinch", "rotation"])
        var line = "\(kind) \(name)"
        if kind == "tap", dice.roll(3) == 0 { line += " taps 2" }
        if dice.roll(5) == 0 { line += " cancels-touches-in-view off" }
        if dice.roll(4) == 0 { line += " delays-touches-began" }
        if dice.roll(5) == 0 { line += " delays-touches-ended off" }
        if dice.roll(10) == 0 { line += " should-receive own-view-only" }
        if dice.roll(10) == 0 { line += " should-begin no" }
        if dice.roll(6) == 0, let other = recognizers.last { line += " simultaneous-with \(other)" }
        recognizers.append(name)
        lines.append(String(repeating: "  ", count: depth) + line)
    }

    private mutating func addRequirements() {
        guard recognizers.count > 1 else { return }
        for _ in 0..<dice.roll(3) {
            let (one, other) = (dice.roll(recognizers.count), dice.roll(recognizers.count))
            // Never in a circle.
            guard one < other else { continue }
            lines.append("require \(recognizers[one]) to-fail \(recognizers[other])")
        }
    }

    private mutating func pick(_ words: [String]) -> String {
        words.isEmpty ? "" : words[dice.roll(words.count)]
    }
}
