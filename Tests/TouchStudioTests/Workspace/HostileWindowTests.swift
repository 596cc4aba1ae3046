import Foundation
import TestSupport
import Testing
import TouchCanvas
import TouchPicture
import TouchReading
import TouchScore
import TouchTrace
import TouchWords

@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchScript
@testable import TouchStudio

/// Files of strangers in the window: what they say stands where it belongs, and is told from what the window says.
@Suite("Files from strangers in the window", .serialized)
struct HostileWindowTests {
    private let typesetter: Typesetter
    private static let all = HostileTexts.all
    private static let everything = all.joined(separator: " ")

    init() throws { typesetter = try Typesetter() }

    private static let lessons = all.enumerated().map { index, text in
        Lesson(
            identifier: "l\(index)", order: index + 1, group: .both(text), after: [],
            title: .both(text), tape: URL(fileURLWithPath: "/l.tape"))
    }

    private func desk(
        _ files: HostileFiles, lessons: [Lesson] = [], language: String
    ) -> Desk {
        let opened = OpenedScene(scene: files.scene, tape: files.tape, lesson: nil)
        return Desk(opened, lessons: lessons, language: language, measurer: typesetter)
    }

    /// The window's own words hold nothing unseen, what strangers say keeps to one line where there is room for one, and all
    /// of it can be painted.
    private func expectOrder(_ picture: Picture, saying words: String = "") throws {
        let theirs = Set((Self.all + [Self.everything, words]).map { Array($0.unicodeScalars) })
        for text in picture.marks.flatMap(\.texts) {
            let scalars = Array(text.string.unicodeScalars)
            let isSeen = theirs.contains(scalars) || !scalars.contains { $0.isUnseen }
            #expect(isSeen, "\(text.string.prefix(200).description.visible)")
            guard text.width != nil, text.overflow == .shortenEnd else { continue }
            let lines = typesetter.lines(of: text).count
            #expect(lines == 1, "\(text.string.prefix(200).description.visible)")
        }
        _ = try Canvas(typesetter: typesetter).image(of: picture)
    }

    @Test("5: title, labels, lessons, logs and reasons")
    func everywhere() throws {
        let desk = desk(
            try HostileFiles(Self.all), lessons: Self.lessons, language: "zh")
        desk.touch(.began, HostileFiles.pad.x, HostileFiles.pad.y)
        // The note is asked about, with every panel and the lessons open.
        desk.workspace.open { $0 = Openings(inspector: true, timeline: true, lists: true) }
        desk.workspace.perform(.lesson(.list))
        let note = try #require(
            desk.workspace.session.trace.records.firstIndex {
                if case .note = $0.entry { true } else { false }
            })
        desk.workspace.perform(.ask(.choose(.record(note + 1))))
        desk.pass(1)
        let told = desk.workspace.picture(now: desk.now)
        let isTold = told.marks.flatMap(\.texts).contains { $0.string.contains("BROKEN\\u{7}") }
        #expect(isTold)
        try expectOrder(told)
    }

    @Test("5: titles, questions, answers, arrows and last words", arguments: ["en", "zh"])
    func told(language: String) throws {
        let desk = desk(try HostileFiles([Self.everything]), language: language)
        desk.workspace.perform(.lesson(.demonstrate))
        var said: [String] = []
        var wasAsked = false
        // What is said stands until it can have been read, which takes hours.
        for _ in 0..<60 {
            desk.pass(3600)
            let session = desk.workspace.session
            if session.isWaiting { session.goOn(now: desk.now) }
            let picture = desk.workspace.picture(now: desk.now)
            let answering = desk.workspace.answering
            wasAsked = wasAsked || answering.isOpen
            let told = answering.isOpen ? answering.words : session.words(at: .max)
            guard let words = told?[language], words != said.last else { continue }
            said.append(words)
            let isSaid = picture.marks.flatMap(\.texts).contains { $0.string == words }
            #expect(isSaid, "\(words.prefix(200).description.visible)")
            try expectOrder(picture, saying: words)
        }
        // It does not pass because nothing is said or asked.
        #expect(!said.isEmpty && wasAsked)
    }

    @Test("5: each caption keeps to its room, however long")
    func captions() throws {
        for text in Self.all + [Self.everything] {
            var files = try HostileFiles([])
            files.tape.append(.tell(.caption(.both(text))))
            let desk = desk(files, language: "en")
            desk.workspace.perform(.lesson(.demonstrate))
            desk.pass(0.5)
            let plain = LocalizedText.both(text).withoutStars.english
            let picture = desk.workspace.picture(now: desk.now)
            // Last is what is said, on all that the window shows without it.
            let said = Array(picture.marks.suffix(1))
            let isSaid = said.flatMap(\.texts).contains { $0.string == plain }
            let box = said.bounds(measuring: typesetter) ?? .null
            // Bounds are told with two points of air.
            let room = desk.workspace.chrome.layout.caption.insetBy(dx: -2, dy: -2)
            let isWithin = room.contains(box)
            #expect(isSaid && isWithin, "\(text.prefix(200).description.visible)")
            if text == Self.everything { try expectOrder(picture) }
        }
    }
}

extension Mark {
    /// All texts in it.
    var texts: [Text] {
        switch self {
        case .text(let text): [text]
        case .shape, .image: []
        case .group(let group): group.marks.flatMap(\.texts)
        }
    }
}
