import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What was live replays exactly, byte for byte.
    @Suite("Exact replay") struct ExactReplayTests {
        /// Everything that answers fingers, the wheel or keys: recognizers, a control, lists that scroll, plain views.
        private static let scene = """
            scene 1 "ten" 640 x 400
            view a at 20 20 size 140 170 color sky touches consume
            view b at 170 20 size 140 170
              tap poke
              long-press hold duration 300ms
            view c at 320 20 size 140 170
              pan drag moves c
            scroll list at 470 20 size 150 170 content 150 900
              view row at 10 300 size 130 60 color coral
                tap pick
            switch power at 30 230
            view f at 170 210 size 140 170
              pinch zoom scales f
              rotation turn rotates f simultaneous-with zoom
            scroll strip at 320 210 size 140 170 content 900 170 paging
            view h at 470 210 size 150 170
              hover over
            """

        private let folder: Folder
        private let bench: Bench

        init() throws {
            folder = try Folder()
            try Self.scene.write(
                toFile: folder.path("ten.scene"), atomically: true, encoding: .utf8)
            bench = try Bench(
                scene: Self.scene, command: ["record", "-o", folder.path("done.tape")],
                environment: ["XDG_STATE_HOME": folder.path("state")])
        }

        private func pixel(_ x: Double, _ y: Double) -> CGPoint {
            bench.pixel(CGPoint(x: x, y: y))
        }

        /// Presses, moves in so many steps, and lets go.
        private func drag(
            _ button: Mouse.Button, from: (Double, Double), to: (Double, Double), steps: Int = 12
        ) throws {
            try bench.mouse.move(to: pixel(from.0, from.1))
            try bench.mouse.press(button)
            for step in 1...steps {
                let part = Double(step) / Double(steps)
                try bench.mouse.move(
                    to: pixel(
                        from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part))
                try bench.mouse.sync()
            }
            try bench.mouse.release(button)
            try bench.mouse.sync()
            try bench.wait("sequenceEnded")
        }

        private func mouse() throws {
            for (x, y) in [(90.0, 100.0), (240, 100), (390, 100), (540, 100), (60, 245)] {
                try bench.mouse.move(to: pixel(x, y))
                try bench.mouse.press()
                try bench.mouse.release()
                try bench.mouse.sync()
                try bench.wait("sequenceEnded")
            }
            try drag(.left, from: (390, 100), to: (360, 140))
            try drag(.left, from: (540, 150), to: (540, 60))
            try drag(.left, from: (440, 300), to: (350, 300))
            // Held until the recognizer's time has come by itself.
            try bench.mouse.move(to: pixel(240, 60))
            try bench.mouse.press()
            try bench.wait("transition", ["recognizer": "hold", "state": "began"])
            try bench.mouse.release()
            try bench.wait("sequenceEnded")
        }

        private func pairs() throws {
            try drag(.right, from: (200, 240), to: (180, 220))
            try drag(.right, from: (280, 250), to: (290, 330))
            try bench.keyboard.press(.alt)
            try bench.keyboard.sync()
            try drag(.left, from: (220, 260), to: (260, 320))
            try bench.keyboard.release(.alt)
            try bench.keyboard.press(.shift)
            try bench.keyboard.sync()
            try drag(.right, from: (60, 60), to: (100, 120))
            try bench.keyboard.release(.shift)
            // One that stays standing, and is lifted by a key.
            try bench.keyboard.press(.control)
            try bench.keyboard.sync()
            try bench.mouse.move(to: pixel(60, 60))
            try bench.mouse.press()
            try bench.mouse.release()
            try bench.mouse.sync()
            try bench.keyboard.release(.control)
            try bench.keyboard.tap(.escape)
            try bench.wait("sequenceEnded")
        }

        private func wheelsAndKeys() throws {
            for place in [(540.0, 100.0), (390, 300), (90, 100)] {
                try bench.mouse.move(to: pixel(place.0, place.1))
                for button in [Mouse.Button.wheelDown, .wheelDown, .wheelUp] {
                    try bench.mouse.press(button)
                    try bench.mouse.release(button)
                }
                try bench.mouse.sync()
                try bench.wait("pointer", ["phase": "scroll"])
            }
            try bench.keyboard.tap(.s)
            try bench.wait("systemEvent", ["event": "shakeEnded"])
            try bench.keyboard.tap(.p)
            try bench.wait("systemEvent", ["event": "remotePlay"])
            try bench.touch.down(1, pixel(90, 60))
            try bench.touch.sync()
            try bench.wait("delivery", ["view": "a", "phase": "began"])
            try bench.keyboard.tap(.i)
            try bench.wait("interrupted")
            try bench.touch.up(1)
            try bench.touch.sync()
        }

        private func tenFingers() throws {
            func place(_ finger: Int, _ step: Int) -> CGPoint {
                pixel(
                    40 + Double((finger - 1) % 5) * 125 + Double(step) * 0.7,
                    60 + Double((finger - 1) / 5) * 200 + Double(step * finger) * 0.31)
            }
            for finger in 1...10 { try bench.touch.down(finger, place(finger, 0)) }
            try bench.touch.sync()
            for step in 1...30 {
                for finger in 1...10 { try bench.touch.move(finger, to: place(finger, step)) }
                try bench.touch.sync()
            }
            for finger in 1...10 { try bench.touch.up(finger) }
            try bench.touch.sync()
            try bench.wait("sequenceEnded")
        }

        @Test("clicks, drags, pairs, wheels, keys and ten fingers: the tape gives the trace again")
        func everything() throws {
            try mouse()
            try pairs()
            try wheelsAndKeys()
            try tenFingers()
            bench.program.send(signal: SIGTERM)
            try bench.wait("closed")
            #expect(bench.program.waitForEnd().status == 0)
            let live = bench.traced
            #expect(live.count > 2000)
            #expect(try parting(live, folder.trace("done.tape")) == nil)
        }
    }
}
