import TouchKit
import TouchStage

/// The buttons that move the playhead.
struct Transport {
    private let back: PillButton
    private let toggle: PillButton
    private let forward: PillButton
    private let speed: PillButton
    private let live: PillButton
    private let branches: PillButton
    private var hasBranches = false

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        back = PillButton(Wording("Back", "返回"), icon: .back, style: style) {
            perform(.step(.event, forward: false))
        }
        toggle = PillButton(Wording("Pause", "暂停"), icon: .pause, style: style) { perform(.pause) }
        forward = PillButton(Wording("Forward", "前进"), icon: .forward, style: style) {
            perform(.step(.event, forward: true))
        }
        speed = PillButton(Self.wording(ofSpeed: 1), style: style) { perform(.slower) }
        live = PillButton(Wording("Live", "实时"), style: style) { perform(.live) }
        branches = PillButton(Self.wording(ofBranch: 1, of: 1), style: style) {
            perform(.otherBranch)
        }
    }

    /// In their order.
    var all: [PillButton] { [back, toggle, forward, speed, live, branches] }

    /// Those there is a use for now.
    var shown: [PillButton] { hasBranches ? all : all.dropLast() }

    func show(_ playhead: Playhead) {
        toggle.icon = playhead.isLive || playhead.isPlaying ? .pause : .play
        live.isSelected = playhead.isLive
        speed.words = Self.wording(ofSpeed: Int(playhead.slowness))
    }

    /// - Returns: whether other buttons are shown now.
    mutating func show(branch: Int, of count: Int) -> Bool {
        branches.words = Self.wording(ofBranch: branch, of: count)
        guard hasBranches != (count > 1) else { return false }
        hasBranches = count > 1
        return true
    }

    private static func wording(ofSpeed slowness: Int) -> Wording {
        Wording(same: slowness == 1 ? "1×" : "1⁄\(slowness)×")
    }

    private static func wording(ofBranch branch: Int, of count: Int) -> Wording {
        Wording("Branch \(branch)/\(count)", "分支 \(branch)/\(count)")
    }
}
