import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("Real fingers and recognizers") struct RecognizerTests {
        /// A view each, in two rows of four; the edge's stands at the edge.
        private static let scene = """
            scene 1 "eight" 640 x 400
            view a at 20 20 size 140 170
              tap poke
            view b at 170 20 size 140 170
              long-press hold
            view c at 320 20 size 140 170
              pan drag
            view d at 470 20 size 150 170
              swipe flick direction right
            view e at 0 210 size 160 170
              edge-pan inwards edges left
            view f at 170 210 size 140 170
              pinch zoom
            view g at 320 210 size 140 170
              rotation turn
            view h at 470 210 size 150 170
              hover over
            """

        private func open() throws -> Bench { try Bench(scene: Self.scene) }

        private func pixel(_ bench: Bench, _ x: Double, _ y: Double) -> CGPoint {
            bench.pixel(CGPoint(x: x, y: y))
        }

        /// Moves a finger that is down from one point of the scene to another, in steps of 4 points or less.
        private func drag(
            _ bench: Bench, _ finger: Int = 1, from: (Double, Double), to: (Double, Double)
        ) throws {
            let (dx, dy) = (to.0 - from.0, to.1 - from.1)
            let steps = max(1, Int((hypot(dx, dy) / 4).rounded(.up)))
            for step in 1...steps {
                let part = Double(step) / Double(steps)
                try bench.touch.move(
                    finger, to: pixel(bench, from.0 + dx * part, from.1 + dy * part))
            }
            try bench.touch.sync()
        }

        private func down(_ bench: Bench, _ finger: Int, _ x: Double, _ y: Double) throws {
            try bench.touch.down(finger, pixel(bench, x, y))
            try bench.touch.sync()
        }

        private func up(_ bench: Bench, _ finger: Int = 1) throws {
            try bench.touch.up(finger)
            try bench.touch.sync()
        }

        private func wait(
            _ bench: Bench, _ recognizer: String, _ states: String...
        ) throws {
            for state in states {
                try bench.wait("transition", ["recognizer": recognizer, "state": state])
            }
        }

        @Test("BR1: a finger taps")
        func tap() throws {
            let bench = try open()
            try down(bench, 1, 90, 100)
            try up(bench)
            try wait(bench, "poke", "ended")
            try bench.wait("cancellation", ["view": "a", "recognizer": "poke"])
            try bench.wait("reset", ["recognizer": "poke"])
        }

        @Test("BR2: a finger rests, moves and lifts")
        func longPress() throws {
            let bench = try open()
            try down(bench, 1, 240, 100)
            try wait(bench, "hold", "began")
            try drag(bench, from: (240, 100), to: (260, 120))
            try wait(bench, "hold", "changed")
            try up(bench)
            try wait(bench, "hold", "ended")
        }

        @Test("BR3: a finger drags")
        func pan() throws {
            let bench = try open()
            try down(bench, 1, 340, 100)
            try drag(bench, from: (340, 100), to: (380, 110))
            try wait(bench, "drag", "began", "changed")
            try up(bench)
            try wait(bench, "drag", "ended")
        }

        @Test("BR4: a finger flicks, and is recognized before it lifts")
        func swipe() throws {
            let bench = try open()
            try down(bench, 1, 490, 100)
            try drag(bench, from: (490, 100), to: (580, 105))
            try wait(bench, "flick", "ended")
            try up(bench)
            try bench.wait("reset", ["recognizer": "flick"])
        }

        @Test("BR5: two fingers move apart; the last to lift ends it")
        func pinch() throws {
            let bench = try open()
            try down(bench, 1, 230, 290)
            try down(bench, 2, 250, 290)
            try drag(bench, 1, from: (230, 290), to: (200, 290))
            try drag(bench, 2, from: (250, 290), to: (280, 290))
            try wait(bench, "zoom", "began", "changed")
            try up(bench, 1)
            try up(bench, 2)
            try wait(bench, "zoom", "ended")
        }

        @Test("BR6: two fingers turn about each other")
        func rotation() throws {
            let bench = try open()
            try down(bench, 1, 350, 290)
            try down(bench, 2, 430, 290)
            try drag(bench, 1, from: (350, 290), to: (350, 250))
            try drag(bench, 2, from: (430, 290), to: (430, 330))
            try wait(bench, "turn", "began", "changed")
            try up(bench, 1)
            try up(bench, 2)
            try wait(bench, "turn", "ended")
        }

        @Test("BR7: a finger comes in from the edge")
        func edgePan() throws {
            let bench = try open()
            try down(bench, 1, 6, 290)
            try drag(bench, from: (6, 290), to: (60, 292))
            try wait(bench, "inwards", "began", "changed")
            try up(bench)
            try wait(bench, "inwards", "ended")
        }

        @Test("BR7: the pointer comes, moves and goes")
        func hover() throws {
            let bench = try open()
            try bench.mouse.move(to: pixel(bench, 500, 290))
            try bench.mouse.sync()
            try wait(bench, "over", "began")
            try bench.mouse.move(to: pixel(bench, 540, 300))
            try bench.mouse.sync()
            try wait(bench, "over", "changed")
            try bench.mouse.move(to: pixel(bench, 400, 290))
            try bench.mouse.sync()
            try wait(bench, "over", "ended")
        }
    }
}
