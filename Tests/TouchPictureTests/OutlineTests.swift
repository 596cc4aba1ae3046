import Foundation
import Testing
import TouchPicture

@Suite("What an outline holds")
struct OutlineTests {
    private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test("A rectangle surrounds what lies within its edges")
    func rectangle() {
        let path = Path.rect(box)
        #expect(path.surrounds(box))
        #expect(path.surrounds(CGRect(x: 50, y: 30, width: 1, height: 1)))
        #expect(!path.surrounds(CGRect(x: 9, y: 30, width: 10, height: 10)))
        #expect(!path.surrounds(box.insetBy(dx: -1, dy: -1)), "it reaches beyond on every side")
        #expect(!path.surrounds(CGRect(x: 200, y: 200, width: 1, height: 1)))
    }

    @Test("A rounded rectangle surrounds what keeps out of its corners")
    func rounded() {
        let path = Path.roundedRect(box, radius: 20)
        #expect(path.surrounds(box.insetBy(dx: 20, dy: 0)))
        #expect(path.surrounds(box.insetBy(dx: 0, dy: 20)))
        #expect(!path.surrounds(box.insetBy(dx: 2, dy: 2)))
    }

    @Test("Whichever way the pen goes", arguments: [0.4, -2.0])
    func turned(angle: Double) {
        let turn = CGAffineTransform(rotationAngle: angle).scaledBy(x: -1, y: 1)
        let middle = CGRect(x: 55, y: 45, width: 10, height: 10).applying(turn)
        #expect(Path.rect(box).applying(turn).surrounds(middle))
        #expect(!Path.rect(box).applying(turn).surrounds(box.applying(turn)))
    }

    @Test(
        "A curve that swings inwards, a notch, an open line and nothing surround nothing for sure")
    func others() {
        let corners = [
            CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 10),
            CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100),
        ]
        let low = CGRect(x: 10, y: 60, width: 10, height: 10)
        #expect(!Path.polygon(corners).surrounds(CGRect(x: 70, y: 2, width: 10, height: 40)))
        #expect(!Path.polyline(corners).surrounds(low))
        #expect(!Path().surrounds(low))
        let dented = Path([
            .move(.zero), .line(CGPoint(x: 100, y: 0)), .line(CGPoint(x: 100, y: 100)),
            .curve(
                .zero, control1: CGPoint(x: 100, y: 0), control2: CGPoint(x: 100, y: 0)), .close,
        ])
        #expect(!dented.surrounds(CGRect(x: 60, y: 50, width: 2, height: 2)))
    }

    @Test("Circles and rounded rectangles are known by their outlines, moved and stretched")
    func boxes() {
        let t = CGAffineTransform(translationX: 3.7, y: 0.1).scaledBy(x: 1.3, y: 1.3)
        let rounded = Path.roundedRect(box, radius: 12).applying(t).roundedBox
        #expect(abs((rounded?.radius ?? 0) - 15.6) < 1e-9)
        #expect(abs((rounded?.rect.width ?? 0) - 130) < 1e-9)
        let disc = Path.circle(center: CGPoint(x: 5, y: 5), radius: 4).applying(t).roundedBox
        #expect(abs((disc?.radius ?? 0) - 5.2) < 1e-9)
    }

    @Test("Other outlines are no boxes")
    func noBoxes() {
        #expect(Path.ellipse(in: box).roundedBox == nil, "wider than high")
        #expect(Path.rect(box).roundedBox == nil, "painted quickly as it is")
        #expect(Path().roundedBox == nil)
        let turned = Path.roundedRect(box, radius: 12).applying(
            CGAffineTransform(rotationAngle: 0.1))
        #expect(turned.roundedBox == nil)
        var bent = Path.roundedRect(box, radius: 12)
        bent.elements[1] = .line(CGPoint(x: 98, y: 25))
        #expect(bent.roundedBox == nil)
    }
}

extension Path {
    fileprivate func applying(_ t: CGAffineTransform) -> Path {
        Path(
            elements.map {
                switch $0 {
                case .move(let p): .move(p.applying(t))
                case .line(let p): .line(p.applying(t))
                case .curve(let p, let a, let b):
                    .curve(
                        p.applying(t), control1: a.applying(t), control2: b.applying(t))
                case .close: .close
                }
            })
    }
}
