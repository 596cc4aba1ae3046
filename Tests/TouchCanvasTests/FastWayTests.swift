import Foundation
import Testing
import TouchCanvas
import TouchPicture

/// The plain way traces and cuts everything with Cairo and passes over nothing: it is what pictures mean.
@Suite("The fast way of painting shows what the plain way does")
struct FastWayTests {
    private let fast: Canvas
    private let plain: Canvas

    init() throws {
        fast = Canvas(typesetter: try Typesetter())
        var canvas = fast
        canvas.isPlain = true
        plain = canvas
    }

    private let size = CGSize(width: 300, height: 200)

    private func picture(_ marks: [Mark]) -> Picture {
        let ground = Shape(.rect(CGRect(origin: .zero, size: size)), fill: Color(hex: 0x203040))
        return Picture(size: size, marks: [.shape(ground)] + marks)
    }

    /// The largest difference of a color in a pixel.
    private func compare(
        _ marks: [Mark], scale: Double = 1, damage: [CGRect]? = nil
    ) throws -> Int {
        let picture = picture(marks)
        var a = try fast.image(of: Picture(size: size), scale: scale)
        var b = a
        try fast.paint(picture, into: &a, scale: scale, damage: damage)
        try plain.paint(picture, into: &b, scale: scale, damage: damage)
        return zip(a.bytes, b.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    private func disc(_ x: Double, _ y: Double, _ radius: Double) -> Path {
        .circle(center: CGPoint(x: x, y: y), radius: radius)
    }

    /// An edge that Cairo traces with straight lines is off by a tenth of a pixel; nothing else may differ.
    private let smoothing = 32

    @Test("Discs, of whatever size", arguments: [3.0, 4.3, 22, 60.5, 95], [1.0, 1.25, 2])
    func discs(radius: Double, scale: Double) throws {
        let marks: [Mark] = [.shape(Shape(disc(150.3, 99.6, radius), fill: .white))]
        #expect(try compare(marks, scale: scale) <= smoothing)
    }

    @Test("Rings, thin and thick, opaque and not", arguments: [0.5, 1, 3, 6, 40])
    func rings(width: Double) throws {
        let line = Stroke(Color.white.faded(0.6), width: width)
        let ring = Shape(disc(120.2, 80.9, 30.4), stroke: line)
        #expect(try compare([.shape(ring)], scale: 1.5) <= smoothing)
    }

    @Test("Rounded boxes with and without lines", arguments: [4.0, 12, 30])
    func boxes(radius: Double) throws {
        let path = Path.roundedRect(
            CGRect(x: 20.5, y: 30.25, width: 240, height: 110), radius: radius)
        let both = Shape(path, fill: Color.white.faded(0.94), stroke: Stroke(.black, width: 1))
        #expect(try compare([.shape(both)]) <= smoothing)
        let thick = Shape(path, stroke: Stroke(.white, width: 9))
        #expect(try compare([.shape(thick)], scale: 1.25) <= smoothing)
    }

    @Test("Within groups that move, stretch, turn, cut and fade")
    func groups() throws {
        let chip = Shape(
            .roundedRect(CGRect(x: 5, y: 5, width: 70, height: 30), radius: 8), fill: .white,
            stroke: Stroke(.black, width: 2))
        let clip = Path.roundedRect(CGRect(x: 0, y: 0, width: 60, height: 60), radius: 20)
        for turn in [0, 0.3] {
            let place = CGAffineTransform(translationX: 90.3, y: 40.8).rotated(by: turn)
                .scaledBy(x: 1.4, y: 1.4)
            for opacity in [1, 0.5] {
                let marks: [Mark] = [.shape(chip), .shape(Shape(disc(30, 30, 12), fill: .black))]
                let group = Group(transform: place, opacity: opacity, clip: clip, marks: marks)
                #expect(try compare([.group(group)]) <= smoothing)
            }
        }
    }

    @Test("What a cut leaves whole is painted as if it were cut")
    func cutting() throws {
        let clip = Path.roundedRect(CGRect(x: 10, y: 10, width: 280, height: 180), radius: 40)
        let inside = Shape(
            .polygon([
                CGPoint(x: 60.3, y: 50), CGPoint(x: 200, y: 70.6), CGPoint(x: 90, y: 150),
            ]), fill: Color.white.faded(0.7), stroke: Stroke(.black, width: 3))
        let text = Text(
            "duet", font: Font(size: 20), color: .white, at: CGPoint(x: 100, y: 90))
        let group = Group(clip: clip, marks: [.shape(inside), .text(text)])
        // Cairo moves edges by parts of a pixel when it cuts them.
        #expect(try compare([.group(group)]) <= 4)
    }

    @Test("What something opaque hides is left out, to the bit")
    func hidden() throws {
        func cover(_ opacity: Double, _ alpha: Double) -> Mark {
            let rect = CGRect(x: 40, y: 30, width: 150, height: 120)
            let shape = Shape(.roundedRect(rect, radius: 10), fill: Color.white.faded(alpha))
            return .group(
                Group(
                    transform: .init(translationX: 20, y: 10), opacity: opacity,
                    marks: [.shape(shape)]))
        }
        let behind = Mark.shape(
            Shape(.rect(CGRect(x: 70, y: 50, width: 90, height: 30.5)), fill: .black))
        let room = [CGRect(x: 80, y: 60, width: 60, height: 60)]
        for mark in [cover(1, 1), cover(0.5, 1), cover(1, 0.5)] {
            #expect(try compare([behind, mark], damage: room) <= 1)
        }
    }

    @Test("Threads paint to the bit what one does", arguments: [2, 3, 7])
    func threads(count: Int) throws {
        var marks: [Mark] = []
        for index in 0..<40 {
            let (x, y) = (Double(index * 37 % 290), Double(index * 53 % 190))
            marks.append(.shape(Shape(disc(x, y, 18.3), fill: Color.white.faded(0.3))))
            marks.append(
                .text(
                    Text(
                        "finger \(index)", font: Font(size: 13), color: .white,
                        at: CGPoint(x: x, y: y))))
        }
        var several = fast
        several.threads = count
        let picture = picture(marks)
        #expect(try several.image(of: picture, scale: 2) == fast.image(of: picture, scale: 2))
        let damage = [
            CGRect(x: 10, y: 5.5, width: 250, height: 90),
            CGRect(x: 100, y: 120, width: 190, height: 70),
        ]
        var (a, b) = (ImageBuffer(width: 600, height: 400), ImageBuffer(width: 600, height: 400))
        try several.paint(picture, into: &a, scale: 2, damage: damage)
        try fast.paint(picture, into: &b, scale: 2, damage: damage)
        #expect(a == b)
    }

    @Test("A part painted anew is to the bit as in the whole")
    func parts() throws {
        let clip = Path.roundedRect(CGRect(x: 4, y: 4, width: 290, height: 190), radius: 30)
        let chip = Shape(
            .roundedRect(CGRect(x: 20.5, y: 30.5, width: 120, height: 60), radius: 9),
            fill: Color.white.faded(0.94), stroke: Stroke(.black, width: 1))
        let ring = Shape(
            disc(150.7, 90.2, 44), fill: Color.black.faded(0.5), stroke: Stroke(.white, width: 5))
        let picture = picture([.group(Group(clip: clip, marks: [.shape(chip), .shape(ring)]))])
        let whole = try fast.image(of: picture, scale: 1.25)
        var image = whole
        for x in stride(from: 0.0, to: 300, by: 41) {
            let damage = [CGRect(x: x, y: x / 3, width: 57, height: 73)]
            try fast.paint(picture, into: &image, scale: 1.25, damage: damage)
            #expect(image == whole)
        }
    }
}
