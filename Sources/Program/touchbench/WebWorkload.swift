import Assets
import Foundation
import TestSupport
import TouchHost
import TouchWeb

/// The engine on a page: how much slower it is in WebAssembly than here, and how soon a page has painted what a finger does.
enum WebWorkload {
    private static let scene = """
        scene 1 "five" 640 x 400
        view card at 40 40 size 560 320 color coral
          pan drag moves card
          swipe flick direction right
          tap once
          long-press hold
          pinch grow
        require drag to-fail flick

        """

    /// A finger that goes to and fro: moves at 120 Hz, as a tape makes them.
    private static func tape(gestures: Int, seconds: Int) -> String {
        let gesture = """
            finger a down card(0.3, 0.5)
            finger a move by 200 0 over \(seconds)s
            finger a up
            finger a down card(0.5, 0.5)
            finger a move by -200 0 over \(seconds)s
            finger a up

            """
        return "tape 1\nscene \"five\"\n" + String(repeating: gesture, count: gestures)
    }

    static func run() throws {
        try compareEngines()
        try measurePage()
    }

    private static func compareEngines() throws {
        print(
            "the engine in WebAssembly, by node, beside the one here, each with a tracer; traces written out"
        )
        for (name, tape) in [
            ("moves", tape(gestures: 1, seconds: 8)), ("gestures", tape(gestures: 60, seconds: 0)),
        ] {
            let folder = try TemporaryFolder()
            let file = folder.url.appending(path: "texts.json")
            try JSONEncoder().encode([scene, tape]).write(to: file)
            let engine = Assets.folder?.appending(path: "touchscope.wasm.gz").path ?? ""
            let here = Timing.median(
                (0..<9).map { _ in
                    Timing.seconds { _ = WebProgram.trace(scene: scene, tape: tape) }
                })
            let node = try Spawned(["node", "Web/bench.js", engine, file.path])
            let told = String(decoding: node.readAll(), as: UTF8.self)
            guard node.wait() == 0, let there = Double(told.trimmingCharacters(in: .newlines))
            else {
                throw Failure("node Web/bench.js: \(node.readErrors())")
            }
            report(
                "  %@: here %.2f ms, in WebAssembly %.2f ms, × %.2f", name, here * 1e3, there * 1e3,
                there / here)
        }
    }

    /// From the time stamp of a move to the end of the painting that follows it.
    private static func measurePage() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            ("five.scene", scene), ("five.tape", "tape 1\nscene \"five\"\nwait 1s\n"),
        ] {
            try text.write(to: folder.url.appending(path: name), atomically: true, encoding: .utf8)
        }
        let page = folder.url.appending(path: "page.html").path
        let card = try Spawned(
            [
                RunningProgram.touchscope, "card", folder.url.appending(path: "five.tape").path,
                "-o", page,
            ])
        guard card.wait() == 0 else { throw Failure("touchscope card: \(card.readErrors())") }
        let browser = try Browser()
        try browser.open(page)
        try browser.wait(
            for: "the picture", until: "document.getElementById('picture').width > 300")
        try browser.read(
            """
            (() => {
              window.spans = [];
              document.getElementById('picture').addEventListener('pointermove', (event) => {
                requestAnimationFrame(() => window.spans.push(performance.now() - event.timeStamp));
              });
            })()
            """)
        let (x, y) = try browser.middle(of: "#picture")
        try browser.touch(.start, [Browser.Point(0, x, y)])
        for step in 0..<600 {
            try browser.touch(.move, [Browser.Point(0, x + 80 * sin(Double(step) / 20), y)])
        }
        try browser.touch(.end)
        let spans = try browser.read("window.spans.join()").split(separator: ",").compactMap {
            Double($0)
        }
        .sorted()
        guard !spans.isEmpty else { throw Failure("no move was painted") }
        report(
            "a page with five recognizers at pixel ratio 2, %d moves: from the event to the end of painting %.1f ms in the "
                + "median, %.1f ms for 95 of 100", spans.count, spans[spans.count / 2],
            spans[spans.count * 95 / 100])
    }
}
