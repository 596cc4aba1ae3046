import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("The mouse's pointer") struct PointerTests {
        @Test(
            "a pointer that rests where the window opens hovers over nothing until it moves",
            arguments: Weston.isInstalled ? [.x11, .wayland()] : [Bench.Display.x11])
        func resting(display: Bench.Display) throws {
            let bench = try Bench(display: display, pointer: CGPoint(x: 676, y: 420))
            try bench.wait("shown")
            try bench.keyboard.tap(.s)
            try bench.wait("systemEvent", ["event": "shakeBegan"])
            #expect(!hasPointer(bench))
            // Where the compositor tells only now that the pointer is there, the first motion is that news.
            try bench.mouse.move(to: CGPoint(x: 677, y: 420))
            try bench.mouse.move(to: CGPoint(x: 679, y: 420))
            try bench.wait("pointerHit", ["view": "r8"])
        }

        @Test("a touch ends hovering and makes none, wherever the pointer was")
        func touch() throws {
            let bench = try Bench()
            try bench.mouse.move(to: bench.pixel(1))
            try bench.wait("pointerHit", ["view": "r1"])
            try bench.touch.down(1, bench.pixel(5))
            try bench.touch.sync()
            try bench.wait("pointer", ["phase": "exited"])
            try bench.wait("delivery", ["view": "r5", "phase": "began"])
            let before = bench.program.printed.count
            try bench.touch.move(1, to: bench.pixel(7))
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("delivery", ["view": "r5", "phase": "ended"])
            try bench.keyboard.tap(.s)
            try bench.wait("systemEvent", ["event": "shakeBegan"])
            #expect(!hasPointer(bench, after: before))
        }

        @Test("a touch hides the pointer, and the mouse brings it back")
        func hides() throws {
            let bench = try Bench(command: ["open", "--overlays", "none"])
            #expect(try waitForPointer(bench, shown: true))
            try bench.touch.down(1, bench.pixel(5))
            try bench.touch.sync()
            #expect(try waitForPointer(bench, shown: false))
            try bench.touch.up(1)
            try bench.wait("sequenceEnded")
            #expect(try waitForPointer(bench, shown: false))
            try bench.mouse.move(to: bench.pixel(3))
            #expect(try waitForPointer(bench, shown: true))
        }

        private func hasPointer(_ bench: Bench, after line: Int = 0) -> Bool {
            bench.program.printed.dropFirst(line).compactMap(TraceLine.init).contains {
                ["pointer", "pointerHit"].contains($0["kind"])
            }
        }

        /// Whether the pointer is seen on the screen, or not, before patience ends.
        private func waitForPointer(_ bench: Bench, shown: Bool) throws -> Bool {
            for _ in 0..<50 {
                let plain = try Screenshot(of: bench.server)
                let pointed = try Screenshot(of: bench.server, withPointer: true)
                let after = try Screenshot(of: bench.server)
                // Where the picture moves on its own, it is looked at again.
                guard plain.isSame(as: after) else { continue }
                if plain.isSame(as: pointed) != shown { return true }
            }
            return false
        }
    }
}
