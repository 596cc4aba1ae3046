import Foundation
import Testing
import TouchScript

@testable import TouchKit
@testable import TouchStudio

@Suite("Complete by touch")
struct ReachTests {
    /// What the buttons of the window ask for, in the modes that have any.
    private static let asked: [any Act] = {
        let log = ActLog()
        let perform = Performer { log.acts.append($0) }
        let style = ChromeStyle(theme: .dark, language: "en", measurer: Ruler())
        let chrome = Chrome(style: style, perform: perform)
        let views: [UIView] = [
            chrome.window, ActList(offers: { _ in true }, style: style, perform: perform),
            LooksPanel(style: style, perform: perform), InkBar(style: style, perform: perform),
            EditBar(style: style, perform: perform), TapeEditBar(style: style, perform: perform),
            TakeBar(style: style, perform: perform), TouchPage(style: style, perform: perform),
            WelcomeCard(style: style, perform: perform), SharePage(style: style, perform: perform),
            answers(style, perform, nil),
            answers(style, perform, AnswerClock(seconds: 2, share: 1, isHeld: false)),
        ]
        for view in views { log.press(view) }
        return log.acts
    }()

    /// Three answers, and the ring beside them, running or over.
    private static func answers(
        _ style: ChromeStyle, _ perform: Performer, _ clock: AnswerClock?
    ) -> AnswerBar {
        let bar = AnswerBar(style: style, perform: perform)
        let answers = ["a", "b", "c"].map { LocalizedText($0) }
        bar.content = AnswerBar.Content(
            question: Telling.Question(
                text: LocalizedText("Who?"), span: Span(2), answers: answers),
            grid: AnswerGrid(3, in: CGSize(width: 1280, height: 800)), isLit: false,
            canGoOn: clock == nil, clock: clock)
        return bar
    }

    private final class ActLog {
        var acts: [any Act] = []

        func press(_ view: UIView) {
            (view as? UIButton)?.sendActions(for: .primaryActionTriggered)
            for part in view.subviews { press(part) }
        }
    }

    @Test("every act of the table can be had with fingers alone")
    func reach() {
        for row in ActTable.all.rows {
            #expect(Self.asked.contains { $0.isEqual(to: row.act) }, "\(row.act)")
        }
    }
}
