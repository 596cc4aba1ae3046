import Foundation
import Testing
import TouchCanvas
import TouchPicture

@Suite("Pictures become files")
struct OutputTests {
    let typesetter: Typesetter
    let folder: URL

    init() throws {
        typesetter = try Typesetter()
        folder = URL(fileURLWithPath: NSTemporaryDirectory())
            .appendingPathComponent("touchcanvas-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private var picture: Picture {
        let box = CGRect(x: 10, y: 10, width: 100, height: 60)
        let label = Text(
            "a < b & \"c\" 快扫", font: Font(size: 14, weight: .semibold), color: .white,
            at: CGPoint(x: 14, y: 20))
        let group = Group(
            transform: CGAffineTransform(rotationAngle: 0.2), opacity: 0.7,
            clip: .ellipse(in: box),
            marks: [.shape(Shape(.rect(box), fill: Color(hex: 0xe69f00)))])
        return Picture(
            size: CGSize(width: 160, height: 90),
            marks: [
                .shape(Shape(.rect(CGRect(x: 0, y: 0, width: 160, height: 90)), fill: .black)),
                .group(group), .text(label),
                .shape(
                    Shape(
                        .polyline([CGPoint(x: 0, y: 80), CGPoint(x: 160, y: 80)]),
                        stroke: Stroke(.white, width: 2, dash: [4, 4]))),
            ])
    }

    @Test("The same picture gives the same bytes, also from another typesetter")
    func sameBytes() throws {
        let canvas = Canvas(typesetter: typesetter)
        let first = try PNG.data(of: canvas.image(of: picture))
        let other = Canvas(typesetter: try Typesetter())
        #expect(first == (try PNG.data(of: other.image(of: picture))))
        #expect(first.prefix(4) == [0x89, 0x50, 0x4e, 0x47])
        let pdf = try PDF.data(of: [picture], typesetter: typesetter)
        #expect(pdf == (try PDF.data(of: [picture], typesetter: try Typesetter())))
        #expect(String(decoding: pdf.prefix(5), as: UTF8.self) == "%PDF-")
    }

    @Test("SVG is well-formed, keeps text as text and looks like the PNG")
    func svg() throws {
        let path = folder.appendingPathComponent("x.svg").path
        let document = SVG.document(picture, typesetter: typesetter)
        try document.write(toFile: path, atomically: true, encoding: .utf8)
        #expect(document.contains(">a &lt; b &amp; &quot;c&quot; 快扫</text>"))
        let tool = "/usr/bin/rsvg-convert"
        guard FileManager.default.isExecutableFile(atPath: tool) else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = [path, "-o", folder.appendingPathComponent("x.png").path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test("Lines in SVG have round ends and corners, as the canvas paints them")
    func lines() {
        let corner: [CGPoint] = [
            CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 1),
        ]
        let marks: [Mark] = [.shape(Shape(.polyline(corner), stroke: Stroke(.black, width: 2)))]
        let svg = SVG.document(
            Picture(size: CGSize(width: 9, height: 9), marks: marks), typesetter: typesetter)
        #expect(svg.contains("stroke-linecap=\"round\" stroke-linejoin=\"round\""))
    }

    @Test("Numbers in SVG have two decimals at most, and NaN is no number")
    func numbers() {
        let marks: [Mark] = [
            .shape(Shape(.polyline([CGPoint(x: -0.0004, y: 1.23456), CGPoint(x: -1.5, y: .nan)])))
        ]
        let svg = SVG.document(
            Picture(size: CGSize(width: 1, height: 1), marks: marks), typesetter: typesetter)
        #expect(svg.contains("d=\"M0 1.23 L-1.5 0\""))
    }
}
