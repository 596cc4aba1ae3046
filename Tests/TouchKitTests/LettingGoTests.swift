import Testing
import TouchTrace

@testable import TouchKit

/// Callbacks that take away the last that holds a view, a recognizer, a window or the application they are called by.
@Suite("What is let go of in a callback", .serialized) struct LettingGoTests {
    /// What recognizers tell their actions to.
    private let desk = Journal()

    // MARK: Views

    @Test(
        "DL13: a view that goes in its own began is cancelled, and goes with its touch",
        arguments: [true, false])
    func viewInBegan(isTraced: Bool) {
        let bench = Bench(traced: isTraced)
        var gone = 0
        do {
            let card = mortal("card", in: bench) { gone += 1 }
            card.onPhase[.began] = { [unowned card] _, _ in card.removeFromSuperview() }
        }
        bench.down()
        bench.move()
        #expect(bench.order == "began card, cancelled card")
        bench.up()
        #expect(gone == 1)
    }

    @Test(
        "DL13: a view that goes in the action of its recognizer goes with its touch, and the recognizer too",
        arguments: [true, false])
    func viewInAction(isTraced: Bool) {
        let bench = Bench(traced: isTraced)
        var gone = 0
        weak var recognizer: UIGestureRecognizer?
        do {
            let card = mortal("card", in: bench) { gone += 1 }
            let pan = UIPanGestureRecognizer()
            recognizer = pan
            act(of: pan) { [unowned card] in
                card.removeGestureRecognizer($0)
                card.removeFromSuperview()
            }
            card.addGestureRecognizer(pan)
        }
        bench.down()
        bench.move(1, 90, 50)
        bench.move(1, 95, 50)
        bench.up(1, 95, 50)
        #expect(gone == 1)
        bench.down()
        bench.up()
        #expect(recognizer == nil)
    }

    @Test(
        "HT7: a view that goes in its own hit-test gets the touch of no window",
        arguments: [true, false])
    func viewInHitTest(isTraced: Bool) {
        let bench = Bench(traced: isTraced)
        weak var gone: UIView?
        do {
            let asked = bench.add(
                Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "asked")
            asked.answer = { asked, _, _ in
                asked.removeFromSuperview()
                return asked
            }
            gone = asked
        }
        bench.down()
        bench.up()
        #expect(bench.order == "")
        #expect(gone == nil)
    }

    @Test("SM4: a view that goes with a recognizer's last touch may ask and stop that recognizer")
    func viewWithAttempt() {
        let bench = Bench(traced: false)
        let twice = UITapGestureRecognizer()
        twice.numberOfTapsRequired = 2
        twice.delaysTouchesEnded = false
        bench.window.addGestureRecognizer(twice)
        var seen: [String] = []
        do {
            let card = mortal("card", in: bench) {
                seen.append("\(twice.state), \(twice.numberOfTouches) touches")
                twice.isEnabled = false
            }
            card.onPhase[.ended] = { [unowned card] _, _ in card.removeFromSuperview() }
        }
        bench.down()
        bench.up()
        #expect(seen == [])
        bench.app.advance(to: 1)
        bench.checkInvariants()
        #expect(seen == ["possible, 0 touches"])
    }

    @Test(
        "DL13: a view that goes with the sequence may take away others, whose ends were held back")
    func viewWithSequence() {
        let bench = Bench(traced: false)
        weak var cancelled: UITouch?
        let others = [1, 2].map { number in
            let view = bench.view("other", Double(number) * 100, 0, 100, 100)
            let twice = UITapGestureRecognizer()
            twice.numberOfTapsRequired = 2
            view.addGestureRecognizer(twice)
            view.onPhase[.cancelled] = { touches, _ in cancelled = touches.first }
            return view
        }
        do {
            let first = mortal("first", in: bench) {
                for view in others { view.removeFromSuperview() }
            }
            first.onPhase[.ended] = { [unowned first] _, _ in first.removeFromSuperview() }
        }
        for finger in 1...3 { bench.down(finger, Double(finger) * 100 - 50, 50) }
        for finger in 1...2 { bench.up(finger, Double(finger) * 100 - 50, 50) }
        #expect(bench.order == "began first, began other 2, began other 3, ended first")
        bench.up(3, 250, 50)
        #expect(bench.order == "cancelled other 2, cancelled other 3")
        let next = bench.view("next", 0, 0, 100, 100)
        bench.down()
        bench.up()
        #expect(bench.order == "began next, ended next")
        next.removeFromSuperview()
        #expect(cancelled == nil)
    }

