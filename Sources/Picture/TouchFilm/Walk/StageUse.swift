import Foundation
import TouchPicture
import TouchStage
import TouchTrace

/// The use of a picture at one moment: the share of it that is the stage, and the share of the
/// stage's clear area that the relevant views fill.
struct StageUse {
    /// The stage's share of the picture, from 0 to 1.
    let stage: Double
    /// The views' share of the stage's clear area, from 0 to 1; nil if no view is relevant.
    let views: Double?

    /// The number of points at which the area is sampled, across and down.
    private static let grid = (columns: 64, rows: 36)

    /// - Parameter subjects: the relevant views.
    init(of subjects: Set<SubjectID>, on stages: [SeenStage], size: CGSize) {
        func area(_ rect: CGRect) -> Double { rect.width * rect.height }
        stage = stages.map { area($0.area) }.reduce(0, +) / (size.width * size.height)
        let outlines = stages.map { stage in subjects.compactMap { stage.outline(of: $0) } }
        guard outlines.contains(where: { !$0.isEmpty }) else {
            views = nil
            return
        }
        let filled = zip(outlines, stages).map { Self.share(of: $0, in: $1.clear) * area($1.clear) }
        views = filled.reduce(0, +) / stages.map { area($0.clear) }.reduce(0, +)
    }

    /// Returns the share of `area` that lies within any of the convex `outlines`.
    private static func share(of outlines: [[CGPoint]], in area: CGRect) -> Double {
        guard !outlines.isEmpty else { return 0 }
        var count = 0
        for row in 0..<grid.rows {
            for column in 0..<grid.columns {
                let point = CGPoint(
                    x: area.minX + (Double(column) + 0.5) / Double(grid.columns) * area.width,
                    y: area.minY + (Double(row) + 0.5) / Double(grid.rows) * area.height)
                if outlines.contains(where: { $0.surrounds(point) }) { count += 1 }
            }
        }
        return Double(count) / Double(grid.columns * grid.rows)
    }
}

extension StageMoment {
    /// The views that are relevant now: the highlighted ones; or else those that have recognizers,
    /// that captions name, or that fingers hit, with their superviews, which are hit-tested and
    /// called as well.
    var mattering: [SubjectID] {
        if !staging.lit.isEmpty { return staging.lit }
        let windows = stage.windows
        return
            (stage.recognizers.values.map(\.view)
            + signs.pointed.map(\.subject).filter { stage.views[$0] != nil }
            + stage.touches.filter(\.isLive).flatMap { [$0.view] + $0.chain })
            .filter { !windows.contains($0) }
    }
}

extension [CGPoint] {
    /// Returns true if a point lies within these corners of a convex outline.
    fileprivate func surrounds(_ point: CGPoint) -> Bool {
        var (left, right) = (false, false)
        for (a, b) in zip(self, dropFirst() + prefix(1)) {
            let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
            if side > 0 { left = true }
            if side < 0 { right = true }
        }
        return !(left && right)
    }
}
