/// Elementary functions on `Double` that return the same bits on every machine.
///
/// The same scene and the same tape must give the same trace wherever they are played. But C
/// libraries round these functions differently from one another, and glibc even from itself, with
/// and without fused multiply-add. So they are written here with only addition, subtraction,
/// multiplication, division, and square root, which IEEE 754 rounds in one way only, and which
/// Swift never fuses unless told to.
///
/// Every argument has a result; where none is defined, it is `Double.nan`. Accuracy is given in
/// ulp, the distance between neighboring doubles at the result.
public nonisolated enum Mathematics {
    // MARK: - Angles

    /// Returns the sine of an angle in radians.
    ///
    /// Within 1 ulp up to a million radians either way. Larger angles are first taken modulo the
    /// double nearest to 2π, which shifts them by up to 4e-17 of their size: less and less
    /// accurate, but always from -1 to 1. NaN for infinite angles.
    public static func sine(_ angle: Double) -> Double {
        // The sine of an angle this small is the angle itself, down to the sign of zero.
        angle.magnitude < 0x1p-27 ? angle : sine(angle, quartersAhead: 0)
    }

    /// Returns the cosine of an angle in radians, with the range and accuracy of ``sine(_:)``.
    public static func cosine(_ angle: Double) -> Double {
        sine(angle, quartersAhead: 1)
    }

    /// Returns the tangent of an angle in radians.
    ///
    /// Within 1 ulp up to a million radians either way, less and less accurate beyond, as for
    /// ``sine(_:)``, but always finite. NaN for infinite angles.
    public static func tangent(_ angle: Double) -> Double {
        guard angle.isFinite else { return .nan }
        if angle.magnitude < 0x1p-27 { return angle }
        let (quarter, rest) = quarters(in: angle)
        let (sine, cosine) = (sineOfRest(rest), cosineOfRest(rest))
        let odd = quarter & 1 == 1
        let ratio = odd ? quotient(cosine, sine) : quotient(sine, cosine)
        return odd ? -(ratio.head + ratio.tail) : ratio.head + ratio.tail
    }

    /// Returns the angle in radians, from -π to π, of the direction from the origin to (x, y).
    ///
    /// Within 1 ulp. Signs of zeros count and infinities are directions, as for C's `atan2`: (-1,
    /// -0) is at -π, and (∞, ∞) is at π/4. NaN if either coordinate is.
    public static func arcTangent(y: Double, x: Double) -> Double {
        if y.isNaN || x.isNaN { return .nan }
        var (across, up) = (x.magnitude, y.magnitude)
        let longer = max(across, up)
        if longer == .infinity {
            (across, up) = (across == .infinity ? 1 : 0, up == .infinity ? 1 : 0)
        } else if longer == 0 {
            across = 1
        } else if longer > 0x1p1000 || longer < 0x1p-900 {
            // Keeps sums from overflowing and tails from underflowing.
            let scale = longer > 1 ? 0x1p-200 : 0x1p200
            (across, up) = (across * scale, up * scale)
        }
        var angle = steepness(up: (up, 0), across: (across, 0))
        if x.sign == .minus { angle = difference(pi, angle) }
        return y.sign == .minus ? -(angle.head + angle.tail) : angle.head + angle.tail
    }

    /// Returns the angle in radians, from 0 to π, whose cosine is `x`.
    ///
    /// Within 1 ulp. NaN unless `x` is from -1 to 1.
    public static func arcCosine(_ x: Double) -> Double {
        guard x.magnitude <= 1 else { return .nan }
        if x.magnitude == 1 { return x > 0 ? 0 : pi.head }
        // The point at this angle on the unit circle is (x, √(1 - x²)).
        let gap = difference((1, 0), product(x, x))
        let square = sum(gap.head, gap.tail)
        let root = square.head.squareRoot()
        let back = product(root, root)
        let rootTail = ((square.head - back.head) - back.tail + square.tail) / (2 * root)
        var angle = steepness(up: (root, rootTail), across: (x.magnitude, 0))
        if x < 0 { angle = difference(pi, angle) }
        return angle.head + angle.tail
    }

    // MARK: - Powers

    /// Returns e to the power of `x`.
    ///
    /// Within 1 ulp, subnormal results included: infinite above 709.78, and zero below -745.13.
    public static func exponential(_ x: Double) -> Double {
        x.isNaN ? .nan : exponential((x, 0))
    }

    /// Returns `x` to the power of `y`.
    ///
    /// Within 1 ulp, subnormal results included, and exact where the result fits a double. Special
    /// cases are those of C's `pow`: a negative `x` has powers with whole `y` only, and NaN
    /// otherwise; anything to the power of 0, and 1 to the power of anything, is 1, NaN included.
    public static func power(_ x: Double, _ y: Double) -> Double {
        if y == 0 || x == 1 { return 1 }
        if x.isNaN || y.isNaN { return .nan }
        let size = x.magnitude
        let isEnd = size == 0 || size == .infinity
        var sign = 1.0
        // From 2⁵³ on, all doubles are even whole numbers.
        if x.sign == .minus && y.magnitude < 0x1p53 {
            let whole = Int64(y)
            if Double(whole) == y {
                sign = whole & 1 == 1 ? -1 : 1
            } else if !isEnd {
                return .nan
            }
        }
        if size == 1 { return sign }
        // An exponent this large takes even the neighbors of one to infinity or zero.
        if isEnd || y.magnitude > 0x1p70 {
            return (size > 1) == (y > 0) ? sign * .infinity : sign * 0
        }
        let log = logarithm(size)
        let main = product(y, log.head)
        return sign * exponential((main.head, main.tail + y * log.tail))
    }

    /// Returns the natural logarithm of `x`, within 1 ulp: minus infinity for 0, and NaN below.
    public static func naturalLogarithm(_ x: Double) -> Double {
        guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
        let log = logarithm(x)
        return log.head + log.tail
    }

    // MARK: - Remainder and length

    /// Returns the remainder of `x` after the integer multiple of `y` nearest to it, as IEEE 754
    /// defines it.
    ///
    /// Exact: from -|y|/2 to |y|/2, and zero with the sign of `x`. Of two multiples equally near,
    /// the even one is taken. NaN if `x` is infinite or `y` is zero, and `x` itself if `y` is
    /// infinite.
    public static func remainder(_ x: Double, _ y: Double) -> Double {
        guard x.isFinite, !y.isNaN, y != 0 else { return .nan }
        let (size, step) = (x.magnitude, y.magnitude)
        if size + size <= step { return x }
        var rest = size - step
        if size >= step {
            // Long division of the digits as whole numbers, eleven binary digits at a time.
            let divisor = step.significandBitPattern | (step.isNormal ? 1 << 52 : 0)
            var left = size.significandBitPattern | (size.isNormal ? 1 << 52 : 0)
            var shift = max(size.exponentBitPattern, 1) - max(step.exponentBitPattern, 1)
            var count: UInt64
            repeat {
                let digits = min(shift, 11)
                (count, left) = (left << UInt64(digits)).quotientAndRemainder(dividingBy: divisor)
                shift -= digits
            } while shift > 0
            let isOver = 2 * left > divisor || (2 * left == divisor && count & 1 == 1)
            rest = (isOver ? -Double(divisor - left) : Double(left)) * step.ulp
        }
        return x.sign == .minus ? -rest : rest
    }

    /// Returns the hypotenuse over two legs: the length of the vector (x, y).
    ///
    /// Within 1.3 ulp for lengths from 1e-145 to 1e154, beyond which the squares underflow or
    /// overflow. NaN if either leg is.
    public static func hypotenuse(_ x: Double, _ y: Double) -> Double {
        let square = x * x + y * y
        return square.isNaN ? .nan : square.squareRoot()
    }

    // MARK: - Series, with polynomials fitted for the least greatest error over their ranges

    /// Returns the quarter turns nearest to an angle, and the rest of the angle, at most π/4 either
    /// way.
    private static func quarters(in angle: Double) -> (quarter: Int, rest: Parts) {
        if angle.magnitude < 0.785 { return (0, (angle, 0)) }
        let angle = angle.magnitude <= 1e6 ? angle : remainder(angle, 2 * pi.head)
        let (value, quarter) = nearestWhole(angle * 0x1.45f306dc9c883p-1)
        // π/2 in four parts. Three have 33 binary digits, so that their multiples are exact, and
        // so are the sums: however near the angle is to a quarter, what is left keeps its digits.
        let first = angle - value * 0x1.921fb544p+0
        let second = sum(first, -value * 0x1.0b4611a6p-34)
        let third = sum(second.head, -value * 0x1.3198a2ep-69)
        let tail = second.tail + third.tail - value * 0x1.b839a252049c1p-104
        return (quarter, sum(third.head, tail))
    }

    private static func sine(_ angle: Double, quartersAhead: Int) -> Double {
        guard angle.isFinite else { return .nan }
        let (quarter, rest) = quarters(in: angle)
        let turn = quarter + quartersAhead
        let value = turn & 1 == 0 ? sineOfRest(rest) : cosineOfRest(rest)
        return turn & 2 == 0 ? value.head + value.tail : -(value.head + value.tail)
    }

    private static func sineOfRest(_ angle: Parts) -> Parts {
        let x = angle.head
        let (z, zTail) = product(x, x)
        let a = -0.16666666666666632 + z * 0.00833333333332242
        let b = -0.00019841269829812622 + z * 2.7557313693639636e-06
        let c = -2.505075839315541e-08 + z * 1.5896812238562605e-10
        let bend = x * z * (a + z * z * (b + z * z * c))
        return sum(x, bend + (angle.tail * (1 - 0.5 * z) + x * zTail * a))
    }

    private static func cosineOfRest(_ angle: Parts) -> Parts {
        let x = angle.head
        let (z, zTail) = product(x, x)
        let a = 0.0416666666666666 + z * -0.0013888888888874133
        let b = 2.4801587289487632e-05 + z * -2.755731435393239e-07
        let c = 2.0875723494780552e-09 + z * -1.1359659508125436e-11
        let bend = z * z * (a + z * z * (b + z * z * c))
        let main = sum(1, -0.5 * z)
        return sum(main.head, main.tail + (bend - (x * angle.tail + 0.5 * zTail)))
    }

    /// Returns the angle of a slope upwards, from 0 to π/2.
    private static func steepness(up: Parts, across: Parts) -> Parts {
        if up.head > across.head {
            return difference((0.5 * pi.head, 0.5 * pi.tail), steepness(up: across, across: up))
        }
        if up.head < 0x1p-30 * across.head { return (up.head / across.head, 0) }
        // The rest after a known angle: tan(a - b) = (tan a - tan b) / (1 + tan a tan b). The known
        // slopes are powers of two, and near enough for the subtraction to be exact.
        var (slope, known) = (0.0, (head: 0.0, tail: 0.0))
        if up.head > 0.72 * across.head {
            (slope, known) = (1, (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55))
        } else if up.head > 0.375 * across.head {
            (slope, known) = (0.5, (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56))
        } else if up.head > 0.125 * across.head {
            (slope, known) = (0.25, (0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57))
        }
        let left = (up.head - slope * across.head, up.tail - slope * across.tail)
        let along = sum(across.head, slope * up.head)
        let ratio = quotient(left, (along.head, along.tail + (across.tail + slope * up.tail)))
        let x = ratio.head
        let z = x * x
        let a = -0.3333333333333317 + z * 0.1999999999984679
        let b = -0.14285714237247077 + z * 0.11111103835675658
        let c = -0.09090323979301011 + z * (0.07666350366829737 + z * -0.060641412571332556)
        let bend = x * z * (a + z * z * (b + z * z * c))
        let main = sum(known.head, x)
        return (main.head, main.tail + (known.tail + (ratio.tail + bend)))
    }

    /// Returns e to the power of `x`: a power of two, times e to the power of the rest.
    private static func exponential(_ x: Parts) -> Double {
        if x.head > 710 { return .infinity }
        if x.head < -746 { return 0 }
        let (value, count) = nearestWhole(x.head * 1.4426950408889634)
        let near = x.head - value * logOfTwo.head
        let rest = sum(near, x.tail - value * logOfTwo.tail)
        // 1 + r + r²/2 + r³/6 ..., of which the first three are kept apart to round them late.
        let r = rest.head
        let z = r * r
        let a = 0.16666666666666682 + r * 0.0416666666666667
        let b = 0.008333333333316918 + r * 0.0013888888888865208
        let c = 0.0001984126989669936 + r * 2.4801587365042795e-05
        let d = 2.7557234539753305e-06 + r * 2.75572387116458e-07
        let e = 2.5112148310089317e-08 + r * 2.0925672026020636e-09
        let bend = r * z * (a + z * b + z * z * (c + z * d + z * z * e))
        let first = sum(1, r)
        let second = sum(first.head, 0.5 * z)
        let tail = (first.tail + second.tail) + (bend + rest.tail * second.head)
        let power = second.head + tail
        // In two steps, as one power of two may be out of range where the result is not.
        let half = count >> 1
        return power * powerOfTwo(half) * powerOfTwo(count - half)
    }

    /// Returns the natural logarithm of a positive number, to more than 64 binary digits.
    private static func logarithm(_ x: Double) -> Parts {
        // The digits of a subnormal number are brought up to full length first.
        let full = x.isNormal ? x : x * 0x1p54
        var exponent = Double(Int(full.exponentBitPattern) - (x.isNormal ? 1023 : 1077))
        var digits = Double(bitPattern: full.significandBitPattern | 1.0.bitPattern)
        if digits > 1.42 {
            digits *= 0.5
            exponent += 1
        }
        // The rest after a known logarithm nearby, of 32 / count: the products are exact.
        let (value, count) = nearestWhole(32 / digits)
        let known = logsOfFractions[count - 23]
        let upper = upperHalf(digits)
        let ratio = sum(upper * (value / 32) - 1, (digits - upper) * (value / 32))
        // ln(1 + r) = r - r²/2 + r³/3 ..., with the square in two parts.
        let r = ratio.head
        let z = r * r
        let a = 0.33333333333333287 + r * -0.24999999999999886
        let b = 0.2000000000084616 + r * -0.16666666668138164
        let c = 0.14285709326683382 + r * -0.12499993404663794
        let d = 0.11122552504422609 + r * -0.10012382402843133
        let bend = r * z * (a + z * b + z * z * (c + z * d))
        let first = sum(exponent * logOfTwo.head + known.head, r)
        let rUpper = upperHalf(r)
        let second = sum(first.head, -0.5 * rUpper * rUpper)
        let shift = ratio.tail * (1 - r) - 0.5 * (r - rUpper) * (r + rUpper)
        let tail = shift + (exponent * logOfTwo.tail + known.tail) + bend
        return sum(second.head, (first.tail + second.tail) + tail)
    }

    // MARK: - Numbers in two parts

    /// A number in two parts: a double near it, the head, and the difference between both, the
    /// tail.
    typealias Parts = (head: Double, tail: Double)

    private static let pi: Parts = (0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53)

    /// The natural logarithm of 2. Its head and those below are whole multiples of 2⁻⁴², so that
    /// sums of their multiples are exact.
    private static let logOfTwo: Parts = (0x1.62e42fefa38p-1, 0x1.ef35793c7673p-45)

    /// The natural logarithms of 32/23 to 32/45.
    private static let logsOfFractions: [Parts] = [
        (0x1.522ae0738ap-2, 0x1.ebe708164c759p-45), (0x1.269621134ep-2, -0x1.1b61f10522625p-44),
        (0x1.f991c6cb3cp-3, -0x1.90d04cd7cc834p-44), (0x1.a93ed3c8aep-3, -0x1.8724350562169p-45),
        (0x1.5bf406b544p-3, -0x1.27023eb68981cp-46), (0x1.1178e8227ep-3, 0x1.1ef78ce2d07f2p-45),
        (0x1.9335e5d594p-4, 0x1.3115c3abd47dap-45), (0x1.08598b59e4p-4, -0x1.7e5dd7009902cp-46),
        (0x1.0415d89e78p-5, -0x1.dddc7f461c516p-44), (0, 0),
        (-0x1.f829b0e78p-6, -0x1.980267c7e09e4p-45), (-0x1.f0a30c0118p-5, 0x1.d599e83368e91p-45),
        (-0x1.6f0d28ae58p-4, 0x1.4b4641b664613p-44), (-0x1.e27076e2bp-4, 0x1.a342c2af0003cp-45),
        (-0x1.29552f82p-3, 0x1.5b967f4471dfcp-44), (-0x1.5ff3070a7ap-3, 0x1.8586f183bebf2p-44),
        (-0x1.9525a9cf46p-3, 0x1.297137d9f158fp-44), (-0x1.c8ff7c79aap-3, 0x1.7794f689f8434p-45),
        (-0x1.fb9186d5e4p-3, 0x1.d572aab993c87p-47), (-0x1.1675cababap-2, -0x1.8380e731f55c4p-44),
        (-0x1.2e8e2bae12p-2, 0x1.67b1e99b72bd8p-45), (-0x1.4618bc21c6p-2, 0x1.3d82f484c84ccp-46),
        (-0x1.5d1bdbf581p-2, 0x1.8d6bdc9c7c238p-44),
    ]

    /// Returns the sum of two numbers, exact if the first is the larger or the sum fits a double.
    private static func sum(_ large: Double, _ small: Double) -> Parts {
        let head = large + small
        return (head, (large - head) + small)
    }

    /// Returns the difference of two numbers, the first being the larger.
    private static func difference(_ large: Parts, _ small: Parts) -> Parts {
        let main = sum(large.head, -small.head)
        return (main.head, main.tail + (large.tail - small.tail))
    }

    /// Returns the product of two numbers, from halves so short that their products are exact,
    /// except for the last digit of the lower two.
    static func product(_ x: Double, _ y: Double) -> Parts {
        let head = x * y
        let (xUpper, yUpper) = (upperHalf(x), upperHalf(y))
        let (xLower, yLower) = (x - xUpper, y - yUpper)
        let tail = ((xUpper * yUpper - head) + xUpper * yLower + xLower * yUpper) + xLower * yLower
        return (head, tail)
    }

    /// Returns the quotient of two numbers.
    private static func quotient(_ x: Parts, _ y: Parts) -> Parts {
        let head = x.head / y.head
        let back = product(head, y.head)
        return (head, ((x.head - back.head) - back.tail + (x.tail - head * y.tail)) / y.head)
    }

    /// Returns the upper 26 of the 53 binary digits of a number.
    private static func upperHalf(_ x: Double) -> Double {
        Double(bitPattern: x.bitPattern & 0xffff_ffff_f800_0000)
    }

    /// Returns the integer nearest to a number below 2³¹, as a double and as an integer.
    ///
    /// A double near 1.5 · 2⁵² has no room for a fraction, so that adding rounds it off. The last
    /// digits of the sum are then those of the whole number.
    private static func nearestWhole(_ x: Double) -> (value: Double, count: Int) {
        let sum = x + 0x1.8p52
        return (sum - 0x1.8p52, Int(Int32(truncatingIfNeeded: sum.bitPattern)))
    }

    /// Returns two to the power of an integer from -1022 to 1023.
    private static func powerOfTwo(_ exponent: Int) -> Double {
        Double(bitPattern: UInt64(1023 + exponent) << 52)
    }
}
