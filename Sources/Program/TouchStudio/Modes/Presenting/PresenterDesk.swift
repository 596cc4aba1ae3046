@_spi(Hosts) import TouchKit
import TouchPicture
import TouchReading
import TouchStage
import TouchWords

/// The content of the presenter's window: notes, buttons, timeline, and inspector, in an
/// application of their own. It shows the same session as the stage, and its fingers touch nothing
/// else.
package final class PresenterDesk: Commanding {
    package let application = UIApplication()
    let window = UIWindow(frame: .zero)
    private(set) lazy var notes = PresenterNotes(style: style)
    private(set) lazy var timeline = TimelineView(style: style, perform: perform)
    private(set) lazy var inspector = InspectorView(style: style, perform: perform)
    private lazy var toggle = button(.time(.pause), icon: .pause)
    private lazy var buttons = [
        button(.lesson(.previous), words: .act.previousLesson),
        button(.lesson(.demonstrate)),
        button(.time(.step(.event, forward: false)), icon: .back, words: .bar.back), toggle,
        button(.time(.step(.event, forward: true)), icon: .forward, words: .bar.forward),
        button(.time(.live)),
        button(.lesson(.restart)),
        button(.lesson(.next)),
    ]
    let perform: Performer
    private(set) var style: ChromeStyle
    /// The size of the window, in points.
    private(set) var size = CGSize.zero
    /// The topic that the inspector shows now.
    var topic: Panels.Topic?

    init(style: ChromeStyle, perform: Performer) {
        (self.style, self.perform) = (style, perform)
        for part in [notes, timeline, inspector] + buttons as [UIView] { window.addSubview(part) }
        application.tuning.panSlop = 20
        application.exchangesMethods = false
        window.makeKeyAndVisible(in: application)
    }

    /// Applies a style to all parts, if it differs from the one before.
    func wear(_ style: ChromeStyle) {
        guard !style.looks(like: self.style) else { return }
        self.style = style
        window.wear(style)
    }

    func show(isMoving: Bool) { toggle.icon = isMoving ? .pause : .play }

    var timelineLayout: TimelineLayout {
        TimelineLayout(size: timeline.bounds.size, window: timeline.shown)
    }

    /// Lays everything out in a window of a size in points.
    func layOut(_ size: CGSize) {
        guard size != self.size else { return }
        self.size = size
        window.frame = CGRect(origin: .zero, size: size)
        let lanes = min(260, size.height * 0.26).rounded()
        let why = size.width >= 900 ? min(380, size.width * 0.28).rounded() : 0
        let foot = size.height - lanes
        let left = size.width - why
        timeline.frame = CGRect(x: 0, y: foot, width: size.width, height: lanes)
        inspector.isHidden = why == 0
        inspector.frame = CGRect(x: left, y: 0, width: why, height: foot)
        notes.foot = ChromeLayout.row + 16
        notes.frame = CGRect(x: 0, y: 0, width: left, height: foot)
        // The buttons are in one row as far as there is room; the last are the first to be left
        // out.
        buttons.place(from: 16, y: foot - ChromeLayout.row - 8)
        for button in buttons { button.isHidden = button.frame.maxX > left - 8 }
    }

    /// The picture of the window.
    package var picture: Picture { window.picture }
}
