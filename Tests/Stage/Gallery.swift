import Foundation
import TouchCanvas
import TouchPicture

/// Pictures that tests paint can be looked at: set `TOUCHSCOPE_PICTURES` to a folder and they are written there.
package enum Gallery {
    /// The folder; nil where nobody wants to look.
    package nonisolated static let folder =
        ProcessInfo.processInfo.environment["TOUCHSCOPE_PICTURES"]

    /// - Parameter scale: pixels a point.
    package static func show(
        _ picture: Picture, _ name: String, scale: Double = 1, typesetter: Typesetter
    ) throws {
        guard let folder else { return }
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let image = try Canvas(typesetter: typesetter).image(of: picture, scale: scale)
        try Data(PNG.data(of: image)).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }

    /// Cells of one size, side by side.
    package static func sheet(of cells: [[Mark]], each size: CGSize, columns: Int) -> Picture {
        let gap = 24.0
        let (width, height) = (size.width + gap, size.height + gap)
        let rows = (cells.count + columns - 1) / columns
        let whole = CGSize(
            width: width * Double(columns) + gap, height: height * Double(rows) + gap)
        let ground = Shape(
            .rect(CGRect(origin: .zero, size: whole)), fill: Color(hex: 0x5b6570))
        let placed = cells.enumerated().flatMap { index, marks in
            let place = CGAffineTransform(
                translationX: gap + Double(index % columns) * width,
                y: gap + Double(index / columns) * height)
            return marks.map { Mark.group(Group(transform: place, marks: [$0])) }
        }
        return Picture(size: whole, marks: [.shape(ground)] + placed)
    }
}
