import Foundation
import TouchPicture

/// How much of each pixel a rounded box covers, worked out from its geometry: a disc takes a fifth of the time that
/// tracing it as a curve does, and is rounder.
struct Coverage {
    /// Half of the width and of the height.
    private let half: CGSize
    private let middle: CGPoint
    private let radius: CGFloat

    /// - Parameter box: in pixels.
    init(_ box: RoundedBox) {
        half = CGSize(width: box.rect.width / 2, height: box.rect.height / 2)
        middle = CGPoint(x: box.rect.midX, y: box.rect.midY)
        radius = min(box.radius, half.width, half.height)
    }

    /// Hands on what is covered of row `y`: from 0 to 255, of each of the columns in one piece.
    func row(
        _ y: Int, columns: Range<Int>, _ take: (_ columns: Range<Int>, _ share: UInt8) -> Void
    ) {
        let down = abs(CGFloat(y) + 0.5 - middle.y)
        // Of the pixels whose centres lie within so far of the middle some is covered, and of these all.
        guard let outer = reach(down, 0.5) else { return }
        let some = within(outer, columns)
        let all = reach(down, -0.5).map { within($0, some) } ?? some.upperBound..<some.upperBound
        for x in some.lowerBound..<all.lowerBound { take(x..<x + 1, share(x, down)) }
        if !all.isEmpty { take(all, 255) }
        for x in all.upperBound..<some.upperBound { take(x..<x + 1, share(x, down)) }
    }

    /// The columns whose centres lie within `reach` of the middle; where there are none, none at the end.
    private func within(_ reach: CGFloat, _ columns: Range<Int>) -> Range<Int> {
        let first = Coverage.floor(middle.x - reach + 0.5)
        let end = Coverage.floor(middle.x + reach + 0.5)
        guard first < end else { return columns.upperBound..<columns.upperBound }
        return (first..<end).clamped(to: columns)
    }

    /// The library's own is a call.
    private static func floor(_ value: CGFloat) -> Int {
        let whole = Int(value)
        return CGFloat(whole) > value ? whole - 1 : whole
    }

    /// How far from the middle the edge, moved outwards by `distance`, lies in a row `down` from it; nil beyond it.
    private func reach(_ down: CGFloat, _ distance: CGFloat) -> CGFloat? {
        let corner = down - (half.height - radius)
        let round = radius + distance
        guard corner <= round else { return nil }
        guard corner > 0 else { return half.width + distance }
        return half.width - radius + (round * round - corner * corner).squareRoot()
    }

    /// Of a pixel near the edge, by how far its centre lies from it.
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
