import TouchKit

/// The arrangement of answers beside and below one another.
struct AnswerGrid: Equatable {
    let columns: Int
    let rows: Int
    /// The height of an answer, in points.
    private let row: CGFloat

    static let gap: CGFloat = 8
    /// The least width of an answer if there is room below.
    private static let least: CGFloat = 220

    /// Creates the arrangement of a number of answers.
    /// - Parameter window: the size of the window, in points: people stand further away from a
    ///   larger one.
    init(_ count: Int, in window: CGSize) {
        let room = window.height * 0.4
        let most = max(1, Int((room + Self.gap) / (PillButton.height + Self.gap)))
        let isUpright = window.width < window.height || window.width < 700
        let beside = isUpright ? 1 : max(1, Int((window.width - 200) / Self.least))
        columns = max(min(count, beside), (count + most - 1) / most)
        rows = (count + columns - 1) / columns
        let fitting = (room + Self.gap) / CGFloat(rows) - Self.gap
        row = max(PillButton.height, min(fitting, max(52, min(window.height * 0.085, 96))))
            .rounded(.down)
    }

    var height: CGFloat { CGFloat(rows) * (row + Self.gap) - Self.gap }

    /// Returns the frame of an answer in a room.
    func cell(_ place: Int, in room: CGRect) -> CGRect {
        let (x, y) = (CGFloat(place % columns), CGFloat(place / columns))
        let width = (room.width + Self.gap) / CGFloat(columns)
        let height = (room.height + Self.gap) / CGFloat(rows)
        return CGRect(
            x: room.minX + x * width, y: room.minY + y * height, width: width - Self.gap,
            height: height - Self.gap)
    }
}
