import Testing
import TouchKit

/// Text fields among taps and lists: who gets the touch, and when the keyboard goes.
@Suite struct FormShapeTests {
    private let app = UIApplication()
    private let form = FormController()

    init() {
        let (app, form) = (app, form)
        app.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = form
            window.makeKeyAndVisible(in: app)
            window.layoutIfNeeded()
        }
    }

    private func touch(_ phase: UITouch.Phase, _ x: Double, _ y: Double, at time: Double) {
        app.send([
            TouchSample(
                finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
        ])
    }

    private func tap(_ x: Double, _ y: Double, at time: Double, for duration: Double = 0.05) {
        touch(.began, x, y, at: time)
        touch(.ended, x, y, at: time + duration)
        app.advance(to: time + duration + 0.9)
    }

    private func drag(from y: Double, to end: Double, at time: Double, lifts: Bool = true) {
        touch(.began, 100, y, at: time)
        for step in 1...20 {
            touch(.moved, 100, y + (end - y) * Double(step) / 20, at: time + Double(step) / 60)
        }
        if lifts { touch(.ended, 100, end, at: time + 0.8) }
    }

    @Test("RT5: a tap in a text field begins to edit as the finger lifts; a tap around stays out")
    func tapInField() {
        touch(.began, 50, 20, at: 1)
        #expect(!form.field.isFirstResponder)
        touch(.ended, 50, 20, at: 1.05)
        #expect(form.log == ["edit"])
        #expect(form.field.isFirstResponder)
        app.advance(to: 2)
        tap(50, 20, at: 2)
        #expect(form.log == ["edit"])
    }

    @Test("RT5: so does a tap in a text view, and a long press; a drag does not")
    func tapInTextView() {
        tap(200, 50, at: 1)
        #expect(form.notes.isFirstResponder && form.log == [])
        tap(50, 20, at: 3, for: 0.7)
        #expect(form.field.isFirstResponder)
        form.field.resignFirstResponder()
        touch(.began, 50, 20, at: 5)
        for step in 1...10 { touch(.moved, 50 + Double(step) * 6, 20, at: 5 + Double(step) / 60) }
        touch(.ended, 110, 20, at: 5.3)
        #expect(!form.field.isFirstResponder)
    }

    @Test("RT6: text brings taps and a loupe of its own, which hold no lift back")
    func ownRecognizers() {
        let names = (form.field.gestureRecognizers ?? []).map(\.description)
        let own = [
            "UITextTapRecognizer", "UITextTapRecognizer", "UITextTapRecognizer",
            "UIVariableDelayLoupeGesture",
        ]
        #expect(names == own)
        #expect((form.field.gestureRecognizers ?? []).allSatisfy { !$0.delaysTouchesEnded })
        #expect((form.notes.gestureRecognizers ?? []).map(\.description).suffix(4) == own[...])
    }

    @Test("RT5: a field that is switched off leaves its taps to those around")
    func disabledField() {
        form.field.isEnabled = false
        tap(50, 20, at: 1)
        #expect(form.log == ["away"])
    }

    @Test("RT10: a tap that an app adds to a text view loses to the text's own, unless both may")
    func tapAddedToText() {
        let counter = OwnTap()
        let tap = UITapGestureRecognizer()
        tap.addTarget(counter, action: OwnTap.tapped)
        form.notes.addGestureRecognizer(tap)
        self.tap(200, 50, at: 1)
        #expect(counter.count == 0 && form.notes.isFirstResponder)
        form.notes.resignFirstResponder()
        tap.delegate = counter
        self.tap(200, 50, at: 3)
        #expect(counter.count == 1 && form.notes.isFirstResponder)
    }

    @Test("RT7: a tap around that cancels touches keeps a row from being chosen; else both happen")
    func tapAway() {
        tap(50, 20, at: 1)
        tap(50, 200, at: 3)
        #expect(form.log == ["edit", "away", "may end?", "done"])
        form.away.cancelsTouchesInView = false
        tap(50, 200, at: 5)
        #expect(form.log.dropFirst(4) == ["away", "chose 2"])
        form.away.cancelsTouchesInView = true
        tap(50, 200, at: 7, for: 0.8)
        #expect(form.log.dropFirst(6) == ["chose 2"])
    }

    @Test("RT7: a forced end of editing asks nobody, and is told")
    func forcedEnd() {
        form.mayEnd = false
        tap(50, 20, at: 1)
        #expect(!form.view.endEditing(false) && form.field.isFirstResponder)
        #expect(form.view.endEditing(true) && !form.field.isFirstResponder)
        #expect(form.log == ["edit", "may end?", "done"])
    }

    @Test("RT8: the keyboard goes as a drag begins, after the delegate knows, and not with a touch")
    func onDrag() {
        form.table.keyboardDismissMode = dismissMode("drag")
        tap(50, 20, at: 1)
        form.away.isEnabled = false
        touch(.began, 100, 300, at: 3)
        app.advance(to: 3.2)
        #expect(form.field.isFirstResponder)
        touch(.cancelled, 100, 300, at: 3.3)
        drag(from: 400, to: 300, at: 4, lifts: false)
        #expect(form.log == ["edit", "drag", "may end?", "done"])
        touch(.cancelled, 100, 300, at: 5)
        tap(50, 20, at: 6)
        form.table.keyboardDismissMode = dismissMode("none")
        drag(from: 400, to: 300, at: 8)
        #expect(form.field.isFirstResponder)
    }

    @Test("RT8: content that cannot be dragged dismisses nothing")
    func onDragWithoutRoom() {
        form.table.keyboardDismissMode = dismissMode("drag")
        form.table.alwaysBounceVertical = false
        form.table.contentSize = CGSize(width: 320, height: 100)
        tap(50, 20, at: 1)
        drag(from: 400, to: 300, at: 3)
        #expect(form.field.isFirstResponder)
    }

    @Test(
        "RT9: the keyboard follows a finger from its edge down, and goes when it is half gone",
        arguments: [(250.0, true), (320, true), (400, false)])
    func interactive(end: Double, stays: Bool) {
        form.table.keyboardDismissMode = dismissMode("interactive")
        app.keyboardFrame = CGRect(x: 0, y: 280, width: 320, height: 200)
        tap(50, 20, at: 1)
        drag(from: 150, to: end, at: 3)
        // It rests at its end for half a second: too slow to flick.
        #expect(form.field.isFirstResponder == stays)
    }

    @Test("RT9: a quick finger pulls it down from farther up; none without a keyboard")
    func interactiveFlick() {
        form.table.keyboardDismissMode = dismissMode("interactive")
        tap(50, 20, at: 1)
        drag(from: 150, to: 450, at: 3)
        #expect(form.field.isFirstResponder)
        app.keyboardFrame = CGRect(x: 0, y: 280, width: 320, height: 200)
        app.advance(to: 6)
        touch(.began, 100, 150, at: 6)
        for step in 1...10 {
            touch(.moved, 100, 150 + Double(step) * 15, at: 6 + Double(step) / 60)
        }
        touch(.ended, 100, 300, at: 6 + 11.0 / 60)
        #expect(!form.field.isFirstResponder)
    }
}

/// Counts its taps, and lets others be recognized beside it.
private final class OwnTap: UIGestureRecognizerDelegate {
    var count = 0
    func tapped() { count += 1 }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
