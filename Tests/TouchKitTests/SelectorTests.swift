import Testing
import TouchTrace

@testable import TouchKit

@Suite struct SelectorTests {
    let app = UIApplication()

    @Test("RC4: selectors of one name are equal, however they were made")
    func equality() {
        #expect(Selector("saved:") == Selector("saved:", Desk.saved(_:)))
        #expect(Selector("saved:") == "saved:")
        #expect(Selector("saved:") != "saved")
        #expect(Set<Selector>(["saved:", Selector("saved:", Desk.saved(_:)), "undo"]).count == 2)
        let unnamed = Selector(nil, Desk.undo)
        #expect(unnamed == unnamed)
        #expect(unnamed != Selector(nil, Desk.undo))
        #expect(unnamed != Selector("action", Desk.undo))
    }

    @Test("RC4: a method is called by any name and shape, with as much as it takes")
    func shapes() {
        let desk = Desk()
        let sender = UIView()
        desk.perform(Selector("undo", Desk.undo))
        desk.perform(Selector("saved:", Desk.saved(_:)), with: sender)
        desk.perform(Selector("pressed:event:", Desk.pressed(_:event:)), with: sender)
        desk.perform(Selector("told:") { (teller: Teller) in { teller.told($0) } }, with: "news")
        desk.perform(Selector("score") { (desk: Desk) in { desk.calls.count } })
        desk.perform(Selector("setScore:") { (desk: Desk) in { desk.score = $0 } }, with: 7)
        #expect(desk.calls == ["undo", "saved UIView", "pressed UIView nil", "told news"])
        #expect(desk.score == 7)
    }

    @Test("RC4: an argument of another class, or a name that nobody offers, calls nothing")
    func misfits() {
        let desk = Desk()
        desk.perform(Selector("saved:", Desk.saved(_:)), with: "no view")
        desk.perform("unheardOf:", with: nil)
        #expect(desk.calls == [])
        #expect(!app.sendAction("undo", to: UIView(), from: nil, for: nil))
    }

    @Test("RC4: what a class offers is found by name, by the subclass's own method")
    func lookedUp() {
        let (desk, other) = (Desk(), Standing())
        #expect(app.sendAction("undo", to: desk, from: nil, for: nil))
        #expect(app.sendAction("undo", to: other, from: nil, for: nil))
        // Of another class, but of one name.
        #expect(app.sendAction(Selector("undo", Stranger.undo), to: other, from: nil, for: nil))
        #expect(desk.calls == ["undo"] && other.calls == ["undo standing", "undo standing"])
        #expect(desk.responds(to: "undo") && !desk.responds(to: "redo"))
        #expect(other.responds(to: "redo") && !desk.responds(to: nil))
    }

    @Test("RC4: a target that is no responder offers its methods too")
    func plainTarget() {
        let (tap, stranger) = (UITapGestureRecognizer(), Stranger())
        tap.addTarget(stranger, action: "undo")
        tap.addTarget(stranger, action: Selector("undo", Stranger.undo))
        tap.state = .ended
        #expect(stranger.undone == 1)
        tap.removeTarget(stranger, action: "undo")
        tap.state = .ended
        #expect(stranger.undone == 1)
    }

    @Test("TE9: what is to be performed later is, on event time, unless it is taken back")
    func delayed() {
        let desk = Desk()
        app.perform {
            desk.perform("undo", with: nil, afterDelay: 0.5)
            desk.perform("saved:", with: desk, afterDelay: 0.4)
            desk.perform("saved:", with: nil, afterDelay: 0.3)
            Desk.cancelPreviousPerformRequests(
                withTarget: desk, selector: "saved:", object: nil)
        }
        app.advance(to: 0.45)
        #expect(desk.calls == ["saved Desk"])
        app.perform { NSObject.cancelPreviousPerformRequests(withTarget: desk) }
        app.advance(to: 1)
        #expect(desk.calls == ["saved Desk"])
        #expect(app.nextDue == nil && app.delayedPerforms.isEmpty)
    }

    @Test("TE9: an object that something is to be performed by lives until then, and no longer")
    func lifetime() {
        var desk: Desk? = Desk()
        weak let trace = desk
        app.perform { desk?.perform("undo", with: nil, afterDelay: 0.5) }
        desk = nil
        #expect(trace != nil)
        app.advance(to: 1)
        #expect(trace == nil)
    }

    @Test func kindsOfObjects() {
        #expect(UITapGestureRecognizer().isKind(of: UIGestureRecognizer.self))
        #expect(!UIView().isKind(of: UIControl.self))
        #expect(Standing().isMember(of: Standing.self) && !Standing().isMember(of: Desk.self))
        #expect(UIView().isEqual(UIView()) == false)
    }
}

private protocol Teller: AnyObject {
    func told(_ news: String)
}

private class Desk: UIView, Teller {
    var calls: [String] = []
    var score = 0
    class override var providedSelectors: [Selector] {
        super.providedSelectors + [
            Selector("undo", Desk.undo), Selector("saved:", Desk.saved(_:)),
        ]
    }
    func undo() { calls.append("undo") }
    func saved(_ sender: UIView) { calls.append("saved \(type(of: sender))") }
    func pressed(_ sender: UIView, event: UIEvent?) {
        calls.append("pressed \(type(of: sender)) \(event.map { "\($0.type)" } ?? "nil")")
    }
    func told(_ news: String) { calls.append("told \(news)") }
}

private final class Standing: Desk {
    class override var providedSelectors: [Selector] {
        super.providedSelectors + [Selector("redo", Standing.redo)]
    }
    override func undo() { calls.append("undo standing") }
    func redo() {}
}

private final class Stranger: SelectorProviding {
    var undone = 0
    static var providedSelectors: [Selector] { [Selector("undo", Stranger.undo)] }
    func undo() { undone += 1 }
}
