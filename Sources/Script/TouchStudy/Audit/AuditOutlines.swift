import TouchPicture

/// The shapes of a grid's spots, in points of the stage.
struct AuditOutlines {
    private let grid: AuditGrid
    private let (width, height): (Int, Int)

    init(_ grid: AuditGrid) {
        self.grid = grid
        (width, height) = (grid.columns.count - 1, grid.rows.count - 1)
    }

    private func spot(_ column: Int, _ row: Int) -> Int? {
        guard (0..<width).contains(column), (0..<height).contains(row) else { return nil }
        return grid.cells[row * width + column]
    }

    /// Returns the area of a spot as one path, so that adjacent parts leave no seam.
    func area(of number: Int) -> Path {
        var path = Path()
        for row in 0..<height {
            var start: Int?
            for column in 0...width {
                let isIn = spot(column, row) == number
                if isIn, start == nil { start = column }
                guard !isIn, let first = start else { continue }
                let box = CGRect(
                    x: grid.columns[first], y: grid.rows[row],
                    width: grid.columns[column] - grid.columns[first],
                    height: grid.rows[row + 1] - grid.rows[row])
                path.elements += Path.rect(box).elements
                start = nil
            }
        }
        return path
    }

    /// The lines between spots.
    var borders: Path {
        var path = Path()
        func add(_ start: CGPoint, _ end: CGPoint) {
            path.elements += Path.polyline([start, end]).elements
        }
        for column in 1..<max(width, 1) {
            for run in runs(of: height, where: { spot(column - 1, $0) != spot(column, $0) }) {
                let x = grid.columns[column]
                add(
                    CGPoint(x: x, y: grid.rows[run.lowerBound]),
                    CGPoint(x: x, y: grid.rows[run.upperBound]))
            }
        }
        for row in 1..<max(height, 1) {
            for run in runs(of: width, where: { spot($0, row - 1) != spot($0, row) }) {
                let y = grid.rows[row]
                add(
                    CGPoint(x: grid.columns[run.lowerBound], y: y),
                    CGPoint(x: grid.columns[run.upperBound], y: y))
            }
        }
        return path
    }

    /// Returns the ranges of indices for which a condition holds.
    private func runs(of count: Int, where holds: (Int) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for index in 0..<count where holds(index) {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }
}
