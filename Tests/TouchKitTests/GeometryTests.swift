import Testing

@testable import TouchKit

@Suite struct GeometryTests {
    let bench = Bench()

    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

    @Test("HT6: frame is made of center and bounds")
    func frame() {
        let card = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect([card.center, card.bounds.origin] == [CGPoint(x: 60, y: 45), .zero])
        card.center = CGPoint(x: 0, y: 0)
        #expect(card.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
        card.bounds = CGRect(x: 7, y: 7, width: 10, height: 10)
        #expect(card.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
        card.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(card.bounds == CGRect(x: 7, y: 7, width: 20, height: 20))
    }

    @Test("HT6: under a transform the frame is the box around the view, and setting it is refused")
    func frameUnderTransform() {
        let bar = UIView(frame: CGRect(x: 0, y: 45, width: 100, height: 10))
        bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let box = bar.frame
        #expect(near(box.origin, CGPoint(x: 45, y: 0)) && abs(box.height - 100) < 1e-9)
        bar.frame = .zero
        #expect(bar.bounds.size == CGSize(width: 100, height: 10))
        #expect(bar.center == CGPoint(x: 50, y: 50))
    }

    @Test("HT6: points are converted between any two views of a window and back")
    func convert() {
        let left = bench.view("left", 10, 20, 100, 100)
        let inner = bench.view("inner", 5, 5, 50, 50, in: left)
        let right = bench.view("right", 200, 20, 100, 100)
        inner.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 0.5)
        right.bounds.origin = CGPoint(x: 30, y: 40)
        right.transform = CGAffineTransform(scaleX: -1, y: 1)
        let point = CGPoint(x: 3, y: 4)
        for target in [nil, bench.window, left, inner, right] {
            let there = inner.convert(point, to: target)
            #expect(near(inner.convert(there, from: target), point))
            #expect(near((target ?? bench.window).convert(there, to: inner), point))
        }
        #expect(left.convert(point, to: nil) == CGPoint(x: 13, y: 24))
        #expect(right.convert(CGPoint(x: 30, y: 40), to: nil) == CGPoint(x: 300, y: 20))
    }

    @Test("HT6: converted rectangles are the upright boxes around them")
    func convertRect() {
        let card = bench.view("card", 0, 0, 100, 100)
        let bar = bench.view("bar", 0, 45, 100, 10, in: card)
        bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let box = bar.convert(bar.bounds, to: card)
        #expect(near(box.origin, CGPoint(x: 45, y: 0)))
        let back = bar.convert(CGRect(x: 45, y: 0, width: 10, height: 100), from: card)
        #expect(near(back.origin, .zero) && abs(back.width - 100) < 1e-9)
    }

    @Test("HT6: between windows the way leads over the screen")
    func betweenWindows() {
        let other = UIWindow(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        let card = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        other.addSubview(card)
        #expect(bench.window.convert(CGPoint(x: 115, y: 15), to: card) == CGPoint(x: 5, y: 5))
    }

    @Test("HT6: into a view under a singular transform there is no way, and no trap")
    func singular() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.transform = CGAffineTransform(scaleX: 0, y: 0)
        let point = bench.window.convert(CGPoint(x: 1, y: 2), to: card)
        #expect(point == CGPoint(x: 1, y: 2))
    }
}
