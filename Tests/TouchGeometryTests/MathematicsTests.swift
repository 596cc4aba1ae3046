import Foundation
import Testing

@testable import TouchGeometry

/// Compares ``Mathematics`` with the C library of the machine at hand, which is to be within 1 ulp,
/// and with fixed bits, which are the same on every machine.
@Suite struct MathematicsTests {
    /// The number of random arguments for each function; MATHEMATICS_SAMPLES=5000000 for a long run.
    private static let samples =
        ProcessInfo.processInfo.environment["MATHEMATICS_SAMPLES"].flatMap { Int($0) } ?? 200_000

    // MARK: - Against the C library

    @Test func sineIsNearC() {
        expectNear("sine", angles, Self.randomAngle, Mathematics.sine, Foundation.sin)
    }

    @Test func cosineIsNearC() {
        expectNear("cosine", angles, Self.randomAngle, Mathematics.cosine, Foundation.cos)
    }

    @Test func tangentIsNearC() {
        expectNear("tangent", angles, Self.randomAngle, Mathematics.tangent, Foundation.tan)
    }

    @Test func arcTangentIsNearC() {
        let random = { (generator: inout SplitMix64) -> (Double, Double) in
            switch generator.next() % 3 {
            case 0: (generator.between(-100, 100), generator.between(-100, 100))
            case 1: (generator.scaled(-40, 40), generator.scaled(-4, 4))
            default: (generator.anything(), generator.anything())
            }
        }
        expectNear(
            "arcTangent", pairs(of: landmarks), random,
            { Mathematics.arcTangent(y: $0, x: $1) }, Foundation.atan2)
    }

    @Test func arcCosineIsNearC() {
        let random = { (generator: inout SplitMix64) -> Double in
            switch generator.next() % 3 {
            case 0: generator.between(-1, 1)
            case 1: generator.scaled(-60, 0.1)
            default: (1 - generator.scaled(-54, -1).magnitude) * generator.sign()
            }
        }
        expectNear("arcCosine", landmarks, random, Mathematics.arcCosine, Foundation.acos)
    }

    @Test func exponentialIsNearC() {
        let random = { (generator: inout SplitMix64) -> Double in
            switch generator.next() % 3 {
            case 0: generator.between(-5, 5)
            case 1: generator.between(-746, 710)
            default: generator.scaled(-60, 9.5)
            }
        }
        let ends = [709.782712893384, 709.7827128933841, -708.4, -745.1332191019411, -745.2]
        let multiples = (-1075...1024).flatMap { neighbors(of: Double($0) * 0.6931471805599453) }
        let arguments = landmarks + ends + multiples
        expectNear("exponential", arguments, random, Mathematics.exponential, Foundation.exp)
    }

    @Test func powerIsNearC() {
        let random = { (generator: inout SplitMix64) -> (Double, Double) in
            switch generator.next() % 4 {
            case 0:
                return (generator.between(0, 100), generator.between(-20, 20))
            case 1:
                // Whole exponents, and bases of either sign.
                return (generator.between(-30, 30), generator.between(-200, 200).rounded())
            case 2:
                // Bases near one, where the logarithm loses most.
                let base = generator.between(0.7, 1.45)
                return (base, generator.between(-745.2, 709.8) / Foundation.log(base))
            default:
                let base = Foundation.exp2(generator.between(-1074, 1024))
                return (base, generator.between(-745.2, 709.8) / Foundation.log(base))
            }
        }
        let structured = pairs(of: landmarks) + pairs(of: (-40...40).map { Double($0) / 2 })
        expectNear("power", structured, random, Mathematics.power, Foundation.pow)
    }

    @Test func remainderIsThatOfC() {
        let random = { (generator: inout SplitMix64) -> (Double, Double) in
            let step = generator.scaled(-1074, 1000)
            switch generator.next() % 5 {
            case 0: return (generator.between(-1000, 1000), generator.between(0.1, 7))
            case 1: return (generator.anything(), generator.anything())
            case 2: return (step * generator.scaled(-2, 20), step)
            case 3: return (step * (generator.between(-50, 50).rounded() / 2), step)
            default: return (generator.scaled(-1074, -1000), generator.scaled(-1074, -1010))
            }
        }
        expectNear(
            "remainder", pairs(of: landmarks), random, within: 0,
            Mathematics.remainder, Foundation.remainder)
    }

