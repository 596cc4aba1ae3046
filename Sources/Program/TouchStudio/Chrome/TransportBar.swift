import TouchKit
import TouchLive
import TouchReading
import TouchWords

/// The row of buttons at the bottom: those that move the playhead at its left, at its right what else there is; between
/// them the line of time.
final class TransportBar: Commanding {
    let style: ChromeStyle
    let perform: (ProgramCommand) -> Void
    private lazy var lessons = button(.rail.lessons, icon: .lessons, .list)
    private lazy var back = button(.bar.back, icon: .back, .step(.event, forward: false))
    private lazy var toggle = button(.bar.pause, icon: .pause, .pause)
    private lazy var forward = button(.bar.forward, icon: .forward, .step(.event, forward: true))
    private lazy var speed = button(Self.wording(ofSpeed: 1), .slower)
    private lazy var live = button(.bar.live, .live)
    private lazy var branches = button(.bar.branch(1, count: 1), .otherBranch)
    private lazy var edit = button(.bar.edit, .editTape(.turn))
    private lazy var pen = button(.bar.ink, icon: .pen, .ink(.toggle))
    private lazy var record = button(.bar.recordTake, icon: .record, .take(.record))
    private lazy var why = button(.inspector.why, icon: .why, .foldInspector)
    private lazy var deeds = button(.rail.deeds, icon: .deeds, .drawer(.deeds))
    private lazy var leave = button(.bar.leavePresentation, icon: .present, .present)
    private lazy var done = button(.bar.done, .demonstrate)
    private lazy var changes = button(.act.whatIf, .whatIf(.open))
    private(set) lazy var scrubber = TimeLine("time", style: style, perform: perform)
    private var hasBranches = false
    /// Whether a tape is open that can be edited.
    var canEditTape = false
    /// Whether a film is watched, in which nothing is live.
    var screens = false
    /// Whether that film shows what came of changes, and others can be tried.
    var offersChanges = false

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        (self.style, self.perform) = (style, perform)
    }

    /// In the order in which the keyboard goes through them.
    var all: [any Styled] {
        [
            lessons, back, toggle, forward, speed, scrubber, live, branches, edit, pen, record,
            why, deeds, leave, done, changes,
        ]
    }

    func show(_ playhead: Playhead) {
        show(isMoving: playhead.isLive || playhead.isPlaying, slowness: playhead.slowness)
        live.isSelected = playhead.isLive
    }

    /// Whether time goes on, and how many times slower.
    func show(isMoving: Bool, slowness: Double) {
        toggle.icon = isMoving ? .pause : .play
        speed.words = Self.wording(ofSpeed: Int(slowness))
    }

    /// - Returns: whether other buttons are shown now.
    func show(branch: Int, of count: Int) -> Bool {
        branches.words = .bar.branch(branch, count: count)
        guard hasBranches != (count > 1) else { return false }
        hasBranches = count > 1
        return true
    }

    /// Places what there is room for.
    /// - Parameter presents: whether the rail is put away, and its most important handles are here.
    func place(in layout: ChromeLayout, presents: Bool) {
        var left =
            presents ? [lessons, back, toggle, forward, speed] : [back, toggle, forward, speed]
        var right = presents ? [live, pen, record, why, deeds, leave] : [live]
        if canEditTape, !presents { right.append(edit) }
        if hasBranches { right.insert(branches, at: 0) }
        if layout.isNarrow {
            left = presents ? [lessons, toggle] : [back, toggle]
            right = presents ? [record, why, leave] : [live]
        }
        if screens {
            right = (offersChanges ? [changes] : []) + (presents ? [done, leave] : [done])
        }
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
