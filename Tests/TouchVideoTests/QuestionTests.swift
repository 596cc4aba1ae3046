import Foundation
import TestSupport
import Testing
import TouchReading
import TouchScript
import TouchSession

@testable import TouchStudy
@testable import TouchVideo

/// Questions that people asked about touches, each as a scene and a tape that show what they saw, answered by the program's
/// words alone.
///
/// A tape's comments say the question's title and where it stands, what is asked, which cause must be named, and which change
/// must be among the three that are suggested.
@Suite("What people asked") struct QuestionTests {
    nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Questions")
    nonisolated static let names =
        ((try? FileManager.default.contentsOfDirectory(
            atPath: folder.path)) ?? []).filter { $0.hasSuffix(".tape") }.sorted()

    @Test("There are twenty at least")
    func count() {
        #expect(Self.names.count >= 20)
    }

    @Test(
        "It can be seen, its cause is named, and a change is suggested that mends it",
        arguments: names)
    @MainActor func answer(name: String) throws {
        let file = Self.folder.appending(path: name).path
        let said = try comments(of: file)
        let played = try FilmedTape(of: file, language: "en")
        #expect(played.session.failures.map(\.description) == [])

        let why = Why(played.session.trace, scene: played.scene)
        let told = why.answers(to: said("ask")).flatMap(\.sentences).map { $0.words["en"] }
        #expect(told.contains { $0.contains(said("cause")) }, "\(told)")

        let whatIf = WhatIf(played.session)
        var search = try #require(whatIf.search(forTurning: said("ask")))
        while search.step() {}
        let suggested = search.findings.prefix(3)
        let mend = SceneChange(said("mend"))
        // Two may be recognized together, whoever of them allows it.
        let isThere = suggested.contains { finding in
            finding.changes == [mend] || mend.alike != nil && finding.changes[0].alike == mend.alike
        }
        #expect(isThere, "\(suggested.map(\.words))")

        // What was seen is not seen any more.
        let changed = try mend.applied(to: played.scene).scene
        let again = Session(scene: changed, tape: played.tape)
        again.runTape()
        #expect(!again.failures.isEmpty)
    }

    private func comments(of file: String) throws -> (String) -> String {
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        return { word in
            lines.first { $0.hasPrefix("# \(word): ") }
                .map { String($0.dropFirst("# \(word): ".count)) } ?? ""
        }
    }
}
