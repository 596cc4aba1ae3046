import Foundation
import TouchCanvas
import TouchGeometry
import TouchPicture

/// Where pictures are kept for people to look at.
enum PictureFolder {
    /// nil where nobody wants to look.
    nonisolated static let path = ProcessInfo.processInfo.environment["TOUCHSCOPE_PICTURES"]

    static func keep(_ picture: Picture, scale: Double, as name: String) throws {
        guard let path else { return }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let image = try Canvas(typesetter: try Typesetter()).image(of: picture, scale: scale)
        try Data(PNG.data(of: image)).write(to: URL(filePath: "\(path)/\(name).png"))
    }
}

/// Pictures of one size, side by side, each under its name: one sheet for every nine.
struct ContactSheet {
    private let size: CGSize
    private var pictures: [(picture: Picture, name: String)] = []

    private static let columns = 3
    private static let heading = 28.0
    private static let gap = 12.0

    /// - Parameter size: of each picture, in points.
    init(of size: CGSize) { self.size = size }

    mutating func add(_ picture: Picture, _ name: String) { pictures.append((picture, name)) }

    func keep(_ name: String) throws {
        let most = Self.columns * Self.columns
        for (page, start) in stride(from: 0, to: pictures.count, by: most).enumerated() {
            let some = Array(pictures[start..<min(start + most, pictures.count)])
            try PictureFolder.keep(sheet(of: some), scale: 0.5, as: "\(name)-\(page + 1)")
        }
    }

    private func sheet(of pictures: [(picture: Picture, name: String)]) -> Picture {
        let cell = CGSize(
            width: size.width + Self.gap, height: size.height + Self.heading + Self.gap)
        let rows = (pictures.count + Self.columns - 1) / Self.columns
        let whole = CGRect(
            x: 0, y: 0, width: cell.width * Double(Self.columns), height: cell.height * Double(rows)
        )
        var marks: [Mark] = [.shape(Shape(.rect(whole), fill: Color(red: 1, green: 1, blue: 1)))]
        for (index, one) in pictures.enumerated() {
            let x = Double(index % Self.columns) * cell.width
            let y = Double(index / Self.columns) * cell.height
            marks.append(
                .text(
                    Text(
                        one.name, font: Font(size: 20), color: Color(red: 0, green: 0, blue: 0),
                        at: CGPoint(x: x, y: y + 2))))
            marks.append(
                .group(
                    Group(
                        transform: CGAffineTransform(translationX: x, y: y + Self.heading),
                        clip: .rect(CGRect(origin: .zero, size: size)),
                        marks: one.picture.marks)))
        }
        return Picture(size: whole.size, marks: marks)
    }
}
