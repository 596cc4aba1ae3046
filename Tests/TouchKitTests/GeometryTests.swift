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

    @Test("HT6: under a transform frame is the box around the view; under a turn it cannot be set")
    func frameUnderTurn() {
        let bar = UIView(frame: CGRect(x: 0, y: 45, width: 100, height: 10))
        for angle in [CGFloat.pi / 2, 0.1] {
            bar.transform = CGAffineTransform(rotationAngle: angle)
            bar.frame = .zero
            #expect(bar.bounds.size == CGSize(width: 100, height: 10))
            #expect(bar.center == CGPoint(x: 50, y: 50))
        }
        bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(near(bar.frame.origin, CGPoint(x: 45, y: 0)) && abs(bar.frame.height - 100) < 1e-9)
    }

    @Test("HT6: set under a stretching, the frame fits bounds and center to it")
    func frameUnderScale() {
        let card = UIView(frame: CGRect(x: 3, y: 3, width: 10, height: 10))
        card.bounds.origin = CGPoint(x: 7, y: 9)
        for (x, y) in [(0.25, 0.5), (2, 4), (-2, 1)] {
            card.transform = CGAffineTransform(scaleX: x, y: y)
            card.frame = CGRect(x: 50, y: 60, width: 100, height: 80)
            #expect(card.bounds.size == CGSize(width: 100 / abs(x), height: 80 / y))
            #expect(card.bounds.origin == CGPoint(x: 7, y: 9))
            #expect(card.center == CGPoint(x: 100, y: 100))
            #expect(card.frame == CGRect(x: 50, y: 60, width: 100, height: 80))
        }
    }

    @Test("HT6: set under a move, the frame is read as it was set")
    func frameUnderMove() {
        let card = UIView(frame: CGRect(x: 3, y: 3, width: 10, height: 10))
        card.transform = CGAffineTransform(translationX: 30, y: -8)
        let box = CGRect(x: 50, y: 60, width: 100, height: 80)
        card.frame = box
        #expect(card.frame == box && card.bounds.size == box.size)
        card.transform = .identity
        #expect(card.frame == box.offsetBy(dx: -30, dy: 8))
    }

    @Test("HT6: under a singular transform the frame cannot be set, and nothing traps")
    func frameUnderSingular() {
        let card = UIView(frame: CGRect(x: 3, y: 3, width: 10, height: 10))
        card.transform = CGAffineTransform(scaleX: 0, y: 1)
        card.frame = CGRect(x: 50, y: 60, width: 100, height: 80)
        #expect(card.bounds.size == CGSize(width: 10, height: 10))
    }

    @Test("HT6: insertSubview below or above a view that is no sibling adds in front")
    func besideAStranger() {
        let (parent, first, second) = (UIView(), UIView(), UIView())
        parent.addSubview(first)
        parent.addSubview(second)
        let (below, above) = (UIView(), UIView())
        parent.insertSubview(below, belowSubview: UIView())
        parent.insertSubview(above, aboveSubview: UIView())
        #expect(parent.subviews == [first, second, below, above])
        parent.insertSubview(first, belowSubview: UIView())
        #expect(parent.subviews == [second, below, above, first])
        parent.insertSubview(below, aboveSubview: below)
        #expect(parent.subviews == [second, below, above, first])
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
