import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Where there is no X: painting and the mouse. Touch is untested there, for no compositor to be had without hardware
    /// has a touchscreen.
    @Suite("On Wayland", .enabled(if: Weston.isInstalled, "weston is not installed"))
    struct WaylandTests {
        @Test(
            "the window is painted, and follows the mouse, however many pixels a unit has",
            arguments: [1, 2])
        func mouse(scale: Int) throws {
            let bench = try Bench(display: .wayland(scale: scale))
            // Beside the pointer, which the compositor paints down and right of its place.
            let place = bench.pixel(8)
            let (x, y) = (Int(place.x) - 6, Int(place.y) - 6)
            #expect(bench.watch.wait(x: x, y: y, for: Bench.sky))
            try bench.mouse.move(to: place)
            try bench.mouse.press()
            let began = try bench.wait("sample", ["phase": "began"])
            #expect(abs((began.number("x") ?? 0) - Bench.middle(8).x) < 3)
            #expect(abs((began.number("y") ?? 0) - Bench.middle(8).y) < 3)
            #expect(try bench.wait("hit")["view"] == "r8")
            #expect(bench.watch.waitForChange(x: x, y: y, from: Bench.sky) != nil)
            try bench.mouse.move(to: bench.pixel(4))
            try bench.wait("delivery", ["view": "r8", "phase": "moved"])
            try bench.mouse.release()
            try bench.wait("delivery", ["view": "r8", "phase": "ended"])
            #expect(bench.watch.wait(x: x, y: y, for: Bench.sky))
        }

        @Test("doctor says how the window is painted, and that touch is untested")
        func doctor() throws {
            let server = try XServer()
            let weston = try Weston(on: server)
            let program = try RunningProgram(
                "touchscope", ["doctor"], environment: weston.clientEnvironment)
            try program.waitForLine("touch is tested only on X11, not on wayland")
            try program.waitForLine("wayland, drawing to a texture")
        }
    }
}
