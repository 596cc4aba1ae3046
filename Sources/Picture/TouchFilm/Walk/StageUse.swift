import Foundation
import TouchPicture
import TouchStage
import TouchTrace

/// Shares of a picture at one moment: how much of it is the stage's room, and how much of that the
/// views fill that matter.
struct StageUse {
    /// Of the picture, from 0 to 1.
    let stage: Double
    /// Of the stage's room, from 0 to 1; nil where no view matters.
    let views: Double?

    /// The number of places at which the room is sampled, across and down.
    private static let grid = (columns: 64, rows: 36)

    init(_ moments: [StageMoment], on stages: [SeenStage], size: CGSize) {
        let areas = stages.map { $0.area.width * $0.area.height }
        let room = areas.reduce(0, +)
        stage = room / (size.width * size.height)
        let outlines = zip(moments, stages).map { moment, stage in
            moment.mattering.compactMap { stage.outline(of: $0) }
        }
        guard outlines.contains(where: { !$0.isEmpty }) else {
            views = nil
            return
        }
        let filled = zip(outlines, stages).map { Self.share(of: $0, in: $1.area) }
        views = zip(filled, areas).reduce(0) { $0 + $1.0 * $1.1 } / room
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
    /// The views that matter: those that are lit; else those that have recognizers, and those that
    /// fingers hit.
    fileprivate var mattering: [SubjectID] {
        if !staging.lit.isEmpty { return staging.lit }
        return stage.recognizers.values.map(\.view) + stage.touches.filter(\.isLive).map(\.view)
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
