import Foundation

/// Chromium at its debugging pipe: pages are opened, touched by the browser's own input, and looked at.
public final class Browser {
    private let program: Spawned
    private let folder: URL
    private let commands: Int32
    private let replies: Int32
    private var received = Data()
    private var session: String?
    private var count = 0
    /// What the browser answered and nobody has read, by number.
    private var answers: [Int: [String: Any]] = [:]
    /// How many pages were loaded.
    private var loads = 0
    /// What the page complained of, in its own words.
    public private(set) var complaints: [String] = []
    /// The addresses of all that was asked for.
    public private(set) var requests: [String] = []

    public struct Point {
        public var finger: Int
        public var x: Double
        public var y: Double

        public init(_ finger: Int, _ x: Double, _ y: Double) {
            (self.finger, self.x, self.y) = (finger, x, y)
        }
    }

    /// nil where there is none.
    public static let path = [
        "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
    ]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// - Parameters:
    ///   - width, height: of the page, in its points.
    ///   - isDark: whether its user likes dark pages.
    ///   - runsScripts: false for a user who switched them off.
    public init(
        width: Int = 390, height: Int = 844, isDark: Bool = true, runsScripts: Bool = true
    ) throws {
        guard let path = Self.path else { throw SupportError("there is no Chromium here") }
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("browser-\(UUID().uuidString)")
        var (to, from): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard pipe(&to) == 0, pipe(&from) == 0 else { throw SupportError("no pipe to be had") }
        for end in to + from { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        program = try Spawned(
            [
                path, "--headless=new", "--no-sandbox", "--disable-gpu", "--log-level=3",
                "--hide-scrollbars", "--remote-debugging-pipe", "--user-data-dir=\(folder.path)",
                "about:blank",
            ], files: [to[0], from[1]])
        close(to[0])
        close(from[1])
        (commands, replies) = (to[1], from[0])
        let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
        guard let page = targets.first(where: { $0["type"] as? String == "page" })?["targetId"]
        else {
            throw SupportError("the browser has no page")
        }
        session =
            try call("Target.attachToTarget", ["targetId": page, "flatten": true])["sessionId"]
            as? String
        for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable") }
        try resize(width: width, height: height)
        try call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 10])
        let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
        try call("Emulation.setEmulatedMedia", ["features": [scheme]])
        if !runsScripts { try call("Emulation.setScriptExecutionDisabled", ["value": true]) }
    }

    deinit {
        kill(program.id, SIGKILL)
        program.wait()
        close(commands)
        close(replies)
        try? FileManager.default.removeItem(at: folder)
    }

    /// - Parameter ratio: pixels a point.
    public func resize(width: Int, height: Int, ratio: Int = 2) throws {
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": ratio, "mobile": width < 900])
    }

    /// Opens a file, and waits until its scripts have run.
    public func open(_ file: String) throws {
        try open(address: URL(fileURLWithPath: file).absoluteString)
    }

    /// Opens what is at an address, and waits until its scripts have run.
    public func open(address: String) throws {
        try waitForPage { try call("Page.navigate", ["url": address]) }
    }

    /// Does what leads to another page, and waits until its scripts have run.
    public func waitForPage(_ lead: () throws -> Void) throws {
        let before = loads
        try lead()
        while loads == before { hear(try next()) }
    }

    /// A script that runs before those of every page that is opened.
    public func prepare(_ script: String) throws {
        try call("Page.addScriptToEvaluateOnNewDocument", ["source": script])
    }

    /// What an expression of the page is, as text.
    @discardableResult
    public func read(_ expression: String) throws -> String {
        let answer = try call(
            "Runtime.evaluate",
            ["expression": "String(\(expression))", "returnByValue": true, "awaitPromise": true])
        if let fault = answer["exceptionDetails"] { throw SupportError("\(expression): \(fault)") }
        return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
    }

    /// Waits from picture to picture until an expression of the page holds.
    public func wait(for what: String, until condition: String) throws {
        let waiting = """
            (() => new Promise((done) => {
              const end = performance.now() + 20000;
              const look = () => {
                if (\(condition)) done('yes');
                else if (performance.now() > end) done('no');
                else setTimeout(look, 10);
              };
              look();
            }))()
            """
        let answer = try call(
            "Runtime.evaluate",
            ["expression": waiting, "returnByValue": true, "awaitPromise": true])
        guard (answer["result"] as? [String: Any])?["value"] as? String == "yes" else {
            let body = try read("document.body.innerText.slice(0, 600)")
            throw SupportError("waited in vain for \(what); \(complaints); the page says:\n\(body)")
        }
    }

    // MARK: Fingers

    public enum Kind: String {
        case start = "touchStart"
        case move = "touchMove"
        case end = "touchEnd"
        case cancel = "touchCancel"
    }

    /// All fingers that are on the glass after it.
    public func touch(_ kind: Kind, _ points: [Point] = []) throws {
        try answer(to: post(kind, points))
    }

    /// One finger's way from touching to lifting, without waiting for the page in between: a busy
    /// machine makes no quick movement slow.
    public func drag(over places: [Point], lifts: Bool = true) throws {
        let moves = places.dropFirst().map { (Kind.move, [$0]) }
        let events = [(Kind.start, [places[0]])] + moves + (lifts ? [(Kind.end, [])] : [])
        for event in try events.map({ try post($0.0, $0.1) }) { try answer(to: event) }
    }

    private func post(_ kind: Kind, _ points: [Point]) throws -> Int {
        try post(
            "Input.dispatchTouchEvent",
            [
                "type": kind.rawValue,
                "touchPoints": points.map { ["x": $0.x, "y": $0.y, "id": $0.finger] },
            ])
    }

    /// The middle of an element, in points of the page.
    public func middle(of selector: String) throws -> (x: Double, y: Double) {
        let box = try read(Self.box(of: selector)).split(separator: " ").compactMap { Double($0) }
        guard box.count == 4 else { throw SupportError("nothing is '\(selector)'") }
        return (box[0] + box[2] / 2, box[1] + box[3] / 2)
    }

    /// An expression of the page: where an element stands, four numbers with spaces between.
    public static func box(of selector: String) -> String {
        "(b => [b.x, b.y, b.width, b.height].join(' '))(document.querySelector('\(selector)')"
            + ".getBoundingClientRect())"
    }

    public func tap(_ selector: String) throws {
        try read("document.querySelector('\(selector)').scrollIntoView({ block: 'center' })")
        let (x, y) = try middle(of: selector)
        try touch(.start, [Point(0, x, y)])
        try touch(.end)
    }

    /// A picture of what is to be seen, as PNG.
    public func picture() throws -> Data {
        let shot = try call("Page.captureScreenshot", ["format": "png"])["data"] as? String
        return shot.flatMap { Data(base64Encoded: $0) } ?? Data()
    }

    // MARK: The pipe

    @discardableResult
    public func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try answer(to: post(method, parameters))
    }

    /// Asks the browser for something, and gives the number of its answer.
    private func post(_ method: String, _ parameters: [String: Any]) throws -> Int {
        count += 1
        var message: [String: Any] = ["id": count, "method": method, "params": parameters]
        message["sessionId"] = session
        var bytes = try JSONSerialization.data(withJSONObject: message) + [0]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
            guard written > 0 else { throw SupportError("the browser has gone") }
            bytes = Data(bytes.dropFirst(written))
        }
        return count
    }

    /// Waits for an answer; the page may be at work on others meanwhile.
    @discardableResult
    private func answer(to number: Int) throws -> [String: Any] {
        while answers[number] == nil {
            let reply = try next()
            hear(reply)
            if let answered = reply["id"] as? Int { answers[answered] = reply }
        }
        let reply = answers.removeValue(forKey: number) ?? [:]
        if let fault = reply["error"] { throw SupportError("the browser says: \(fault)") }
        return reply["result"] as? [String: Any] ?? [:]
    }

    private func next() throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = received[received.startIndex..<end]
                received = Data(received[received.index(after: end)...])
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            var reply = pollfd(fd: replies, events: Int16(POLLIN), revents: 0)
            guard poll(&reply, 1, 60_000) == 1 else {
                throw SupportError("the browser says nothing")
            }
            var block = [UInt8](repeating: 0, count: 1 << 16)
            let got = Glibc.read(replies, &block, block.count)
            guard got > 0 else { throw SupportError("the browser has gone") }
            received.append(contentsOf: block.prefix(got))
        }
    }

    private func hear(_ message: [String: Any]) {
        guard let parameters = message["params"] as? [String: Any] else { return }
        switch message["method"] as? String {
        case "Page.loadEventFired": loads += 1
        case "Runtime.exceptionThrown": complaints.append("\(parameters["exceptionDetails"] ?? "")")
        case "Log.entryAdded":
            let text = (parameters["entry"] as? [String: Any])?["text"] as? String
            complaints.append(text ?? "")
        case "Network.requestWillBeSent":
            let request = parameters["request"] as? [String: Any]
            requests.append(request?["url"] as? String ?? "")
        default: break
        }
    }
}
