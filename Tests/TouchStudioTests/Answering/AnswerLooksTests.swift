import Foundation
import TestSupport
import Testing
import TouchPicture
import TouchScript

@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchStage
@testable import TouchStudio

/// Questions on every display: `make sheet` puts them on pictures, for people to look at.
@Suite("Questions on displays") struct AnswerLooksTests {
    private nonisolated static let sizes = [
        CGSize(width: 1280, height: 800), CGSize(width: 1920, height: 1080),
        CGSize(width: 1080, height: 1920), CGSize(width: 1024, height: 600),
        CGSize(width: 640, height: 480),
    ]

    /// All that the lessons ask.
    private static let questions = Result {
        try Desktop.lessons.flatMap { lesson in
            guard case .tape(let tape, _) = try lesson.load() else { return [Telling.Question]() }
            return tape.lines.compactMap { line in
                if case .tell(.ask(let question?))? = line.statement { question } else { nil }
            }
        }
    }

    /// A lesson that waits with its first question.
    private func asking(
        _ size: CGSize, theme: String = "dark", language: String = "en", presents: Bool = false
    ) throws -> Desktop {
        let desk = try Desktop(
            size, theme: theme, language: language, presents: presents, lesson: "swipe-or-pan")
        desk.workspace.perform(.lesson(.demonstrate))
        for _ in 0..<600 where !desk.workspace.session.isWaiting { desk.wait(0.05) }
        desk.paint()
        return desk
    }

    @Test("one is open, answered right, answered wrong, and told", arguments: sizes)
    func states(size: CGSize) throws {
        for (theme, language, presents) in [
            ("dark", "en", false), ("light", "zh", false), ("projector", "en", true),
        ] {
            let name = "question-\(Int(size.width))x\(Int(size.height))-\(theme)-\(language)"
            var desk = try asking(size, theme: theme, language: language, presents: presents)
            let chrome = desk.workspace.chrome
            chrome.window.layoutIfNeeded()
            let parts = Desktop.targets(in: desk.workspace.answering.answers)
            #expect(parts.count == 3)
            desk.expectTargets(parts)
            let caption = chrome.layout.caption.insetBy(dx: 1, dy: 1)
            for part in parts { #expect(!part.rect.intersects(caption)) }
            #expect(!chrome.layout.stage.intersects(caption))
            desk.wait(1.4)
            try desk.show("\(name)-open")
            desk.key("2")
            desk.wait(0.1)
            try desk.show("\(name)-right")
            desk = try asking(size, theme: theme, language: language, presents: presents)
            desk.key("1")
            desk.wait(0.1)
            try desk.show("\(name)-wrong")
            for _ in 0..<600 where desk.workspace.answering.asked?.phase != .told {
                desk.wait(0.05)
            }
            try desk.show("\(name)-told")
        }
    }

    @Test("every question, answer and reason of the lessons can be read whole", arguments: sizes)
    func room(size: CGSize) throws {
        let questions = try Self.questions.get()
        #expect(questions.count > 90)
        for (theme, language) in [("dark", "en"), ("dark", "zh"), ("projector", "en")] {
            let desk = try asking(size, theme: theme, language: language)
            let style = desk.workspace.chrome.style
            for question in questions {
                var content = try #require(desk.workspace.answering.answers.content)
                content.question = question
                content.grid = AnswerGrid(question.answers.count, in: size)
                var room = desk.workspace.room
                room.barHeight = content.grid.height
                let layout = ChromeLayout(size: size, room, scene: CGSize(width: 640, height: 400))
                let bar = AnswerBar(style: style, perform: desk.workspace.chrome.perform)
                bar.frame = layout.bar
                bar.content = content
                bar.layoutIfNeeded()
                for button in bar.buttons {
                    #expect(button.bounds.height >= 44 && button.bounds.width >= 44)
                    #expect(button.isWhole, "\(question.text[language]) \(size)")
                    #expect(button.fontSize >= 15, "\(question.text[language]) \(size)")
                }
                let said = [question.text] + question.reasons.compactMap(\.self)
                for text in said {
                    let fits = Caption(text, style: style).fits(in: layout.caption)
                    #expect(fits, "\(text[language]) \(size)")
                }
            }
        }
    }

    @Test("every wrong answer of the lessons has its own reason, in every language")
    func reasons() throws {
        for question in try Self.questions.get() {
            for place in question.answers.indices where place != question.right {
                let reason = try #require(question.reason(of: place), "\(question.text.english)")
                #expect(reason.translations.map(\.language) == ["zh"])
                #expect(reason.english.count <= 72, "\(reason.english)")
            }
        }
    }
}
