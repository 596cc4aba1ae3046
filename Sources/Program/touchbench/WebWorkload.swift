import Assets
import Foundation
import TestSupport
import TouchHost
import TouchWeb

/// Measures the engine on a page: how much slower it is in WebAssembly than natively, and how soon
/// a page has painted a finger's change.
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

    /// Returns a tape of a finger that moves back and forth, at 120 Hz, as recordings have it.
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
                throw Failure(.verbatim("node Web/bench.js: \(node.readErrors())"))
            }
            report(
                "  %@: here %.2f ms, in WebAssembly %.2f ms, × %.2f", name, here * 1e3, there * 1e3,
                there / here)
        }
    }

    /// Prints the time from a move's time stamp to the end of the painting that follows it, and the
    /// number of late frames when ten fingers move; beside a page that paints the same picture, and
    /// does nothing else.
    private static func measurePage() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            ("five.scene", scene), ("five.tape", "tape 1\nscene \"five\"\nwait 1s\n"),
        ] {
            try text.write(to: folder.url.appending(path: name), atomically: true, encoding: .utf8)
        }
        let page = folder.url.path + "/page.html"
        let card = try Spawned(
            [
                RunningProgram.touchscope, "card", folder.url.appending(path: "five.tape").path,
                "-o", page,
            ])
        guard card.wait() == 0 else {
            throw Failure(.verbatim("touchscope card: \(card.readErrors())"))
        }
        for (fingers, ratio, seconds) in [(1, 2, 10), (10, 3, 60)] {
            let plain = folder.url.path + "/plain-\(fingers).html"
            try paintingPage(like: page, fingers, ratio: ratio)
                .write(toFile: plain, atomically: true, encoding: .utf8)
            print(
                "\(fingers.counted("finger")) at 60 Hz for \(seconds) s at pixel ratio \(ratio), in ms, the median and 95 of 100:"
            )
            try measure("a page that paints the picture only", plain, fingers, ratio, seconds)
            try measure("a page with five recognizers", page, fingers, ratio, seconds)
        }
        try measureMemory(page)
    }

    private static func open(_ page: String, ratio: Int, prepared script: String) throws -> Browser
    {
        let browser = try Browser()
        try browser.resize(width: 390, height: 844, ratio: ratio)
        try browser.prepare(script)
        try browser.open(page)
        try browser.wait(
            for: "the picture", until: "document.getElementById('picture').width > 300")
        return browser
    }

    private static func measure(
        _ name: String, _ page: String, _ fingers: Int, _ ratio: Int, _ seconds: Int
    ) throws {
        let browser = try open(
            page, ratio: ratio,
            prepared: """
                window.waits = [];
                window.works = [];
                window.frames = [];
                window.ask = window.requestAnimationFrame.bind(window);
                window.requestAnimationFrame = (work) => ask((time) => {
                  const start = performance.now();
                  work(time);
                  window.works.push(performance.now() - start);
                });
                """)
        // The browser calls a frame's callbacks in the order of the requests: this one after the
        // page's own.
        try browser.read(
            """
            (() => {
              window.works = [];
              window.addEventListener('pointermove', (event) => {
                ask(() => window.waits.push(performance.now() - event.timeStamp));
              });
              let last = 0;
              const count = (time) => { if (last) frames.push(time - last); last = time; ask(count); };
              ask(count);
            })()
            """)
        try move(browser, fingers, steps: seconds * 60)
        func spans(_ list: String) throws -> [Double] {
            try browser.read("window.\(list).join()").split(separator: ",").compactMap {
                Double($0)
            }
            .sorted()
        }
        let (waits, works, frames) = (try spans("waits"), try spans("works"), try spans("frames"))
        guard !waits.isEmpty, !works.isEmpty, !frames.isEmpty, browser.complaints.isEmpty else {
            throw Failure(.verbatim("no move was painted: \(browser.complaints)"))
        }
        func two(_ spans: [Double]) -> [Double] {
            [spans[spans.count / 2], spans[spans.count * 95 / 100]]
        }
        report(
            "  %@: from the event to the end of painting %.1f, %.1f; of that the page's own work %.1f, %.1f; %d frames, %d over 34 ms",
            name, two(waits)[0], two(waits)[1], two(works)[0], two(works)[1], frames.count,
            frames.count { $0 > 34 })
    }

    /// Moves fingers back and forth on the stage, at most sixty times a second.
    private static func move(
        _ browser: Browser, _ fingers: Int, steps: Int, lifts: Bool = true
    ) throws {
        let box = try browser.read(Browser.box(of: "#picture")).split(separator: " ")
            .compactMap { Double($0) }
        func points(_ step: Int) -> [Browser.Point] {
            (0..<fingers).map { finger in
                Browser.Point(
                    finger,
                    box[0] + box[2] * (0.5 + 0.2 * sin(Double(step) / 20 + Double(finger))),
                    box[1] + box[3] * (Double(finger) + 1) / (Double(fingers) + 2))
            }
        }
        for finger in 1...fingers {
            try browser.touch(.start, Array(points(0).prefix(finger)))
        }
        let start = Date()
        for step in 0..<steps {
            try browser.touch(.move, points(step))
            Thread.sleep(until: start + Double(step) / 60)
        }
        if lifts { try browser.touch(.end) }
    }

    /// Returns a page that repeats, in each frame, what another page did on its canvas while
    /// fingers moved on it and trails faded.
    private static func paintingPage(like page: String, _ fingers: Int, ratio: Int) throws -> String
    {
        let browser = try open(
            page, ratio: ratio,
            prepared: """
                window.strokes = null;
                const canvases = [], P = CanvasRenderingContext2D.prototype;
                const number = (on) => { if (!canvases.includes(on.canvas)) canvases.push(on.canvas); return canvases.indexOf(on.canvas); };
                const plain = (value) => value instanceof DOMMatrix ? [value.a, value.b, value.c, value.d, value.e, value.f]
                  : value instanceof HTMLCanvasElement ? { canvas: canvases.indexOf(value) } : value;
                for (const name of Object.getOwnPropertyNames(P)) {
                  const one = Object.getOwnPropertyDescriptor(P, name);
                  if (/measure|getTransform|constructor/.test(name)) continue;
                  if (typeof one.value === 'function') {
                    P[name] = function (...given) {
                      window.strokes?.push([number(this), name, given.map(plain).flat()]);
                      return one.value.apply(this, given);
                    };
                  } else if (one.set) {
                    Object.defineProperty(P, name, { ...one, set(value) {
                      window.strokes?.push([number(this), name, value]);
                      one.set.call(this, value);
                    } });
                  }
                }
                const ask = requestAnimationFrame;
                window.requestAnimationFrame = (work) => ask((time) => {
                  window.strokes = [];
                  work(time);
                  if (window.strokes.length > 20) window.kept = window.strokes;
                  window.strokes = null;
                });
                """)
        try move(browser, fingers, steps: 90, lifts: false)
        let strokes = try browser.read("JSON.stringify(window.kept)")
        let shown = try browser.read("canvases.indexOf(document.getElementById('picture'))")
        let size = try browser.read(
            "(c => `width=\"${c.width}\" height=\"${c.height}\" style=\"width: ${c.width / devicePixelRatio}px; height: ${c.height / devicePixelRatio}px\"`)(document.getElementById('picture'))"
        )
        return """
            <!doctype html><meta name="viewport" content="width=device-width"><style>body { margin: 0 }
            canvas { touch-action: none; display: block }</style><canvas id="picture" \(size)></canvas><script>
            const strokes = \(strokes.replacing("<", with: "\\u003c"));
            const canvas = document.getElementById('picture'), all = [];
            all[\(shown)] = canvas.getContext('2d');
            for (const [place] of strokes) {
              if (all[place]) continue;
              const other = document.createElement('canvas');
              [other.width, other.height] = [canvas.width, canvas.height];
              all[place] = other.getContext('2d');
            }
            const paint = () => {
              for (const [place, name, given] of strokes) {
                const on = all[place];
                if (typeof on[name] !== 'function') on[name] = given;
                else if (name === 'setLineDash') on.setLineDash(given);
                else on[name](...given.map((one) => one?.canvas === undefined ? one : all[one.canvas].canvas));
              }
              requestAnimationFrame(paint);
            };
            canvas.addEventListener('pointerdown', paint, { once: true });
            </script>
            """
    }

    /// Prints the memory of a page after each of ten minutes of ten fingers.
    private static func measureMemory(_ page: String) throws {
        guard CommandLine.arguments.contains("--memory") else { return }
        let browser = try open(
            page, ratio: 2,
            prepared: """
                const instantiate = WebAssembly.instantiate;
                window.memories = [];
                WebAssembly.instantiate = async (...given) => {
                  const made = await instantiate(...given);
                  if (made.exports?.memory) window.memories.push(made.exports.memory);
                  return made;
                };
                """)
        for minute in 0...10 {
            let bytes = try browser.read(
                "[window.memories[0].buffer.byteLength, performance.memory.usedJSHeapSize].join(' ')"
            ).split(separator: " ").compactMap { Double($0) }
            report(
                "  after %d min of ten fingers: %.1f MB of the engine, %.1f MB of the script",
                minute, bytes[0] / 1e6, bytes[1] / 1e6)
            if minute < 10 { try move(browser, 10, steps: 3600) }
        }
    }
}
