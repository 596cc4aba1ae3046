import Foundation
import TestEffort
import Testing

@testable import TouchGeometry

/// The C library's formatting and reading are the measure: both are exact there.
@Suite("Numbers as decimals") struct DecimalsTests {
    /// Of every size, of the size that events have, and those halfway between two decimals.
    private static func numbers(_ count: Int) -> [Double] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).flatMap { _ in
            let bits = Double(bitPattern: generator.next())
            let usual = Double.random(in: -3000...3000)
            return [bits, usual, (usual * 2000).rounded() / 2000, (usual * 16).rounded() / 16]
        } + [
            0, -0.0, 0.0005, 0.9995, -0.0004, 2.5, 3.5, 1e15, 0x1p53, 0x1p64, 1e22,
            Double.leastNonzeroMagnitude,
        ]
            + [Double.greatestFiniteMagnitude, Double.leastNormalMagnitude]
    }

    @Test("A number is written with as many decimals as C writes, rounded as it exactly is")
    func written() {
        for number in Self.numbers(Effort.count(2000)) where number.isFinite {
            for places in 0...4 {
                let exact = String(format: "%.\(places)f", number)
                let isNothing = exact.allSatisfy { "-0.".contains($0) }
                let expected = isNothing ? exact.replacing("-", with: "") : exact
                #expect(number.fixed(places) == expected, "\(number) \(places)")
            }
        }
    }

    @Test("What is written is read again, and digits beyond all doubles go to the nearest")
    func read() {
        for number in Self.numbers(Effort.count(2000)) where number.isFinite {
            #expect(Double(decimal: "\(number)")?.bitPattern == number.bitPattern, "\(number)")
            // Halfway to the next, a little less, a little more.
            let digits = String(format: "%.1100f", number.magnitude)
            let middle = String(format: "%.1100f", number.magnitude / 2 + number.ulp / 2)
            for text in [digits, middle, middle + "1", digits.prefix(25) + "e-20"] {
                #expect(Double(decimal: String(text)) == Double(text), "\(text)")
            }
        }
    }

    @Test(
        "Only digits with a point among them are numbers",
        arguments: [
            "", ".", "-", "+.", "1e", "1e+", "1.2.3", "nan", "inf", "0x10", "1 ", "1_0", "--1",
        ])
    func refused(text: String) {
        #expect(Double(decimal: text) == nil)
    }

    @Test(
        "What is too large is infinite, what is too small nothing",
        arguments: [
            ("1e999", Double.infinity), ("-1e309", -.infinity), ("1e-999", 0), ("0e99999999", 0),
            ("1.7976931348623159e308", .infinity), ("2.4703282292062327e-324", 0),
            ("2.4703282292062328e-324", 5e-324), (".5", 0.5), ("5.", 5), ("+1E2", 100),
        ])
    func ends(text: String, number: Double) {
        #expect(Double(decimal: text) == number)
    }
}
