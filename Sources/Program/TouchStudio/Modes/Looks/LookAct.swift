import TouchStage
import TouchWords

/// An act that changes the looks of the window, or what is open beside the stage.
nonisolated enum LookAct: Act {
    case toggle(Overlays)
    /// Turns the probing of views under the pointer, without a touch, on or off.
    case probe
    /// Changes to the next theme.
    case theme
    case useTheme(String)
    case larger, smaller, calmMotion, fullscreen
    /// Slides the drawer of looks, or the one of all acts, in or out.
    case looks, acts
    case closeDrawer
    /// Shows or hides the lists of the responder chain and of the hit-tested views.
    case lists
    case foldTimeline, foldInspector
    case quit

    /// The overlays in the order of their keys and switches.
    static let overlays: [(overlay: Overlays, name: Wording)] = [
        (.touches, .panel.touches), (.hitTest, .panel.hitTest), (.recognizers, .panel.states),
        (.chain, .panel.chain), (.pipeline, .panel.pipeline),
    ]

    private static let keys: [KeyboardKey] = ["1", "2", "3", "4", "5"]

    static let rows =
        [
            ActRow(
                Self.looks, .rail.show, [.key("j")], in: .show, leavesDrawer: false,
                handle: ActRow.Handle(words: .rail.show, icon: .looks)),
            ActRow(
                Self.acts, .rail.deeds, [.key("e")], in: .show, leavesDrawer: false,
                handle: ActRow.Handle(words: .rail.deeds, icon: .deeds)),
            ActRow(
                Self.foldInspector, .rail.why, [.key("u")], in: .show,
                handle: ActRow.Handle(words: .rail.why, icon: .why)),
            ActRow(
                Self.lists, .act.lists, [.key("k")], in: .show,
                handle: ActRow.Handle(words: .panel.chain, icon: .lists)),
            ActRow(
                Self.foldTimeline, .rail.time, [.key("y")], in: .show,
                handle: ActRow.Handle(words: .rail.time, icon: .time)),
        ]
        + zip(overlays, keys).map { overlay, key in
            ActRow(Self.toggle(overlay.overlay), overlay.name, [.key(key)], in: .show)
        } + [
            ActRow(Self.probe, .panel.pointer, [.key("h")], in: .show),
            ActRow(Self.theme, .act.theme, [.key("t")], in: .show),
            ActRow(Self.larger, .panel.larger, [.key("+"), .key("=")], in: .show, repeats: true),
            ActRow(Self.smaller, .panel.smaller, [.key("-")], in: .show, repeats: true),
            ActRow(Self.calmMotion, .panel.calmMotion, [.key("m")], in: .show),
            ActRow(Self.fullscreen, .panel.fullScreen, [.key(.function(11))], in: .show),
            ActRow(Self.quit, .act.quit, [.control("q"), .control("w")], in: .program),
        ]

    var right: ActRight {
        switch self {
        case .quit, .fullscreen: .staff
        case .theme, .useTheme, .larger, .smaller, .calmMotion, .looks: .opened
        default: .visitors
        }
    }

    var subject: ActSubject {
        switch self {
        case .lists, .foldTimeline, .foldInspector, .probe: .panels
        case .closeDrawer: .aside
        default: .looks
        }
    }
}

nonisolated extension Act where Self == LookAct {
    static func look(_ act: LookAct) -> LookAct { act }
}

nonisolated extension Drawer {
    static let looks = Drawer("looks")
    static let acts = Drawer("acts")
}
