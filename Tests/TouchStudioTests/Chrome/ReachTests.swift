import Testing
import TouchStage

@testable import TouchKit
@testable import TouchStudio

@Suite("Complete by touch")
struct ReachTests {
    /// What every button of the window asks for.
    private static let asked: Set<ProgramCommand> = {
        var asked: Set<ProgramCommand> = []
        let style = ChromeStyle(theme: .dark, language: "en", measurer: Ruler())
        let chrome = Chrome(style: style) { asked.insert($0) }
        @MainActor func press(_ view: UIView) {
            (view as? UIButton)?.sendActions(for: .primaryActionTriggered)
            for part in view.subviews { press(part) }
        }
        for view in [chrome.window, chrome.looks, chrome.deeds] as [UIView] { press(view) }
        return asked
    }()

    /// What a choice of its own or two fingers on the lanes do instead.
    private static let others: Set<ProgramCommand> = [.theme, .language, .zoom(2), .pan(1)]

    @Test(
        "every command that the help lists can be had with fingers alone",
        arguments: ProgramCommand.listed.map(\.command))
    func reach(command: ProgramCommand) {
        #expect(Self.asked.contains(command) || Self.others.contains(command))
    }
}
