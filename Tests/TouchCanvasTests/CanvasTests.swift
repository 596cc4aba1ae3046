import Foundation
import Testing
import TouchCanvas
import TouchPicture

@Suite("Pictures become pixels")
struct CanvasTests {
    let canvas: Canvas

    init() throws {
        canvas = Canvas(typesetter: try Typesetter())
    }

    private func square(
        _ x: Double, _ y: Double, _ side: Double, _ color: Color, stroke: Stroke? = nil
    ) -> Mark {
        .shape(
            Shape(.rect(CGRect(x: x, y: y, width: side, height: side)), fill: color, stroke: stroke)
        )
    }

    private func picture(_ marks: Mark...) -> Picture {
        Picture(size: CGSize(width: 40, height: 40), marks: marks)
    }

    @Test("A filled square covers its pixels and no others")
    func fill() throws {
        let image = try canvas.image(of: picture(square(10, 10, 10, Color(hex: 0x336699))))
        #expect(image[9, 15] == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
        #expect(image[10, 10] == Pixel(red: 0x33, green: 0x66, blue: 0x99))
        #expect(image[19, 19] == Pixel(red: 0x33, green: 0x66, blue: 0x99))
        #expect(image[20, 15]?.alpha == 0)
        #expect(image[40, 0] == nil)
    }

    @Test("Later marks lie over earlier ones, and stay there when translucent")
    func order() throws {
        let image = try canvas.image(
            of: picture(square(0, 0, 20, .black), square(0, 0, 20, .white.faded(0.5))))
        #expect(image[5, 5] == Pixel(red: 128, green: 128, blue: 128))
    }

    @Test("A group fades as a whole: what overlaps inside it does not show through")
    func opacity() throws {
        let group = Group(
            opacity: 0.5, marks: [square(0, 0, 20, .black), square(10, 0, 20, .black)])
        let image = try canvas.image(of: picture(square(0, 0, 40, .white), .group(group)))
        #expect(image[15, 5] == image[5, 5])
    }

    @Test("A translucent group keeps its edges wherever it is turned")
    func translucentEdges() throws {
        func group(_ opacity: Double) -> Mark {
            let marks = [square(0, 0, 12, .black), square(3.5, 12, 5, .black)]
            let turn = CGAffineTransform(translationX: 20, y: 12).rotated(by: 0.5).scaledBy(
                x: 0.9, y: 0.2)
            return .group(Group(transform: turn, opacity: opacity, marks: marks))
        }
        let whole = try canvas.image(of: picture(group(1)))
        let half = try canvas.image(of: picture(group(0.5)))
        for y in 0..<40 {
            for x in 0..<40 {
                let (a, b) = (Int(whole[x, y]?.alpha ?? 0), Int(half[x, y]?.alpha ?? 0))
                #expect(abs(a - 2 * b) <= 2, "\(x), \(y)")
            }
        }
    }

    @Test("A group's transform and clip apply to its marks only")
    func group() throws {
        let group = Group(
            transform: CGAffineTransform(translationX: 20, y: 0).rotated(by: .pi / 2),
            clip: .rect(CGRect(x: 0, y: 0, width: 10, height: 40)),
            marks: [square(0, 0, 20, .white)])
        let image = try canvas.image(of: picture(.group(group), square(30, 30, 5, .black)))
        #expect(image[15, 5]?.red == 255, "turned a quarter, it lies left of x = 20")
        #expect(image[15, 15]?.alpha == 0, "clipped after 10 points")
        #expect(image[32, 32]?.alpha == 255)
    }

    @Test("A singular transform shows nothing and spoils nothing")
    func singular() throws {
        let flat = Group(
            transform: CGAffineTransform(scaleX: 0, y: 1), marks: [square(0, 0, 20, .white)])
        let image = try canvas.image(of: picture(.group(flat), square(30, 30, 5, .white)))
        #expect(image[5, 5]?.alpha == 0)
        #expect(image[32, 32]?.alpha == 255)
    }

