import Foundation
import TestSupport
import Testing
import TouchKit
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

/// Hands do on each lesson's scene what it asks them to try, as `LessonDeeds.txt` has it.
@MainActor @Suite("What lessons ask one to try") struct LessonExerciseTests {
    private nonisolated static let deeds: [String: [String]] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "LessonDeeds.txt")
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
        var deeds: [String: [String]] = [:]
        var lesson = ""
        for line in lines where !line.hasPrefix("#") {
            if line.hasPrefix(" ") {
                deeds[lesson, default: []].append(line.trimmingCharacters(in: .whitespaces))
            } else {
                lesson = String(line)
            }
        }
        return deeds
    }()

    @Test("There are two things to try, and each can be done", arguments: Lessons.tapes)
    func done(name: String) throws {
        guard case .tape(let tape, let scene) = try Lessons.load("\(name).tape") else { return }
        let deeds = try #require(Self.deeds[name])
        #expect(tape.exercises.count == 2 && deeds.count == 2)
        for (exercise, deed) in zip(tape.exercises, deeds) {
            var watch = ExerciseWatch([exercise], from: try start(of: scene))
            let lines = deed.replacing("; ", with: "\n") + "\n"
            watch.update(from: try session(scene, lines).trace)
            #expect(watch.isDone == [true], "\(exercise.text.english)")
        }
    }

    private func session(_ scene: Scene, _ lines: String) throws -> Session {
        let text = "tape 1\nscene \"\(scene.name)\"\n\(lines)"
        let session = Session(
            scene: scene, tape: try Tape.parse(text, file: "hands.tape", scene: scene))
        session.runTape()
        return session
    }

    private func start(of scene: Scene) throws -> StageState {
        let trace = try session(scene, "").trace
        var state = StageState()
        for record in trace.records { state.apply(record, of: trace) }
        return state
    }
}
