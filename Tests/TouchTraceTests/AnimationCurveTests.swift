import Foundation
import Testing
import TouchTrace

@Suite struct AnimationCurveTests {
    /// The curves' control points as Apple gives them.
    nonisolated private static let controls: [(AnimationCurve, CGPoint, CGPoint)] = [
        (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)),
        (.easeOut, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)),
        (.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)),
    ]

    @Test("CT8: animation curves are cubic Béziers with Apple's control points")
    func beziers() {
        for (curve, first, second) in Self.controls {
            for step in 0...20 {
                let t = Double(step) / 20
                let (a, b, c) = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
                let x = a * first.x + b * second.x + c
                let y = a * first.y + b * second.y + c
                #expect(abs(curve.progress(x) - y) < 1e-9, "\(curve) at \(x)")
            }
        }
    }

    @Test("CT8: a curve starts at 0, ends at 1, never turns back, and linear is even")
    func ends() {
        for curve in [AnimationCurve.easeIn, .easeOut, .easeInOut, .linear] {
            #expect([-1, 0, 1, 2].map(curve.progress) == [0, 0, 1, 1])
            let places = (0...100).map { curve.progress(Double($0) / 100) }
            #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
        }
        #expect(AnimationCurve.linear.progress(0.3) == 0.3)
        #expect(abs(AnimationCurve.easeInOut.progress(0.5) - 0.5) < 1e-12)
    }
}
