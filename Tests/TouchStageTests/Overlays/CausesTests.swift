import Foundation
import TestStage
import Testing
import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchTrace

@testable import TouchStage

@Suite("Causes are shown where the finger is")
struct CausesTests {
    private let play = Playground()

    private func context(_ staging: Staging = Staging(), after time: Double = 0) -> OverlayContext {
        let stage = StageHistory(play.tracer.trace).latest
        var moment = StageMoment(stage, time: stage.time + time)
        moment.staging = staging
        let painter = StagePainter(measurer: EvenMeasurer())
        return OverlayContext(
            moment: moment, trace: play.tracer.trace,
            layout: painter.layout(for: moment, size: Self.size), overlays: .all)
    }

    private static let size = CGSize(width: 1280, height: 720)

    private func painted(_ staging: Staging = Staging()) -> PaintedStage {
        let context = context(staging)
        return StagePainter(measurer: EvenMeasurer()).painted(
            context.moment, in: context.trace, size: Self.size)
    }

    private func words(_ staging: Staging = Staging()) -> [String] {
        painted(staging).picture.words
    }

    // MARK: Thresholds

    @Test("BR3: a pan's ring says once who needs so much")
    func ring() {
        _ = play.add(UIPanGestureRecognizer(), "drag")
        play.down()
        play.drag(by: 6, 0)
        #expect(words().filter { $0.hasPrefix("drag:") } == ["drag: 10 pt"])
    }

    @Test("Of a finger that rests nothing is said")
    func rest() {
        _ = play.add(UIPanGestureRecognizer(), "drag")
        play.down()
        play.drag(by: 2, 0)
        #expect(!words().contains { $0.hasPrefix("drag:") })
    }

