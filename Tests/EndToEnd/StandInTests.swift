import Foundation
import TestEffort
import TestSupport
import Testing

/// What is no file in the place of one that is read: nobody waits for it, and one sentence says what it is.
@Suite("What stands in the place of a file", .serialized) struct StandInTests {
    enum Kind: CaseIterable {
        case pipe, folder, endless

        func make(_ path: String) {
            switch self {
            case .pipe: mkfifo(path, 0o600)
            case .folder: mkdir(path, 0o700)
            case .endless: symlink("/dev/zero", path)
            }
        }
    }

    /// A place in each command that names a file.
    struct Place: CustomTestStringConvertible, Sendable {
        /// With `X` for what stands there, and `IN/` before all that is in the folder.
        let line: String
        /// The name of what is no file.
        var name = "X.tape"
        /// Another file that names it.
        var file: (name: String, text: String)?

        var testDescription: String { line }
    }

    private static let places =
        [
            "open X", "trace X", "why X", "whatif X 'a off'",
            "whatif X --want 't acts'", "vary X", "check X", "audit X", "render X -o IN/o.png",
            "render X --all -o IN/o", "card X -o IN/o.html", "course X -o IN/o", "code X",
            "record X -o IN/o.tape", "narrate X --list", "narrate X --speak cat", "simplify X",
            "cut X 0s..1s", "trim X 0s..1s", "speed X 2 0s..1s", "export X -o IN/o.yml", "fmt X",
            "import X -o IN/o.tape", "import IN/pad.yml --scene X -o IN/o.tape",
            "render IN/pad.tape --style X -o IN/o.png",
            "narrate IN/pad.tape --audio X", "narrate IN/pad.tape --audio X --clap",
        ].map { Place(line: $0) } + [
            Place(line: "import X -o IN/o.tape", name: "X.evemu"),
            Place(line: "import X -o IN/o.tape", name: "X.yml"),
            Place(line: "import X -o IN/o.tape", name: "X.jsonl"),
            Place(line: "import X -o IN/o", name: "X.swift"),
            Place(line: "record --finish X", name: "X.tape.1.journal"),
            Place(
                line: "trace IN/a.tape", name: "X.scene",
                file: ("a.tape", "tape 1\nscene \"X\"\n")),
            Place(
                line: "render IN/a.tape -o IN/o.mp4", name: "X.flac",
                file: ("a.tape", "tape 1\nscene \"pad\"\nsound \"X.flac\"\ntap a\n")),
            Place(
                line: "check IN/a.tape", name: "X.flac",
                file: ("a.tape", "tape 1\nscene \"pad\"\nsound \"X.flac\"\ntap a\n")),
            Place(
                line: "render IN/pad.tape --voice IN/voice -o IN/o.mp4",
                name: "voice/en/a-tap-978606ec.flac"),
            Place(
                line: "render IN/pad.tape --style IN/a.style -o IN/o.png", name: "X.png",
                file: ("a.style", "style 1\nlogo \"X.png\"\n")),
            Place(
                line: "course IN/a.lessons --films IN/ -o IN/o", name: "tour.mp4",
                file: ("a.lessons", "lessons 1\ngroup \"All\"\n  lesson tour\n")),
            Place(
                line: "render IN/a.tape -o IN/o.mp4", name: "X.tape",
                file: ("a.tape", "tape 1\ntogether \"X\" \"pad\"\n")),
        ]

    private static let cases = Effort.sample(
        Kind.allCases.flatMap { kind in places.map { (kind, $0) } }, 12)

    @Test("every command says at once what it found there", arguments: cases)
    func turnedAway(kind: Kind, place: Place) throws {
        let workshop = try Workshop()
        let path = workshop.path(place.name)
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        kind.make(path)
        if let (name, text) = place.file { try workshop.write(text, to: name) }
        if place.line.contains("pad.yml") {
            let (tape, recording) = (workshop.path("pad.tape"), workshop.path("pad.yml"))
            #expect(try Workshop.run(["export", tape, "-o", recording]).status == 0)
        }
        let line = place.line.replacing("IN/", with: workshop.folder.path + "/")
            .replacing("X", with: path)
        // Who waits for what never comes is ended, and is not what was expected.
        let called = try Spawned([
            "sh", "-c", "exec timeout 20 \"$0\" " + line, RunningProgram.touchscope,
        ])
        let told = String(decoding: called.readAll(), as: UTF8.self) + called.readErrors()
        let status = called.wait()
        #expect(status == 1 || status == 2, "\(told)")
        let lines = told.split(separator: "\n")
        let name = ((place.name as NSString).lastPathComponent as NSString).deletingPathExtension
        #expect(lines.count == 1 && told.contains(name), "\(told)")
        if kind == .pipe { #expect(told.contains("a pipe") || told.contains("Invalid"), "\(told)") }
    }
}
