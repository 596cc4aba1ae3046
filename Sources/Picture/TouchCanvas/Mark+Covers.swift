import Foundation
import TouchPicture

extension [Mark] {
    /// The first mark of which anything is seen in `visible`: what an opaque one covers whole need not be painted.
    func firstSeen(in visible: [CGRect]?) -> Int {
        guard let visible else { return 0 }
        return lastIndex { $0.covers(visible) } ?? 0
    }
}

extension Mark {
    /// Whether nothing behind it is seen in any of the rectangles, in its coordinates.
    fileprivate func covers(_ rects: [CGRect]) -> Bool {
        switch self {
        case .shape(let shape):
            return shape.fill.map { $0.alpha >= 1 } == true
                && rects.allSatisfy(shape.path.surrounds)
        case .text, .image: return false
        case .group(let group):
            let t = group.transform
            guard group.opacity >= 1, t.determinant != 0, t.determinant.isFinite else {
                return false
            }
            let back = t.inverted()
            let inside = rects.map { $0.applying(back) }
            guard group.clip.map({ inside.allSatisfy($0.surrounds) }) ?? true else { return false }
            return group.marks.contains { $0.covers(inside) }
        }
    }
}
