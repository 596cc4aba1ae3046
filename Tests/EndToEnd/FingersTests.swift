import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("Real fingers") struct FingersTests {
        /// Off the middle by parts of a pixel, so that rounding anywhere would show.
        private func place(_ bench: Bench, _ rectangle: Int) -> CGPoint {
            let pixel = bench.pixel(rectangle)
            return CGPoint(
                x: pixel.x + 0.1 * Double(rectangle), y: pixel.y - 0.07 * Double(rectangle))
        }

        @Test(
            "ten fingers on ten rectangles: each goes to the view under it and stays with it",
            arguments: [false, true])
        func tenFingers(withWindowManager: Bool) throws {
            let bench = try Bench(
                size: withWindowManager ? "1000x600" : nil, withWindowManager: withWindowManager)
            for finger in 1...10 { try bench.touch.down(finger, place(bench, finger)) }
            try bench.touch.sync()
            var hits: [Int: String] = [:]
            for _ in 1...10 {
                let hit = try bench.wait("hit")
                let rectangle = Int(hit["view"]?.dropFirst() ?? "") ?? 0
                hits[rectangle] = hit["finger"]
            }
            #expect(hits.keys.sorted() == Array(1...10))

            // Every finger to the rectangle opposite, then up.
            for finger in 1...10 { try bench.touch.move(finger, to: place(bench, 11 - finger)) }
            for finger in 1...10 { try bench.touch.up(finger) }
            try bench.touch.sync()
            try bench.wait("sequenceEnded")

            let lines = bench.program.printed.compactMap(TraceLine.init)
            for finger in 1...10 {
                let mine = lines.filter { $0["finger"] == hits[finger] }
                let samples = mine.filter { $0["kind"] == "sample" }
                expect(samples.first, at: place(bench, finger), bench)
                expect(samples.last, at: place(bench, 11 - finger), bench)
                let told = mine.filter { $0["kind"] == "delivery" }
                #expect(Set(told.map { $0["view"] }) == ["r\(finger)"])
                #expect(told.first?["phase"] == "began")
                #expect(told.contains { $0["phase"] == "moved" })
                #expect(told.last?["phase"] == "ended")
            }
        }

        /// Within half a pixel of where the finger is.
        private func expect(_ line: TraceLine?, at pixel: CGPoint, _ bench: Bench) {
            let seen = bench.pixel(
                CGPoint(x: line?.number("x") ?? -1, y: line?.number("y") ?? -1))
            #expect(abs(seen.x - pixel.x) <= 0.5, "\(String(describing: line)), not \(pixel)")
            #expect(abs(seen.y - pixel.y) <= 0.5, "\(String(describing: line)), not \(pixel)")
        }

        @Test("a screenshot shows the discs where the fingers are")
        func discs() throws {
            let bench = try Bench(command: ["open", "--overlays", "touches"])
            let before = try Screenshot(of: bench.server)
            for finger in [1, 5, 8] { try bench.touch.down(finger, bench.pixel(finger)) }
            try bench.touch.sync()
            for finger in [1, 5, 8] {
                let (x, y) = (Int(bench.pixel(finger).x), Int(bench.pixel(finger).y))
                let (red, green, blue) = before[x, y]
                let color = UInt(red << 16 | green << 8 | blue)
                #expect(bench.watch.waitForChange(x: x, y: y, from: color) != nil)
            }
            let after = try Screenshot(of: bench.server)
            // Far from the fingers, so that their words are not counted.
            for rectangle in [1, 5, 8, 3, 6, 10] {
                // A disc has a ring and a name; a rectangle has one color.
                let colors = after.colors(around: bench.pixel(rectangle), radius: 16)
                let isTouched = [1, 5, 8].contains(rectangle)
                #expect(isTouched ? colors > 12 : colors == 1, "r\(rectangle): \(colors)")
            }
        }

        @Test("pressure is what the touchscreen tells; where it tells none, a recording has none")
        func pressure() throws {
            let folder = try Folder()
            let bench = try Bench(command: ["record", "-o", folder.path("done.tape")])
            for (finger, pressure) in [(1, 0.5), (2, nil)] {
                try bench.touch.down(finger, bench.pixel(finger), pressure: pressure)
                try bench.wait("delivery", ["view": "r\(finger)", "phase": "began"])
                try bench.touch.up(finger)
                try bench.wait("delivery", ["view": "r\(finger)", "phase": "ended"])
            }
            bench.program.send(signal: SIGTERM)
            #expect(bench.program.waitForEnd().status == 0)
            let tape = try String(contentsOfFile: folder.path("done.tape"), encoding: .utf8)
            let began = tape.split(separator: "\n").filter { $0.contains(" began ") }
            #expect(began.map { $0.hasSuffix(" force 0.5") } == [true, false])
            #expect(tape.split(separator: "force").count == 2)
        }

        @Test("times are those of the touchscreen, however late the program hears")
        func times() throws {
            let bench = try Bench()
            try bench.touch.down(1, bench.pixel(1))
            let began = try bench.wait("sample", ["phase": "began"])
            bench.program.send(signal: SIGSTOP)
            // The server's clock is what passes here; what it stamps is read much later, and at once.
            func pause(_ seconds: Double) throws {
                let end = DispatchTime.now() + seconds
                while DispatchTime.now() < end { try bench.touch.sync() }
            }
            for step in 1...3 {
                try pause(0.05)
                let place = bench.pixel(1)
                try bench.touch.move(1, to: CGPoint(x: place.x + Double(step), y: place.y))
                // A busy server has stamped it before the next pause begins.
                try bench.touch.sync()
            }
            // Whoever hears of a move sooner than of the touch before learns that the clocks are closer than it
            // thought; here all moves are heard of much later.
            try pause(0.25)
            bench.program.send(signal: SIGCONT)
            var times = [began.number("time") ?? 0]
            for _ in 1...3 {
                times.append(try bench.wait("sample", ["phase": "moved"]).number("time") ?? 0)
            }
            for (earlier, later) in zip(times, times.dropFirst()) {
                #expect(later - earlier >= 0.045, "\(times)")
            }
        }

        @Test("a finger keeps its view when it leaves the stage")
        func leavesStage() throws {
            let bench = try Bench()
            try bench.touch.down(1, bench.pixel(1))
            try bench.wait("delivery", ["view": "r1", "phase": "began"])
            try bench.touch.move(1, to: CGPoint(x: 5, y: 5))
            try bench.wait("delivery", ["view": "r1", "phase": "moved"])
            try bench.touch.up(1)
            try bench.wait("delivery", ["view": "r1", "phase": "ended"])
        }
    }
}
