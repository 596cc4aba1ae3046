import Testing
import TouchTrace

@testable import TouchKit

@Suite struct WindowTests {
    let bench = Bench()

    private func window(_ name: String, level: UIWindow.Level = .normal) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.accessibilityIdentifier = name
        window.windowLevel = level
        window.makeKeyAndVisible(in: bench.app)
        return window
    }

    private var hit: String { bench.hit(50, 50) }

    @Test("HT9: a window that is shown again by who hears of its hiding stays shown")
    func shownAgain() {
        let pane = window("pane")
        let card = bench.add(Card(frame: pane.bounds), "card", in: pane)
        card.onPhase[.cancelled] = { [unowned pane] _, _ in pane.isHidden = false }
        bench.down()
        pane.isHidden = true
        #expect(!pane.isHidden && pane.isKeyWindow && bench.app.windows.contains(pane))
        #expect(hit == "card")
    }

    @Test("HT9: the window shown last is asked first, and the higher level before it")
    func order() {
        let alert = window("alert", level: .alert)
        let first = window("first")
        let second = window("second")
        bench.down()
        #expect(
            bench.said("hitTestBegan", "hit") == "finger 1 in alert; finger 1 hits alert in alert")
        alert.isHidden = true
        var hits = [hit]
        first.makeKeyAndVisible()
        hits.append(hit)
        second.windowLevel = .statusBar
        hits.append(hit)
        first.isHidden = true
        first.isHidden = false
        hits.append(hit)
        second.isHidden = true
        hits.append(hit)
        #expect(hits == ["second", "first", "second", "second", "first"])
        bench.up()
    }

    @Test("HT9: hidden windows and those that answer nobody are passed over")
    func passedOver() {
        let card = bench.view("card", 0, 0, 100, 100)
        let glass = window("glass")
        glass.isUserInteractionEnabled = false
        window("gone").isHidden = true
        bench.down()
        #expect(
            bench.said("hitTestBegan", "hit")
                == "finger 1 in glass; finger 1 in window; finger 1 hits card in window")
        #expect(bench.order == "began card")
        #expect(card.window === bench.window)
        bench.up()
    }

    @Test("HT9: a touch that hits nothing is dropped for its whole life, with a trace")
    func nothingHit() {
        bench.down(1, 900, 900)
        bench.move(1, 50, 50)
        bench.up(1, 50, 50)
        #expect(
            bench.said("withheld", "delivery", "sendEvent") == "finger 1 from nobody: nothing hit")
    }

    @Test("HT9: windows may lie anywhere on the screen; touches speak in the window's coordinates")
    func place() {
        let card = bench.view("card", 0, 0, 100, 100)
        bench.window.frame.origin = CGPoint(x: 100, y: 50)
        var point = CGPoint.zero
        card.onPhase[.began] = { touches, _ in point = touches.first?.location(in: nil) ?? .zero }
        bench.down(1, 120, 80)
        #expect(point == CGPoint(x: 20, y: 30))
        bench.up()
    }

    @Test("HT9: the key window gets motion, whichever window touches hit")
    func keyWindow() {
        let key = window("key")
        bench.window.makeKeyAndVisible()
        key.makeKey()
        bench.app.send(.shakeBegan)
        #expect(bench.said("hop") == "motionBegan: key → application, forwarded")
        #expect([key.isKeyWindow, bench.window.isKeyWindow] == [true, false])
    }

    @Test("HT9: a window tells when it becomes key and when it no longer is")
    func becomesKey() {
        final class Told: UIWindow {
            var log = Journal()
            override func becomeKey() { log.note("\(tag) becomes key") }
            override func resignKey() { log.note("\(tag) resigns key") }
        }
        let log = Journal()
        let windows = [1, 2].map { tag in
            let window = Told(frame: .zero)
            window.tag = tag
            window.log = log
            return window
        }
        for window in windows { window.makeKeyAndVisible(in: bench.app) }
        windows[1].makeKeyAndVisible()
        windows[1].isHidden = true
        #expect(
            log.lines == ["1 becomes key", "1 resigns key", "2 becomes key", "2 resigns key"])
        #expect(bench.app.keyWindow == nil)
    }

    @Test("HT9: a window moves from one application to another")
    func otherApplication() {
        let other = UIApplication()
        bench.window.makeKeyAndVisible(in: other)
        #expect(bench.app.windows == [])
        #expect(other.windows == [bench.window])
        #expect(bench.app._checkInvariants() + other._checkInvariants() == [])
    }

    @Test("a window is no subview: it is refused")
    func notASubview() {
        let other = window("other")
        bench.window.addSubview(other)
        #expect(bench.window.subviews == [])
        bench.checkInvariants()
    }
}
