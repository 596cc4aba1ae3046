import Testing

@testable import TouchKit

@Suite struct ControlTargetTests {
    @Test("CT1: typed targets are called in the order they were added, once an event each")
    func typedTargets() {
        let (button, desk) = (UIButton(type: .system), Desk())
        button.addTarget(
            desk, action: Desk.saved, for: [.touchUpInside, .touchDown], name: "saved")
        button.addTarget(desk, action: Desk.counted, for: .touchUpInside, name: "counted")
        button.addTarget(desk, action: Desk.counted, for: .touchUpInside, name: "counted")
        button.sendActions(for: [.touchUpInside, .touchDown])
        #expect(desk.calls == ["saved UIButton", "counted"])
        #expect(
            button.actions(forTarget: desk, forControlEvent: .touchUpInside) == [
                "saved", "counted",
            ])
        #expect(button.allControlEvents == [.touchUpInside, .touchDown])
    }

    @Test("CT1: a target can be taken away, by action, by event or altogether")
    func removal() {
        let (button, desk) = (UIButton(type: .system), Desk())
        button.addTarget(
            desk, action: Desk.saved, for: [.touchUpInside, .touchDown], name: "saved")
        button.addTarget(desk, action: Desk.counted, for: .touchUpInside, name: "counted")
        button.removeTarget(desk, action: "saved", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(desk.calls == ["counted"])
        button.sendActions(for: .touchDown)
        #expect(desk.calls == ["counted", "saved UIButton"])
        button.removeTarget(nil, for: .allEvents)
        button.sendActions(for: .allEvents)
        #expect(desk.calls.count == 2)
    }

    @Test("CT1: methods without a name are told apart, and taken away with their target")
    func unnamedTargets() {
        let (button, desk) = (UIButton(type: .system), Desk())
        button.addTarget(desk, action: Desk.saved, for: .touchDown)
        button.addTarget(desk, action: Desk.counted, for: .touchUpInside)
        button.sendActions(for: .touchDown)
        button.sendActions(for: .touchUpInside)
        #expect(desk.calls == ["saved UIButton", "counted"])
        button.removeTarget(desk, for: .allEvents)
        #expect(button.allTargets.isEmpty)
    }

    @Test("CT1: targets are held weakly")
    func weakTargets() {
        let button = UIButton(type: .system)
        var desk: Desk? = Desk()
        weak let trace = desk
        if let desk { button.addTarget(desk, action: Desk.counted, for: .touchUpInside) }
        desk = nil
        #expect(trace == nil)
        button.sendActions(for: .touchUpInside)
        #expect(button.allTargets.isEmpty && button.allControlEvents.isEmpty)
    }

    @Test("CT1: an action with a known identifier replaces the earlier one")
    func actionsReplace() {
        let button = UIButton(type: .system)
        var calls: [String] = []
        let id = UIAction.Identifier("save")
        button.addAction(UIAction(identifier: id) { _ in calls.append("old") }, for: .touchUpInside)
        button.addAction(UIAction(identifier: id) { _ in calls.append("new") }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(calls == ["new"])
        button.removeAction(identifiedBy: id, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(calls == ["new"])
    }

    @Test("RC4: with no target, the action climbs from the control to who can perform it")
    func nilTarget() {
        let board = Board()
        let button = board.put(UIButton(type: .system), "save")
        let form = Form(frame: CGRect(x: 0, y: 400, width: 400, height: 100))
        board.window.addSubview(form)
        form.addSubview(button)
        button.addTarget(nil, action: Selector("submit", Form.submit), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(form.submitted == 1)
    }

    @Test("CT1: the trace names sender, target, action and control event")
    func traced() {
        let board = Board()
        let (button, desk) = (UIButton(type: .system), Desk())
        button.accessibilityIdentifier = "save"
        button.frame = CGRect(x: 150, y: 150, width: 100, height: 44)
        board.a.addSubview(button)
        button.addTarget(desk, action: Desk.saved, for: .touchUpInside, name: "saved")
        button.addAction(UIAction(title: "beep") { _ in }, for: .primaryActionTriggered)
        board.tap(1, 200, 170)
        #expect(
            board.trace.sentences("action") == [
                "save → Desk.saved, touchUpInside", "save → UIAction.beep, primaryActionTriggered",
            ])
    }

    @Test("RC4: control actions go through the application, which may watch them")
    func throughApplication() {
        let app = Watching()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let (button, desk) = (UIButton(type: .system), Desk())
        window.addSubview(button)
        window.makeKeyAndVisible(in: app)
        button.addTarget(desk, action: Desk.counted, for: .touchUpInside, name: "counted")
        button.sendActions(for: .touchUpInside)
        #expect(app.seen == ["counted"])
        #expect(desk.calls == ["counted"])
    }

    private final class Desk {
        var calls: [String] = []
        func saved(_ sender: UIButton) { calls.append("saved \(type(of: sender))") }
        func counted() { calls.append("counted") }
    }

    private final class Form: UIView {
        var submitted = 0
        func submit() { submitted += 1 }
    }

    private final class Watching: UIApplication {
        var seen: [String] = []
        override func sendAction(
            _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
        ) -> Bool {
            seen.append(action.name)
            return super.sendAction(action, to: target, from: sender, for: event)
        }
    }
}
