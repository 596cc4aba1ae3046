import Foundation
import Testing
import TouchCanvas
import TouchPicture
import TouchScript

@testable import TouchStage

@Suite("Pictures of the stage")
struct StagePainterTests {
    let typesetter: Typesetter

    init() throws {
        typesetter = try Typesetter()
    }

    nonisolated private static let sizes = [
        CGSize(width: 1024, height: 640), CGSize(width: 1280, height: 720),
        CGSize(width: 1920, height: 1080), CGSize(width: 3840, height: 2160),
        CGSize(width: 1080, height: 1920),
    ]

    private func film() -> Film {
        Film(
            trace: HandTrace.touchOnCard(),
            cues: [
                Cue(
                    kind: .chapter(
                        LocalizedText(
                            "Who gets the touch?",
                            translations: [.init(language: "zh", text: "谁得到触摸？")])),
                    record: 0, time: 0, line: 1),
                Cue(
                    kind: .caption(
                        LocalizedText(
                            "The finger is on the card: its views are asked from front to back.",
                            translations: [
                                .init(language: "zh", text: "手指在卡片上：视图从前到后依次被询问。")
                            ])),
                    record: 0, time: 0, line: 2),
            ],
            title: LocalizedText(
                "Swipe or pan?", translations: [.init(language: "zh", text: "快扫还是拖动？")]),
            end: 3)
    }

    @Test("Every size, theme and language gives a picture", arguments: sizes)
    func sizes(_ size: CGSize) throws {
        let film = film()
        for (theme, language) in [(Theme.dark, "en"), (.light, "zh"), (.projector, "en")] {
            let painter = StagePainter(theme: theme, language: language, measurer: typesetter)
            for (name, time) in [("early", 1.2), ("moved", 0.42), ("late", 2.9)] {
                let picture = film.frame(at: time, size: size, painter)
                #expect(picture.size == size)
                try Gallery.show(
                    picture, "\(Int(size.width))-\(theme.name)-\(name)", typesetter: typesetter)
            }
        }
    }
}
