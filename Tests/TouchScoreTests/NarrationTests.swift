import TestSupport
import Testing
import TouchScript
import TouchSession

@testable import TouchScore

@Suite("Spoken captions")
struct NarrationTests {
    private static let scene = "scene 1 \"pad\" 200 x 100\nview a at 20 20 size 80 60\n"

    private func film(_ lines: String, _ seconds: [String: Double]) throws -> Film {
        let scene = try Scene.parse(Self.scene, file: "pad.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"pad\"\n" + lines, file: "pad.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return Film(
            trace: session.trace, cues: session.cues, end: session.time,
            narration: Narration(language: "en", seconds: seconds))
    }

    @Test("a caption stands as long as its voice and 0.3 s more, however it is directed")
    func room() throws {
        for manner in ["direct on", "direct off"] {
            let film = try film(
                "\(manner)\ncaption \"*One*.\"\ntap a\ncaption \"Two.\"\ncaption off\nwait 1s",
                ["One.": 9, "Two.": 4])
            let spoken = film.spokenCaptions
            #expect(spoken.map(\.text.english) == ["One.", "Two."])
            #expect(spoken.map(\.duration) == [9, 4])
            #expect(spoken[0].start == 0)
            for (voice, caption) in zip(spoken, film.captions) {
                #expect(voice.start == caption.start)
                #expect(caption.end - caption.start > voice.duration + 0.3 - 1e-9)
            }
            // Room is made in tenths of a second.
            #expect((9.3 - 1e-9...9.4).contains(film.captions[0].end))
        }
    }

    @Test("a subtitle goes with its voice, but not before it can be read")
    func subtitles() throws {
        let film = try film(
            "caption \"One.\"\nwait 20s\ncaption \"Two.\"\nwait 20s\ncaption \"Three.\"\nwait 20s",
            ["One.": 3, "Two.": 0.1])
        let spans = film.subtitles.map { $0.end - $0.start }
        #expect(abs(spans[0] - 3.3) < 1e-9)
        #expect(abs(spans[1] - ReadingPace.least) < 1e-9)
        #expect(spans[2] > 19)
    }

    @Test("without voices a film is as it was")
    func silent() throws {
        let lines = "caption \"One.\"\ntap a\ncaption \"Two.\"\ntap a"
        let silent = try film(lines, [:])
        #expect(silent.spokenCaptions.isEmpty && silent.subtitles == silent.captions)
    }
}
