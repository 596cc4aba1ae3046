import TouchKit

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
        back = PillButton("Back", icon: .back, style: style) {
            perform(.step(.event, forward: false))
        }
        toggle = PillButton("Pause", icon: .pause, style: style) { perform(.pause) }
        forward = PillButton("Forward", icon: .forward, style: style) {
            perform(.step(.event, forward: true))
        }
        speed = PillButton("1×", style: style) { perform(.slower) }
        live = PillButton("Live", style: style) { perform(.live) }
        branches = PillButton("", style: style) { perform(.otherBranch) }
    }

    /// In their order.
    var all: [PillButton] { [back, toggle, forward, speed, live, branches] }

    /// Those there is a use for now.
    var shown: [PillButton] { hasBranches ? all : all.dropLast() }

    func show(_ playhead: Playhead) {
        toggle.icon = playhead.isLive || playhead.isPlaying ? .pause : .play
        live.isSelected = playhead.isLive
        let slowness = Int(playhead.slowness)
        speed.setTitle(slowness == 1 ? "1×" : "1⁄\(slowness)×", for: .normal)
    }

    /// - Returns: whether other buttons are shown now.
    mutating func show(branch: Int, of count: Int, phrases: Phrases) -> Bool {
        branches.setTitle("\(phrases("Branch")) \(branch)/\(count)", for: .normal)
        guard hasBranches != (count > 1) else { return false }
        hasBranches = count > 1
        return true
    }
}
