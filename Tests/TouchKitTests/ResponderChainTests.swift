import Testing
import TouchTrace

@testable import TouchKit

/// A controller that logs began and hands it on.
private final class Guide: UIViewController {
    var log = Journal()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.note("began", title ?? "guide", touches)
        super.touchesBegan(touches, with: event)
    }
}

private final class Delegate: UIResponder, UIApplicationDelegate {}

/// A delegate that already has its place in the chain.
private final class DelegateController: UIViewController, UIApplicationDelegate {}

@Suite struct ResponderChainTests {
    let bench = Bench()

    /// The classes from `responder` to the end of the chain.
    private func chain(from responder: UIResponder) -> String {
        var names: [String] = []
        var here: UIResponder? = responder
        while let responder = here, names.count < 20 {
            let name = (responder as? UIView)?.accessibilityIdentifier
            names.append(
                name ?? (responder as? UIViewController)?.title ?? "\(type(of: responder))")
            here = responder.next
        }
        return names.joined(separator: " → ")
    }

    private func controller(_ title: String) -> Guide {
        let guide = Guide()
        guide.title = title
        guide.log = bench.log
        guide.view.accessibilityIdentifier = "\(title)'s view"
        return guide
    }

    // MARK: RC1

    @Test("RC1: a view's next is its superview, up to window, application and delegate")
    func plainChain() {
        let card = bench.view("card", 0, 0, 100, 100)
        let inner = bench.view("inner", 0, 0, 10, 10, in: card)
        #expect(chain(from: inner) == "inner → card → UIWindow → UIApplication")
        let delegate = Delegate()
        bench.app.delegate = delegate
        #expect(chain(from: card) == "card → UIWindow → UIApplication → Delegate")
        bench.down(1, 5, 5)
        #expect(
            bench.said("chain") == "inner → card; card → window; window → application;"
                + " application → delegate; delegate → nobody")
        bench.up()
    }

    /// A view whose next is whatever it is told.
    private final class Bent: UIView {
        weak var bend: UIResponder?
        override var next: UIResponder? { bend ?? super.next }
    }

    @Test(
        "RC1: a chain that leads in a circle stops, with a line in the trace",
        arguments: [true, false])
    func circle(isTraced: Bool) {
        let bench = Bench(traced: isTraced)
        let outer = bench.add(Bent(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "outer")
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        bench.add(inner, "inner", in: outer)
        outer.bend = inner
        bench.down()
        if isTraced {
            let hops = bench.said("hop").components(separatedBy: "; ")
            #expect(hops.last == "touchesBegan: inner → outer, endless")
            #expect(hops.count == UIResponder.longestChain + 1)
        }
        bench.up()
        #expect(
            !bench.app.sendAction(
                Selector("nothing", Journal.nothing), to: nil, from: inner, for: nil))
    }

    @Test(
        "RC1: controllers that present each other make a circle, which stops",
        arguments: [true, false])
    func circleOfControllers(isTraced: Bool) {
        let bench = Bench(traced: isTraced)
        let (one, other) = (UIViewController(), UIViewController())
        bench.window.rootViewController = one
        one.present(other, animated: false)
        other.present(one, animated: false)
        bench.down(1, 5, 5)
        bench.up(1, 5, 5)
        #expect(bench.app.now == 0)
    }

    @Test("RC1: a root view's next is its controller, whose next is the view above")
    func controllers() {
        let root = controller("root")
        bench.window.rootViewController = root
        let child = controller("child")
        root.addChild(child)
        let card = bench.view("card", 0, 0, 400, 800, in: root.view)
        card.addSubview(child.view)
        #expect(
            chain(from: child.view)
                == "child's view → child → card → root's view → root → UIWindow → UIApplication")
    }

    @Test("RC1: a presented controller's next is the one that presents it")
    func presented() {
        let root = controller("root")
        let sheet = controller("sheet")
        bench.window.rootViewController = root
        root.present(sheet, animated: false)
        #expect(
            chain(from: sheet.view)
                == "sheet's view → sheet → root → UIWindow → UIApplication")
        bench.down()
        #expect(bench.order == "began sheet, began root")
        bench.up()
        root.dismiss(animated: false)
        #expect(bench.hit(50, 50) == "root's view")
    }

    @Test("RC1: a delegate that is a controller of the chain does not end it in a circle")
    func delegateInChain() {
        let both = DelegateController()
        bench.window.rootViewController = both
        bench.app.delegate = both
        both.view.accessibilityIdentifier = "view"
        #expect(chain(from: both.view) == "view → DelegateController → UIWindow → UIApplication")
        bench.down()
        #expect(bench.said("discarded") == "touchesBegan: nobody after application")
        bench.up()
    }

    @Test("RC1: a delegate that is no responder is no link")
    func plainDelegate() {
        final class Plain: UIApplicationDelegate {}
        let delegate = Plain()
        bench.app.delegate = delegate
        #expect(chain(from: bench.window) == "UIWindow → UIApplication")
    }

    // MARK: RC2

    @Test("RC2: plain responders hand touches on; beyond the last the event is discarded")
    func forwarded() {
        bench.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "plain")
        bench.down()
        #expect(
            bench.said("delivery", "hop", "discarded")
                == "plain gets began of finger 1; touchesBegan: plain → window, forwarded;"
                + " touchesBegan: window → application, forwarded;"
                + " touchesBegan: nobody after application")
        bench.up()
    }

    @Test("RC2: an override without super keeps the touch")
    func consumed() {
        let card = bench.view("card", 0, 0, 100, 100)
        bench.view("inner", 0, 0, 100, 100, in: card)
        bench.down()
        #expect(bench.order == "began inner")
        #expect(bench.said("hop", "consumed") == "touchesBegan: inner keeps it")
        bench.up()
    }

    @Test("RC2: with super, one event has many handlers, and all get the same touches and event")
    func manyHandlers() {
        let card = bench.view("card", 0, 0, 100, 100)
        let inner = bench.view("inner", 0, 0, 100, 100, in: card)
        inner.passesOn = true
        var events: [UIEvent?] = []
        var touches: [Set<UITouch>] = []
        for view in [inner, card] {
            view.onPhase[.began] = {
                touches.append($0)
                events.append($1)
            }
        }
        bench.down()
        bench.move()
        bench.up()
        #expect(
            bench.order
                == "began inner, began card, moved inner, moved card, ended inner, ended card")
        #expect(events.count == 2 && events.first == events.last)
        #expect(touches.first == touches.last)
        #expect(
            bench.said("hop").hasPrefix("touchesBegan: inner → card, passed on"))
    }

    @Test("RC2: touchesCancelled climbs the chain like the others")
    func cancelledClimbs() {
        let card = bench.view("card", 0, 0, 100, 100)
        bench.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "plain", in: card)
        bench.down()
        bench.app.cancelTouches(at: 1)
        #expect(bench.order == "began card, cancelled card")
        bench.checkInvariants()
    }

    @Test("RC2: a thousand nested plain views hand a touch all the way")
    func deepChain() {
        var parent: UIView = bench.window
        for _ in 0..<1000 {
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            parent.addSubview(child)
            parent = child
        }
        bench.down()
        bench.up()
        #expect(bench.app.tracer?.trace.sentences("hop").count == 2 * 1001)
    }

    @Test("RC1: controllers do not present or contain one another in a circle")
    func controllersInACircle() {
        let (a, b) = (UIViewController(), UIViewController())
        bench.window.rootViewController = a
        a.present(a, animated: false)
        #expect(a.presentedViewController == nil)
        a.present(b, animated: false)
        b.present(a, animated: false)
        #expect(b.presentedViewController == nil)
        a.dismiss(animated: false)
        #expect(a.presentedViewController == nil)
        a.addChild(b)
        b.addChild(a)
        #expect(a.parent == nil && b.children.isEmpty)
    }
}
