import Testing
import TouchKit

/// What code asks of every `NSObject`, and what it does with classes while it runs.
@Suite(.serialized) struct ObjectShapeTests {
    let app = UIApplication()

    private func window() -> UIWindow {
        app.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.makeKeyAndVisible(in: app)
            return window
        }
    }

    private func touch(_ phase: UITouch.Phase, at time: Double) {
        app.send([
            TouchSample(
                finger: 1, phase: phase, location: CGPoint(x: 20, y: 20), timestamp: time)
        ])
    }

    /// Returns the lines that are logged meanwhile.
    private func lines(_ work: () -> Void) -> [String] {
        var lines: [String] = []
        let before = UIApplication.logHandler
        UIApplication.logHandler = { lines.append($0) }
        work()
        UIApplication.logHandler = before
        return lines
    }

    // MARK: As every NSObject

    @Test func overridesOfDescriptionAndIsEqualReadTheObject() {
        let (one, other) = (NamedView(), NamedView())
        one.frame.origin = CGPoint(x: 1, y: 2)
        #expect((one as NSObjectProtocol).description == "view 7 at 1.0")
        #expect(areEqual(one, other))
        other.place = 8
        #expect(!areEqual(one, other))
    }

    @Test func layersAndColorsAreComparedAndNamedAsObjects() {
        let layer = CALayer()
        #expect(areEqual(layer, layer) && !areEqual(layer, CALayer()))
        #expect(areEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
        #expect(layer.isKind(of: CALayer.self) && !layer.isKind(of: CAShapeLayer.self))
        #expect(CAShapeLayer().superclass == CALayer.self)
        #expect(reuseNames() == ["UIView", "CALayer", "NSObject"])
    }

    @Test func valuesAreReadAndSetByName() {
        let view = NamedView()
        set(0.5, "alpha", of: view)
        set(true, "hidden", of: view)
        set(CGFloat(3), "layer.cornerRadius", of: view)
        #expect(view.alpha == 0.5 && view.isHidden && view.layer.cornerRadius == 3)
        #expect(value("place", of: view) as? Int == 7)
        #expect(value("frame", of: view) as? CGRect == .zero)
        let told = lines {
            set(1, "orientation", of: view)
            #expect(value("gizmo", of: view) == nil)
        }
        #expect(told.count == 2)
    }

    @Test func wrappedGeometryMovesLayers() {
        let (place, turn) = animated(CALayer())
        #expect(place == CGPoint(x: 30, y: 40))
        #expect(turn.m11 == 2 && turn.m22 == 3)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dy == 2)
        #expect(NSValue(cgRect: .zero).cgPointValue == .zero)
        #expect(NSNumber(value: 3).cgSizeValue == .zero)
    }

    // MARK: Selectors by name

    private final class Board {
        var taps = 0
        func tapped(_ sender: UIControl) { taps += 1 }
    }

    @Test func namesOfActionsFindTheirMethods() {
        let (board, control) = (Board(), UIControl())
        control.addTarget(board, action: Selector("tapped:", Board.tapped(_:)), for: .touchUpInside)
        for name in control.actions(forTarget: board, forControlEvent: .touchUpInside) ?? [] {
            control.sendAction(Selector(name), to: board, for: nil)
        }
        #expect(board.taps == 1)
    }

    // MARK: Classes that change

    @Test func whatOnlyObjectiveCCanDoIsRefusedInOneLineEach() {
        let told = lines { Exchanges.attempt() }
        #expect(told.count == 2)
        #expect(told.first?.contains("layoutSubviews") == true)
        #expect(told.last?.contains("UIView does not become NamedView") == true)
    }

    // MARK: Directions and clocks

    @Test func onlyForcedContentGoesFromRightToLeft() {
        let view = UIView()
        #expect(direction(view) == .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(direction(view) == .rightToLeft)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func absoluteTimeGoesWithTheTouches() {
        _ = window()
        let before = app.perform { secondsNow() }
        touch(.began, at: 2.5)
        #expect(app.perform { secondsNow() } - before == 2.5)
        #expect(distance(CGPoint(x: 0, y: 3), CGPoint(x: 4, y: 0)) == 5)
    }
}
