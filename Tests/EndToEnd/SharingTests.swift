import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// A phone in the room that looks at the window's code, and gets the lesson.
    @Suite(
        "Lesson on every phone",
        .enabled(if: Room.isPermitted, "this kernel lets us make no network of our own"))
    struct SharingTests {
        @Test("the pages are made while the window goes on; a phone scans them, until it closes")
        func scanned() throws {
            let room = try Room()
            let lessons = try FewLessons("who-gets-the-touch", "swipe-or-pan")
            let bench = try Bench(behind: room.prefix, environment: lessons.environment)
            try bench.keyboard.tap(.f6)
            try bench.wait("share", ["state": "making"])
            // Meanwhile fingers find the scene as ever.
            try bench.keyboard.tap(.escape)
            try bench.touch.down(1, bench.pixel(3))
            try bench.touch.sync()
            try bench.wait("hit", ["view": "r3"])
            try bench.touch.up(1)
            try bench.touch.sync()
            let course = try bench.wait("share", ["state": "giving"])["address"]
            #expect(course == "http://\(Room.address):8017/")
            #expect(try room.get(course ?? "").contains("lessons/swipe-or-pan.html"))

            for lesson in ["who-gets-the-touch", "swipe-or-pan"] {
                try bench.keyboard.tap(.down)
                try bench.wait("ready", ["scene": lesson])
            }
            try bench.keyboard.tap(.f6)
            let lesson = try bench.wait("share", ["state": "giving"])["address"]
            #expect(lesson == "http://\(Room.address):8017/lessons/swipe-or-pan.html")
            var seen = ""
            try Folder.wait(for: "a code on the screen") {
                seen = (try? Screenshot(of: bench.server).code) ?? ""
                return !seen.isEmpty
            }
            #expect(seen == lesson)
            #expect(try room.get(seen).contains("<title>Swipe or pan?"))

            // It goes on when the page is left, and ends with the window.
            try bench.keyboard.tap(.f6)
            try bench.keyboard.tap(.up)
            try bench.wait("ready", ["scene": "who-gets-the-touch"])
            #expect(try room.get(seen).contains("<title>Swipe or pan?"))
            bench.program.send(signal: SIGTERM)
            try bench.wait("share", ["state": "stopped"])
            #expect(bench.program.waitForEnd() == (0, ""))
            #expect(try room.get(seen) == "")
        }
    }
}
