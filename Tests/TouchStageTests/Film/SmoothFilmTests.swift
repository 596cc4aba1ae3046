import Foundation
import TestSupport
import Testing
import TouchCanvas
import TouchKit
import TouchPicture
import TouchScript

@testable import TouchStage

/// Words of a picture: what is written where, and how much of it is to be seen.
private struct SeenWords {
    /// By what is written: how often, and how much is to be seen of it all together.
    private(set) var all: [String: (count: Int, opacity: Double)] = [:]

    init(_ picture: Picture) { collect(picture.marks, 1) }

    private mutating func collect(_ marks: [Mark], _ opacity: Double) {
        for mark in marks {
            switch mark {
            case .shape, .image: break
            case .text(let text):
                // Figures follow the fingers; they are not set to be read as they pass.
                if text.font.family == .mono || text.string.contains(where: \.isNumber) { continue }
                let key = "\(text.string) \(Int(text.font.size))"
                let known = all[key] ?? (0, 0)
                all[key] = (known.count + 1, known.opacity + opacity * text.color.alpha)
            case .group(let group):
                collect(group.marks, opacity * group.opacity)
            }
        }
    }
}

@Suite("Nothing in a film pops")
struct SmoothFilmTests {
    /// Three of them; all where the environment says TOUCHSCOPE_FILMS=all, for that takes minutes.
    private nonisolated static let lessons: [String] =
        ProcessInfo.processInfo.environment["TOUCHSCOPE_FILMS"] == "all"
        ? Lessons.files.filter { $0.hasSuffix(".tape") }.map { String($0.dropLast(5)) }
        : ["swipe-or-pan", "who-gets-the-touch", "single-or-double"]

    @Test(
        "No words come, go or change by more than a fifth from one frame to the next",
        arguments: lessons)
    func words(_ lesson: String) throws {
        let session = try Lessons.played(lesson)
        let film = Film(
            trace: session.trace, cues: session.cues, title: session.scene.title,
            scene: session.scene, end: session.time)
        check(film, lesson, CGSize(width: 1920, height: 1080))
    }

    @Test("Nor do they where two runs stand beside one another")
    func pair() throws {
        let size = CGSize(width: 1920, height: 1080)
        check(try PairFilmTests.shown("require").film, "require", size)
    }

    private func check(_ film: Film, _ lesson: String, _ size: CGSize) {
        let painter = FilmPainter(measurer: EvenMeasurer())
        var last: SeenWords?
        for frame in 0..<film.frameCount(rate: 60) {
            // A picture that stands need not be painted again.
            let stands = film.stands(from: Double(frame - 1) / 60, to: Double(frame) / 60)
            if frame > 0, stands { continue }
            let words = SeenWords(film.frame(at: Double(frame) / 60, size: size, painter))
            defer { last = words }
            guard let last else { continue }
            for (string, now) in words.all {
                let before = last.all[string] ?? (0, 0)
                #expect(
                    abs(now.opacity - before.opacity)
                        <= 0.201 * Double(max(now.count, before.count)),
                    "\(lesson), frame \(frame): \(string) from \(before) to \(now)")
            }
            for (string, before) in last.all where words.all[string] == nil {
                #expect(
                    before.opacity <= 0.201 * Double(before.count),
                    "\(lesson), frame \(frame): \(string) from \(before) to 0")
            }
        }
    }
}
