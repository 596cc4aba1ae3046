@_spi(Hosts) import TouchKit
import TouchLive
import TouchPicture
import TouchScript
import TouchWords

/// Everything around the stage: views and controls of TouchKit in an application of their own, so
/// that a lesson gone wrong never stops the window. Touches come in like anybody's; what is asked
/// for goes out as acts. Modes bring their bars, drawers and pages.
package final class Chrome {
    let application = UIApplication()
    let window = UIWindow(frame: .zero)
    /// Over the stage, while a drawer is open; as large as the drawer.
    let drawerWindow = UIWindow(frame: .zero)
    /// Over the stage, below drawers, while a mode lays a card there; as large as the card.
    let cardWindow = UIWindow(frame: .zero)
    /// Above the rest while a page covers it.
    let sheetWindow = UIWindow(frame: .zero)
    /// Above all, while something is asked over the whole window.
    let alertWindow = UIWindow(frame: .zero)
    private(set) lazy var ground = Ground(style: style)
    private(set) lazy var rail = Rail(
        ActTable.all.rows.filter { $0.handle != nil && offers($0) }, style: style, perform: perform)
    private(set) lazy var bar = TransportBar(style: style, perform: perform)
    private(set) lazy var timeline = TimelineView(style: style, perform: perform)
    private(set) lazy var inspector = InspectorView(style: style, perform: perform)
    private(set) var layout = ChromeLayout(
        size: CGSize(width: 1024, height: 640), ChromeRoom(openings: Openings()),
        scene: CGSize(width: 640, height: 400))
    /// What modes brought, made when it is needed first.
    private var makers: [Drawer: () -> UIView] = [:]
    private var made: [Drawer: UIView] = [:]
    /// The drawer that is open.
    private(set) var drawer: Drawer?
    /// What stands in the place of the usual row of buttons.
    private(set) var modeBar: ChromeView?
    private var modeButtons = BarButtons()
    /// What covers the whole window, whatever is open below.
    private(set) var page: UIView?
    private var alert: UIView?
    /// What lies on the stage, and where.
    var card: ChromeView?

    /// Whether the window offers an act.
    let offers: (ActRow) -> Bool
    let perform: Performer

    /// - Parameter perform: takes what fingers on it ask for.
    init(
        style: ChromeStyle, offers: @escaping (ActRow) -> Bool = { _ in true }, perform: Performer
    ) {
        (self.style, self.offers, self.perform) = (style, offers, perform)
        for part in [ground, rail, timeline, inspector] + bar.all as [UIView] {
            window.addSubview(part)
        }
        // Fingers that stand before a wall drift by 5 mm while they tap.
        application.tuning.panSlop = 20
        window.makeKeyAndVisible(in: application)
        cardWindow.windowLevel = .normal + 1
        drawerWindow.windowLevel = .normal + 2
        sheetWindow.windowLevel = .alert
        alertWindow.windowLevel = .alert + 1
    }

    /// Lays everything out; nothing moves between two calls.
    /// - Parameter scene: the scene's size; only its shape counts.
    func layOut(size: CGSize, room: ChromeRoom, scene: CGSize) {
        layout = ChromeLayout(size: size, room, scene: scene)
        bar.screens = room.screens
        placeParts(in: CGRect(origin: .zero, size: size))
    }

    // MARK: What it shows

    private(set) var style: ChromeStyle
    /// What is said about the scene; nil for nothing.
    var caption: LocalizedText?
    /// How much of the room of captions is taken at its right, in points.
    var takenFromCaption: CGFloat = 0

    /// Gives the looks to all parts, if they are others than before.
    func wear(_ style: ChromeStyle) {
        guard !style.looks(like: self.style) else { return }
        self.style = style
        let shown: [UIView?] = [window, modeBar, page, alert, card]
        for part in shown.compactMap(\.self) + made.values { part.wear(style) }
        for button in modeButtons.left + modeButtons.right { button.style = style }
        placeBars()
    }

    func show(_ lessons: [Lesson]) { rail.offersLessons = !lessons.isEmpty }

    /// The lesson that is open, nil for a file, and the title of its scene.
    func show(lesson: Int?, title: LocalizedText) { ground.title = title }

    /// Where the playhead stands, and how it moves.
    func show(_ playhead: Playhead, branch: Int, of branches: Int) {
        bar.show(playhead)
        if bar.show(branch: branch, of: branches) { placeBars() }
    }

    /// What modes put at the bottom: a bar in the place of the usual row, or buttons besides.
    func show(bar: ChromeView?, buttons: BarButtons) {
        guard bar !== modeBar || buttons.all != modeButtons.all else { return }
        for button in modeButtons.all where !buttons.all.contains(button) {
            button.removeFromSuperview()
        }
        modeButtons = buttons
        for button in buttons.all where button.superview == nil {
            button.style = style
            window.addSubview(button)
        }
        if bar !== modeBar {
            modeBar?.removeFromSuperview()
            modeBar = bar
            if let bar {
                bar.wear(style)
                window.addSubview(bar)
            }
        }
        placeBars()
    }

    /// While a mode has a bar, it stands where the usual row of buttons stood.
    func placeBars() {
        bar.place(in: layout, modeButtons)
        modeBar?.frame = layout.bar
        guard modeBar != nil else { return }
        for part in bar.all { part.isHidden = true }
        for button in modeButtons.all { button.isHidden = true }
    }

    /// A mode has a part of its own under the bars.
    func add(_ part: UIView) {
        if part.superview != window { window.insertSubview(part, aboveSubview: inspector) }
    }

    // MARK: Drawers

    /// A mode brings a drawer.
    func bring(_ drawer: Drawer, _ make: @escaping () -> UIView) { makers[drawer] = make }

    /// The panel of a drawer.
    func panel(of drawer: Drawer) -> UIView? {
        if let made = made[drawer] { return made }
        let panel = makers[drawer]?()
        made[drawer] = panel
        return panel
    }

    /// Slides a drawer in, or the one that is open out again.
    /// - Parameter now: the host's time; nil to have it there at once.
    func open(_ drawer: Drawer?, now: Double?) {
        // One drawer takes another's place without a way between.
        let moves = (drawer == nil) != (self.drawer == nil)
        slide = nil
        if let now, moves {
            slide = Slide(begin: now, leaving: drawer == nil ? drawerWindow.picture : nil)
        }
        self.drawer = drawer
        put(drawer.flatMap(panel), in: drawerWindow)
        if drawer == nil {
            if page == nil { base.makeKey() }
        } else if page != nil {
            sheetWindow.makeKey()
        }
    }

    /// Something takes all of a window, which goes with it.
    func put(_ page: UIView?, in window: UIWindow) {
        for view in window.subviews { view.removeFromSuperview() }
        window.focus(on: nil)
        guard let page else {
            window.isHidden = true
            return
        }
        window.addSubview(page)
        page.frame = window.bounds
        window.makeKeyAndVisible(in: application)
    }

    /// The drawer's way in or out, while it is on it.
    private(set) var slide: Slide?

    /// What lies over the stage, in points of the window.
    var cover: CGRect? { drawer == nil ? nil : layout.drawer }

    // MARK: Pages

    /// Covers the window, with nil not any more.
    func cover(with page: ChromeView?) {
        self.page = page
        page?.wear(style)
        put(page, in: sheetWindow)
        if page == nil { (drawer == nil ? base : drawerWindow).makeKey() }
    }

    /// Asks something over all of the window; nil for nothing any more.
    func alert(with view: ChromeView?) {
        guard view !== alert || (view != nil && !alertWindow.isKeyWindow) else { return }
        alert = view
        view?.wear(style)
        if let view {
            if view.superview != alertWindow { alertWindow.addSubview(view) }
            view.frame = alertWindow.bounds
            alertWindow.makeKeyAndVisible(in: application)
        } else {
            for part in alertWindow.subviews { part.removeFromSuperview() }
            alertWindow.isHidden = true
            (page != nil ? sheetWindow : drawer == nil ? base : drawerWindow).makeKey()
        }
    }

    var hasAlert: Bool { alert != nil }

    /// The wheel beside the stage: over the timeline it zooms, all else it scrolls.
    /// - Parameter sample: in points of the window.
    func wheel(_ sample: PointerSample) {
        let point = sample.location
        guard let frame = layout.timeline, frame.contains(point), page == nil,
            cover?.contains(point) != true
        else { return application.send(sample) }
        timeline.wheel(
            sample.scroll, at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
    }
}

/// What slides over the stage from the left and leaves again by itself; each is a mode's.
nonisolated struct Drawer: Hashable, Sendable {
    let name: String

    init(_ name: String) { self.name = name }
}

extension BarButtons {
    var all: [PillButton] { left + right }
}