    @Test func hypotenuseIsNearC() {
        let random = { (generator: inout SplitMix64) -> (Double, Double) in
            switch generator.next() % 2 {
            case 0: (generator.between(-1000, 1000), generator.between(-1000, 1000))
            default: (generator.scaled(-30, 30), generator.scaled(-30, 30))
            }
        }
        let exact = [(3.0, 4.0), (-5, 12), (8, -15), (0, 0), (-0.0, 7), (.infinity, 1), (.nan, 1)]
        expectNear("hypotenuse", exact, random, Mathematics.hypotenuse, Foundation.hypot)
    }

    // MARK: - Special cases

    @Test func specialCasesAreThoseOfC() {
        let ends: [Double] = [0, -0.0, 1, -1, .infinity, -.infinity, .nan]
        let bases = ends + [0.5, -0.5, 2, -2, 3, -3, 0x1p-1074, -0x1p-1074]
        let exponents = ends + [0.5, -0.5, 2, -2, 3, -3, 0x1p53, -0x1p53, 0x1p53 - 1, 1 - 0x1p53]
        for (y, x) in pairs(of: ends) {
            let (ours, theirs) = (Mathematics.arcTangent(y: y, x: x), Foundation.atan2(y, x))
            #expect(distance(ours, theirs) == 0, "arcTangent(y: \(y), x: \(x))")
        }
        for x in bases {
            for y in exponents {
                let (ours, theirs) = (Mathematics.power(x, y), Foundation.pow(x, y))
                #expect(distance(ours, theirs) == 0, "power(\(x), \(y))")
            }
        }
    }

    @Test func exactResultsAreExact() {
        #expect(Mathematics.sine(0) == 0 && Mathematics.sine(-0.0).sign == .minus)
        #expect(Mathematics.tangent(0) == 0 && Mathematics.tangent(-0.0).sign == .minus)
        #expect(Mathematics.cosine(0) == 1)
        #expect(Mathematics.exponential(0) == 1)
        #expect(Mathematics.arcCosine(1) == 0 && Mathematics.arcCosine(-1) == .pi)
        #expect(Mathematics.arcTangent(y: 1, x: 1) == .pi / 4)
        #expect(Mathematics.arcTangent(y: -2, x: 0) == -.pi / 2)
        #expect(Mathematics.hypotenuse(3, 4) == 5)
        #expect(Mathematics.power(2, 10) == 1024)
        for base in 2...1000 {
            var product = 1.0
            var exponent = 0.0
            while product * Double(base) < 0x1p53 {
                product *= Double(base)
                exponent += 1
                #expect(Mathematics.power(Double(base), exponent) == product)
            }
            #expect(Mathematics.power(Double(base * base), 0.5) == Double(base))
        }
        for exponent in -1074...1023 {
            let result = Mathematics.power(2, Double(exponent))
            #expect(result == Double(sign: .plus, exponent: exponent, significand: 1))
        }
    }

    @Test func hugeAnglesAreSane() {
        var generator = SplitMix64(state: 11)
        for index in 0..<20_000 {
            let scale = Double(sign: .plus, exponent: index - 1074, significand: 1.1)
            let angle = index < 2098 ? scale : generator.anything()
            let sine = Mathematics.sine(angle)
            let cosine = Mathematics.cosine(angle)
            if angle.isFinite {
                #expect(sine.magnitude <= 1 && cosine.magnitude <= 1, "\(angle)")
                #expect((sine * sine + cosine * cosine - 1).magnitude < 1e-15, "\(angle)")
                #expect(Mathematics.tangent(angle).isFinite, "\(angle)")
            } else {
                #expect(sine.isNaN && cosine.isNaN && Mathematics.tangent(angle).isNaN)
            }
        }
    }

    // MARK: - Fixed bits

