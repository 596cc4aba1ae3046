import Testing
import TouchKit

/// Lists that are pulled down for new content.
@Suite struct PullShapeTests {
    private let app = UIApplication()
    private let list = PullController(style: .plain)
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        let (app, list, window) = (app, list, window)
        app.perform {
            window.rootViewController = list
            window.makeKeyAndVisible(in: app)
            window.layoutIfNeeded()
        }
    }

    private var table: UIScrollView { list.tableView }

    private func touch(_ phase: UITouch.Phase, _ y: Double, at time: Double) {
        app.send([
            TouchSample(
                finger: 1, phase: phase, location: CGPoint(x: 100, y: y), timestamp: time)
        ])
    }

    /// Pulls by `way` in ten steps of ten milliseconds.
    private func pull(_ way: Double, at time: Double) {
        touch(.began, 100, at: time)
        for step in 1...10 {
            touch(.moved, 100 + way * Double(step) / 10, at: time + Double(step) / 100)
        }
    }

    private func lift(_ way: Double, at time: Double) {
        touch(.ended, 100 + way, at: time)
        app.advance(to: time + 3)
    }

    @Test("RT1, RT2: the action comes once, under the finger, beyond 60 points from where it rests")
    func fires() {
        pull(100, at: 1)
        #expect(table.contentOffset.y > -60 && list.log == [])
        lift(100, at: 1.5)
        pull(200, at: 5)
        #expect(list.log == ["refresh: true, finger true"])
        lift(200, at: 5.5)
        pull(200, at: 9)
        lift(200, at: 9.5)
        #expect(list.log.count == 1)
    }

    @Test("RT2: the pull is counted from below the bars")
    func belowBars() {
        window.systemInsets = UIEdgeInsets(top: 44)
        #expect(table.contentOffset.y == -44)
        pull(100, at: 1)
        #expect(table.contentOffset.y < -60 && list.log == [])
        lift(100, at: 1.5)
        pull(200, at: 5)
        #expect(list.log.count == 1)
        #expect(table.adjustedContentInset.top == 104 && table.contentInset.top == 60)
    }

    @Test("RT3: while it refreshes, content rests below the control; then it goes back")
    func restsBelow() {
        pull(200, at: 1)
        #expect(table.contentInset.top == 60)
        lift(200, at: 1.5)
        #expect(table.contentOffset.y == -60)
        list.control.endRefreshing()
        #expect(table.contentInset.top == 0 && table.contentOffset.y == 0)
    }

    @Test("RT3: content jumps farther down as its room opens under the finger")
    func jumps() {
        touch(.began, 100, at: 1)
        var (way, before) = (0.0, 0.0)
        while list.log.isEmpty, way < 300 {
            way += 1
            before = table.contentOffset.y
            touch(.moved, 100 + way, at: 1 + way / 100)
        }
        #expect(before > -60 && before < -59)
        touch(.moved, 101 + way, at: 4.5)
        #expect(table.contentOffset.y < before - 10)
    }

    @Test("RT4: code that begins to refresh sends no action and scrolls nothing")
    func byCode() {
        list.control.beginRefreshing()
        #expect(list.control.isRefreshing && list.log == [])
        #expect(table.contentInset.top == 60 && table.contentOffset.y == 0)
        list.control.endRefreshing()
        #expect(table.contentInset.top == 0 && table.contentOffset.y == 0)
    }

    @Test("RT1: content that bounces over the top by itself asks for nothing")
    func bounces() {
        table.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
        touch(.began, 100, at: 1)
        for step in 1...6 { touch(.moved, 100 + Double(step) * 50, at: 1 + Double(step) / 100) }
        var lowest = 0.0
        touch(.ended, 400, at: 1.07)
        for frame in 0...120 {
            app.advance(to: 1.07 + Double(frame) / 60)
            lowest = min(lowest, table.contentOffset.y)
        }
        #expect(lowest < -60)
        #expect(list.log == [])
    }

    @Test("LA10: headers stay below the inset at the top")
    func headersBelowInset() {
        list.hasHeader = true
        window.systemInsets = UIEdgeInsets(top: 44)
        table.contentOffset.y = 1000
        table.layoutIfNeeded()
        #expect(list.headers == [1044])
    }

    @Test("LA4: a tap on the status bar scrolls to the top: asked before, told after")
    func toTheTop() {
        window.systemInsets = UIEdgeInsets(top: 44)
        table.contentOffset.y = 1000
        app.tapStatusBar(at: 1)
        app.advance(to: 2)
        #expect(list.log == ["to the top?", "at the top -44"])
        app.tapStatusBar(at: 3)
        #expect(list.log.count == 2)
    }

    @Test("LA4: with two that would, hidden ones left out, none scrolls to its top")
    func severalTops() {
        table.contentOffset.y = 1000
        let other = UIScrollView(frame: CGRect(x: 0, y: 1200, width: 100, height: 100))
        table.addSubview(other)
        app.tapStatusBar(at: 1)
        app.advance(to: 2)
        #expect(list.log == [] && table.contentOffset.y == 1000)
        other.isHidden = true
        app.tapStatusBar(at: 3)
        app.advance(to: 4)
        #expect(table.contentOffset.y == 0)
    }

    @Test("LA4: a touch stops it on its way, and then it has not got there")
    func stoppedOnTheWay() {
        table.contentOffset.y = 1000
        app.tapStatusBar(at: 1)
        app.advance(to: 1.1)
        table.setContentOffset(table.contentOffset, animated: false)
        app.advance(to: 3)
        #expect(list.log == ["to the top?"])
    }
}
