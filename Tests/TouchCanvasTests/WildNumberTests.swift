import Foundation
import Testing
import TouchCanvas
import TouchPicture

@Suite("Numbers that are none, or endless")
struct WildNumberTests {
    let canvas: Canvas

    init() throws {
        canvas = Canvas(typesetter: try Typesetter())
    }

    nonisolated private static let square = Path.rect(CGRect(x: 0, y: 0, width: 20, height: 20))
    nonisolated private static let fill = Mark.shape(Shape(square, fill: .white))

    nonisolated private static let marks: [Mark] = [
        .group(
            Group(
                clip: .rect(CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9)), marks: [fill])),
        .group(
            Group(
                clip: .rect(CGRect(x: -.infinity, y: 0, width: .infinity, height: 9)),
                marks: [fill])),
        // Each can be undone, both together cannot.
        .group(scaled(1e-200, [.group(scaled(1e-200, [fill]))])),
        .group(scaled(1e200, [.group(scaled(1e200, [fill]))])),
        .shape(Shape(square, stroke: Stroke(.white, width: .nan, dash: [.nan, .infinity]))),
        .text(text(size: .infinity)), .text(text(size: 1e-200)), .text(text(size: .nan)),
        .text(text(size: 1e12)), .text(text(width: .nan)),
        .image(
            Image(
                Raster(width: 1, height: 1, bytes: [9, 9, 9, 9], checksum: "1"),
                in: CGRect(x: 0, y: 0, width: 1e-200, height: 1e-200))),
        .shape(
            Shape(
                .rect(CGRect(x: 5, y: 5, width: 1, height: 1)),
                fill: Color(red: .nan, green: .infinity, blue: -.infinity, alpha: .nan))),
    ]

    nonisolated private static func scaled(_ factor: Double, _ marks: [Mark]) -> Group {
        Group(transform: CGAffineTransform(scaleX: factor, y: factor), marks: marks)
    }

    nonisolated private static func text(size: Double = 9, width: Double? = nil) -> Text {
        Text(
            "none", font: Font(size: size), color: .white, at: .zero, width: width,
            overflow: .wrap)
    }

    @Test("A mark with such a number spoils no other", arguments: marks.indices)
    func marks(index: Int) throws {
        let square = Shape(.rect(CGRect(x: 30, y: 30, width: 5, height: 5)), fill: .white)
        let picture = Picture(
            size: CGSize(width: 40, height: 40), marks: [Self.marks[index], .shape(square)])
        #expect(try canvas.image(of: picture)[32, 32]?.red == 255)
        #expect(try !PDF.data(of: [picture], typesetter: canvas.typesetter).isEmpty)
        let svg = SVG.document(picture, typesetter: canvas.typesetter)
        #expect(svg.contains("M30 30") && !svg.contains("nan") && !svg.contains("inf"))
        #expect(!picture.description.isEmpty)
    }

    @Test("A picture of such a size is refused", arguments: [Double.nan, .infinity, 1e9, -1e300])
    func size(length: Double) {
        let picture = Picture(size: CGSize(width: length, height: 4))
        #expect(throws: CanvasError.self) { try canvas.image(of: picture) }
    }
}
