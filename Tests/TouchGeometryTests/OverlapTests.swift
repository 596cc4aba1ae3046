import Foundation
import TestEffort
import Testing
import TouchGeometry

/// Foundation is the measure, where it does not end the program.
@Suite("What two rectangles have in common") struct OverlapTests {
    private func rect() -> CGRect {
        func length() -> Double { Double(Int.random(in: -8...8)) }
        return CGRect(x: length(), y: length(), width: length(), height: length())
    }

    @Test("It is what Foundation says of numbers")
    func numbers() {
        for _ in 0..<Effort.count(2000) {
            let (one, other) = (rect(), rect())
            #expect(one.overlap(with: other) == one.intersection(other), "\(one) \(other)")
            #expect(one.overlaps(other) == one.intersects(other), "\(one) \(other)")
        }
        #expect(CGRect.null.overlap(with: rect()).isNull && !rect().overlaps(.null))
    }

    @Test("It has numbers only, whatever the rectangles have")
    func none() {
        let wild: [Double] = [.nan, .infinity, -.infinity, 0, 4, -1e308]
        for x in wild {
            for width in wild {
                let part = CGRect(x: x, y: 0, width: width, height: 4)
                    .overlap(with: CGRect(x: 0, y: 0, width: 9, height: 9))
                #expect(part.isNull || (part.minX.isFinite && part.width.isFinite))
            }
        }
    }
}
