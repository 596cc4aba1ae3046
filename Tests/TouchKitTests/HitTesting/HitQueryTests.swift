import TestEffort
import Testing

@testable import TouchKit

/// The fast way finds what the plain way finds, and asks whom it asks: the plain way runs while a tracer is attached.
@Suite struct HitQueryTests {
    @Test(
        "HT1–HT7: the fast way answers and asks as the plain one, whatever changes",
        arguments: 1...Effort.count(8))
    func sameAsPlain(seed: Int) {
        var forest = Forest(seed: seed)
        for round in 0..<60 {
            let points = forest.points(80)
            // More than once: indexes are built on the way.
            for _ in 0..<(round % 4 == 0 ? 8 : 1) {
                #expect(forest.answers(at: points) == forest.plainAnswers(at: points))
            }
            // An index is kept through what does not change the families.
            let keepsFamilies = round % 3 != 0
            for _ in 0..<(1 << (round % 5)) { forest.change(keepsFamilies: keepsFamilies) }
        }
    }

    @Test("HT7: the same where nobody is known not to override")
    func blind() {
        let known = HitOverrides.watched
        HitOverrides.watched = nil
        defer { HitOverrides.watched = known }
        sameAsPlain(seed: 9)
        #expect(!HitOverrides.ownWays(of: Plain()).isEmpty)
        #expect(HitOverrides.ownWays(of: UIView()).isEmpty)
    }

    #if os(Linux)
        @Test("overrides are told from plain subclasses")
        func overrides() {
            #expect(HitOverrides.watched != nil)
            let plain: [UIView] = [UIView(), UILabel(), UIButton(), Plain(), Generic<Int>()]
            for view in plain { #expect(HitOverrides.ownWays(of: view).isEmpty, "\(view)") }
            let own: [UIView] = [
                OwnHitTest(), Grown(), HeirOfOwnHitTest(), Observer(), Faded(), Still(),
                Generic2<Int>(),
            ]
            for view in own { #expect(!HitOverrides.ownWays(of: view).isEmpty, "\(view)") }
        }

        @Test("and by what they override")
        func ways() {
            #expect(HitOverrides.ownWays(of: OwnHitTest()) == .hitTest)
            #expect(HitOverrides.ownWays(of: Grown()) == .inside)
            #expect(HitOverrides.ownWays(of: Faded()) == .place)
        }
    #endif

    @Test("HT4: edges belong to one side, also in an index", arguments: [1, 3, 9, 70, 600])
    func edges(count: Int) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        let app = UIApplication()
        window.makeKeyAndVisible(in: app)
        for index in 0..<count {
            let (x, y) = (Double(index % 30) * 10, Double(index / 30) * 10)
            window.addSubview(UIView(frame: CGRect(x: x, y: y, width: 10, height: 10)))
        }
        for _ in 0..<10 {
            for (index, view) in window.subviews.enumerated() {
                let (x, y) = (Double(index % 30) * 10, Double(index / 30) * 10)
                #expect(window.hitTest(CGPoint(x: x, y: y), with: nil) === view)
                let inner = CGPoint(x: (x + 10).nextDown, y: (y + 10).nextDown)
                #expect(window.hitTest(inner, with: nil) === view)
            }
        }
    }

    @Test("CT: an animated view lets touches pass, also where an index knows it")
    func animated() {
        let app = UIApplication()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.makeKeyAndVisible(in: app)
        let card = UIView(frame: window.bounds)
        window.addSubview(card)
        for _ in 0..<5 { #expect(app.hitTest(CGPoint(x: 5, y: 5)) === card) }
        app.perform { UIView.animate(withDuration: 1) { card.alpha = 0.5 } }
        #expect(app.hitTest(CGPoint(x: 5, y: 5)) === window)
        app.advance(to: 2)
        #expect(app.hitTest(CGPoint(x: 5, y: 5)) === card)
    }

    @Test("an override that changes the tree under way meets the plain order", arguments: [3, 30])
    func changingOverride(count: Int) {
        let (window, felled) = (
            UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), HitLog()
        )
        let app = UIApplication()
        window.makeKeyAndVisible(in: app)
        let frame = window.bounds
        for index in 0..<count {
            let view = Feller(frame: frame)
            view.log = felled
            view.number = index
            window.addSubview(view)
            window.addSubview(UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10)))
        }
        for _ in 0..<5 { _ = window.hitTest(CGPoint(x: 55, y: 5), with: nil) }
        let front = window.subviews.last
        #expect(window.hitTest(CGPoint(x: 55, y: 5), with: nil) === front)
        // Everyone takes itself out when it is asked, and answers nobody.
        #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
        #expect(felled.lines == (0..<count).reversed().map { "\($0)" })
        #expect(window.subviews.count == count)
    }

    @Test(
        "an override that takes the view above it away, and lets it go, asks on in that view all the same"
    )
    func lastOwner() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let app = UIApplication()
        window.makeKeyAndVisible(in: app)
        var remaining = 0
        do {
            let card = Mortal(frame: window.bounds)
            card.died = { remaining -= 1 }
            remaining += 1
            card.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100)))
            card.addSubview(Uprooter(frame: card.bounds))
            window.addSubview(card)
        }
        for _ in 0..<5 { _ = window.hitTest(CGPoint(x: 75, y: 5), with: nil) }
        Uprooter.isActive = true
        defer { Uprooter.isActive = false }
        let answer = window.hitTest(CGPoint(x: 75, y: 5), with: nil)
        #expect(window.subviews.isEmpty)
        #expect(answer is Mortal && remaining == 1)
    }

    @Test("what goes with a view that an override took away may change the view that is asked next")
    func lastOwnerChangesTree() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let app = UIApplication()
        window.makeKeyAndVisible(in: app)
        let (inner, late) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
        inner.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100)))
        inner.addSubview(Uprooter(frame: CGRect(x: 50, y: 0, width: 50, height: 50)))
        do {
            let card = Mortal(frame: window.bounds)
            card.died = { inner.addSubview(late) }
            card.addSubview(inner)
            card.addSubview(Uprooter(frame: CGRect(x: 50, y: 0, width: 50, height: 50)))
            window.addSubview(card)
        }
        app.displayIfNeeded()
        for _ in 0..<5 { _ = window.hitTest(CGPoint(x: 75, y: 75), with: nil) }
        Uprooter.isActive = true
        defer { Uprooter.isActive = false }
        #expect(window.hitTest(CGPoint(x: 75, y: 75), with: nil) === late)
    }
}