    @Test(
        "BR4: a swipe's line says which way",
        arguments: [
            (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 20, y: 3), "to the right"),
            (.left, CGPoint(x: -20, y: 3), "to the left"), (.up, CGPoint(x: 3, y: -20), "up"),
            (.down, CGPoint(x: 3, y: 20), "down"),
        ])
    func line(_ way: UISwipeGestureRecognizer.Direction, _ travel: CGPoint, _ words: String) {
        let flick = play.add(UISwipeGestureRecognizer(), "flick")
        flick.direction = way
        play.down()
        play.drag(by: travel.x, travel.y)
        #expect(self.words().contains("flick: 50 pt \(words)"))
    }

    @Test("BR1, BR2: of what must not move it is said how far is too far")
    func tooFar() {
        _ = play.add(UILongPressGestureRecognizer(), "hold")
        play.down()
        play.drag(by: 6, 0)
        #expect(words().contains("hold: at most 10 pt"))
    }

    @Test("BR5, BR6: two fingers have a spread and a turn to go")
    func pair() {
        _ = play.add(UIPinchGestureRecognizer(), "zoom")
        _ = play.add(UIRotationGestureRecognizer(), "turn")
        play.card.isMultipleTouchEnabled = true
        play.down(1, 150, 200)
        play.down(2, 350, 200)
        play.drag(2, by: 4, 3)
        #expect(words().contains("zoom: 8 pt closer or farther apart"))
        let turn = Threshold.all(context()).first { $0.shape == .turn }?.turn
        #expect(abs((turn?.needed ?? 0) - 8 * 2 / 204.02) < 0.001)
        #expect(abs((turn?.present ?? 0) - 3 / 204) < 0.001)
    }

    @Test("No finger has more than two labels")
    func two() {
        _ = play.add(UIPanGestureRecognizer(), "drag")
        _ = play.add(UISwipeGestureRecognizer(), "flick")
        _ = play.add(UITapGestureRecognizer(), "tap")
        play.down()
        play.drag(by: 6, 0)
        let labels = words().filter { $0.contains(": ") && $0.contains(" pt") }
        #expect(Set(labels) == ["drag: 10 pt", "flick: 50 pt to the right"])
    }

    @Test("A threshold's label stands where it is while the finger moves")
    func still() {
        let flick = play.add(UISwipeGestureRecognizer(), "flick")
        play.down()
        play.drag(by: 8, 0)
        func place() -> [KeptClear] {
            let trace = play.tracer.trace
            return painted().keptClear.filter {
                $0.kind == .words && trace.name(of: $0.subject) == flick.name
            }
        }
        let before = place()
        play.drag(by: 36, 4)
        #expect(before.count == 1 && place() == before)
    }

    // MARK: The clock

    private func clock(after time: Double = 0) -> ClockOverlay.Clock? {
        ClockOverlay(context: context(after: time), radius: 22).clocks.first
    }

    @Test("BR4: the clock fills towards the time of a swipe")
    func fills() throws {
        _ = play.add(UISwipeGestureRecognizer(), "flick")
        play.down()
        play.wait(0.1)
        play.move(to: 252, 260)
        let shown = try #require(clock(after: 0.025))
        #expect(abs(shown.timer.share(at: 0.125) - 0.25) < 0.001)
        #expect(shown.outcome == nil && words().contains("0.10 s"))
    }

    @Test("It stands where the swipe ended, and goes")
    func stands() throws {
        _ = play.add(UISwipeGestureRecognizer(), "flick")
        play.down()
        play.drag(by: 60, 0, over: 0.1)
        let shown = try #require(clock(after: 0.1))
        #expect(shown.outcome == .ended)
        #expect(abs(shown.timer.share(at: 0.4) - 0.2) < 0.001)
        #expect(clock(after: 1) == nil)
    }

    @Test("BR1: between two taps it runs where the first one was")
    func interval() throws {
        play.add(UITapGestureRecognizer(), "twice").numberOfTapsRequired = 2
        play.tap()
        play.wait(0.2)
        let shown = try #require(clock(after: 0.2))
        #expect(shown.timer.purpose == .tapInterval && !shown.touch.isLive)
        #expect(abs(shown.timer.share(at: 0.25) - 0.2 / 0.35) < 0.001)
    }

    // MARK: The gate

    private var gates: [Gate] { Gate.all(context().moment) }

    @Test("DL8: a touch waits at the recognizer that holds it, goes through, and the gate goes")
    func released() throws {
        let flick = play.add(UISwipeGestureRecognizer(), "flick")
        flick.delaysTouchesBegan = true
        play.down()
        #expect(gates.map(\.state) == [.waits])
        let holder = try #require(gates.first?.holder)
        #expect(play.tracer.trace.name(of: holder) == "flick")
        let kept = painted().keptClear
        #expect(kept.contains { $0.kind == .words && $0.subject == holder })
        play.wait(0.51)
        #expect(gates.map(\.state) == [.opened])
        #expect(Gate.all(context(after: 1).moment).isEmpty)
    }

    @Test("DL8: what is dropped is said at the view that gets nothing")
    func dropped() {
        let flick = play.add(UISwipeGestureRecognizer(), "flick")
        flick.delaysTouchesBegan = true
        play.down()
        play.drag(by: 60, 0)
        #expect(gates.map(\.state) == [.dropped])
        #expect(words().contains("gets nothing: flick was recognized"))
    }

    // MARK: Hit is not got

    @Test("DL6: a view that is hit and gets nothing names who keeps the touch from it")
    func barred() {
        play.badge.isExclusiveTouch = true
        play.down(1, 360, 120)
        #expect(!words().contains { $0.hasPrefix("gets nothing") })
        play.down(2, 100, 280)
        #expect(words().contains("gets nothing: badge has exclusive touch"))
        // It stays so when the first finger has gone.
        play.up(1)
        #expect(words().contains("gets nothing: badge has exclusive touch"))
    }

    @Test(
        "DL6: the list and the ladder of a second finger name its own view and what keeps the touch from it"
    )
    func second() {
        play.badge.isExclusiveTouch = true
        play.down(1, 360, 120)
        play.wait(0.1)
        play.down(2, 100, 280)
        play.drag(1, by: 10, 0)
        let trace = play.tracer.trace
        let ladder = ChainLadder(context().stage)
        #expect(ladder?.responders.first.map(trace.name) == "note")
        for panel in [TellingPanel.hitTest, .chain] {
            #expect(panelWords(panel).contains("gets nothing: badge has exclusive touch"))
        }
    }

    @Test("TE8: so does one of which a window keeps the event")
    func swallowed() {
        let notice = Greedy(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
        notice.accessibilityIdentifier = "notice"
        notice.windowLevel = .alert
        notice.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 400)))
        notice.makeKeyAndVisible(in: play.application)
        play.down()
        #expect(words().contains("gets nothing: notice swallowed the event"))
    }

    private final class Greedy: UIWindow {
        override func sendEvent(_ event: UIEvent) {}
    }

    private func panelWords(_ panel: TellingPanel) -> [String] {
        var sketch = Sketch(theme: .dark, language: "en", measurer: EvenMeasurer(), unit: 1)
        context().draw(panel, in: CGRect(x: 0, y: 0, width: 600, height: 700), into: &sketch)
        return Picture(size: Self.size, marks: sketch.marks).words
    }

    @Test("Its outline is dashed; that of a view which gets its touch is not")
    func outline() {
        play.card.isExclusiveTouch = true
        func dashed() -> Bool {
            var sketch = Sketch(theme: .dark, language: "en", measurer: EvenMeasurer(), unit: 1)
            HitTestOverlay(context: context()).drawOutlines(into: &sketch)
            return sketch.marks.contains { mark in
                guard case .shape(let shape) = mark else { return false }
                return shape.stroke?.dash.isEmpty == false
            }
        }
        play.down(1, 360, 120)
        #expect(!dashed())
        play.down(2, 250, 300)
        #expect(dashed())
    }

    // MARK: Lifted

    @Test("The ring of a finger is closed on the glass, and opens below as it lifts")
    func lifted() throws {
        play.down()
        func gap(after time: Double) throws -> Double {
            var sketch = Sketch(theme: .dark, language: "en", measurer: EvenMeasurer(), unit: 1)
            TouchesOverlay(context: context(after: time))
                .drawFingers(isInside: true, into: &sketch)
            let rings = sketch.marks
                .flatMap { if case .group(let group) = $0 { group.marks } else { [$0] } }
                .compactMap { mark -> Path? in
                    guard case .shape(let shape) = mark, shape.stroke != nil else { return nil }
                    return shape.path
                }
            let ring = try #require(rings.first)
            guard case .move(let start)? = ring.elements.first,
                case .curve(let end, _, _)? = ring.elements.last
            else { return 0 }
            return start.distance(to: end)
        }
        #expect(try gap(after: 0) < 0.01)
        play.up()
        #expect(try gap(after: 0.1) > 10)
    }

    // MARK: Ways

    @Test("RC1: where the chain is told, hops have numbers and the hit-test has none")
    func chain() {
        play.down(1, 360, 120)
        var staging = Staging()
        #expect(words(staging).contains { $0.hasPrefix("1") || $0.hasPrefix("2") })
        staging.apply(.show(.chain)) { _ in nil }
        #expect(painted(staging).keptClear.allSatisfy { $0.kind != .badge })
        let trace = play.tracer.trace
        let names = ChainArrows(context: context(staging)).legs.map { leg in
            let (from, to) = (leg.from, leg.to)
            return "\(leg.number) \(trace.name(of: from)) > \(trace.name(of: to))"
        }
        #expect(names.prefix(2) == ["1 badge > card", "2 card > board"])
        #expect(words(staging).contains("1"))
    }

    @Test("RC1: the ladder says of the application that there are no scenes")
    func scenes() {
        play.down()
        let words = panelWords(.chain)
        let place = words.firstIndex(of: "no scene")
        #expect(
            place.map { words[$0 - 1] } == play.tracer.trace.name(of: context().stage.windows[0]))
    }

    @Test(
        "HT7: a window that answers by itself is the first that is asked, and says whom it answers")
    func window() {
        let pointing = Pointing(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
        let knob = UIView(frame: CGRect(x: 400, y: 100, width: 120, height: 120))
        knob.accessibilityIdentifier = "knob"
        pointing.addSubview(knob)
        pointing.makeKeyAndVisible(in: play.application)
        play.down(1, 20, 380)
        #expect(words().contains("1  overridden → knob"))
        #expect(panelWords(.hitTest).contains("overridden → knob"))
    }

    private final class Pointing: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { subviews[0] }
    }

    @Test("HT3: list and badges number alike: a window that is asked as ever has no number")
    func numbers() {
        play.down(1, 360, 120)
        let stage = context().stage
        let walk = stage.walks[0]
        let names = walk.told.map { play.tracer.trace.name(of: $0.view) }
        #expect(names == ["board", "card", "note", "badge"])
        #expect(walk.number(of: stage.windows[0]) == nil)
        let badges = words().filter { Int($0.prefix(1)) != nil && !$0.contains("s") }
        #expect(badges.contains("1") && panelWords(.hitTest).contains("4"))
    }

    // MARK: Recognizers that go

    @Test(
        "SM5: one that is removed or disabled in the middle shows that it was cancelled, and goes",
        arguments: [true, false])
    func gone(_ isRemoved: Bool) {
        let drag = play.add(UIPanGestureRecognizer(), "drag")
        play.down()
        play.drag(by: 30, 0)
        if isRemoved { play.card.removeGestureRecognizer(drag) } else { drag.isEnabled = false }
        func chips(after time: Double) -> [GestureState] {
            let context = context(after: time)
            let sketch = Sketch(theme: .dark, language: "en", measurer: EvenMeasurer(), unit: 1)
            var placer = LabelPlacer(room: CGRect(origin: .zero, size: Self.size), gap: 0)
            return RecognizersOverlay(context: context).placed(sketch, &placer).map(\.chip.state)
        }
        #expect(chips(after: 0) == [.cancelled] && chips(after: 2) == [])
    }

    @Test("HT3: a hit-test's way goes from badge to badge; what grows is not there at first")
    func walk() {
        play.down(1, 360, 120)
        let ways = painted().keptClear.filter { $0.kind == .arrow }
        #expect(!ways.isEmpty)
        var moment = context().moment
        moment.growth = 0
        let grown = StagePainter(measurer: EvenMeasurer()).painted(
            moment, in: play.tracer.trace, size: Self.size)
        #expect(grown.keptClear.count { $0.kind == .arrow } == ways.count - 1)
    }

    @Test("A view that is narrower than the line within it leaves a thin outline")
    func narrow() throws {
        play.badge.frame = CGRect(x: 0, y: 0, width: 6, height: 80)
        let context = context()
        let badge = try #require(
            context.stage.views.values.first { context.name($0.id) == "badge" })
        let box = try #require(context.outline(badge.id, grownBy: -40)?.bounds)
        #expect(box.isFinite && box.width < 6)
    }
}
