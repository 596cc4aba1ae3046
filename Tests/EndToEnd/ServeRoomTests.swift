import Foundation
import TestSupport
import Testing

/// `touchscope serve` in a network, as a phone in the room finds it.
@Suite(
    "Pages for a room", .serialized,
    .enabled(if: Room.isPermitted, "this kernel lets us make no network of our own"))
struct ServeRoomTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try "<p>all</p>".write(
            to: folder.url.appending(path: "index.html"), atomically: true, encoding: .utf8)
    }

    private func serve(_ options: [String] = [], in room: Room) throws -> RunningProgram {
        let program = try RunningProgram(
            "touchscope", ["serve", folder.url.path] + options, behind: room.prefix,
            environment: ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"])
        try program.waitForLine("http://")
        return program
    }

    @Test("with --lan the address is one that another machine finds it by")
    func found() throws {
        let room = try Room()
        let program = try serve(["--lan"], in: room)
        #expect(program.printed == ["http://\(Room.address):8017/"])
        #expect(try room.get(program.printed[0]) == "<p>all</p>")
        program.send(signal: SIGINT)
        #expect(
            program.waitForEnd()
                == (
                    0,
                    "Any device on this network can open this page; phones can scan the code. Ctrl-C stops the server.\n"
                ))
    }

    @Test("without, nobody else gets in")
    func alone() throws {
        let room = try Room()
        let program = try serve(in: room)
        #expect(program.printed == ["http://127.0.0.1:8017/"])
        #expect(try room.get("http://\(Room.address):8017/") == "")
        program.end()
    }

    @Test("a terminal shows the address as a code, in colors of its own")
    func code() throws {
        let room = try Room()
        let terminal = try RunningProgram(
            "/usr/bin/script",
            [
                "-qefc", "exec '\(RunningProgram.touchscope)' serve '\(folder.url.path)' --lan",
                "/dev/null",
            ], behind: room.prefix,
            environment: ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"])
        try terminal.waitForLine("http://")
        let lines = terminal.printed.compactMap { line in
            line.firstMatch(of: /\x1b\[38;5;16;48;5;231m(.*)\x1b\[0m/).map { String($0.1) }
        }
        #expect(lines.count > 15)
        #expect(try CodeReader.text(lines: lines) == "http://\(Room.address):8017/")
        terminal.end()
    }

    @Test("if the usual port is taken the next is, which is said; and which are, if all are")
    func ports() throws {
        let room = try Room(hasPhone: false)
        let first = try serve(in: room)
        let second = try serve(in: room)
        #expect(first.printed == ["http://127.0.0.1:8017/"])
        #expect(second.printed == ["http://127.0.0.1:8018/"])
        second.send(signal: SIGINT)
        #expect(
            second.waitForEnd().complaint.hasPrefix(
                "Port 8017 is already in use, so the server uses port 8018.\n"))
        let others = try (0..<20).map { _ in try serve(in: room) }
        let last = try RunningProgram(
            "touchscope", ["serve", folder.url.path], behind: room.prefix,
            environment: ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"])
        #expect(
            last.waitForEnd()
                == (
                    1,
                    "touchscope: ports 8017 to 8037 are already in use; choose another with --port\n"
                ))
        for program in others + [first] { program.end() }
    }

    @Test("where there is no network that is said, and the pages are for this machine")
    func noNetwork() throws {
        let program = try serve(["--lan"], in: Room(hasPhone: false))
        #expect(program.printed == ["http://127.0.0.1:8017/"])
        program.send(signal: SIGTERM)
        #expect(
            program.waitForEnd().complaint.hasPrefix(
                "This machine is not on a network, so only this machine can open the page. "))
    }
}