// MARK: Views with a way of their own

private final class HitLog {
    var lines: [String] = []
}

private class Plain: UIView {
    override func layoutSubviews() {}
}

private class Generic<Value>: UIView {
    var value: Value?
}

private final class Generic2<Value>: Generic<Value> {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

private class OwnHitTest: UIView {
    var log: HitLog?
    var manner = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        log?.lines.append("\(tag) at \(point.x) \(point.y)")
        let answer = super.hitTest(point, with: event)
        return switch manner {
        case 0: answer
        case 1: answer === self ? nil : answer
        case 2: nil
        default: self
        }
    }
}

private final class HeirOfOwnHitTest: OwnHitTest {}

private final class Grown: UIView {
    var log: HitLog?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        log?.lines.append("\(tag) inside \(point.x) \(point.y)")
        return bounds.insetBy(dx: -12, dy: -12).contains(point)
    }
}

private final class Observer: UIView {
    override var bounds: CGRect { didSet { tag += 1 } }
}

private final class Faded: UIView {
    override var alpha: CGFloat {
        get { 0 }
        set {}
    }
}

private final class Still: UIView {
    override var center: CGPoint {
        get { CGPoint(x: 30, y: 30) }
        set {}
    }
}

private final class Feller: UIView {
    var log: HitLog?
    var number = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard point.x < 50 else { return nil }
        log?.lines.append("\(number)")
        removeFromSuperview()
        return nil
    }
}

/// Takes the view above it out of the tree.
private final class Uprooter: UIView {
    static var isActive = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if Self.isActive { superview?.removeFromSuperview() }
        return nil
    }
}

// MARK: A tree that changes by chance

private struct Forest {
    private let app = UIApplication()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let log = HitLog()
    private var views: [UIView] = []
    private var chance: UInt64

    init(seed: Int) {
        chance = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        window.makeKeyAndVisible(in: app)
        window.tag = -1
        for _ in 0..<(seed % 4 == 0 ? 400 : 80) { add() }
    }

