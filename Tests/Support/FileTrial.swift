import Foundation
import TouchPicture
import TouchReading
import TouchScore
import TouchScript
import TouchSession
import TouchTrace

/// Tries what must hold of every file, whoever wrote it: it is read or refused in time, each fault has its place, `fmt` changes
/// nothing but the form, and the same happens afterwards.
@MainActor public struct FileTrial {
    public private(set) var files = 0
    public private(set) var whole = 0
    public private(set) var played = 0
    private var faults: [String] = []

    /// Seconds of this thread's own work that one file may take.
    private static let patience = 5.0
    /// Samples beyond which a tape is read, and not played: it would be right, and slow.
    private static let longest = 20_000

    public init() {}

    public var summary: String { "\(files) files, \(whole) of them whole, \(played) tapes played" }

    /// Tries the files of `seed`.
    /// - Returns: what went wrong, with the file; nil if nothing did.
    public mutating func run(seed: UInt64) -> String? {
        faults = []
        var mutator = FileMutator(seed: seed)
        let (sceneText, tapeText) = mutator.pair()
        let scene = timed(sceneText) { $0.readScene(sceneText) }
        timed(tapeText) { $0.tryTape(tapeText, of: scene) }
        let list = mutator.lessons()
        timed(list) { $0.tryLessons(list) }
        return faults.isEmpty ? nil : "seed \(seed): " + faults.joined(separator: "\n")
    }

    @discardableResult
    private mutating func timed<Value>(
        _ text: String, _ work: (inout FileTrial) -> Value
    ) -> Value {
        files += 1
        let before = faults.count
        let (value, seconds) = TestSupport.timed { work(&self) }
        if seconds > Self.patience { faults.append("it took \(seconds) s") }
        if faults.count > before { faults.append(text.visibleLines) }
        return value
    }

    private mutating func readScene(_ text: String) -> Scene? {
        read(text) { text throws(ScriptErrors) in .scene(try Scene.parse(text, file: "fuzz.scene"))
        }
        .flatMap { if case .scene(let scene) = $0 { scene } else { nil } }
    }

    private mutating func tryLessons(_ text: String) {
        _ = read(text) { text throws(ScriptErrors) in
            .lessons(try LessonIndex.parse(text, file: "fuzz.lessons"))
        }
    }

    private mutating func tryTape(_ text: String, of scene: Scene?) {
        let scene = scene ?? Self.plain
        let file = read(text) { text throws(ScriptErrors) in
            .tape(try Tape.parse(text, file: "fuzz.tape", scene: scene), scene)
        }
        guard case .tape(let tape, _) = file else { return }
        for doubt in tape.doubts { tryFault(doubt) }
        guard tape.samples <= Self.longest else { return }
        played += 1
        play(tape, scene)
    }

    private mutating func play(_ tape: Tape, _ scene: Scene) {
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        let text = session.trace.text
        if text.unicodeScalars.contains(where: { $0 != "\n" && $0.isUnseen }) {
            faults.append("its trace shows something unseen")
        }
        guard let scene = try? Scene.parse(scene.text, file: scene.file),
            let tape = try? Tape.parse(tape.text, file: tape.file, scene: scene)
        else { return faults.append("its canonical form is refused") }
        let again = Session(scene: scene, tape: tape)
        again.runTape()
        if again.trace.text != text { faults.append("its canonical form plays otherwise") }
        for failure in session.trace.failures(of: session.cues, file: tape.file)
        where "\(failure)".unicodeScalars.contains(where: \.isUnseen) {
            faults.append("a failure shows something unseen")
        }
        let film = Film(trace: session.trace, cues: session.cues, title: scene.title)
        for language in ["en", "zh"] {
            for text in [film.subRip(language: language), film.webVTT(language: language)]
            where text.components(separatedBy: " --> ").count > film.captions.count + 1 {
                faults.append("a caption forges a subtitle")
            }
        }
    }

    private static let plain: Scene = {
        guard let scene = try? Scene.parse("scene 1 \"fuzz\" 640 x 400\n", file: "fuzz.scene")
        else {
            preconditionFailure("a scene of one line")
        }
        return scene
    }()

    /// Reads a file; what is read is brought into canonical form and read again.
    private mutating func read(
        _ text: String, _ parse: (String) throws(ScriptErrors) -> ScriptFile
    ) -> ScriptFile? {
        do throws(ScriptErrors) {
            let file = try parse(text)
            whole += 1
            do throws(ScriptErrors) {
                let formatted = try file.formatted()
                let again = try parse(formatted).formatted()
                if !again.utf8.elementsEqual(formatted.utf8) {
                    faults.append("its canonical form has another")
                }
            } catch {
                faults.append("its canonical form: \(error)")
            }
            return file
        } catch {
            if error.errors.isEmpty { faults.append("refused without a reason") }
            for error in error.errors { tryFault(error) }
            return nil
        }
    }

    private mutating func tryFault(_ error: ScriptError) {
        if error.position == nil { faults.append("no place: \(error)") }
        if !error.message["en"].contains("expected") { faults.append("no remedy: \(error)") }
        if error.description.unicodeScalars.contains(where: \.isUnseen) {
            faults.append("not on one line: \(error)")
        }
    }
}
