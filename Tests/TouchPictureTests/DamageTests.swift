import Foundation
import Testing
import TouchPicture

/// Every character is one em wide and a line one em high.
private final class Typewriter: TextMeasuring {
    func size(of text: Text) -> CGSize {
        CGSize(width: Double(text.string.count) * text.font.size, height: text.font.size)
    }
}

@Suite("Damage: what differs between two pictures")
struct DamageTests {
    private func square(_ x: Double, _ y: Double, _ color: Color = .white) -> Mark {
        .shape(Shape(.rect(CGRect(x: x, y: y, width: 10, height: 10)), fill: color))
    }

    private func picture(_ marks: [Mark]) -> Picture {
        Picture(size: CGSize(width: 200, height: 200), marks: marks)
    }

    private func damage(_ old: [Mark], _ new: [Mark]) -> [CGRect] {
        picture(new).damage(from: picture(old), measuring: Typewriter())
    }

    @Test("Equal pictures have none")
    func equal() {
        #expect(damage([square(0, 0)], [square(0, 0)]).isEmpty)
    }

    @Test("A mark that moved damages where it was and where it is")
    func moved() {
        let rects = damage(
            [square(0, 0), square(50, 50), square(100, 0)],
            [square(0, 0), square(150, 150), square(100, 0)])
        #expect(
            rects == [
                CGRect(x: 48, y: 48, width: 14, height: 14),
                CGRect(x: 148, y: 148, width: 14, height: 14),
            ])
    }

    @Test("Two marks that changed places damage what they cover")
    func order() {
        let rects = damage(
            [square(0, 0, .black), square(5, 5)], [square(5, 5), square(0, 0, .black)])
        #expect(rects.contains { $0.contains(CGPoint(x: 7, y: 7)) })
    }

    @Test("A change inside a group damages that part only, where the group shows it")
    func group() {
        func group(_ x: Double) -> Mark {
            .group(
                Group(
                    transform: CGAffineTransform(translationX: 100, y: 100).scaledBy(x: 2, y: 2),
                    marks: [square(0, 0), square(x, 30)]))
        }
        let rects = damage([group(20)], [group(22)])
        #expect(rects.count == 1)
        #expect(rects.first?.contains(CGRect(x: 140, y: 160, width: 24, height: 20)) == true)
        #expect(rects.first?.contains(CGPoint(x: 110, y: 110)) == false)
    }

    @Test("Another size damages everything")
    func size() {
        let old = Picture(size: CGSize(width: 10, height: 10))
        #expect(
            picture([]).damage(from: old, measuring: Typewriter()) == [
                CGRect(x: 0, y: 0, width: 200, height: 200)
            ])
    }

    @Test("Nothing beyond the picture's edge is damage")
    func edge() {
        #expect(damage([square(300, 0)], [square(301, 0)]).isEmpty)
        #expect(damage([], [square(195, 195)]) == [CGRect(x: 193, y: 193, width: 7, height: 7)])
    }

    @Test(
        "Whatever comes, goes or moves on in a long list, each mark that differs is damaged",
        arguments: 1...40)
    func longLists(seed: Int) {
        var state = UInt64(seed)
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        func mark(_ number: Int) -> Mark {
            let rect = CGRect(x: number % 40 * 20, y: number / 40 * 20, width: 10, height: 10)
            return .shape(Shape(.rect(rect), fill: .white))
        }
        let old = Array(0..<60)
        var new = old
        for _ in 0..<1 + random(30) {
            let place = random(new.count)
            switch random(3) {
            case 0: new.remove(at: place)
            case 1: new.insert(60 + random(900), at: place)
            default: new[place] = 60 + random(900)
            }
        }
        func picture(_ numbers: [Int]) -> Picture {
            Picture(size: CGSize(width: 800, height: 600), marks: numbers.map(mark))
        }
        let damage = picture(new).damage(from: picture(old), measuring: Typewriter())
        for number in Set(old).symmetricDifference(new) {
            let box = CGRect(x: number % 40 * 20, y: number / 40 * 20, width: 10, height: 10)
            #expect(damage.contains { $0.contains(box) }, "\(number)")
        }
    }
}
