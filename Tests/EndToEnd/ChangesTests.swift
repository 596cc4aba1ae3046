import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("What if, in the window") struct ChangesTests {
        private static let tape = """
            tape 1
            scene "ten"
            tap r1
            wait 1s

            """

        @Test("a change typed after a real finger is played beside the run as it is; Esc leaves")
        func typed() throws {
            let bench = try Bench(tape: Self.tape)
            let scene = bench.folder.appendingPathComponent("ten.scene")
            try bench.keyboard.press(.shift)
            try bench.keyboard.tap(.w)
            try bench.keyboard.release(.shift)
            try bench.wait("layout")
            // The field in the drawer beside the rail.
            let field = CGPoint(x: 220, y: 82)
            try bench.touch.down(1, field)
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("typing")
            for key in [Keyboard.Key.r, .one, .space, .h, .i, .d, .d, .e, .n, .enter] {
                try bench.keyboard.tap(key)
            }
            let told = try bench.wait("whatIf", ["changes": "r1 hidden"])
            #expect(told.number("parts") != nil)
            try bench.wait("screening", ["state": "parted"])
            try bench.keyboard.tap(.escape)
            try bench.wait("screening", ["state": "left"])
            #expect(try String(contentsOf: scene, encoding: .utf8) == Bench.tenRectangles)
        }
    }
}