    // MARK: Recognizers

    @Test(
        "SM5: a recognizer that goes while it is asked or told is through",
        arguments: Moment.allCases, [true, false])
    fileprivate func recognizer(moment: Moment, isTraced: Bool) {
        let bench = Bench(traced: isTraced)
        weak var gone: Leaver?
        let delegate = Delegate()
        do {
            let leaver = Leaver(target: nil, action: nil)
            leaver.leaves = moment
            leaver.delegate = delegate
            act(of: leaver) { if moment == .action { $0.view?.removeGestureRecognizer($0) } }
            bench.window.addGestureRecognizer(leaver)
            gone = leaver
        }
        bench.down()
        bench.move()
        bench.up()
        #expect(bench.window.gestureRecognizers == nil)
        bench.down()
        bench.up()
        #expect(gone == nil)
    }

    // MARK: Windows

    @Test(
        "DL13: a window that goes in a callback of one of its views goes with its touches",
        arguments: [true, false], [true, false])
    func window(inAction: Bool, isTraced: Bool) {
        let app = Stray.laterApplication()
        if isTraced { app.tracer = Tracer() }
        let log = Journal()
        weak var gone: UIWindow?
        do {
            let window = app.perform {
                UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            }
            let card = Card(frame: window.bounds)
            (card.accessibilityIdentifier, card.log) = ("card", log)
            window.addSubview(card)
            window.makeKeyAndVisible(in: app)
            if inAction {
                let press = UILongPressGestureRecognizer()
                act(of: press) { if $0.state == .began { $0.view?.window?.isHidden = true } }
                card.addGestureRecognizer(press)
            } else {
                card.onPhase[.began] = { [unowned card] _, _ in card.window?.isHidden = true }
            }
            gone = window
        }
        app.send([sample(.began)])
        app.advance(to: 1)
        #expect(log.lines == ["began card", "cancelled card"])
        app.send([sample(.ended, at: 1)])
        #expect(app._checkInvariants() == [])
        #expect(gone == nil)
    }

    // MARK: Applications

    @Test(
        "An application that goes in a callback does what it is at, and is gone then",
        arguments: Way.allCases, [true, false])
    fileprivate func application(way: Way, isTraced: Bool) {
        var app: UIApplication? = Stray.laterApplication()
        weak let gone = app
        if isTraced { app?.tracer = Tracer() }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        if let app { window.makeKeyAndVisible(in: app) }
        let card = Card(frame: window.bounds)
        window.addSubview(card)
        let press = UILongPressGestureRecognizer()
        press.cancelsTouchesInView = way != .event
        card.addGestureRecognizer(press)
        var calls = 0
        let letGo = {
            calls += 1
            app = nil
        }
        act(of: press) { if $0.state == way.state { letGo() } }
        let phase: UITouch.Phase? = [.touch: .began, .removal: .cancelled, .event: .moved][way]
        if let phase { card.onPhase[phase] = { _, _ in letGo() } }

        app?.send([sample(.began)])
        switch way {
        case .touch, .removal: break
        case .timer: app?.advance(to: 1)
        case .state: press.state = .began
        case .disabling:
            press.state = .began
            press.isEnabled = false
        case .hiding:
            press.state = .began
            window.isHidden = true
        case .event:
            // An event that somebody kept, and sends when no application is at work.
            guard let touch = app?.intake.event?.touches.first, let event = app?.intake.event else {
                return
            }
            touch.moment.phase = .moved
            event.note(touch)
            window.sendEvent(event)
        }
        if way == .removal { card.removeFromSuperview() }
        #expect(calls == 1)
        #expect(gone == nil)
        #expect(window.application == nil && press.numberOfTouches == 0)
    }

