import Testing
import TouchKit

/// Storyboards and nibs, by the code that `touchscope import` makes of them: `Knobs` has it.
@Suite struct InterfaceShapeTests {
    private let app = UIApplication()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let shown: ShownKnobs
    private let controller: KnobsController

    init() throws {
        let (app, window) = (app, window)
        window.makeKeyAndVisible(in: app)
        shown = app.perform { ShownKnobs(in: window) }
        controller = try #require(shown.controller)
        app.perform { window.layoutIfNeeded() }
    }

    private func touch(_ view: UIView, at time: Double, for duration: Double = 0.05) {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        for (phase, time) in [(UITouch.Phase.began, time), (.ended, time + duration)] {
            app.advance(to: time)
            app.send([
                TouchSample(finger: 1, phase: phase, location: middle, timestamp: time)
            ])
        }
    }

    @Test("a view's init(coder:) sees frame and subviews, awakeFromNib what was set and connected")
    func made() {
        #expect(controller.knob.madeWith == "200.0 1 12\"dB\" 1")
        #expect(controller.knob.ink == .systemYellow)
        #expect(controller.knob.layer.cornerRadius == 100)
        #expect(controller.seen == ["coder", "loaded 2 200.0"])
        #expect(controller.buttons.map(\.tag) == [7, 0])
    }

    @Test("constraints with constants, ratios and guides place the views")
    func placed() {
        #expect(controller.knob.frame.size == CGSize(width: 200, height: 200))
        #expect(controller.knob.frame.midX == controller.view.bounds.midX)
        #expect(controller.label.frame.minY == controller.knob.frame.maxY + 30)
    }

    @Test("recognizers, controls and delegates call what they are connected to")
    func connected() {
        touch(controller.knob, at: 1)
        touch(controller.knob, at: 1.2)
        #expect(controller.knob.step == 1)
        #expect(controller.label.text == "Step 1")
        touch(controller.buttons[0], at: 2)
        #expect(controller.seen.last == "reset")
        #expect(controller.label.text == "Step 0")
    }

    @Test("a nib fills the outlets of its owner, and its recognizer calls the owner")
    func nib() throws {
        let badge = try #require(controller.view.subviews.last as? BadgeView)
        #expect(badge.content.superview === badge && badge.number.text == "0")
        touch(badge.number, at: 1, for: 0.4)
        #expect(badge.presses == [.began, .ended])
    }

    @Test("a segue lets the controller prepare, and shows its destination on the stack")
    func segue() {
        touch(controller.buttons[1], at: 1)
        #expect(controller.seen.last == "segue about true")
        app.advance(to: 2)
        #expect(shown.titles == ["Knobs", "About"])
    }

    @Test("a table's cells are copies of the storyboard's prototype, each with its own connections")
    func cells() throws {
        touch(controller.buttons[1], at: 1)
        app.advance(to: 2)
        app.perform { window.layoutIfNeeded() }
        try #require(shown.cells.count == 2)
        touch(shown.cells[1].lamp, at: 3)
        #expect(shown.cells.map(\.changes) == [[], [false]])
        #expect(shown.cells.map(\.frame.height) == [60, 60])
    }
}