    @Test func bitsAreTheSameEverywhere() {
        let results: [(name: String, value: Double, bits: UInt64)] = [
            ("sine(0.5)", Mathematics.sine(0.5), 0x3fde_aee8_744b_05f0),
            ("sine(1)", Mathematics.sine(1), 0x3fea_ed54_8f09_0cee),
            ("sine(-3)", Mathematics.sine(-3), 0xbfc2_1038_6db6_d55b),
            ("sine(100)", Mathematics.sine(100), 0xbfe0_3425_b78c_4db8),
            ("sine(99_999)", Mathematics.sine(99_999), 0x3feb_8727_670d_d450),
            ("cosine(0.5)", Mathematics.cosine(0.5), 0x3fec_1528_065b_7d50),
            ("cosine(1)", Mathematics.cosine(1), 0x3fe1_4a28_0fb5_068c),
            ("cosine(-3)", Mathematics.cosine(-3), 0xbfef_ae04_be85_e5d2),
            ("cosine(1000)", Mathematics.cosine(1000), 0x3fe1_ff02_6793_f1bb),
            ("tangent(0.5)", Mathematics.tangent(0.5), 0x3fe1_7b4f_5bf3_474a),
            ("tangent(-1.5)", Mathematics.tangent(-1.5), 0xc02c_33ed_50b8_8777),
            ("tangent(1000)", Mathematics.tangent(1000), 0x3ff7_8672_9f34_311a),
            ("arcTangent(1, 3)", Mathematics.arcTangent(y: 1, x: 3), 0x3fd4_978f_a326_9ee1),
            ("arcTangent(-2, -3)", Mathematics.arcTangent(y: -2, x: -3), 0xc004_6dc0_9ec2_9433),
            ("arcTangent(5, 0.1)", Mathematics.arcTangent(y: 5, x: 0.1), 0x3ff8_d012_9acd_6d1c),
            ("arcCosine(0.3)", Mathematics.arcCosine(0.3), 0x3ff4_41f5_ecbe_ef59),
            ("arcCosine(-0.9)", Mathematics.arcCosine(-0.9), 0x4005_8647_6251_e745),
            ("arcCosine(0.999)", Mathematics.arcCosine(0.999), 0x3fa6_e634_e566_a29e),
            ("exponential(1)", Mathematics.exponential(1), 0x4005_bf0a_8b14_5769),
            ("exponential(-2.5)", Mathematics.exponential(-2.5), 0x3fb5_0385_c094_f425),
            ("exponential(-740)", Mathematics.exponential(-740), 0x0000_0000_0000_0055),
            ("power(1.1, 2.2)", Mathematics.power(1.1, 2.2), 0x3ff3_bb8a_6a77_cb2d),
            ("power(-3, -7)", Mathematics.power(-3, -7), 0xbf3d_f756_80fe_b65f),
            ("power(0.998, 1200)", Mathematics.power(0.998, 1200), 0x3fb7_2b05_6c89_ff43),
            ("remainder(1000, 0.7)", Mathematics.remainder(1000, 0.7), 0xbfd3_3333_3333_2ebc),
            ("hypotenuse(1, 2)", Mathematics.hypotenuse(1, 2), 0x4001_e377_9b97_f4a8),
        ]
        for result in results {
            let bits = String(result.value.bitPattern, radix: 16)
            #expect(result.value.bitPattern == result.bits, "\(result.name) gave 0x\(bits)")
        }
    }

    // MARK: - Arguments

    /// Zeros, ones, powers of two and of ten and their neighbors, tiny and huge numbers, of both
    /// signs.
    private var landmarks: [Double] {
        let plain = [0, 1, 2, 3, 10, 0.1, 0.5, 0.75, 1.5, 0.72, 0.375, 1e-300, 1e-10, 1e10, 1e300]
        let powers = [-1074, -1073, -1022, -500, -30, -27, -5, 20, 52, 53, 54, 63, 500, 1023]
            .map { Double(sign: .plus, exponent: $0, significand: 1) }
        let ends = [.greatestFiniteMagnitude, .infinity, Double.nan]
        return (plain + powers).flatMap { neighbors(of: $0) + neighbors(of: -$0) } + ends
            + ends.map { -$0 }
    }

