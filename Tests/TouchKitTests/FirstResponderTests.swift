import Testing
import TouchTrace

@testable import TouchKit

/// A view that may be first responder, may refuse to resign, and performs `beep`.
private final class Field: UIView {
    var log = Journal()
    var mayBecome = true
    var mayResign = true
    var passesOn = false

    private var name: String { accessibilityIdentifier ?? "field" }

    override var canBecomeFirstResponder: Bool { mayBecome }
    override var canResignFirstResponder: Bool { mayResign }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.note("\(name) \(motion) \(event?.type == .motion)")
        if passesOn { super.motionBegan(motion, with: event) }
    }

    override func remoteControlReceived(with event: UIEvent?) {
        log.note("\(name) \(event?.subtype ?? .none)")
        super.remoteControlReceived(with: event)
    }

    func beep() { log.note("\(name) beeps") }
    func beep(_ sender: UIView) {
        log.note("\(name) beeps for \(sender.accessibilityIdentifier ?? "nobody")")
    }
}

private final class Delegate: UIResponder, UIApplicationDelegate {
    var log = Journal()
    func beep() { log.note("delegate beeps") }
}

@Suite struct FirstResponderTests {
    let bench = Bench()
    private let beep = Selector("beep", Field.beep as (Field) -> () -> Void)

    private func field(_ name: String, in parent: UIView? = nil) -> Field {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        field.log = bench.log
        return bench.add(field, name, in: parent)
    }

    // MARK: RC4

    @Test("RC4: an action to nobody climbs from the first responder to who can perform it")
    func nilTarget() {
        let outer = field("outer")
        let plain = bench.add(UIView(), "plain", in: outer)
        let inner = bench.view("inner", 0, 0, 10, 10, in: plain)
        #expect(bench.app.sendAction(beep, to: nil, from: inner, for: nil))
        let other = field("other")
        other.becomeFirstResponder()
        #expect(bench.app.sendAction(beep, to: nil, from: inner, for: nil))
        #expect(bench.order == "outer beeps, other beeps")
        #expect(bench.said("action") == "inner → outer.beep; inner → other.beep")
    }

    @Test("RC4: an action reaches the application's delegate, and says if nobody performs it")
    func endOfChain() {
        let delegate = Delegate()
        delegate.log = bench.log
        let action = Selector("beep", Delegate.beep)
        #expect(!bench.app.sendAction(action, to: nil, from: bench.window, for: nil))
        bench.app.delegate = delegate
        #expect(bench.app.sendAction(action, to: nil, from: bench.window, for: nil))
        #expect(bench.order == "delegate beeps")
    }

    @Test("RC4: a named target gets the action, with its sender, wherever it is")
    func namedTarget() {
        let target = field("target")
        target.removeFromSuperview()
        let action = Selector("beep", Field.beep as (Field) -> (UIView) -> Void)
        let sender = bench.view("sender", 0, 0, 1, 1)
        #expect(bench.app.sendAction(action, to: target, from: sender, for: nil))
        #expect(bench.order == "target beeps for sender")
        #expect(!bench.app.sendAction(action, to: sender, from: sender, for: nil))
    }

    @Test("RC4: a responder may say that it cannot perform an action")
    func canPerform() {
        class Shy: UIView {
            var canDo = false
            var done = 0
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                canDo
            }
            func work() { done += 1 }
        }
        let outer = bench.add(Shy(), "outer")
        let inner = bench.add(Shy(), "inner", in: outer)
        outer.canDo = true
        bench.app.sendAction(Selector("work", Shy.work), to: nil, from: inner, for: nil)
        #expect(outer.done == 1 && inner.done == 0)
    }

    // MARK: RC5

    @Test("RC5: a shake starts at the first responder and climbs")
    func shake() {
        let outer = field("outer")
        let inner = field("inner", in: outer)
        inner.becomeFirstResponder()
        inner.passesOn = true
        bench.app.send(.shakeBegan)
        #expect(bench.order == "inner motionShake true, outer motionShake true")
    }

    @Test("RC5: with no first responder it starts at the key window")
    func withoutFirstResponder() {
        _ = field("field")
        bench.app.send(.shakeEnded)
        bench.app.send(.remotePlay)
        #expect(bench.order == "")
        #expect(
            bench.said("hop", "discarded") == "motionEnded: window → application, forwarded;"
                + " motionEnded: nobody after application;"
                + " remoteControlReceived: window → application, forwarded;"
                + " remoteControlReceived: nobody after application")
    }

    @Test("RC5: a remote control's key climbs the same chain, at its own time")
    func remote() {
        let outer = field("outer")
        let inner = field("inner", in: outer)
        inner.becomeFirstResponder()
        bench.app.send(.remoteNextTrack, at: 2)
        #expect(bench.order == "inner remoteControlNextTrack, outer remoteControlNextTrack")
        #expect(bench.app.now == 2)
    }

    @Test("RC5: with no window at all it goes to the application and nothing traps")
    func noWindow() {
        let app = UIApplication()
        app.tracer = Tracer()
        app.send(.shakeBegan)
        app.send(.remotePause, at: .nan)
        #expect(app.tracer?.trace.sentences("discarded").count == 2)
    }

    // MARK: RC6

    @Test("RC6: nobody is first responder by default, nor may a plain view become it")
    func byDefault() {
        let plain = bench.view("plain", 0, 0, 10, 10)
        #expect(!plain.becomeFirstResponder())
        #expect(!plain.isFirstResponder && bench.window.firstResponder == nil)
    }

    @Test("RC6: the old one is asked to resign, and either may refuse")
    func refusals() {
        let old = field("old")
        let new = field("new")
        #expect(old.becomeFirstResponder() && old.isFirstResponder)
        old.mayResign = false
        #expect(!new.becomeFirstResponder() && old.isFirstResponder)
        #expect(!old.resignFirstResponder())
        old.mayResign = true
        new.mayBecome = false
        #expect(!new.becomeFirstResponder() && old.isFirstResponder)
        new.mayBecome = true
        #expect(new.becomeFirstResponder() && !old.isFirstResponder)
        #expect(new.resignFirstResponder() && bench.window.firstResponder == nil)
        #expect(bench.said("firstResponder") == "old; nobody; new; nobody")
    }

    @Test("RC6: a view must be in a window, and leaving it ends the role")
    func inWindow() {
        #expect(!Field().becomeFirstResponder())
        let card = bench.view("card", 0, 0, 100, 100)
        let inner = field("inner", in: card)
        inner.becomeFirstResponder()
        card.removeFromSuperview()
        #expect(!inner.isFirstResponder && bench.window.firstResponder == nil)
        bench.checkInvariants()
    }

    @Test("RC6: each window has its own")
    func perWindow() {
        let other = UIWindow(frame: .zero)
        other.makeKeyAndVisible(in: bench.app)
        let here = field("here")
        let there = field("there", in: other)
        #expect(here.becomeFirstResponder() && there.becomeFirstResponder())
        #expect(here.isFirstResponder && there.isFirstResponder)
        bench.app.send(.shakeBegan)
        #expect(bench.order == "there motionShake true")
    }
}