    // MARK: Targets

    @Test("SM2: what goes with a recognizer's target may add others")
    func targetOfRecognizer() {
        let tap = UITapGestureRecognizer()
        tap.addTarget(
            desk,
            action: holding { [desk] in
                for _ in 1...2 { tap.addTarget(desk, action: Selector(nil, Journal.nothing)) }
            })
        tap.addTarget(desk, action: Selector(nil, Journal.nothing))
        tap.removeTarget(nil)
        #expect(tap.targets.count == 2 && tap.targets.allSatisfy { $0.object === desk })
    }

    @Test("CT1: what goes with a control's action may take the others away")
    func targetOfControl() {
        let button = UIButton(type: .system)
        let held = holding { button.removeTarget(nil, action: nil, for: .allEvents) }
        button.addTarget(desk, action: consume held, for: .touchDown)
        button.addTarget(desk, action: Selector("nothing", Journal.nothing), for: .touchDown)
        button.removeTarget(desk, action: "held", for: .touchDown)
        #expect(button.handlers.isEmpty)
    }

    @Test("TE9: what goes with a call that is taken back may take others back")
    func delayedCall() {
        let app = Stray.laterApplication()
        app.perform {
            let card = Card(frame: .zero)
            card.perform(
                "nothing",
                with: Token { Card.cancelPreviousPerformRequests(withTarget: app) },
                afterDelay: 1)
            app.perform("nothing", with: nil, afterDelay: 1)
            Card.cancelPreviousPerformRequests(withTarget: card)
        }
        #expect(app.delayedPerforms.isEmpty)
    }

    // MARK: Preparing

    private func mortal(_ name: String, in bench: Bench, _ died: @escaping () -> Void) -> Mortal {
        let card = bench.add(Mortal(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), name)
        card.died = died
        return card
    }

    private func act(
        of recognizer: UIGestureRecognizer, _ action: @escaping (UIGestureRecognizer) -> Void
    ) {
        recognizer.addTarget(
            desk,
            action: Selector("acted") { (_: Journal) in
                { (sender: UIGestureRecognizer) in action(sender) }
            })
    }

    private func sample(_ phase: UITouch.Phase, at time: Double = 0) -> TouchSample {
        TouchSample(finger: 1, phase: phase, location: CGPoint(x: 50, y: 50), timestamp: time)
    }

    /// A method, "held", that alone holds what runs `died` when it goes.
    private func holding(_ died: @escaping () -> Void) -> Selector {
        let token = Token(died)
        return Selector("held") { (_: Journal) in { (_: Any) in _ = token } }
    }
}

/// When a recognizer leaves its view.
private enum Moment: CaseIterable { case receiving, analysing, asked, permission, action }

/// How an application comes to be at work when it is let go of.
private enum Way: CaseIterable {
    case touch, removal, timer, state, disabling, hiding, event

    /// In which action of the recognizer that happens, if in one.
    var state: UIGestureRecognizer.State? {
        switch self {
        case .touch, .removal, .event: nil
        case .timer, .state: .began
        case .disabling, .hiding: .cancelled
        }
    }
}

/// Takes itself away at one moment.
private final class Leaver: UIGestureRecognizer {
    var leaves = Moment.action

    func leave(at moment: Moment) {
        if moment == leaves { view?.removeGestureRecognizer(self) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        leave(at: .analysing)
        state = .began
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        leave(at: .asked)
        return true
    }
}

private final class Delegate: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
    {
        (gestureRecognizer as? Leaver)?.leave(at: .receiving)
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (gestureRecognizer as? Leaver)?.leave(at: .permission)
        return true
    }
}
