import Testing
import TouchKit

/// Edges, axes and neighbors of scroll views, as real lists have them.
@Suite struct ListArithmeticTests {
    private let app = UIApplication()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        let (app, window) = (app, window)
        app.perform { window.makeKeyAndVisible(in: app) }
    }

    private func scrollView(
        _ width: Double, _ height: Double, in view: UIView? = nil
    ) -> LoggingScrollView {
        let scroll = LoggingScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = CGSize(width: width, height: height)
        (view ?? window).addSubview(scroll)
        return scroll
    }

    private func touch(_ phase: UITouch.Phase, _ x: Double, _ y: Double, at time: Double) {
        app.send([
            TouchSample(
                finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
        ])
    }

    /// Drags in steps of 10 points along the way, then rests and lifts.
    private func drag(_ dx: Double, _ dy: Double, at time: Double) {
        touch(.began, 160, 240, at: time)
        for step in 1...10 {
            let part = Double(step) / 10
            touch(.moved, 160 + dx * part, 240 + dy * part, at: time + part / 5)
        }
        touch(.ended, 160 + dx, 240 + dy, at: time + 0.6)
        app.advance(to: time + 3)
    }

    // MARK: Safe area

    @Test("LA1, LA2: the safe area is added along axes that scroll, always, or never")
    func behaviors() {
        let scroll = scrollView(320, 1000)
        scroll.contentInset = UIEdgeInsets(top: 5)
        window.systemInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10)
        #expect(scroll.safeAreaInsets == window.systemInsets)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 49, bottom: 34))
        scroll.contentInsetAdjustmentBehavior = .always
        #expect(
            scroll.adjustedContentInset == UIEdgeInsets(top: 49, left: 10, bottom: 34, right: 10))
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 5))
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        scroll.contentSize.height = 100
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 5))
        scroll.alwaysBounceVertical = true
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 49, bottom: 34))
        #expect(scroll.contentInset == UIEdgeInsets(top: 5))
    }

    @Test("LA1: a view's safe area is what of it the bars cover")
    func partsOfTheWindow() {
        window.systemInsets = UIEdgeInsets(top: 44, bottom: 34)
        let view = UIView(frame: CGRect(x: 0, y: 20, width: 320, height: 300))
        window.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 24))
        view.frame.origin.y = 100
        #expect(view.safeAreaInsets == .zero)
    }

    @Test("LA1, LA3: a controller's additional insets count in its view, on top of the window's")
    func additionalInsets() {
        final class Told: UIViewController {
            var times = 0
            override func viewSafeAreaInsetsDidChange() { times += 1 }
        }
        window.systemInsets = UIEdgeInsets(top: 44, bottom: 34)
        let (outer, inner) = (Told(), Told())
        window.rootViewController = outer
        outer.addChild(inner)
        inner.view.frame = CGRect(x: 0, y: 100, width: 320, height: 380)
        outer.view.addSubview(inner.view)
        let scroll = scrollView(320, 1000, in: inner.view)
        scroll.delegate = scroll
        outer.additionalSafeAreaInsets = UIEdgeInsets(top: 20, bottom: 50)
        #expect(outer.view.safeAreaInsets == UIEdgeInsets(top: 64, bottom: 84))
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(bottom: 84))
        inner.additionalSafeAreaInsets = UIEdgeInsets(top: 7)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 7, bottom: 184))
        #expect((outer.times, inner.times) == (1, 2))
        #expect(scroll.log.filter { $0.hasPrefix("delegate") } == ["delegate: 0", "delegate: 7"])
        inner.view.frame.origin.y = 600
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 7))
        inner.view.frame.origin.y = 100
        outer.additionalSafeAreaInsets = .zero
        inner.additionalSafeAreaInsets = .zero
        #expect(scroll.adjustedContentInset == UIEdgeInsets(bottom: 134))
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("LA3: a change is told once, to the view before its delegate; content stays at its top")
    func changes() {
        let scroll = scrollView(320, 1000)
        scroll.delegate = scroll
        window.systemInsets = UIEdgeInsets(top: 44)
        #expect(scroll.log == ["scrolled to -44", "view: 44", "delegate: 44"])
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        scroll.contentInset.top = 6
        #expect(scroll.log.dropFirst(3) == ["scrolled to -50", "view: 50", "delegate: 50"])
        scroll.frame.origin.y = 100
        #expect(scroll.log.dropFirst(6) == ["scrolled to -6", "view: 6", "delegate: 6"])
    }

    @Test("LA1: content rests and springs back at the edges below the bars")
    func restsBelowBars() {
        let scroll = scrollView(320, 1000)
        window.systemInsets = UIEdgeInsets(top: 44, bottom: 34)
        drag(0, 100, at: 1)
        #expect(scroll.contentOffset.y == -44)
        scroll.contentOffset.y = 540
        drag(0, -100, at: 5)
        #expect(abs(scroll.contentOffset.y - (1000 + 34 - 480)) < 0.001)
    }

    // MARK: Axes

    @Test(
        "LA5: a locked drag keeps to the axis on which it began; a diagonal one is free",
        arguments: [(30.0, 100.0, 0, 90), (100.0, 30.0, 90, 0), (100, 90, 1, 1)])
    func lock(dx: Double, dy: Double, x: Int, y: Int) {
        let scroll = scrollView(2000, 2000)
        scroll.contentOffset = CGPoint(x: 500, y: 500)
        scroll.isDirectionalLockEnabled = true
        drag(-dx, -dy, at: 1)
        let moved = CGPoint(x: scroll.contentOffset.x - 500, y: scroll.contentOffset.y - 500)
        #expect((moved.x > 0) == (x > 0) && (moved.y > 0) == (y > 0), "\(moved)")
    }

    @Test("LA6: of crossing scroll views, the one along whose axis a drag begins keeps it")
    func crossing() {
        let pager = scrollView(640, 480)
        let list = scrollView(320, 2000, in: pager)
        touch(.began, 160, 240, at: 1)
        for step in 1...10 { touch(.moved, 160 - Double(step) * 5, 240, at: 1 + Double(step) / 60) }
        for step in 1...10 {
            touch(.moved, 110, 240 - Double(step) * 10, at: 1.2 + Double(step) / 60)
        }
        #expect(pager.contentOffset.x == 40 && list.contentOffset.y == 0)
        touch(.cancelled, 110, 140, at: 2)
        drag(0, -100, at: 3)
        #expect(list.contentOffset.y == 90)
    }

    // MARK: Same axis

    @Test("LA7: at its edge the inner gives a new drag to the outer", arguments: [true, false])
    func handsOver(bounces: Bool) {
        let outer = scrollView(320, 1000)
        let inner = scrollView(320, 1000, in: outer)
        inner.bounces = bounces
        inner.contentOffset.y = 520
        drag(0, -100, at: 1)
        #expect(inner.contentOffset.y == 520 && outer.contentOffset.y == 90)
        drag(0, 50, at: 5)
        #expect(inner.contentOffset.y == 480 && outer.contentOffset.y == 90)
    }

    @Test("LA8: in the middle of a drag nothing is handed over", arguments: [true, false])
    func keeps(bounces: Bool) {
        let outer = scrollView(320, 1000)
        let inner = scrollView(320, 1000, in: outer)
        inner.bounces = bounces
        inner.contentOffset.y = 480
        touch(.began, 160, 240, at: 1)
        for step in 1...20 {
            touch(.moved, 160, 240 - Double(step) * 10, at: 1 + Double(step) / 60)
        }
        #expect(outer.contentOffset.y == 0)
        #expect(bounces ? inner.contentOffset.y > 520 : inner.contentOffset.y == 520)
        touch(.ended, 160, 40, at: 2)
        app.advance(to: 5)
        #expect(inner.contentOffset.y == 520 && outer.contentOffset.y == 0)
    }

    @Test("LA9: an inner one whose content fits leaves the drag to the outer")
    func fits() {
        let outer = scrollView(320, 1000)
        let inner = scrollView(320, 100, in: outer)
        drag(0, -100, at: 1)
        #expect(outer.contentOffset.y == 90)
        inner.alwaysBounceVertical = true
        drag(0, -100, at: 5)
        #expect(outer.contentOffset.y == 180 && inner.contentOffset.y == 0)
    }
}

/// A scroll view that notes changes of its inset, as itself and as its own delegate.
private final class LoggingScrollView: UIScrollView, UIScrollViewDelegate {
    var log: [String] = []
    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        log.append("view: \(Int(adjustedContentInset.top))")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        log.append("delegate: \(Int(scrollView.adjustedContentInset.top))")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log.append("scrolled to \(Int(scrollView.contentOffset.y))")
    }
}
