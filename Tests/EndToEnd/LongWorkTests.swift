import Foundation
import TestSupport
import Testing

/// Work that takes long says so at a terminal, and ends at once where a signal asks it to.
@Suite("Long work", .serialized) struct LongWorkTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        // A move of so many samples that nobody waits for its end.
        try workshop.write(
            "tape 1\nscene \"pad\"\nfinger a down (9, 9)\nfinger a move (90, 90) over 80000s\n",
            to: "long.tape")
    }

    /// What takes long, and the words in which it tells how far it is.
    struct Work: CustomTestStringConvertible {
        let words: [String]
        let told: String
        var testDescription: String { words.joined(separator: " ") }
    }

    private static let works = [
        Work(words: ["check", "long.tape"], told: "s played"),
        Work(words: ["simplify", "long.tape", "-o", "new.tape"], told: "s played"),
        Work(words: ["vary", "many.tape", "--jobs", "2", "-o", "new.png"], told: "trials"),
        Work(words: ["whatif", "many.tape", "--want", "'t29 failed'"], told: "changes"),
        Work(words: ["audit", "many.tape"], told: "runs"),
        Work(words: ["import", "App", "-o", "New", "--no-compile"], told: "files"),
        Work(words: ["import", "long.evemu", "-o", "new.tape"], told: "lines"),
        Work(words: ["course", "-o", "site"], told: "lessons"),
        Work(words: ["serve", "--port", "0"], told: "lessons"),
        Work(words: ["simplify", "recorded.tape", "-o", "new.tape"], told: "lines simplified"),
        Work(words: ["why", "recorded.tape", "t", "-r"], told: "records explained"),
        Work(words: ["fmt", "recorded.tape"], told: "lines verified"),
    ]

    private func prepare(_ work: Work) throws {
        if work.words.contains("App") {
            try FileManager.default.createDirectory(
                atPath: workshop.path("App"), withIntermediateDirectories: false)
            let code = (0..<200).map { "@objc func f\($0)() {}\n" }.joined()
            for number in 0..<40 {
                try workshop.write("class C\(number) {\n\(code)}\n", to: "App/\(number).swift")
            }
        } else if work.words.contains("many.tape") {
            let views = (0..<30).map { "view v\($0) at \($0) 9 size 80 60\n  tap t\($0)\n" }
            try workshop.write("scene 1 \"many\" 200 x 100\n\(views.joined())", to: "many.scene")
            try workshop.write("tape 1\nscene \"many\"\ntap v0 times 300\n", to: "many.tape")
        } else if work.words.contains("recorded.tape") {
            let events = (0..<300_000).map { step in
                "event +8ms a \(step == 0 ? "began" : "moved") (\(step % 97), \(step % 89))\n"
            }
            try workshop.write(
                "tape 1\nscene \"pad\"\n" + events.joined(), to: "recorded.tape")
        } else if work.words.contains("long.evemu") {
            let events = (0..<200_000).map { "E: \($0).000000 0003 0035 \($0)\n" }
            try workshop.write(events.joined(), to: "long.evemu")
        }
    }

    private func children(of process: pid_t) -> [pid_t] {
        let list = try? String(
            contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
        return list?.split(separator: " ").compactMap { pid_t($0) } ?? []
    }

    @Test(
        "a terminal is told how far it is, and a signal leaves nothing behind",
        arguments: zip(works, (0..<works.count).map { $0 % 2 == 0 ? SIGINT : SIGTERM }))
    func stopped(work: Work, signal: Int32) throws {
        try prepare(work)
        let before = workshop.files
        let command = ([Workshop.program] + work.words).joined(separator: " ")
        let terminal = try Spawned([
            "env", "--chdir", workshop.folder.path, "script", "-qefc", "exec \(command)",
            "/dev/null",
        ])
        var told = ""
        let line = try Regex("\\r\\x1b\\[K\\d+ of \\d+ \(work.told), \\d+%")
        while told.firstMatch(of: line) == nil {
            let piece = terminal.read()
            try #require(!piece.isEmpty, "\(told)")
            told += String(decoding: piece, as: UTF8.self)
        }
        let program = try #require(children(of: terminal.id).first)
        let workers = children(of: program)
        kill(program, signal)
        told += String(decoding: terminal.readAll(), as: UTF8.self)
        #expect(told.hasSuffix("\r\u{1b}[Ktouchscope: stopped: no partial output remains\r\n"))
        #expect(terminal.wait() == 128 + signal)
        #expect(workshop.files == before)
        #expect(workers.isEmpty == (work.told != "trials"))
        // They are killed before the program ends; who has ended has no memory any more.
        for worker in workers {
            let memory = try? String(contentsOfFile: "/proc/\(worker)/statm", encoding: .utf8)
            #expect(memory == nil || memory?.hasPrefix("0 ") == true)
        }
    }

    @Test("nobody is told in a pipe, however long it takes")
    func pipe() throws {
        try workshop.write(
            "tape 1\nscene \"pad\"\nfinger a down (9, 9)\nfinger a move (90, 90) over 60s\n",
            to: "long.tape")
        let called = try Spawned([Workshop.program, "check", workshop.path("long.tape"), "--quiet"])
        #expect(called.readErrors() == "" && called.wait() == 0)
    }

    @Test("a signal that whoever started the program has it ignore is ignored, as under nohup")
    func ignored() throws {
        // Its trace is more than a pipe holds: it waits in the midst of it.
        try workshop.write(
            "tape 1\nscene \"pad\"\nfinger a down (9, 9)\nfinger a move (90, 90) over 9s\n",
            to: "long.tape")
        let shell = ["sh", "-c", "trap '' HUP INT; exec \"$@\"", "sh"]
        let tracing = try Spawned(shell + [Workshop.program, "trace", workshop.path("long.tape")])
        #expect(!tracing.read().isEmpty)
        kill(tracing.id, SIGHUP)
        kill(tracing.id, SIGINT)
        #expect(!tracing.readAll().isEmpty && tracing.wait() == 0)
    }
}
