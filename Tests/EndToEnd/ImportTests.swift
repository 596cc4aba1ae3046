import Foundation
import TestSupport
import Testing

/// The real program, and the real tools where they are installed.
@Suite("Recordings of touchscreens, in and out")
struct ImportTests {
    private let workshop: Workshop

    /// What a made-up device told: a tap, and a drag that is still going on.
    private static let recording = """
        # EVEMU 1.3
        N: Made-up Touchscreen
        A: 2f 0 9 0 0 0
        A: 35 0 1279 0 0 8
        A: 36 0 639 0 0 8
        A: 39 0 65535 0 0 0
        E: 1700000000.000001 0003 0039 0001
        E: 1700000000.000001 0003 0035 0640
        E: 1700000000.000001 0003 0036 0320
        E: 1700000000.000001 0000 0000 0000
        E: 1700000000.080001 0003 0039 -001
        E: 1700000000.080001 0000 0000 0000
        E: 1700000000.500001 0003 0039 0002
        E: 1700000000.500001 0000 0000 0000
        E: 1700000000.520001 0003 0035 0660
        E: 1700000000.520001 0000 0000 0000

        """

    private static let analysis = "/usr/libexec/libinput/libinput-analyze-recording"

    init() throws {
        workshop = try Workshop()
        try workshop.write(Self.recording, to: "pen.evemu")
    }

    private func run(_ words: String...) throws -> (status: Int32, complaint: String) {
        try Workshop.run(words, behind: ["env", "--chdir", workshop.folder.path])
    }

