import Foundation
import Testing
import TouchCanvas
import TouchPicture
import TouchWords

@Suite("Goldens: pictures kept as text")
struct GoldenTests {
    private let typesetter: Typesetter

    init() throws {
        typesetter = try Typesetter()
    }

    @Test("Every picture is painted as it was kept")
    func unchanged() throws {
        for (name, picture) in try GoldenPictures().all {
            let golden = Golden(name, picture)
            if Golden.isAccepting { try golden.accept() }
            if let failure = try Golden(name, picture).failure(typesetter) {
                Issue.record("\(failure)")
            }
        }
    }

    @Test("A picture's text is read back as the picture, up to what rounding took")
    func readBack() throws {
        for (name, picture) in try GoldenPictures().all {
            let text = picture.description
            let (old, new) = (words(text), words(try PictureReader.picture(text).description))
            #expect(old.count == new.count, "\(name)")
            for (one, other) in zip(old, new) where one != other {
                guard let a = Double(one), let b = Double(other), abs(a - b) < 0.011 else {
                    Issue.record("\(name): \(one) was read as \(other)")
                    continue
                }
            }
        }
    }

    private func words(_ text: String) -> [Substring] { text.split { " \n".contains($0) } }

    // MARK: What differs is told and shown

    private let kept = picture()

    private static func picture(
        _ color: Color = Color(hex: 0x56b4e9), labelAt x: Double = 20
    ) -> Picture {
        let box = Path.roundedRect(CGRect(x: 10, y: 10, width: 80, height: 40), radius: 8)
        let label = Text(
            "drag", font: Font(size: 13), color: .black, at: CGPoint(x: x, y: 60))
        let moved = CGAffineTransform(translationX: 4, y: 4)
        return Picture(
            size: CGSize(width: 200, height: 100),
            marks: [
                .shape(Shape(box, fill: color)),
                .group(Group(transform: moved, marks: [.text(label)])),
            ])
    }

    private func images(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    @Test(
        "A changed color is a difference: its lines, both pictures, and what differs between them")
    func changedColor() throws {
        let painted = Self.picture(Color(hex: 0x56b4ea))
        let golden = Golden("changed-color", painted, kept: kept.description)
        #expect(
            golden.differences == [
                "2 - shape round 10 10 80 40 8 fill #56b4e9",
                "2 + shape round 10 10 80 40 8 fill #56b4ea",
            ])
        let failure = try #require(try golden.failure(typesetter))
        #expect(failure.contains("fill #56b4ea"))
        let folder = try golden.writeImages(typesetter).path
        #expect(failure.contains(folder))
        #expect(images(in: folder) == ["difference.png", "kept.png", "painted.png"])
    }

    @Test("A moved label is a difference, marked where it was and where it is")
    func movedLabel() throws {
        let painted = Self.picture(labelAt: 120)
        let golden = Golden("moved-label", painted, kept: kept.description)
        #expect(
            golden.differences == [
                "4 - text 20 60 #000000 13 \"drag\"", "4 + text 120 60 #000000 13 \"drag\"",
            ])
        let canvas = Canvas(typesetter: typesetter)
        let difference = try canvas.image(of: kept).difference(from: canvas.image(of: painted))
        func isMarked(_ area: Range<Int>) -> Bool {
            area.contains { x in (60..<84).contains { difference.pixel(x, $0)?.first == 40 } }
        }
        #expect(isMarked(24..<60) && isMarked(124..<160) && !isMarked(70..<120))
    }

    @Test("An equal picture is no difference, and a picture never kept is one")
    func edges() throws {
        #expect(try Golden("equal", kept, kept: kept.description).failure(typesetter) == nil)
        let new = try Golden("new", kept, kept: nil).failure(typesetter)
        #expect(new?.contains("never kept") == true)
    }
}
