import Foundation
import TouchPicture
import TouchStage
import TouchTrace

/// Shares of a picture at one moment: how much of it is the stage's ground, and how much of the
/// ground that nothing is laid over the views fill that matter.
struct StageUse {
    /// Of the picture, from 0 to 1.
    let stage: Double
    /// Of the stage's ground that is clear, from 0 to 1; nil where no view matters.
    let views: Double?

    /// The number of places at which the room is sampled, across and down.
    private static let grid = (columns: 64, rows: 36)

    /// - Parameter subjects: the views that matter.
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

    /// The share of `area` that lies within any of the convex `outlines`.
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
    /// The views that matter now: those that are lit; else those that have recognizers, that captions
    /// name, and that fingers hit, with the views that hold them, which are asked and called as well.
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
    /// True if a point lies within these corners of a convex outline.
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