    @Test("a recording becomes a tape and a scene of its shape, which plays; and goes back")
    func there() throws {
        let told = try run("import", "pen.evemu", "-o", "one.tape")
        #expect(
            told.complaint == """
                the recording ends in the middle of a touch: finger a is cancelled there
                one.tape: 2 touches in 0.5 s; to open it: touchscope open one.tape

                """ && told.status == 0)
        #expect(
            workshop.read("one.tape") == """
                # Made-up Touchscreen, x 0 to 1279, y 0 to 639
                tape 1
                scene "one"
                event 0s a began (320.25, 160.25)
                event 0.08s a ended (320.25, 160.25)
                event 0.5s a began (320.25, 160.25)
                event 0.52s a moved (330.26, 160.25)
                event 0.52s a cancelled (330.26, 160.25)
                wait 1s

                """)
        #expect(workshop.read("one.scene")?.hasPrefix("scene 1 \"one\" 640 x 320\n") == true)
        #expect(try run("check", "one.tape").status == 0)
        for name in ["two.evemu", "two.yml"] {
            #expect(try run("export", "one.tape", "-o", name) == (0, ""))
            #expect(
                try run("import", name, "-o", "one.tape", "--replace").status == 0)
            #expect(
                workshop.read("one.tape")?.hasSuffix(
                    "moved (330.26, 160.25)\nevent 0.52s a ended (330.26, 160.25)\nwait 1s\n")
                    == true)
        }
    }

    @Test("the tape's scene: the one beside it stays, a lesson's is found, any other is not taken")
    func scenes() throws {
        try workshop.write("scene 1 \"one\" 128 x 64\n", to: "one.scene")
        #expect(try run("import", "pen.evemu", "-o", "one.tape").status == 0)
        #expect(workshop.read("one.scene") == "scene 1 \"one\" 128 x 64\n")
        #expect(workshop.read("one.tape")?.contains("began (64.05, 32.05)") == true)
        #expect(
            try run("import", "pen.evemu", "-o", "two.tape", "--scene", "playground").status == 0)
        #expect(workshop.read("two.tape")?.contains("scene \"playground\"") == true)
        #expect(
            try run("import", "pen.evemu", "-o", "three.tape", "--scene", "pad.scene").status == 0)
        let elsewhere = try TemporaryFolder()
        let place = elsewhere.url.appending(path: "four.tape").path
        let end = try run("import", "pen.evemu", "-o", place, "--scene", "pad.scene")
        expectFailure(end)
        #expect(end.complaint.contains("copy it beside"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.url.path) == [])
    }

    /// What TouchProbe would write of a drag over the dial of the example.
    static let probed = """
        {"time":5,"kind":"probe","version":1,"system":"iOS 17.2","width":390,"height":844}
        {"time":5,"kind":"viewAdded","view":"window","parent":null,"index":0,"class":"UIWindow","own":"UIWindow"}
        {"time":5,"kind":"bounds","view":"window","x":0,"y":0,"width":390,"height":844}
        {"time":5,"kind":"center","view":"window","x":195,"y":422}
        {"time":5,"kind":"viewAdded","view":"dial","parent":"window","index":0,"class":"UIView","own":"Dial"}
        {"time":5,"kind":"bounds","view":"dial","x":0,"y":0,"width":200,"height":200}
        {"time":5,"kind":"center","view":"dial","x":195,"y":200}
        {"time":5,"kind":"recognizerAdded","recognizer":"turn","view":"dial","index":0,"class":"UIGestureRecognizer","own":"TurnGestureRecognizer"}
        {"time":5,"kind":"sample","finger":"a","phase":"began","x":230,"y":220}
        {"time":5,"kind":"hit","finger":"a","view":"dial","window":"window"}
        {"time":5.1,"kind":"sample","finger":"a","phase":"moved","x":225,"y":190}
        {"time":5.2,"kind":"sample","finger":"a","phase":"moved","x":220,"y":160}
        {"time":5.2,"kind":"transition","recognizer":"turn","from":"possible","state":"changed","read":"event"}
        {"time":5.3,"kind":"sample","finger":"a","phase":"ended","x":220,"y":160}
        {"time":5.3,"kind":"transition","recognizer":"turn","from":"changed","state":"ended","read":"action"}

        """

    @Test(
        "what a probe saw becomes a scene and a tape that says what became of it; what is there stays"
    )
    func probe() throws {
        try workshop.write(Self.probed, to: "seen.jsonl")
        let end = try run("import", "seen.jsonl", "-o", "seen.tape")
        #expect(
            end.complaint == """
                turn is a recognizer of the app's own class TurnGestureRecognizer; it is left out, and its states are not compared
                seen.tape: 1 touch in 0.3 s; to open it: touchscope open seen.tape

                """ && end.status == 0)
        #expect(workshop.read("seen.scene")?.contains("view dial at 95 100 size 200 200") == true)
        #expect(try run("check", "seen.tape") == (0, ""))
        let scene = workshop.read("seen.scene")
        expectFailure(try run("import", "seen.jsonl", "-o", "seen.tape"))
        #expect(try run("import", "seen.jsonl", "-o", "seen.tape", "--replace").status == 0)
        #expect(workshop.read("seen.scene") == scene)
    }

    @Test("in a program of code, a probe's tape plays that code, with its own recognizers")
    func probeOfCode() throws {
        try workshop.write(Self.probed, to: "seen.jsonl")
        let tape = workshop.path("seen.tape")
        let made = try RunningProgram(
            "Dial", ["import", workshop.path("seen.jsonl"), "-o", tape],
            environment: ProcessInfo.processInfo.environment)
        #expect(made.waitForEnd().status == 0)
        #expect(workshop.read("seen.tape")?.contains("expect turn ended") == true)
        #expect(workshop.read("seen.scene") == nil)
        let checked = try RunningProgram(
            "Dial", ["check", tape], environment: ProcessInfo.processInfo.environment)
        #expect(checked.waitForEnd().complaint == "" && checked.printed == [])
    }

    @Test("what is there stays, and a fault leaves nothing behind")
    func refused() throws {
        for words in [
            ["import", "pen.evemu", "-o", "pad.tape"], ["export", "pad.tape", "-o", "old.evemu"],
        ] {
            try workshop.write("old", to: "old.evemu")
            let end = try run(words[0], words[1], words[2], words[3])
            expectFailure(end)
            #expect(
                end.complaint.hasSuffix("already exists; choose another name or add --replace\n"))
        }
        #expect(workshop.read("old.evemu") == "old" && workshop.read("pad.tape") == Workshop.tape)
        try FileManager.default.createDirectory(
            atPath: workshop.path("folder.tape"), withIntermediateDirectories: false)
        expectFailure(try run("import", "pen.evemu", "-o", "folder.tape"))
        expectFailure(try run("import", "pen.evemu", "-o", "no/such/one.tape"))
        try workshop.write("# EVEMU 9.0\n", to: "bad.evemu")
        for (name, complaint) in [
            ("bad.evemu", "bad.evemu:1:9: found EVEMU 9.0, expected 1.0 to 1.3\n"),
            ("none.yml", "none.yml: found no such file, expected a recording by evemu-record"),
            (".", ".: found a folder without Swift code, expected some"),
            ("pad.tape", "pad.tape:1:1: found another kind of file, expected a recording by"),
        ] {
            let end = try run("import", name, "-o", "new.tape")
            #expect(end.status == 1 && end.complaint.hasPrefix(complaint))
            #expect(end.complaint.split(separator: "\n").count == 1)
        }
        for words in [
            ["import", "-o", "new.tape"], ["import", "pen.evemu"],
            ["import", "pen.evemu", "-o", "new.tape", "--device", "0"],
            ["import", "pen.evemu", "-o", "new.scene"], ["export", "pad.tape"],
            ["export", "pad.tape", "-o", "new.txt"],
        ] {
            let end = try Workshop.run(words, behind: ["env", "--chdir", workshop.folder.path])
            #expect(end.status == 2 && end.complaint.split(separator: "\n").count == 1)
        }
        #expect(workshop.files == ["bad.evemu", "folder.tape", "old.evemu", "pen.evemu"])
    }

    @Test(
        "libinput's own tools read what is written",
        .enabled(
            if: FileManager.default.fileExists(atPath: analysis), "libinput-tools is not installed")
    )
    func libinput() throws {
        #expect(try run("export", "pad.tape", "-o", "pad.yml") == (0, ""))
        let called = try Spawned(["/usr/bin/python3", Self.analysis, workshop.path("pad.yml")])
        let table = String(decoding: called.readAll(), as: UTF8.self)
            .split(separator: "\n").map { row in
                row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }
        #expect(called.wait() == 0)
        #expect(table.contains(["0.000", "60000", "50000", "BTN_TOUCH"]), "\(table)")
    }
}
