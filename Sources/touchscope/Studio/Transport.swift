import TouchKit

/// The buttons that move the playhead.
struct Transport {
    private let back: TransportButton
    private let toggle: TransportButton
    private let forward: TransportButton
    private let speed: ChromeButton
    private let live: ChromeButton
    let branches: ChromeButton
    private(set) var hasBranches = false

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        back = TransportButton(.back, style: style) {
            perform(.step(.event, forward: false))
        }
        toggle = TransportButton(.pause, style: style) { perform(.pause) }
        forward = TransportButton(.forward, style: style) {
            perform(.step(.event, forward: true))
        }
        speed = ChromeButton("1×", style: style) { perform(.slower) }
        live = ChromeButton("Live", style: style) { perform(.live) }
        branches = ChromeButton("", style: style) { perform(.otherBranch) }
    }

    /// In their order.
    var buttons: [ChromeButton] { [back, toggle, forward, speed, live, branches] }

    func show(_ playhead: Playhead) {
        toggle.icon = playhead.isLive || playhead.isPlaying ? .pause : .play
        live.isOn = playhead.isLive
        let slowness = Int(playhead.slowness)
        speed.title = slowness == 1 ? "1×" : "1⁄\(slowness)×"
    }

    mutating func show(branch: Int, of count: Int, phrases: Phrases) {
        hasBranches = count > 1
        branches.title = "\(phrases("Branch")) \(branch)/\(count)"
    }
}
