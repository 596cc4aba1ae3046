import TouchKit
import TouchLive
import TouchReading
import TouchWords

/// The row of buttons at the bottom: those that move the playhead at the left, the others at the
/// right, and the time line between them.
final class TransportBar: Commanding {
    let style: ChromeStyle
    let perform: Performer
    private lazy var back = button(
        .time(.step(.event, forward: false)), icon: .back, words: .bar.back)
    private lazy var toggle = button(.time(.pause), icon: .pause)
    private lazy var forward = button(
        .time(.step(.event, forward: true)), icon: .forward, words: .bar.forward)
    private lazy var speed = button(.time(.slower), words: Self.wording(ofSpeed: 1))
    private lazy var live = button(.time(.live))
    private lazy var branches = button(.time(.otherBranch), words: .bar.branch(1, count: 1))
    private(set) lazy var scrubber = TimeLine("time", style: style, perform: perform)
    private var hasBranches = false
    /// Indicates whether the stage is a film, in which nothing is live.
    var screens = false

    init(style: ChromeStyle, perform: Performer) {
        (self.style, self.perform) = (style, perform)
    }

    /// All parts, in the order of the keyboard's focus.
    var all: [any Styled] {
        [back, toggle, forward, speed, scrubber, live, branches]
    }

    func show(_ playhead: Playhead) {
        show(isMoving: playhead.isLive || playhead.isPlaying, slowness: playhead.slowness)
        live.isSelected = playhead.isLive
    }

    /// Shows whether time goes on, and how many times slower.
    func show(isMoving: Bool, slowness: Double) {
        toggle.icon = isMoving ? .pause : .play
        speed.words = Self.wording(ofSpeed: Int(slowness))
    }

    /// Shows the number of the branch.
    /// - Returns: true if other buttons are shown now.
    func show(branch: Int, of count: Int) -> Bool {
        branches.words = .bar.branch(branch, count: count)
        guard hasBranches != (count > 1) else { return false }
        hasBranches = count > 1
        return true
    }

    /// Places the parts that have room.
    /// - Parameter others: the buttons of modes, the outermost at either end.
    func place(in layout: ChromeLayout, _ others: BarButtons) {
        var left = others.left + [back, toggle, forward, speed]
        var right = (hasBranches ? [branches] : []) + [live] + others.right
        if layout.isNarrow {
            left = others.left.isEmpty ? [back, toggle] : others.left + [toggle]
            right = others.right.isEmpty ? [live] : others.right
        }
        if screens { right = others.right }
        for part in all { part.isHidden = true }
        var x = layout.bar.minX
        for button in left {
            button.frame = CGRect(
                x: x, y: layout.bar.minY, width: ChromeLayout.row, height: ChromeLayout.row)
            x += ChromeLayout.row + 8
        }
        let end = right.place(upTo: layout.bar.maxX, y: layout.bar.minY)
        for button in left + right { button.isHidden = false }
        scrubber.isHidden = false
        scrubber.isLow = !screens && layout.caption.maxY > layout.bar.midY
        scrubber.frame = CGRect(
            x: x, y: layout.bar.minY, width: max(ChromeLayout.row, end - x),
            height: layout.bar.height)
    }

    private static func wording(ofSpeed slowness: Int) -> Wording {
        .verbatim(slowness == 1 ? "1×" : "1⁄\(slowness)×")
    }
}
