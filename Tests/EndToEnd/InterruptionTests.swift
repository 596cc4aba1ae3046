import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("Fingers that are lost") struct InterruptionTests {
        private func holdTwoFingers(_ bench: Bench) throws {
            for finger in [1, 2] { try bench.touch.down(finger, bench.pixel(finger)) }
            try bench.touch.sync()
            try bench.wait("delivery", ["view": "r2", "phase": "began"])
        }

        private func expectLoss(_ bench: Bench) throws {
            try bench.wait("interrupted")
            for view in ["r1", "r2"] {
                try bench.wait("delivery", ["view": view, "phase": "cancelled"])
            }
            try bench.wait("sequenceEnded")
        }

        @Test("the focus goes elsewhere in mid-touch: both views get touchesCancelled")
        func focus() throws {
            let bench = try Bench(size: "1000x600", withWindowManager: true)
            try holdTwoFingers(bench)
            bench.watch.takeFocus()
            try expectLoss(bench)

            // What is still down says no more; a new touch is the first again.
            try bench.touch.move(1, to: bench.pixel(3))
            try bench.touch.up(1)
            try bench.touch.up(2)
            try bench.touch.down(3, bench.pixel(4))
            try bench.touch.sync()
            let hit = try bench.wait("hit")
            #expect(hit["view"] == "r4" && hit["finger"] == "a")
        }

        @Test("the window is minimized in mid-touch, and comes back")
        func minimize() throws {
            let bench = try Bench(size: "1000x600", withWindowManager: true)
            try holdTwoFingers(bench)
            try bench.watch.minimize(windowTitled: "Touchscope")
            try expectLoss(bench)
        }

        @Test("the window is closed in mid-touch: the touches are cancelled, the program ends well")
        func close() throws {
            let bench = try Bench(size: "1000x600", withWindowManager: true)
            try holdTwoFingers(bench)
            try bench.watch.askToClose(windowTitled: "Touchscope")
            try expectLoss(bench)
            try bench.wait("closed")
            #expect(bench.program.waitForEnd() == (0, ""))
        }

        @Test("SIGTERM and SIGINT close the window in order", arguments: [SIGTERM, SIGINT])
        func signals(number: Int32) throws {
            let bench = try Bench()
            try holdTwoFingers(bench)
            bench.program.send(signal: number)
            try expectLoss(bench)
            try bench.wait("closed")
            #expect(bench.program.waitForEnd().status == 0)
        }

        @Test("a touchscreen goes: its fingers are cancelled, and that of the mouse stays")
        func deviceGone() throws {
            let bench = try Bench()
            try bench.keyboard.press(.control)
            try bench.keyboard.sync()
            try bench.mouse.move(to: bench.pixel(8))
            try bench.mouse.press()
            try bench.mouse.release()
            try bench.mouse.sync()
            try bench.keyboard.release(.control)
            try bench.keyboard.sync()
            try holdTwoFingers(bench)
            try DeviceSwitch(bench.server).turn("test touch", on: false)
            for view in ["r1", "r2"] {
                try bench.wait("delivery", ["view": view, "phase": "cancelled"])
            }
            try bench.keyboard.tap(.escape)
            try bench.wait("delivery", ["view": "r8", "phase": "ended"])
            try bench.wait("sequenceEnded")
            let lines = bench.program.printed.compactMap(TraceLine.init)
            #expect(lines.count { $0["kind"] == "delivery" && $0["phase"] == "ended" } == 1)
        }

        @Test("the key for an interruption, and those for shake and remote control")
        func keys() throws {
            let bench = try Bench(size: "1000x600", withWindowManager: true)
            try holdTwoFingers(bench)
            try bench.keyboard.tap(.i)
            try expectLoss(bench)
            try bench.keyboard.tap(.s)
            try bench.wait("systemEvent", ["event": "shakeBegan"])
            try bench.keyboard.tap(.p)
            try bench.wait("systemEvent", ["event": "remotePlay"])
        }
    }
}
