import TestEffort
import TestSupport
import Testing
import TouchKit
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchReading

/// Every sentence that the inspector, the cards and `why` can say of a lesson.
@Suite("Figures in reasons") struct WhyFiguresTests {
    private nonisolated static let lessons = Lessons.files.filter { $0.hasSuffix(".tape") }
        .map { String($0.dropLast(".tape".count)) }

    @Test(
        "have three decimals at most, and one of a thing is no plural",
        arguments: Effort.sample(lessons, 12))
    func lesson(name: String) throws {
        let session = try Lessons.played(name)
        let why = Why(session.trace, scene: session.scene)
        var told = session.trace.records.compactMap { why.sentence(forRecord: $0.number) }
        told += why.answers(to: "").flatMap(\.sentences)
        for entry in session.scene.names.entries {
            told += why.answers(to: entry.name).flatMap(\.sentences)
        }
        let text = told.text(language: "en") + told.text(language: "zh") + session.trace.text
        let faults = try Figures.faults(in: text)
        #expect(faults == [])
    }
}
