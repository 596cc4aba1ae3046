import TestEffort
import Testing

@testable import TouchFuzz
@testable import TouchKit

/// Hit-testing again, from the rules alone and by another way: every view is placed on the screen with one
/// affine map; the tree is walked from the back, and the last view that may answer is the answer.
private struct Oracle {
    func hit(_ point: CGPoint, in window: UIView) -> UIView? {
        var answer: UIView?
        walk(window, map: toParent(window), at: point, &answer)
        return answer
    }

    private func walk(
        _ view: UIView, map: CGAffineTransform, at screen: CGPoint, _ answer: inout UIView?
    ) {
        // HT5: no way back means no hit.
        let determinant = map.a * map.d - map.b * map.c
        guard determinant != 0 else { return }
        // HT1
        if view.isHidden || !view.isUserInteractionEnabled || view.alpha < 0.01 { return }
        // HT2, HT4
        let x = screen.x - map.tx
        let y = screen.y - map.ty
        let u = (map.d * x - map.c * y) / determinant
        let v = (map.a * y - map.b * x) / determinant
        let bounds = view.bounds
        let isInside =
            u >= bounds.origin.x && u < bounds.origin.x + bounds.size.width
            && v >= bounds.origin.y && v < bounds.origin.y + bounds.size.height
        guard isInside else { return }
        // HT3: what is in front comes later and overwrites.
        answer = view
        for child in view.subviews {
            walk(child, map: toParent(child).concatenating(map), at: screen, &answer)
        }
    }

    /// HT6: bounds, about their middle, through the transform, to the center.
    private func toParent(_ view: UIView) -> CGAffineTransform {
        let (b, t, c) = (view.bounds, view.transform, view.center)
        let (mx, my) = (b.origin.x + b.size.width / 2, b.origin.y + b.size.height / 2)
        return CGAffineTransform(
            a: t.a, b: t.b, c: t.c, d: t.d,
            tx: c.x + t.tx - (t.a * mx + t.c * my), ty: c.y + t.ty - (t.b * mx + t.d * my))
    }
}

@Suite struct HitTestOracleTests {
    private func grow(
        _ parent: UIView, depth: Int, _ random: inout FuzzRandom, _ count: inout Int
    ) {
        let span = Double(max(parent.bounds.width, 10))
        for _ in 0..<random.below(4) + (parent is UIWindow ? 12 : 1) {
            let view = UIView(
                frame: CGRect(
                    x: random.number(-30...span), y: random.number(-30...span),
                    width: random.number(0...130), height: random.number(0...130)))
            count += 1
            view.accessibilityIdentifier = "\(count)"
            if random.oneIn(4) {
                view.bounds.origin = CGPoint(x: random.number(-50...50), y: 20)
            }
            if random.oneIn(3) {
                view.transform = CGAffineTransform(rotationAngle: random.number(-3...3))
                    .scaledBy(x: random.number(-2...2), y: random.number(0.2...2))
                    .translatedBy(x: random.number(-20...20), y: 0)
            }
            if random.oneIn(40) { view.transform = CGAffineTransform(scaleX: 0, y: 1) }
            if random.oneIn(15) { view.isHidden = true }
            if random.oneIn(15) { view.isUserInteractionEnabled = false }
            if random.oneIn(10) { view.alpha = random.number(0...0.02) }
            if random.oneIn(2) { view.clipsToBounds = true }
            parent.insertSubview(view, at: random.below(parent.subviews.count + 1))
            if depth > 0 { grow(view, depth: depth - 1, &random, &count) }
        }
    }

    @Test(
        "HT1–HT5: on random trees the answer is the one the rules give",
        arguments: 1...UInt64(Effort.count(40)))
    func randomTrees(seed: UInt64) {
        var random = FuzzRandom(seed: seed)
        let app = UIApplication()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.makeKeyAndVisible(in: app)
        app.tracer = seed.isMultiple(of: 2) ? Tracer() : nil
        var count = 0
        grow(window, depth: 4, &random, &count)
        var hits = Set<UIView>()
        for _ in 0..<200 {
            let point = CGPoint(x: random.number(-10...310), y: random.number(-10...310))
            let answer = app.hitTest(point)
            let expected = Oracle().hit(point, in: window)
            if let answer { hits.insert(answer) }
            #expect(answer === expected, "seed \(seed), at \(point)")
        }
        #expect(hits.count > 2, "seed \(seed) hits too few of \(count) views to prove anything")
        #expect(app._checkInvariants() == [])
    }

    @Test("HT3: a thousand nested views answer with the innermost")
    func deep() {
        let bench = Bench()
        var parent: UIView = bench.window
        for depth in 1...1000 {
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            parent = bench.add(child, "\(depth)", in: parent)
        }
        #expect(bench.hit(50, 50) == "1000")
        #expect(parent.convert(CGPoint.zero, to: nil) == .zero)
        bench.window.subviews[0].removeFromSuperview()
        #expect(bench.hit(50, 50) == "window")
    }
}
