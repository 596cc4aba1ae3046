import Foundation
import Testing

@testable import TouchDesktop
@testable import TouchStudio

@Suite("Mouse fingers")
struct MouseFingersTests {
    private var mouse = MouseFingers()
    private let middle = CGPoint(x: 50, y: 50)

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    /// "1 down 10,10 · 2 down 90,90"
    private func text(_ changes: [MouseFingers.Change]) -> String {
        changes.map { "\($0.id) \($0.kind) \(Int($0.location.x)),\(Int($0.location.y))" }
            .joined(separator: " · ")
    }

    @Test("the left button is a finger")
    mutating func oneFinger() {
        #expect(text(mouse.press(at: point(10, 10), pair: false, middle: middle)) == "1 down 10,10")
        #expect(text(mouse.move(to: point(20, 10), [])) == "1 move 20,10")
        #expect(text(mouse.release([])) == "1 up 20,10")
        #expect(text(mouse.move(to: point(30, 10), [])) == "")
    }

    @Test("a pair mirrors about the middle; with Shift it keeps its distance")
    mutating func pair() {
        let down = mouse.press(at: point(10, 50), pair: true, middle: middle)
        #expect(text(down) == "1 down 10,50 · 2 down 90,50")
        #expect(text(mouse.move(to: point(30, 40), [])) == "1 move 30,40 · 2 move 70,60")
        #expect(text(mouse.move(to: point(40, 50), .shift)) == "1 move 40,50 · 2 move 80,70")
        #expect(text(mouse.move(to: point(50, 50), [])) == "1 move 50,50 · 2 move 70,70")
        #expect(text(mouse.release([])) == "1 up 50,50 · 2 up 70,70")
    }

    @Test("a finger released with Ctrl stands, and can be grabbed again off its middle")
    mutating func standing() {
        _ = mouse.press(at: point(10, 10), pair: false, middle: middle)
        #expect(text(mouse.release(.control)) == "")
        #expect(text(mouse.press(at: point(90, 90), pair: false, middle: middle)) == "2 down 90,90")
        #expect(text(mouse.release([])) == "2 up 90,90")
        #expect(text(mouse.press(at: point(15, 10), pair: false, middle: middle)) == "")
        #expect(text(mouse.move(to: point(25, 10), [])) == "1 move 20,10")
        #expect(text(mouse.release([])) == "1 up 20,10")
    }

    @Test("standing fingers can be lifted all at once")
    mutating func lift() {
        _ = mouse.press(at: point(10, 10), pair: true, middle: middle)
        _ = mouse.release(.control)
        #expect(text(mouse.liftStanding()) == "1 up 10,10 · 2 up 90,90")
        #expect(text(mouse.liftStanding()) == "")
    }

    @Test("a second button changes nothing while the first holds")
    mutating func secondButton() {
        _ = mouse.press(at: point(10, 10), pair: false, middle: middle)
        #expect(text(mouse.press(at: point(20, 20), pair: true, middle: middle)) == "")
    }
}
