import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

/// A stage in cells, each with the outcome of a touch in its middle.
package struct AuditGrid {
    /// The lines between cells, in points of the stage.
    package let columns: [Double]
    package let rows: [Double]
    /// The index of each cell's spot, row by row.
    package private(set) var cells: [Int] = []
    /// All spots, in the order in which they appear from the top left.
    private(set) var spots: [AuditSpot] = []

    /// The distance between lines, in points, where no view has an edge.
    package let pitch: Double
    /// The most lines: more would only separate what no finger can.
    private static let mostLines = 240

    /// Creates the grid of a scene.
    /// - Parameter session: A session in which no finger is down.
    init(_ session: Session, _ cast: SceneCast) {
        let state = StageHistory(session.trace).latest
        let size = session.scene.size
        // The edges of rotated views lie between the lines.
        let isTurned = state.views.values.contains { view in
            let transform = state.toScreen(view.id)
            return abs(transform.b) > 1e-9 || abs(transform.c) > 1e-9
        }
        pitch = isTurned ? 4 : 10
        let corners = state.views.values.filter { $0.isAttached }.flatMap { view in
            view.bounds.corners.map { $0.applying(state.toScreen(view.id)) }
        }
        let probe = AuditProbe(session, state, cast)
        let edge = probe.edgeWidth
        columns = Self.lines(corners.map { $0.x }, to: size.width, pitch, edge)
        rows = Self.lines(corners.map { $0.y }, to: size.height, pitch, edge)
        var numbers: [AuditSpot: Int] = [:]
        for (top, bottom) in zip(rows, rows.dropFirst()) {
            for (left, right) in zip(columns, columns.dropFirst()) {
                let spot = probe.spot(at: CGPoint(x: (left + right) / 2, y: (top + bottom) / 2))
                let number = numbers[spot] ?? spots.count
                if number == spots.count {
                    numbers[spot] = number
                    spots.append(spot)
                }
                cells.append(number)
            }
        }
    }

    private static func lines(
        _ edges: [Double], to end: Double, _ pitch: Double, _ edge: Double?
    ) -> [Double] {
        let evenly = stride(from: 0, to: end, by: pitch)
        let asked = Array(evenly) + [end] + edges + (edge.map { [$0, end - $0] } ?? [])
        let inside = asked.filter { $0 >= 0 && $0 <= end }.sorted()
        let gap = max(0.5, end / Double(mostLines))
        var lines: [Double] = []
        for line in inside where line >= (lines.last ?? -.infinity) + gap { lines.append(line) }
        lines[lines.count - 1] = end
        return lines
    }

    // MARK: Places to touch

    private var width: Int { columns.count - 1 }

    /// Returns one place for each spot: the cell with the most room around it.
    func places(scrolled: AuditPlace.Scrolled? = nil) -> [AuditPlace] {
        let (across, down) = (reaches(alongRows: true), reaches(alongRows: false))
        var best = Array(repeating: (cell: -1, room: -1.0), count: spots.count)
        for cell in cells.indices {
            // Prefers the middle of a long view to a place near its end.
            let room =
                min(across[cell], down[cell]) + 0.01 * max(across[cell], down[cell])
            if room > best[cells[cell]].room + 1e-6 { best[cells[cell]] = (cell, room) }
        }
        return zip(spots, best).map { spot, best in
            let (row, column) = (best.cell / width, best.cell % width)
            return AuditPlace(
                spot: spot,
                point: CGPoint(
                    x: ((columns[column] + columns[column + 1]) / 2).rounded(toPlaces: 1),
                    y: ((rows[row] + rows[row + 1]) / 2).rounded(toPlaces: 1)),
                space: CGSize(width: 2 * across[best.cell], height: 2 * down[best.cell]),
                scrolled: scrolled)
        }
    }

    /// Returns the middles of the cells of some spots.
    func middles(of spots: [Int]) -> [CGPoint] {
        cells.indices.filter { spots.contains(cells[$0]) }.map { cell in
            let (row, column) = (cell / width, cell % width)
            return CGPoint(
                x: (columns[column] + columns[column + 1]) / 2, y: (rows[row] + rows[row + 1]) / 2)
        }
    }

    /// Returns whether a rectangle of the stage contains only these spots, and lies within the
    /// stage.
    func isCovered(_ box: CGRect, by spots: [Int]) -> Bool {
        guard let right = columns.last, let bottom = rows.last, box.minX >= 0, box.minY >= 0,
            box.maxX <= right, box.maxY <= bottom
        else { return false }
        for row in 0..<rows.count - 1 where rows[row] < box.maxY && rows[row + 1] > box.minY {
            for column in 0..<width
            where columns[column] < box.maxX && columns[column + 1] > box.minX {
                if !spots.contains(cells[row * width + column]) { return false }
            }
        }
        return true
    }

    /// Returns the distance from each cell's middle to the end of its spot, the shorter of both
    /// directions.
    private func reaches(alongRows: Bool) -> [Double] {
        let lines = alongRows ? columns : rows
        var result = Array(repeating: 0.0, count: cells.count)
        for other in 0..<(alongRows ? rows : columns).count - 1 {
            func cell(_ index: Int) -> Int {
                alongRows ? other * width + index : index * width + other
            }
            var start = 0
            for index in 0..<lines.count - 1 {
                let isLast = index == lines.count - 2
                guard isLast || cells[cell(index + 1)] != cells[cell(index)] else { continue }
                for inside in start...index {
                    let middle = (lines[inside] + lines[inside + 1]) / 2
                    result[cell(inside)] = min(middle - lines[start], lines[index + 1] - middle)
                }
                start = index + 1
            }
        }
        return result
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double {
        let factor = places == 0 ? 1.0 : 10.0
        return (self * factor).rounded() / factor
    }
}