    // MARK: Asking

    /// For each point who answers, and whom that took.
    func answers(at points: [CGPoint]) -> [String] {
        points.map { point in
            log.lines.removeAll()
            let answer = window.hitTest(point, with: nil)
            let asked = log.lines.joined(separator: ", ")
            return "\(point.x) \(point.y): \(answer?.tag ?? 0), \(asked)"
        }
    }

    func plainAnswers(at points: [CGPoint]) -> [String] {
        app.tracer = Tracer()
        defer { app.tracer = nil }
        return answers(at: points)
    }

    /// Half of them where somebody's edges are.
    mutating func points(_ count: Int) -> [CGPoint] {
        (0..<count).map { index in
            if index % 2 == 0 { return CGPoint(x: number(400), y: number(400)) }
            let view = views[pick(views.count)]
            let corner = CGPoint(
                x: pick(2) == 0 ? view.bounds.minX : view.bounds.maxX,
                y: pick(2) == 0 ? view.bounds.minY : view.bounds.maxY)
            return view.convert(corner, to: window)
        }
    }

    // MARK: Changing

    mutating func change(keepsFamilies: Bool) {
        let view = views[pick(views.count)]
        switch keepsFamilies ? 5 + pick(8) : pick(14) {
        case 0: add()
        case 1: remove(view)
        case 2: view.superview?.bringSubviewToFront(view)
        case 3: view.superview?.sendSubviewToBack(view)
        case 4: view.superview?.exchangeSubview(at: 0, withSubviewAt: 1)
        case 5, 6: view.center = CGPoint(x: number(200), y: number(200))
        case 7: view.transform = turn()
        case 8: view.bounds.size = CGSize(width: number(150), height: number(150))
        case 9: view.bounds.origin = CGPoint(x: number(40) - 20, y: number(1) < 0.5 ? 0 : 0.1)
        case 10: view.isHidden.toggle()
        case 11: view.alpha = [0, 0.01, 0.009, 1][pick(4)]
        case 12: view.isUserInteractionEnabled.toggle()
        default: views[pick(views.count)].insertSubview(view, at: pick(3))
        }
    }

    private mutating func add() {
        let frame = CGRect(
            x: number(300).rounded(), y: number(300).rounded(), width: number(160).rounded(),
            height: number(160).rounded())
        let view = make(frame)
        view.tag = views.count + 1
        if pick(4) == 0 { view.transform = turn() }
        // Most hang on few: so that there are large families.
        let isDeep = pick(3) == 0 && !views.isEmpty
        (isDeep ? views[pick(views.count)] : window).addSubview(view)
        views.append(view)
    }

    private mutating func make(_ frame: CGRect) -> UIView {
        switch pick(12) {
        case 0:
            let view = pick(2) == 0 ? OwnHitTest(frame: frame) : HeirOfOwnHitTest(frame: frame)
            view.log = log
            view.manner = pick(4)
            return view
        case 1:
            let view = Grown(frame: frame)
            view.log = log
            return view
        case 2: return Observer(frame: frame)
        case 3: return pick(2) == 0 ? Faded(frame: frame) : Still(frame: frame)
        case 4: return Generic<Int>(frame: frame)
        case 5...7: return Plain(frame: frame)
        default: return UIView(frame: frame)
        }
    }

    /// Takes one out that holds nobody.
    private mutating func remove(_ view: UIView) {
        guard view.subviews.isEmpty, views.count > 20 else { return }
        view.removeFromSuperview()
        views.removeAll { $0 === view }
    }

    private mutating func turn() -> CGAffineTransform {
        switch pick(6) {
        case 0: .identity
        case 1: CGAffineTransform(scaleX: 0, y: 1)
        case 2: CGAffineTransform(1, 1, 1, 1 + 1e-13, 0, 0)
        case 3: CGAffineTransform(translationX: number(20), y: number(20))
        default:
            CGAffineTransform(rotationAngle: number(6)).scaledBy(x: number(2), y: number(2) - 1)
        }
    }

    // MARK: Chance

    private mutating func number(_ limit: Double) -> Double {
        chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(chance >> 11) / Double(1 << 53) * limit
    }

    private mutating func pick(_ count: Int) -> Int {
        Int(number(Double(count)))
    }
}
