import Testing

@testable import TouchKit

/// A box says only what the exact test says, too.
@Suite struct HitBoxTests {
    /// Where views lie and how large they are: whole and broken, near zero and far away.
    private static let numbers: [CGFloat] = [
        0, 1e-12, 1e-6, 0.1, 1 / 3, 0.5, 1, 7, 10.25, 99.9, 333.3, 1024, 8191.7, 1e5 / 3, 1e9,
    ]

    @Test("what is out of the box is out of the view, and within a sharp box in the view")
    func saysNoMore() {
        var sharp = 0
        for origin in Self.numbers.flatMap({ [$0, -$0] }) {
            for length in Self.numbers {
                let view = UIView(
                    frame: CGRect(x: origin, y: origin, width: length, height: length))
                view.bounds.origin = CGPoint(x: length / 3, y: -origin)
                let (box, isSharp) = HitIndex.Box.around(view)
                if isSharp { sharp += 1 }
                for x in Self.places(about: origin) + Self.places(about: origin + length) {
                    for y in [x, origin + length / 2] {
                        let point = CGPoint(x: x, y: y)
                        let rounded = HitIndex.Box.Point(point)
                        let holds = view.placement.map {
                            view.point(inside: $0.inward(point), with: nil)
                        }
                        if !box.holds(rounded) { #expect(holds == false, "\(view.frame) \(point)") }
                        if isSharp && box.surrounds(rounded) {
                            #expect(holds == true, "\(view.frame) \(point)")
                        }
                    }
                }
            }
        }
        #expect(sharp > 400)
    }

    @Test("the box of a usual view is sharp; that of a turned or a boundless one is not")
    func usual() {
        let view = UIView(frame: CGRect(x: 0, y: 20, width: 320 / 3, height: 44.5))
        #expect(HitIndex.Box.around(view).isSharp)
        view.transform = CGAffineTransform(rotationAngle: 0.1)
        #expect(!HitIndex.Box.around(view).isSharp)
        let boundless = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))
        let far = HitIndex.Box.around(boundless).box
        #expect(far.holds(.init(CGPoint(x: 1e8, y: 5))))
    }

    @Test("entries and records fill lines of the cache")
    func lines() {
        #expect(MemoryLayout<HitIndex.Node>.stride == 96)
        #expect(MemoryLayout<HitIndex.Entry>.stride == 32)
        #expect(MemoryLayout<HitIndex.Record>.stride == 128)
    }

    /// Around an edge: as near as numbers go, as boxes know them, and farther.
    private static func places(about edge: CGFloat) -> [CGFloat] {
        var places = [edge, edge - 1, edge + 1]
        for step in [edge.ulp, 1e-13, 1e-9, 1e-4, 0.0005, 0.001, 0.01] {
            places += [edge - step, edge + step]
        }
        return places
    }
}
