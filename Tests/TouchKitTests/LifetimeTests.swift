import Testing
import TouchTrace

@testable import TouchKit

@Suite struct LifetimeTests {
    @Test("An application let go of in mid-gesture leaves nothing behind")
    func droppedInMidGesture() {
        weak var window: UIWindow?
        weak var recognizer: UIGestureRecognizer?
        weak var application: UIApplication?
        do {
            let bench = Bench()
            let pan = UIPanGestureRecognizer()
            bench.window.addGestureRecognizer(pan)
            bench.down()
            bench.move(1, 100, 50)
            #expect(pan.state == .began)
            (window, recognizer) = (bench.window, pan)
            application = bench.app
        }
        #expect(application == nil)
        #expect(window == nil)
        #expect(recognizer == nil)
    }

    @Test("SM4: recognizers of an application let go of in mid-gesture are as new")
    func recognizersStartAnew() {
        let pan = UIPanGestureRecognizer()
        do {
            let bench = Bench()
            bench.window.addGestureRecognizer(pan)
            bench.down()
            bench.move(1, 100, 50)
            #expect(pan.state == .began)
        }
        #expect(pan.state == .possible && pan.numberOfTouches == 0)
    }

    @Test("When the first application has gone, the next is the shared one")
    func nextIsShared() {
        var first: UIApplication? = UIApplication()
        let next = UIApplication()
        // Others may live while this runs.
        let wasShared = UIApplication.shared === first
        first = nil
        #expect((UIApplication.shared === next) == wasShared)
    }

    @Test("AR2: a trace that begins late tells requirements among recognizers of any order")
    func requirementsAreTold() {
        let bench = Bench(traced: false)
        let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        (first.name, second.name) = ("first", "second")
        bench.window.addGestureRecognizer(first)
        bench.window.addGestureRecognizer(second)
        first.require(toFail: second)
        bench.app.tracer = Tracer()
        #expect(
            bench.said("requirement")
                == "first requires second to fail: set, require to fail")
    }
}
