import Testing
import TouchKit

/// A view with detents, and the list in it: which of them a drag moves.
@Suite struct DetentShapeTests {
    private let contest = Contest()
    private let view = UIView()
    private let list = UIScrollView(frame: CGRect(x: 0, y: 40, width: 320, height: 160))
    private let sheet: DetentSheet
    private let owner = Owner()

    private final class Owner: DetentSheetDelegate {
        var log: [String] = []
        var follows = true
        var goes = true

        func sheetFollowsBelow(_ sheet: DetentSheet) -> Bool { follows }
        func sheetGoesAway(_ sheet: DetentSheet) -> Bool {
            log.append("away from \(Int(sheet.height))")
            return goes
        }
        func sheetChangedDetent(_ sheet: DetentSheet) { log.append("at \(sheet.selected)") }
    }

    init() {
        view.accessibilityIdentifier = "sheet"
        view.frame = CGRect(x: 0, y: 280, width: 320, height: 200)
        list.accessibilityIdentifier = "list"
        list.contentSize = CGSize(width: 320, height: 2000)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        contest.window.addSubview(view)
        sheet = DetentSheet(view: view, heights: [400, 200])
    }

    @Test("PC1: a drag on the header moves the sheet, which rests at the nearest detent")
    func header() {
        sheet.delegate = owner
        contest.drag(from: (160, 300), by: (0, -120), at: 1)
        #expect(contest.outcome == ["sheet.pan began", "sheet.pan ended"])
        #expect(view.frame == CGRect(x: 0, y: 80, width: 320, height: 400))
        #expect(list.frame.height == 360)
        contest.drag(from: (160, 100), by: (0, 60), at: 3)
        #expect(sheet.height == 400)
        #expect(owner.log == ["at 1"])
    }

    @Test("PC2: an upward drag on a list at its top expands the sheet, and the list's pan fails")
    func expands() {
        contest.drag(from: (160, 400), by: (0, -150), at: 1)
        #expect(
            contest.outcome == [
                "sheet.pan began", "list.pan failed because of sheet.pan", "sheet.pan ended",
            ])
        #expect(sheet.height == 400)
        #expect(list.contentOffset.y == 0)
    }

    @Test("PC2: at the largest detent an upward drag scrolls the list")
    func scrollsWhenLargest() {
        sheet.select(1, animated: false)
        contest.drag(from: (160, 400), by: (0, -150), at: 1)
        #expect(
            contest.outcome == ["sheet.pan failed", "list.pan began", "list.pan ended"])
        #expect(list.contentOffset.y == 140)
        #expect(sheet.height == 400)
    }

    @Test("PC2: without scrollingExpands the list scrolls, and only the header expands the sheet")
    func scrollsUnlessExpanding() {
        sheet.scrollingExpands = false
        contest.drag(from: (160, 400), by: (0, -150), at: 1)
        #expect(contest.told() == ["sheet.pan failed", "list.pan began", "list.pan ended"])
        #expect(sheet.height == 200)
        contest.drag(from: (160, 300), by: (0, -150), at: 3)
        #expect(contest.told() == ["sheet.pan began", "sheet.pan ended"])
        #expect(sheet.height == 400)
    }

    @Test("PC3: a downward drag moves the sheet if the list is at its top, else it scrolls the list")
    func down() {
        sheet.select(1, animated: false)
        list.contentOffset.y = 300
        contest.drag(from: (160, 200), by: (0, 150), at: 1)
        #expect(contest.told() == ["sheet.pan failed", "list.pan began", "list.pan ended"])
        #expect(list.contentOffset.y == 160)
        list.contentOffset.y = 0
        contest.drag(from: (160, 200), by: (0, 150), at: 3)
        #expect(
            contest.told() == [
                "sheet.pan began", "list.pan failed because of sheet.pan", "sheet.pan ended",
            ])
        #expect(sheet.height == 200)
    }

    @Test("PC3: a finger that catches a gliding list has the list")
    func caught() {
        sheet.select(1, animated: false)
        contest.drag(from: (160, 400), by: (0, -200), at: 1, resting: false)
        #expect(list.isDecelerating)
        #expect(contest.told().last == "list.pan ended")
        contest.drag(from: (160, 200), by: (0, 60), at: 1.5)
        #expect(contest.told().prefix(2) == ["list.pan began", "sheet.pan failed because of list.pan"])
    }

    @Test("PC1: a horizontal drag is not the sheet's")
    func horizontal() {
        list.contentSize.width = 1000
        contest.drag(from: (160, 400), by: (-100, 10), at: 1)
        #expect(contest.outcome == ["sheet.pan failed", "list.pan began", "list.pan ended"])
        #expect(list.contentOffset.x > 0)
        #expect(sheet.height == 200)
    }

    @Test("PC4: beyond the largest detent the same drag scrolls the list, and back")
    func handsOn() {
        contest.drag(from: (160, 450), by: (0, -310), at: 1, lifting: false)
        #expect(sheet.height == 400)
        #expect(list.contentOffset.y == 100)
        #expect(list.isDragging)
        contest.touch(.moved, 160, 300, at: 1.5)
        #expect(list.contentOffset.y == 0)
        #expect(!list.isDragging)
        #expect(sheet.height == 340)
        contest.touch(.moved, 160, 140, at: 1.6)
        #expect(list.contentOffset.y == 100)
        contest.touch(.ended, 160, 140, at: 1.61)
        #expect(list.isDecelerating)
        #expect(sheet.selected == 1)
        #expect(contest.outcome.filter { $0.hasPrefix("list.pan") }.count == 1)
    }

    @Test("PC5: a flick carries the sheet to the detent to which its speed would take it")
    func flick() {
        sheet.delegate = owner
        contest.drag(from: (160, 300), by: (0, -60), at: 1)
        #expect(sheet.selected == 0)
        contest.touch(.began, 160, 300, at: 3)
        contest.touch(.moved, 160, 285, at: 3.02)
        contest.touch(.moved, 160, 255, at: 3.04)
        contest.touch(.ended, 160, 255, at: 3.05)
        #expect(sheet.selected == 1)
        #expect(owner.log == ["at 1"])
    }

    @Test("PC6: below its smallest detent the sheet follows the finger and goes away, if it may")
    func away() {
        sheet.delegate = owner
        contest.drag(from: (160, 300), by: (0, 140), at: 1)
        #expect(owner.log == ["away from 70"])
        #expect(view.frame == CGRect(x: 0, y: 410, width: 320, height: 200))
        sheet.select(0, animated: false)
        (owner.follows, owner.goes) = (false, false)
        contest.drag(from: (160, 300), by: (0, 140), at: 3)
        #expect(owner.log.last == "away from 137")
        #expect(sheet.height == 200)
    }
}
