@_spi(Hosts) import TouchKit
import TouchLive
import TouchPicture
import TouchScript
import TouchWords

/// The chrome around the stage: views and controls of TouchKit in an application of their own, so
/// that a lesson gone wrong never stops the window. Touches are delivered as in any application;
/// commands leave as acts. Modes bring their bars, drawers, and pages.
package final class Chrome {
    let application = UIApplication()
    let window = UIWindow(frame: .zero)
    /// The window over the stage for an open drawer, as large as the drawer.
    let drawerWindow = UIWindow(frame: .zero)
    /// The window over the stage, below drawers, for a mode's card, as large as the card.
    let cardWindow = UIWindow(frame: .zero)
    /// The window above the rest for a page that covers it.
    let sheetWindow = UIWindow(frame: .zero)
    /// The topmost window, for a question over everything.
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
    /// The closures that make the modes' drawers, each called when its drawer is first needed.
    private var makers: [Drawer: () -> UIView] = [:]
    private var made: [Drawer: UIView] = [:]
    /// The open drawer.
    private(set) var drawer: Drawer?
    /// The bar that replaces the usual row of buttons.
    private(set) var modeBar: ChromeView?
    private var modeButtons = BarButtons()
    /// The page that covers the whole window, whatever is open below.
    private(set) var page: UIView?
    private var alert: UIView?
    /// The card on the stage.
    var card: ChromeView?

    /// The closure that returns whether the window offers an act.
    let offers: (ActRow) -> Bool
    let perform: Performer

    /// Creates the chrome of a window.
    /// - Parameters:
    ///   - offers: a closure that returns whether the window offers an act.
    ///   - perform: the closure that performs what fingers on the chrome ask for.
    init(
        style: ChromeStyle, offers: @escaping (ActRow) -> Bool = { _ in true }, perform: Performer
    ) {
        (self.style, self.offers, self.perform) = (style, offers, perform)
        for part in [ground, rail, timeline, inspector] + bar.all as [UIView] {
            window.addSubview(part)
        }
        // Fingers of people standing at a wall drift by 5 mm while they tap.
        application.tuning.panSlop = 20
        application.exchangesMethods = false
        window.makeKeyAndVisible(in: application)
        cardWindow.windowLevel = .normal + 1
        drawerWindow.windowLevel = .normal + 2
        sheetWindow.windowLevel = .alert
        alertWindow.windowLevel = .alert + 1
    }

    /// Lays everything out; nothing moves between two calls.
    /// - Parameter scene: the size of the scene; only its aspect ratio counts.
    func layOut(size: CGSize, room: ChromeRoom, scene: CGSize) {
        layout = ChromeLayout(size: size, room, scene: scene)
        bar.screens = room.screens
        placeParts(in: CGRect(origin: .zero, size: size))
    }

    // MARK: Content

    private(set) var style: ChromeStyle
    /// The caption about the scene; nil for none.
    var caption: LocalizedText?
    /// The width at the right of the caption's room that is taken, in points.
    var takenFromCaption: CGFloat = 0

    /// Applies a style to all parts, if it differs from the one before.
    func wear(_ style: ChromeStyle) {
        guard !style.looks(like: self.style) else { return }
        self.style = style
        let shown: [UIView?] = [window, modeBar, page, alert, card]
        for part in shown.compactMap(\.self) + made.values { part.wear(style) }
        for button in modeButtons.left + modeButtons.right { button.style = style }
        placeBars()
    }

    func show(_ lessons: [Lesson]) { rail.offersLessons = !lessons.isEmpty }

    /// Shows the title of the scene of a lesson, or of a file if `lesson` is nil.
    func show(lesson: Int?, title: LocalizedText) { ground.title = title }

    /// Shows the position of the playhead, and whether it moves.
    func show(_ playhead: Playhead, branch: Int, of branches: Int) {
        bar.show(playhead)
        if bar.show(branch: branch, of: branches) { placeBars() }
    }

    /// Shows what modes have for the bottom: a bar that replaces the usual row, or additional
    /// buttons.
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

    /// Places the bars. A mode's bar replaces the usual row of buttons.
    func placeBars() {
        bar.place(in: layout, modeButtons)
        modeBar?.frame = layout.bar
        guard modeBar != nil else { return }
        for part in bar.all { part.isHidden = true }
        for button in modeButtons.all { button.isHidden = true }
    }

    /// Adds a mode's own part, below the bars.
    func add(_ part: UIView) {
        if part.superview != window { window.insertSubview(part, aboveSubview: inspector) }
    }

    // MARK: Drawers

    /// Registers the closure that makes the panel of a mode's drawer.
    func bring(_ drawer: Drawer, _ make: @escaping () -> UIView) { makers[drawer] = make }

    /// Returns the panel of a drawer, made when it is first needed.
    func panel(of drawer: Drawer) -> UIView? {
        if let made = made[drawer] { return made }
        let panel = makers[drawer]?()
        made[drawer] = panel
        return panel
    }

    /// Slides a drawer in; nil slides the open one out.
    /// - Parameter now: the host's time; nil to skip the animation.
    func open(_ drawer: Drawer?, now: Double?) {
        // A drawer replaces another one without animation.
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

    /// Fills a window with a view; nil hides the window.
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

    /// The slide of the drawer in or out, while it lasts.
    private(set) var slide: Slide?

    /// The frame of what covers part of the stage, in points of the window.
    var cover: CGRect? { drawer == nil ? nil : layout.drawer }

    // MARK: Pages

    /// Covers the window with a page; nil uncovers it.
    func cover(with page: ChromeView?) {
        self.page = page
        page?.wear(style)
        put(page, in: sheetWindow)
        if page == nil { (drawer == nil ? base : drawerWindow).makeKey() }
    }

    /// Shows a question over the whole window; nil removes it.
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

    /// Handles the wheel beside the stage: over the timeline it zooms, everything else it scrolls.
    /// - Parameter sample: the sample, in points of the window.
    func wheel(_ sample: PointerSample) {
        let point = sample.location
        guard let frame = layout.timeline, frame.contains(point), page == nil,
            cover?.contains(point) != true
        else { return application.send(sample) }
        timeline.wheel(
            sample.scroll, at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
    }
}

/// A drawer, which slides over the stage from the left and out again by itself; each belongs to a
/// mode.
nonisolated struct Drawer: Hashable, Sendable {
    let name: String

    init(_ name: String) { self.name = name }
}

extension BarButtons {
    var all: [PillButton] { left + right }
}
