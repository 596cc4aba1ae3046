import Foundation

/// Firefox or WebKit, driven as their makers let tests drive them: Firefox by Marionette, WebKitGTK's MiniBrowser by its driver.
/// Input is the browser's own.
public final class OtherBrowser {
    public enum Kind: String, CaseIterable, Sendable {
        case firefox, webKit

        /// What has to be installed.
        public var path: String {
            self == .firefox ? "/usr/bin/firefox-esr" : "/usr/bin/WebKitWebDriver"
        }
        public var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }
    }

    public let kind: Kind
    private let program: Spawned
    private let folder: TemporaryFolder
    private let port: UInt16
    /// Marionette's, which stays open.
    private var connection: Int32 = -1
    private var session = ""
    private var count = 0

    /// - Parameter environment: names the display of a browser that needs one.
    public init(_ kind: Kind, environment: [String: String]) throws {
        self.kind = kind
        folder = try TemporaryFolder()
        port = try Self.freePort()
        switch kind {
        case .firefox:
            let settings =
                "user_pref(\"marionette.port\", \(port));\nuser_pref(\"dom.w3c_touch_events.enabled\", 1);\n"
            try settings.write(
                to: folder.url.appending(path: "user.js"), atomically: true, encoding: .utf8)
            program = try Spawned(
                [
                    kind.path, "--headless", "--marionette", "--no-remote", "--profile",
                    folder.url.path,
                ],
                environment: environment)
        case .webKit:
            program = try Spawned([kind.path, "--port=\(port)"], environment: environment)
        }
        try begin()
    }

    deinit {
        if connection >= 0 { close(connection) }
        if kind == .webKit { _ = try? http("DELETE", "/session/\(session)", [:]) }
        kill(program.id, SIGKILL)
        program.wait()
    }

    private func begin() throws {
        switch kind {
        case .firefox:
            connection = try connected()
            _ = try message()
            try command("NewSession", ["capabilities": ["alwaysMatch": [String: String]()]])
            try command("SetWindowRect", ["width": 500, "height": 900])
        case .webKit:
            close(try connected())
            let folders = try FileManager.default.contentsOfDirectory(
                atPath: "/usr/lib/x86_64-linux-gnu")
            let browser =
                folders.filter { $0.hasPrefix("webkit2gtk-4") }.sorted()
                .map { "/usr/lib/x86_64-linux-gnu/\($0)/MiniBrowser" }
                .first { FileManager.default.isExecutableFile(atPath: $0) } ?? "MiniBrowser"
            let options: [String: Any] = ["binary": browser, "args": ["--automation"]]
            let answer = try http(
                "POST", "/session",
                ["capabilities": ["alwaysMatch": ["webkitgtk:browserOptions": options]]])
            guard let made = answer as? [String: Any], let session = made["sessionId"] as? String
            else { throw SupportError("WebKit begins no session: \(answer)") }
            self.session = session
        }
    }

    // MARK: Pages

    public func open(_ file: String) throws {
        try open(address: URL(fileURLWithPath: file).absoluteString)
    }

    public func open(address: String) throws {
        let url = ["url": address]
        if kind == .firefox { try command("Navigate", url) } else { try post("url", url) }
    }

    /// What an expression of the page is, as text.
    public func read(_ expression: String) throws -> String {
        let script: [String: Any] = ["script": "return String(\(expression))", "args": [String]()]
        let answer =
            kind == .firefox
            ? (try command("ExecuteScript", script) as? [String: Any])?["value"]
            : try post("execute/sync", script)
        return answer as? String ?? ""
    }

    /// Asks again and again until an expression of the page holds.
    public func wait(for what: String, until condition: String, within seconds: Double = 30) throws
    {
        let end = Date(timeIntervalSinceNow: seconds)
        while try read(condition) != "true" {
            guard end > Date() else {
                let body = try read("document.body.innerText.slice(0, 600)")
                throw SupportError("\(kind) waited in vain for \(what); the page says:\n\(body)")
            }
        }
    }

    /// One finger, or the mouse, from place to place of the page, so many milliseconds each.
    public func drag(pointer: String, over places: [(x: Int, y: Int)], each milliseconds: Int)
        throws
    {
        func move(_ place: (x: Int, y: Int), _ time: Int) -> [String: Any] {
            ["type": "pointerMove", "duration": time, "x": place.x, "y": place.y]
        }
        let steps =
            [move(places[0], 0), ["type": "pointerDown", "button": 0]]
            + places.dropFirst().map { move($0, milliseconds) } + [
                ["type": "pointerUp", "button": 0]
            ]
        let source: [String: Any] = [
            "type": "pointer", "id": "one", "parameters": ["pointerType": pointer],
            "actions": steps,
        ]
        if kind == .firefox {
            try command("PerformActions", ["actions": [source]])
        } else {
            try post("actions", ["actions": [source]])
        }
    }

    // MARK: Marionette

    @discardableResult
    private func command(_ name: String, _ parameters: [String: Any]) throws -> Any {
        count += 1
        let body = try JSONSerialization.data(
            withJSONObject: [0, count, "WebDriver:\(name)", parameters] as [Any])
        try send(Data("\(body.count):".utf8) + body, on: connection)
        guard let answer = try message() as? [Any], answer.count == 4 else {
            throw SupportError("Firefox answers otherwise than it says")
        }
        guard answer[2] is NSNull else { throw SupportError("\(name): \(answer[2])") }
        return answer[3]
    }

    private func message() throws -> Any {
        var length = 0
        while true {
            let byte = try receive(1, on: connection)[0]
            if byte == UInt8(ascii: ":") { break }
            length = length * 10 + Int(byte) - 48
        }
        return try JSONSerialization.jsonObject(with: try receive(length, on: connection))
    }

    // MARK: WebDriver

    @discardableResult
    private func post(_ name: String, _ body: [String: Any]) throws -> Any {
        try http("POST", "/session/\(session)/\(name)", body)
    }

    private func http(_ method: String, _ path: String, _ body: [String: Any]) throws -> Any {
        let content = try JSONSerialization.data(withJSONObject: body)
        let head =
            "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
            + "Content-Length: \(content.count)\r\nConnection: close\r\n\r\n"
        let connection = try connected()
        defer { close(connection) }
        try send(Data(head.utf8) + content, on: connection)
        var answer = Data()
        while true {
            if let end = answer.range(of: Data("\r\n\r\n".utf8)) {
                let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
                let length = head.firstMatch(of: #/(?i)content-length: (\d+)/#).flatMap {
                    Int($0.output.1)
                }
                if answer.count - end.upperBound >= length ?? 0 {
                    let json = try JSONSerialization.jsonObject(with: answer[end.upperBound...])
                    let value = (json as? [String: Any])?["value"] ?? NSNull()
                    if let fault = (value as? [String: Any])?["error"] {
                        throw SupportError("\(path): \(fault)")
                    }
                    return value
                }
            }
            answer += try receive(nil, on: connection)
        }
    }

    // MARK: Sockets

    private static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return address
    }

    private static func call(
        _ port: UInt16, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafePointer(to: address(port)) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    private static func freePort() throws -> UInt16 {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = call(0) { bind(socket, $0, $1) } == 0
        let isKnown =
            withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    getsockname(socket, $0, &size)
                }
            } == 0
        guard isBound, isKnown else { throw SupportError("no port to be had") }
        return UInt16(bigEndian: address.sin_port)
    }

    /// A connection to the browser, as soon as it listens.
    private func connected() throws -> Int32 {
        let end = Date(timeIntervalSinceNow: 60)
        while end > Date() {
            let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
            if Self.call(port, { connect(socket, $0, $1) }) == 0 { return socket }
            close(socket)
            usleep(50_000)
        }
        throw SupportError("\(kind) does not listen")
    }

    private func send(_ data: Data, on socket: Int32) throws {
        var rest = data
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { throw SupportError("\(kind) has gone") }
            rest = Data(rest.dropFirst(sent))
        }
    }

    /// So many bytes, or some.
    private func receive(_ count: Int?, on socket: Int32) throws -> Data {
        var data = Data()
        repeat {
            var block = [UInt8](
                repeating: 0, count: min(count.map { $0 - data.count } ?? 1 << 16, 1 << 16))
            let got = recv(socket, &block, block.count, 0)
            guard got > 0 else { throw SupportError("\(kind) has gone") }
            data.append(contentsOf: block.prefix(got))
        } while data.count < count ?? 0
        return data
    }
}
