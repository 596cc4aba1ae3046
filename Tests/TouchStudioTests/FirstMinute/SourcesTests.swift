import Foundation
import TestSupport
import Testing
import TouchPicture
import TouchReading
import TouchScript

@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

@Suite("What stands behind an answer") struct SourcesTests {
    private func open(
        _ size: CGSize = CGSize(width: 1280, height: 800), language: String = "en"
    ) throws -> Desktop {
        let desk = try Desktop(size, language: language)
        desk.workspace.open { $0.inspector = true }
        desk.paint()
        // A quick stroke over the card: flick wins, drag fails.
        let scene = desk.scene
        desk.touch(.began, CGPoint(x: scene.minX + scene.width * 0.3, y: scene.midY))
        for step in 1...8 {
            desk.touch(
                .moved,
                CGPoint(
                    x: scene.minX + scene.width * (0.3 + 0.05 * Double(step)), y: scene.midY))
        }
        desk.touch(.ended, CGPoint(x: scene.minX + scene.width * 0.7, y: scene.midY))
        desk.wait(0.2)
        desk.paint()
        return desk
    }

    private func columns(_ desk: Desktop) throws -> InspectorColumns {
        func find(_ view: UIView) -> InspectorColumns? {
            if let columns = view as? InspectorColumns { return columns }
            return view.subviews.lazy.compactMap(find).first
        }
        return try #require(find(desk.workspace.chrome.inspector))
    }

    /// Everything that is written in the panel.
    private func words(_ desk: Desktop) throws -> [Text] {
        try columns(desk).marks().flatMap(texts)
    }

    private func texts(_ mark: Mark) -> [Text] {
        switch mark {
        case .text(let text): [text]
        case .group(let group): group.marks.flatMap(texts)
        default: []
        }
    }

    private func isSourced(_ desk: Desktop) throws -> Bool {
        try words(desk).contains { $0.string.contains("#") }
    }

    @Test("rules and records stand there only once somebody has asked for them")
    func folded() throws {
        let desk = try open()
        #expect(try !isSourced(desk))
        let columns = try columns(desk)
        let spot = try #require(columns.disclosure)
        #expect(spot.width >= 44 && spot.height >= 44)
        for wanted in [true, false] {
            let spot = try #require(columns.disclosure)
            let middle = CGPoint(x: spot.minX + 22, y: spot.midY)
            desk.tap(columns.convert(middle, to: nil))
            desk.wait(0.2)
            desk.paint()
            #expect(try isSourced(desk) == wanted)
        }
        desk.key("c", .shift)
        desk.wait(0.2)
        desk.paint()
        #expect(try isSourced(desk))
    }

    @Test("who waited for another that won is told so, not by the requirement")
    func waited() throws {
        let desk = try open()
        let drag = try #require(desk.workspace.session.history.subjects(named: "drag").last)
        desk.workspace.perform(.ask(.choose(.subject(drag))))
        desk.paint()
        let answer = desk.workspace.panels.inspector.answers.first?.english ?? ""
        #expect(answer.hasSuffix("it waited for flick, and flick won"), "\(answer)")
    }

    @Test(
        "no word is cut short",
        arguments: [
            CGSize(width: 1280, height: 800), CGSize(width: 1080, height: 1920),
            CGSize(width: 1024, height: 600),
        ], ["en", "zh"])
    func whole(size: CGSize, language: String) throws {
        let desk = try open(size, language: language)
        for isOpen in [false, true] {
            if isOpen { desk.workspace.perform(.ask(.sources)) }
            desk.wait(0.2)
            desk.paint()
            let measurer = desk.workspace.chrome.style.measurer
            for text in try words(desk) where text.overflow != .wrap {
                guard let width = text.width else { continue }
                var whole = text
                whole.width = nil
                #expect(measurer.size(of: whole).width <= width + 0.5, "\(text.string)")
            }
            try desk.show(
                "why-\(Int(size.width))x\(Int(size.height))-\(language)\(isOpen ? "-source" : "")")
        }
    }
}
