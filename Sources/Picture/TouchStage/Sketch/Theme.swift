import TouchPicture
import TouchWords

/// The colors of the program. Color has meaning: the frame is in quiet ink, and only states have
/// saturated colors.
public struct Theme: Hashable, Sendable {
    public var name: String
    /// The background of everything.
    public var ink: Color
    /// The panels on the background.
    public var panel: Color
    /// The background of the stage.
    public var stage: Color
    public var line: Color
    public var text: Color
    public var secondText: Color
    /// Recognized, consumed, or answered.
    public var recognized: Color
    /// Failed or refused.
    public var failed: Color
    /// Active or selected.
    public var active: Color
    /// The playhead and hops.
    public var amber: Color
    public var cancelled: Color
    /// The ring around a finger, and the outline of the hit view.
    public var finger: Color
    /// A color that contrasts with `finger` and with every view: for a finger's name, and for the
    /// gap inside an outline.
    public var shade: Color
    /// The factor by which everything is larger than on a desk.
    public var enlargement: Double

    public static let dark = Theme(
        name: "dark", ink: Color(hex: 0x10151b), panel: Color(hex: 0x171d25),
        stage: Color(hex: 0x0a0d11), line: Color(hex: 0x2b3540), text: Color(hex: 0xe8eef4),
        secondText: Color(hex: 0x93a1b0), recognized: Color(hex: 0x2fbf8f),
        failed: Color(hex: 0xf0717b), active: Color(hex: 0x56b4e9), amber: Color(hex: 0xe69f00),
        cancelled: Color(hex: 0xcc79a7), finger: .white, shade: Color(hex: 0x0a0d11),
        enlargement: 1)

    public static let light = Theme(
        name: "light", ink: Color(hex: 0xf2f4f7), panel: .white, stage: Color(hex: 0xe7ebf0),
        line: Color(hex: 0xcdd5dd), text: Color(hex: 0x17202a), secondText: Color(hex: 0x53606d),
        recognized: Color(hex: 0x0b7a57), failed: Color(hex: 0xc02f3d),
        active: Color(hex: 0x0a6aa3), amber: Color(hex: 0xa06400), cancelled: Color(hex: 0x953a72),
        finger: Color(hex: 0x10151b), shade: .white, enlargement: 1)

    /// Strong contrasts and large words, for a projector in a bright room.
    public static let projector = Theme(
        name: "projector", ink: .white, panel: .white, stage: Color(hex: 0xf3f5f7),
        line: Color(hex: 0x8e99a5), text: .black, secondText: Color(hex: 0x36414c),
        recognized: Color(hex: 0x00694a), failed: Color(hex: 0xb01d2c),
        active: Color(hex: 0x005a91), amber: Color(hex: 0x8a5500), cancelled: Color(hex: 0x852a61),
        finger: .black, shade: .white, enlargement: 1.5)

    public static let all = [dark, light, projector]
}

extension Theme {
    /// Creates the theme with a name; nil if there is none.
    public init?(named name: String) {
        guard let theme = Theme.all.first(where: { $0.name == name }) else { return nil }
        self = theme
    }

    /// The theme without the background of everything.
    package var seenThrough: Theme {
        var theme = self
        (theme.ink.alpha, theme.stage.alpha) = (0, 0)
        return theme
    }

    /// Returns dark or light words, whichever are legible on `color`.
    public static func words(on color: Color) -> Color {
        color.luminance > 0.22 ? Color(hex: 0x10151b) : Color(hex: 0xf4f7fa)
    }
}
