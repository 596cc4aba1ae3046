/// The purpose of a view, as far as its size and its first touch depend on it.
enum StageKind {
    /// A thumb on a straight way.
    case bar, uprightBar
    /// A thumb on a circle.
    case dial
    /// A thumb that returns to the middle.
    case stick
    case drawing, card, sheet, button
    /// Content that scrolls.
    case list
    /// A view over others, which lets touches through.
    case cover
    case plain

    /// Determines the purpose of a class by its base, its name and its code.
    init(of subject: StageSubject) {
        let named = Self.named(subject)
        let turns = subject.says("atan2", "atan2f") || subject.says("cos") && subject.says("sin")
        switch named ?? Self.coded(subject) {
        case .bar where turns, .plain where turns && subject.feelsTouches: self = .dial
        case .bar where Self.isUpright(subject): self = .uprightBar
        case let kind: self = kind
        }
    }

    private static func named(_ subject: StageSubject) -> StageKind? {
        switch subject.base {
        case "UIScrollView", "UITableView", "UICollectionView", "UITextView": return .list
        case "UISwitch", "UIStepper", "UIButton": return .button
        default: break
        }
        let spoken = Set(subject.nameWords)
        return names.first { !$0.words.isDisjoint(with: spoken) }?.kind
    }

    /// The words in names of classes; those that come first decide.
    private static let names: [(kind: StageKind, words: Set<String>)] = [
        (.stick, ["joystick", "stick", "thumbstick", "joypad", "dpad"]),
        (.dial, ["knob", "dial", "circular", "rotary", "wheel", "round", "radial", "ring"]),
        (
            .drawing,
            [
                "draw", "drawing", "signature", "sketch", "canvas", "paint", "painting", "ink",
                "doodle",
            ]
        ),
        (
            .bar,
            [
                "slider", "slide", "range", "scrubber", "seek", "rating", "stars", "progress",
                "segmented", "unlock", "fader", "track",
            ]
        ),
        (.sheet, ["sheet", "drawer", "panel"]),
        (.card, ["card", "swipeable", "draggable", "tinder"]),
        (.button, ["button", "toggle", "switch", "checkbox", "stepper", "chip"]),
        (.list, ["scroll", "scroller", "pager", "carousel"]),
        (.cover, ["passthrough", "overlay", "through", "transparent"]),
    ]

    private static func coded(_ subject: StageSubject) -> StageKind {
        let lines = subject.says("addLine", "addQuadCurve", "addCurve", "strokePath", "addLines")
        if lines, subject.says("touchesMoved", "UIPanGestureRecognizer") { return .drawing }
        if subject.says("beginTracking", "continueTracking") { return .bar }
        if subject.base == "UIControl" { return .button }
        let filters =
            subject.says(inOrder: "func", "hitTest") || subject.says(inOrder: "func", "point")
        return filters && !subject.feelsTouches ? .cover : .plain
    }

    private static func isUpright(_ subject: StageSubject) -> Bool {
        !Set(subject.nameWords).isDisjoint(with: ["vertical", "fader", "upright"])
            || subject.axis == .vertical
    }

    /// The size that shows such a view well, in points, on a screen of `StageMain.screen`.
    var size: (width: Int, height: Int) {
        switch self {
        case .bar: (300, 44)
        case .uprightBar: (44, 300)
        case .dial: (240, 240)
        case .stick: (200, 200)
        case .drawing: (340, 460)
        case .card: (280, 380)
        case .sheet: (390, 480)
        case .button: (160, 50)
        case .list: (350, 640)
        case .cover: (390, 844)
        case .plain: (300, 300)
        }
    }

    /// Indicates whether the view lies at the bottom of the screen, not in its middle.
    var isAtBottom: Bool { self == .sheet }
}