    /// Landmarks and multiples of π/4 up to 100,000 radians, with their neighbors, of both signs.
    private var angles: [Double] {
        let small = landmarks.filter { !($0.isFinite && $0.magnitude > 1e5) }
        let multiples = Array(1...2000) + Array(stride(from: 2001, through: 127_323, by: 23))
        return small
            + multiples.flatMap { neighbors(of: Double($0) * (.pi / 4)) }
            + multiples.flatMap { neighbors(of: Double($0) * (-.pi / 4)) }
    }

    private static func randomAngle(_ generator: inout SplitMix64) -> Double {
        switch generator.next() % 4 {
        case 0: generator.between(-7, 7)
        case 1: generator.between(-1000, 1000)
        case 2: generator.scaled(-40, 16.6)
        default: generator.between(-127_000, 127_000).rounded() * (.pi / 4)
        }
    }

    private func neighbors(of x: Double) -> [Double] {
        [x.nextDown.nextDown, x.nextDown, x, x.nextUp, x.nextUp.nextUp]
    }

    private func pairs(of numbers: [Double]) -> [(Double, Double)] {
        numbers.flatMap { first in numbers.map { (first, $0) } }
    }

    // MARK: - Comparison

    private func expectNear(
        _ name: String, _ structured: [Double], _ random: (inout SplitMix64) -> Double,
        _ ours: (Double) -> Double, _ theirs: (Double) -> Double,
        location: SourceLocation = #_sourceLocation
    ) {
        expectNear(
            name, structured.map { ($0, 0) }, { (random(&$0), 0) },
            { x, _ in ours(x) }, { x, _ in theirs(x) }, location: location)
    }

    /// Expects two functions to be near each other everywhere, and names the worst argument if not.
    private func expectNear(
        _ name: String, _ structured: [(Double, Double)],
        _ random: (inout SplitMix64) -> (Double, Double), within limit: UInt64 = 1,
        _ ours: (Double, Double) -> Double, _ theirs: (Double, Double) -> Double,
        location: SourceLocation = #_sourceLocation
    ) {
        var generator = SplitMix64(state: 2026)
        var worst = (distance: UInt64(0), x: 0.0, y: 0.0)
        for index in 0..<(structured.count + Self.samples) {
            let (x, y) = index < structured.count ? structured[index] : random(&generator)
            let distance = distance(ours(x, y), theirs(x, y))
            if distance > worst.distance { worst = (distance, x, y) }
        }
        let (x, y) = (worst.x, worst.y)
        #expect(
            worst.distance <= limit,
            """
            \(name) is \(worst.distance) ulp off at (\(x), \(y)): \(ours(x, y)), and C \(theirs(x, y))
            """,
            sourceLocation: location)
        if Self.samples > 200_000 {
            print("\(name): at most \(worst.distance) ulp off in \(Self.samples)")
        }
    }

    /// The number of doubles from one to another; none from NaN to NaN, and no end of them from 0 to
    /// -0 or from a number to NaN.
    private func distance(_ x: Double, _ y: Double) -> UInt64 {
        if x.isNaN && y.isNaN || x.bitPattern == y.bitPattern { return 0 }
        if x.isNaN || y.isNaN || x.sign != y.sign { return .max }
        return max(x.bitPattern, y.bitPattern) - min(x.bitPattern, y.bitPattern)
    }
}

/// Random numbers that are the same on every machine.
private struct SplitMix64 {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    mutating func between(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * (Double(next() >> 11) * 0x1p-53)
    }

    mutating func sign() -> Double {
        next() & 1 == 0 ? 1 : -1
    }

    /// A number of either sign between two powers of two, all sizes equally likely.
    mutating func scaled(_ low: Double, _ high: Double) -> Double {
        sign() * Foundation.exp2(between(low, high))
    }

    /// Any double at all, NaN and infinities included.
    mutating func anything() -> Double {
        Double(bitPattern: next())
    }
}
