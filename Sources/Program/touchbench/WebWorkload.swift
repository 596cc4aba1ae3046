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
            "the engine in WebAssembly, by node, beside the one here, each with a tracer"
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
                    Timing.seconds { _ = WebProgram.records(scene: scene, tape: tape) }
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
        let (plain, page) = (folder.url.path + "/plain.html", folder.url.path + "/page.html")
        try plainPage.write(toFile: plain, atomically: true, encoding: .utf8)
        let card = try Spawned(
            [
                RunningProgram.touchscope, "card", folder.url.appending(path: "five.tape").path,
                "-o", page,
            ])
        guard card.wait() == 0 else { throw Failure("touchscope card: \(card.readErrors())") }
        print("600 moves of a finger at pixel ratio 2, in ms, the median and 95 of 100:")
        try measure("a page without an engine", plain)
        try measure("a page with five recognizers", page)
    }

    private static func measure(_ name: String, _ page: String) throws {
        let browser = try Browser()
        try browser.prepare(
            """
            window.waits = [];
            window.works = [];
            const ask = window.requestAnimationFrame;
            window.requestAnimationFrame = (work) => ask.call(window, (time) => {
              const start = performance.now();
              work(time);
              window.works.push(performance.now() - start);
            });
            """)
        try browser.open(page)
        try browser.wait(
            for: "the picture", until: "document.getElementById('picture').width > 300")
        // Callbacks of a frame are called in the order in which they were asked for: this one after the page's own.
        try browser.read(
            """
            (() => {
              window.works = [];
              window.addEventListener('pointermove', (event) => {
                ask.call(window, () => window.waits.push(performance.now() - event.timeStamp));
              });
            })()
            """)
        let (x, y) = try browser.middle(of: "#picture")
        try browser.touch(.start, [Browser.Point(0, x, y)])
        for step in 0..<600 {
            try browser.touch(.move, [Browser.Point(0, x + 80 * sin(Double(step) / 20), y)])
        }
        try browser.touch(.end)
        func spans(_ list: String) throws -> [Double] {
            try browser.read("window.\(list).join()").split(separator: ",").compactMap {
                Double($0)
            }
            .sorted()
        }
        let (waits, works) = (try spans("waits"), try spans("works"))
        guard !waits.isEmpty, !works.isEmpty else { throw Failure("no move was painted") }
        func two(_ spans: [Double]) -> [Double] {
            [spans[spans.count / 2], spans[spans.count * 95 / 100]]
        }
        report(
            "  %@: from the event to the end of painting %.1f, %.1f; of that the page's own work %.1f, %.1f",
            name,
            two(waits)[0], two(waits)[1], two(works)[0], two(works)[1])
    }

    /// Paints a rectangle where the finger is, and does nothing else.
    private static let plainPage = """
        <!doctype html><meta name="viewport" content="width=device-width"><style>body { margin: 0 }
        canvas { touch-action: none; display: block }</style><canvas id="picture" width="780" height="504"
        style="width: 390px; height: 252px"></canvas><script>
        const canvas = document.getElementById('picture'), on = canvas.getContext('2d');
        let isAwake = false, x = 0, y = 0;
        canvas.addEventListener('pointermove', (event) => {
          [x, y] = [event.clientX * 2, event.clientY * 2];
          if (isAwake) return;
          isAwake = true;
          requestAnimationFrame(() => {
            isAwake = false;
            on.fillStyle = '#10151b';
            on.fillRect(0, 0, 780, 504);
            on.fillStyle = '#e8735a';
            on.fillRect(x - 50, y - 50, 100, 100);
          });
        });
        </script>
        """
}
