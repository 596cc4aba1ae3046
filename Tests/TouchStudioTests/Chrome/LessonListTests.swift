import Foundation
import Testing
import TouchScript
import TouchStage
import TouchTrace

@testable import TouchKit
@testable import TouchStudio

@Suite("The list of lessons") struct LessonListTests {
    private final class Desk {
        let app = UIApplication()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 300))
        var chosen: [Int] = []
        private(set) var list: LessonList?
        private var time = 0.0

        init() {
            let style = ChromeStyle(
                theme: .dark, language: "en", measurer: Ruler())
            let list = LessonList(
                style: style,
                perform: Performer { [unowned self] act in
                    if case .open(let index)? = act as? LessonAct { chosen.append(index) }
                })
            self.list = list
            list.frame = window.bounds
            list.sections = [
                LessonList.Section(
                    title: LocalizedText("All"),
                    lessons: (1...20).map { LocalizedText("Lesson \($0)") })
            ]
            window.addSubview(list)
            window.makeKeyAndVisible(in: app)
            app.advance(to: 0)
        }

        func finger(_ phase: UITouch.Phase, _ y: Double, after pause: Double = 0.016) {
            time += pause
            app.advance(to: time)
            app.send([
                TouchSample(
                    finger: 1, phase: phase, location: CGPoint(x: 100, y: y), timestamp: time)
            ])
        }

        var scroller: UIScrollView? {
            list?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
        }
        var rows: [RowButton] {
            scroller?.subviews.compactMap { $0 as? RowButton } ?? []
        }
    }

    @Test("a tap chooses the row under it, which lights up while it is held")
    func tap() {
        let desk = Desk()
        // The title takes 60 points, the heading 40, a row 44.
        desk.finger(.began, 60 + 40 + 44 + 20)
        desk.app.advance(to: 0.3)
        #expect(desk.rows.map(\.isHighlighted).firstIndex(of: true) == 1)
        desk.finger(.ended, 164, after: 0.4)
        #expect(desk.chosen == [1])
    }

    @Test("a drag scrolls and chooses nothing, at once or from a row that was held")
    func drag() {
        for rest in [0.016, 0.5] {
            let desk = Desk()
            desk.finger(.began, 250)
            desk.finger(.moved, 248, after: rest)
            for y in stride(from: 240.0, through: 140, by: -10) { desk.finger(.moved, y) }
            #expect(desk.scroller?.contentOffset.y ?? 0 > 60, "after \(rest) s")
            #expect(!desk.rows.contains { $0.isHighlighted })
            desk.finger(.ended, 140)
            #expect(desk.chosen == [])
            #expect(desk.scroller?.isDecelerating == true)
        }
    }

    @Test("the open lesson is brought into view")
    func reveals() {
        let desk = Desk()
        desk.list?.current = 15
        desk.app.displayIfNeeded()
        let (row, scroller) = (desk.rows[15], desk.scroller)
        #expect(row.isSelected && scroller?.bounds.contains(row.frame) == true)
    }
}
