import Foundation
import TouchPicture

/// The coverage of each pixel by a rounded box, computed from its geometry: a disc takes a fifth of
/// the time that tracing it as a curve does, and is rounder.
struct Coverage {
    /// Half of the width and height.
    private let half: CGSize
    private let middle: CGPoint
    private let radius: CGFloat

    /// - Parameter box: the box, in pixels.
    init(_ box: RoundedBox) {
        half = CGSize(width: box.rect.width / 2, height: box.rect.height / 2)
        middle = CGPoint(x: box.rect.midX, y: box.rect.midY)
        radius = min(box.radius, half.width, half.height)
    }

    /// Passes the coverage of row `y`, from 0 to 255, to `take`, once for each run of columns that
    /// have the same coverage.
    func row(
        _ y: Int, columns: Range<Int>, _ take: (_ columns: Range<Int>, _ share: UInt8) -> Void
    ) {
        let down = abs(CGFloat(y) + 0.5 - middle.y)
        // The pixels whose centers lie within `outer` of the middle are partly covered; those
        // within the second reach are covered completely.
        guard let outer = reach(down, 0.5) else { return }
        let some = within(outer, columns)
        let all = reach(down, -0.5).map { within($0, some) } ?? some.upperBound..<some.upperBound
        for x in some.lowerBound..<all.lowerBound { take(x..<x + 1, share(x, down)) }
        if !all.isEmpty { take(all, 255) }
        for x in all.upperBound..<some.upperBound { take(x..<x + 1, share(x, down)) }
    }

    /// Returns the columns whose centers lie within `reach` of the middle; if there are none, an
    /// empty range at the end.
    private func within(_ reach: CGFloat, _ columns: Range<Int>) -> Range<Int> {
        let first = Coverage.floor(middle.x - reach + 0.5)
        let end = Coverage.floor(middle.x + reach + 0.5)
        guard first < end else { return columns.upperBound..<columns.upperBound }
        return (first..<end).clamped(to: columns)
    }

    /// Rounds down. The library's function costs a call.
    private static func floor(_ value: CGFloat) -> Int {
        let whole = Int(value)
        return CGFloat(whole) > value ? whole - 1 : whole
    }

    /// Returns the distance from the middle to the edge, moved outwards by `distance`, in a row
    /// `down` from the middle; nil beyond the edge.
    private func reach(_ down: CGFloat, _ distance: CGFloat) -> CGFloat? {
        let corner = down - (half.height - radius)
        let round = radius + distance
        guard corner <= round else { return nil }
        guard corner > 0 else { return half.width + distance }
        return half.width - radius + (round * round - corner * corner).squareRoot()
    }

    /// Returns the coverage of a pixel near the edge, from the distance of its center to the edge.
    private func share(_ x: Int, _ down: CGFloat) -> UInt8 {
        let (across, corner) = (
            abs(CGFloat(x) + 0.5 - middle.x) - (half.width - radius), down - (half.height - radius)
        )
        let inside = min(max(across, corner), 0)
        let (a, b) = (max(across, 0), max(corner, 0))
        let distance = inside + (a * a + b * b).squareRoot() - radius
        return UInt8(min(max(0.5 - distance, 0), 1) * 255 + 0.5)
    }
}
