import Foundation
import Testing

@testable import TouchscopeKit

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
