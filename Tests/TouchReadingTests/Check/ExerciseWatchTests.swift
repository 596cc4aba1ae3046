import Testing
import TouchKit
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

@MainActor @Suite("What there is to try") struct ExerciseWatchTests {
    private static let scene = """
        scene 1 "a" 400 x 200
        view card at 20 20 size 160 160 color sky
          tap once
          tap twice taps 2
          pan drag
        button save at 200 20 size 80 44 text "Save"
        require once to-fail twice

        """

    /// - Parameters:
    ///   - tape: is over when hands begin.
    ///   - hands: what they do then.
    private func done(_ exercises: [String], after tape: String = "", by hands: String) throws
        -> [Bool]
    {
        let scene = try Scene.parse(Self.scene, file: "a.scene")
        let lines = exercises.map { "try \"Do it.\" expect \($0)\n" }.joined()
        let told = "tape 1\nscene \"a\"\n\(tape)\n"
        let before = Session(scene: scene, tape: try Tape.parse(told, file: "a.tape", scene: scene))
        before.runTape()
        let whole = try Tape.parse(told + hands + "\n" + lines, file: "a.tape", scene: scene)
        let session = Session(scene: scene, tape: whole)
        session.runTape()
        var state = StageState()
        for record in before.trace.records { state.apply(record, of: before.trace) }
        var watch = ExerciseWatch(whole.exercises, from: state)
        watch.update(from: session.trace)
        return watch.isDone
    }

    @Test("It is done when it happens, and not when the tape has done it")
    func fromTheEndOn() throws {
        let exercises = ["drag began", "twice acts", "save acts 1 time"]
        let tape =
            "tap card times 2\nwait 1s\ntap save\nfinger a down card\n"
            + "finger a move by 60 0 over 200ms\nfinger a up\nwait 1s"
        #expect(try done(exercises, after: tape, by: "wait 1s") == [false, false, false])
        #expect(try done(exercises, after: tape, by: "tap save") == [false, false, true])
        #expect(try done(exercises, after: tape, by: "tap card times 2") == [false, true, false])
    }

    @Test("What holds for a moment counts, and needs a finger")
    func moments() throws {
        #expect(try done(["save highlighted"], by: "tap save\nwait 1s") == [true])
        #expect(
            try done(["save not highlighted", "twice never acts"], by: "wait 1s") == [false, false])
        let thrice = Array(repeating: "tap card\nwait 1s", count: 3).joined(separator: "\n")
        #expect(try done(["once acts 2 times"], by: thrice) == [true])
    }

    @Test("Joined expectations must hold at one moment")
    func together() throws {
        let hands = "tap card times 2\nwait 1s\ntap save"
        #expect(try done(["twice ended and save highlighted"], by: hands) == [true])
        #expect(try done(["drag began and save highlighted"], by: hands) == [false])
    }

    @Test("What came last counts, whatever came before")
    func order() throws {
        let hands = "tap save\nwait 1s\ntap card times 2"
        #expect(try done(["card got began, ended, began, ended"], by: hands) == [false])
        #expect(try done(["card got began"], by: hands) == [true])
        #expect(
            try done(["delivered began save, ended save, began card"], by: hands) == [true])
        #expect(try done(["order twice ended, once failed, action twice"], by: hands) == [true])
        #expect(try done(["order once failed, twice ended"], by: hands) == [false])
    }

    @Test("What is done before anybody touches is known")
    func idle() throws {
        let scene = try Scene.parse(Self.scene, file: "a.scene")
        let tape = try Tape.parse(
            """
            tape 1
            scene "a"
            tap card times 2
            wait 1s
            try "Nothing." expect drag never acts
            try "Something." expect twice acts
            try "Both." expect twice acts and drag never acts
            """, file: "a.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        #expect(session.trace.idle(tape.exercises) == [true, false, false])
    }
}