    @Test(
        "What is nowhere is not painted, and spoils nothing; nor does what is nearly flat",
        arguments: [
            CGAffineTransform(translationX: .infinity, y: 0),
            CGAffineTransform(translationX: 0, y: .nan), CGAffineTransform(scaleX: 1e-308, y: 1),
        ])
    func nowhere(transform: CGAffineTransform) throws {
        let lost = Group(
            transform: transform, clip: .rect(CGRect(x: 0, y: 0, width: 9, height: 9)),
            marks: [square(0, 0, 20, .white)])
        let outer = Group(
            clip: .rect(CGRect(x: 0, y: 0, width: 30, height: 30)), marks: [.group(lost)])
        for mark in [Mark.group(lost), .group(outer)] {
            let image = try canvas.image(of: picture(mark, square(30, 30, 5, .white)))
            #expect(image[5, 5]?.alpha == 0)
            #expect(image[32, 32]?.alpha == 255)
        }
    }

    @Test("A dash of nothing but zeros is a solid line")
    func emptyDash() throws {
        let stroke = Stroke(.white, width: 2, dash: [0, 0])
        let image = try canvas.image(
            of: picture(square(10, 10, 10, .clear, stroke: stroke), square(30, 30, 5, .white)))
        #expect(image[15, 10]?.alpha == 255)
        #expect(image[32, 32]?.alpha == 255)
    }

    @Test("A picture grows with the scale")
    func scale() throws {
        let image = try canvas.image(of: picture(square(10, 10, 10, .white)), scale: 1.5)
        #expect(image.width == 60 && image.height == 60)
        #expect(image[15, 15]?.alpha == 255 && image[29, 29]?.alpha == 255)
        #expect(image[30, 20]?.alpha == 0)
    }

    @Test("Memory of the caller keeps its pitch, and only the damage is painted")
    func onto() throws {
        var bytes = [UInt8](repeating: 7, count: 10 * 64)
        try bytes.withUnsafeMutableBytes {
            guard let base = $0.baseAddress else { return }
            try canvas.paint(
                picture(square(0, 0, 40, .white)), onto: base, width: 12, height: 10, pitch: 64,
                damage: [CGRect(x: 2.5, y: 2, width: 2, height: 1)])
        }
        func pixel(_ x: Int, _ y: Int) -> UInt8 { bytes[y * 64 + x * 4] }
        #expect(pixel(2, 2) == 255 && pixel(4, 2) == 255, "grown to whole pixels")
        #expect(pixel(1, 2) == 7 && pixel(5, 2) == 7 && pixel(3, 1) == 7 && pixel(3, 3) == 7)
        #expect(bytes[2 * 64 + 50] == 7, "beyond the row nothing is touched")
    }

    @Test("Painting the damage over the old picture gives the new one, pixel by pixel")
    func damage() throws {
        let label = { (word: String, x: Double) in
            Mark.text(Text(word, font: Font(size: 8), color: .black, at: CGPoint(x: x, y: 15)))
        }
        let back = square(0, 0, 40, .white)
        func turned(_ side: Double) -> Mark {
            let marks = [square(0, 0, 6, .black), square(8, 0, side, Color(hex: 0xff0000))]
            return .group(
                Group(
                    transform: CGAffineTransform(translationX: 20, y: 3).rotated(by: 0.4),
                    opacity: 0.8, marks: marks))
        }
        let old = picture(back, turned(4), label("old", 2), square(30, 30, 5, .black))
        let new = picture(back, turned(6), label("new", 3), square(30, 30, 5, .black))
        let damage = new.damage(from: old, measuring: canvas.typesetter)
        var image = try canvas.image(of: old)
        try canvas.paint(new, into: &image, damage: damage)
        #expect(image == (try canvas.image(of: new)))
        #expect(damage.allSatisfy { !$0.contains(CGPoint(x: 32, y: 33)) })
    }
}
