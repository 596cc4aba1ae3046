import Foundation
import TestSupport
import Testing
import TouchStage

@testable import TouchDesktop
@testable import TouchStudio

@Suite("Settings")
struct SettingsTests {
    private func read(_ text: String) throws -> Settings {
        try Settings.read(Data(text.utf8))
    }

    @Test(
        "what no window can be is left out",
        arguments: [
            #""scale":0"#, #""scale":1e300"#, #""width":1e19,"height":600"#, #""width":800"#,
            #""width":3,"height":3"#,
        ])
    func damaged(field: String) throws {
        let kept =
            #""theme":"light","language":"zh","overlays":[],"probes":false,"hasReducedMotion":true"#
        let settings = try read("{\(kept),\(field)}")
        #expect(settings.theme == "light")
        #expect(settings.scale == nil)
        #expect(settings.size == nil)
    }

    @Test("9: whatever the file holds, a window can be opened with it")
    func fuzz() {
        var read = 0
        for seed in 0..<2000 {
            var mutator = FileMutator(seed: UInt64(seed))
            guard let settings = try? Settings.read(Data(mutator.settings().utf8)) else { continue }
            read += 1
            #expect(Theme(named: settings.theme) != nil, "seed \(seed)")
            #expect(["en", "zh"].contains(settings.language), "seed \(seed)")
            #expect(settings.scale.map((0.5...8).contains) != false, "seed \(seed)")
            #expect(settings.size.map { $0.width >= 200 && $0.height <= 16384 } != false)
        }
        #expect(read > 20)
    }

    @Test("of two windows neither undoes what was chosen in the other")
    func together() {
        let begun = Settings()
        var (one, other) = (begun, begun)
        one.openings.timeline = true
        one.lesson = "tour"
        one.size = CGSize(width: 800, height: 600)
        other.openings.lists = true
        other.hasReducedMotion = true
        let kept = other.kept(from: begun, over: one.kept(from: begun, over: begun))
        var both = one
        both.openings.lists = true
        both.hasReducedMotion = true
        #expect(kept == both)
        // Nothing that is remembered is forgotten here.
        #expect(begun.kept(from: begun, over: both) == both)
    }

    @Test("the command line is not remembered, what is chosen in the window is")
    func kept() {
        var remembered = Settings()
        remembered.theme = "light"
        remembered.language = "zh"
        var begun = remembered
        begun.theme = "projector"
        begun.language = "en"
        var now = begun
        now.language = "zh"
        now.overlays = ["touches"]
        let kept = now.kept(from: begun, over: remembered)
        #expect(kept.theme == "light")
        #expect(kept.language == "zh")
        #expect(kept.overlays == ["touches"])
    }
}
