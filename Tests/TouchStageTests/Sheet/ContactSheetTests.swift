import Foundation
import TestStage
import Testing
import TouchCanvas
import TouchKit
import TouchPicture
import TouchReading
import TouchStage
import TouchWords

/// Every panel in every state, in both languages and all themes: `make sheet` puts them on one picture, for people
/// to look at. What can be checked without eyes is checked here.
@Suite("The contact sheet")
struct ContactSheetTests {
    /// How one row of cells looks.
    struct Variant {
        var theme: Theme
        var language: String
        var size: CGSize
        var overlays: Overlays = [.touches, .recognizers]

        static let all = [
            Variant(theme: .dark, language: "en", size: CGSize(width: 1280, height: 760)),
            Variant(theme: .light, language: "zh", size: CGSize(width: 1024, height: 640)),
            Variant(theme: .projector, language: "en", size: CGSize(width: 1920, height: 1140)),
            Variant(theme: .dark, language: "zh", size: CGSize(width: 720, height: 1100)),
            Variant(
                theme: .light, language: "en", size: CGSize(width: 1600, height: 900),
                overlays: .all),
        ]
    }

    private struct Panel {
        let name: String
        let picture: Picture
        let place: CGPoint
    }

    private let typesetter: Typesetter

    init() throws {
        typesetter = try Typesetter()
    }

    /// Stage, inspector and timeline as a window has them.
    private func panels(_ situation: Situation, _ variant: Variant) -> [Panel] {
        let (size, theme, language) = (variant.size, variant.theme, variant.language)
        let u = theme.enlargement
        let isPortrait = size.width < size.height
        let trace = situation.why.history.trace
        let side = isPortrait ? size.width : 320 * u
        let low = 268 * u
        let inspectorHeight = isPortrait ? 360 * u : size.height
        let stageSize = CGSize(
            width: isPortrait ? size.width : size.width - side,
            height: size.height - low - (isPortrait ? inspectorHeight : 0))
        var stage = StagePainter(
            theme: theme, language: language, overlays: variant.overlays,
            measurer: typesetter)
        stage.unit = u
        let state = situation.why.history.state(at: situation.record)
        let timeline = Timeline(trace)
        let lanes = TimelinePainter(
            theme: theme, language: language, measurer: typesetter, unit: u)
        let inspector = InspectorPainter(
            theme: theme, language: language, measurer: typesetter, unit: u)
        return [
            Panel(
                name: "stage",
                picture: stage.picture(of: StageMoment(state), in: trace, size: stageSize),
                place: .zero),
            Panel(
                name: "timeline",
                picture: lanes.picture(
                    of: timeline, in: trace, window: .all(to: timeline.end),
                    playhead: situation.record, selection: situation.record,
                    size: CGSize(width: stageSize.width, height: low)),
                place: CGPoint(x: 0, y: stageSize.height)),
            Panel(
                name: "inspector",
                picture: inspector.painted(situation.inspector, width: side).picture(
                    size: CGSize(width: side, height: inspectorHeight)),
                place: isPortrait
                    ? CGPoint(x: 0, y: stageSize.height + low)
                    : CGPoint(x: stageSize.width, y: 0)),
        ]
    }

    @Test("No words leave their panel at the sides, in any state, language, theme and size")
    func wordsStayInside() {
        for situation in Situation.all() {
            for variant in Variant.all {
                for panel in panels(situation, variant) {
                    let width = panel.picture.size.width
                    for (text, box) in words(in: panel.picture.marks, .identity)
                    where box.minX < -0.5 || box.maxX > width + 0.5 {
                        let cell = "\(situation.name), \(variant.theme.name) \(variant.language)"
                        Issue.record("\(panel.name), \(cell): '\(text)' at \(box)")
                    }
                }
            }
        }
    }

    private func words(
        in marks: [Mark], _ transform: CGAffineTransform
    ) -> [(String, CGRect)] {
        marks.flatMap { mark -> [(String, CGRect)] in
            switch mark {
            case .shape, .image: []
            case .text(let text):
                mark.bounds(measuring: typesetter).map {
                    [(text.string, $0.applying(transform))]
                } ?? []
            case .group(let group):
                words(in: group.marks, group.transform.concatenating(transform))
            }
        }
    }

    @Test("The sheet itself")
    func sheet() throws {
        let situations = Situation.all()
        for variant in Variant.all {
            let columns = variant.size.width < variant.size.height ? 6 : 3
            let cells = situations.map { situation in
                panels(situation, variant).map { panel in
                    Mark.group(
                        Group(
                            transform: CGAffineTransform(
                                translationX: panel.place.x, y: panel.place.y),
                            marks: panel.picture.marks))
                }
            }
            let sheet = Gallery.sheet(of: cells, each: variant.size, columns: columns)
            #expect(sheet.marks.count == situations.count * 3 + 1)
            try Gallery.show(
                sheet,
                "sheet-\(variant.theme.name)-\(variant.language)-\(Int(variant.size.width))",
                typesetter: typesetter)
        }
    }
}
