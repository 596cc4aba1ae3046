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
        var mayLeave = true

        func sheetMayLeave(_ sheet: DetentSheet) -> Bool {
            log.append("may leave?")
            return mayLeave
        }
        func sheetLeaves(_ sheet: DetentSheet) { log.append("leaves from \(Int(sheet.height))") }
        func sheetStays(_ sheet: DetentSheet, attempted: Bool) {
            log.append(attempted ? "stays, after an attempt" : "stays")
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
        #expect(contest.outcome == ["sheet.drag began", "sheet.drag ended"])
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
                "sheet.drag began", "list.pan failed because of sheet.drag", "sheet.drag ended",
            ])
        #expect(sheet.height == 400)
        #expect(list.contentOffset.y == 0)
    }

    @Test("PC2: at the largest detent an upward drag scrolls the list")
    func scrollsWhenLargest() {
        sheet.select(1, animated: false)
        contest.drag(from: (160, 400), by: (0, -150), at: 1)
        #expect(
            contest.outcome == ["sheet.drag failed", "list.pan began", "list.pan ended"])
        #expect(list.contentOffset.y == 140)
        #expect(sheet.height == 400)
    }

    @Test("PC2: without scrollingExpands the list scrolls, and only the header expands the sheet")
    func scrollsUnlessExpanding() {
        sheet.scrollingExpands = false
        contest.drag(from: (160, 400), by: (0, -150), at: 1)
        #expect(contest.told() == ["sheet.drag failed", "list.pan began", "list.pan ended"])
        #expect(sheet.height == 200)
        contest.drag(from: (160, 300), by: (0, -150), at: 3)
        #expect(contest.told() == ["sheet.drag began", "sheet.drag ended"])
        #expect(sheet.height == 400)
    }

    @Test(
        "PC3: a downward drag moves the sheet if the list is at its top, else it scrolls the list")
    func down() {
        sheet.select(1, animated: false)
        list.contentOffset.y = 300
        contest.drag(from: (160, 200), by: (0, 150), at: 1)
        #expect(contest.told() == ["sheet.drag failed", "list.pan began", "list.pan ended"])
        #expect(list.contentOffset.y == 160)
        list.contentOffset.y = 0
        contest.drag(from: (160, 200), by: (0, 150), at: 3)
        #expect(
            contest.told() == [
                "sheet.drag began", "list.pan failed because of sheet.drag", "sheet.drag ended",
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
        #expect(
            contest.told().prefix(2) == ["list.pan began", "sheet.drag failed because of list.pan"])
    }

    @Test("PC1: a horizontal drag is not the sheet's")
    func horizontal() {
        list.contentSize.width = 1000
        contest.drag(from: (160, 400), by: (-100, 10), at: 1)
        #expect(contest.outcome == ["sheet.drag failed", "list.pan began", "list.pan ended"])
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
        contest.touch(.moved, 160, 280, at: 3.02)
        contest.touch(.moved, 160, 240, at: 3.04)
        contest.touch(.ended, 160, 240, at: 3.05)
        #expect(sheet.selected == 1)
        #expect(owner.log == ["at 1"])
    }

    @Test("PC4: where a drag brings the list to its top it goes on with the sheet, and back")
    func takesOver() {
        sheet.select(1, animated: false)
        list.contentOffset.y = 100
        contest.drag(from: (160, 200), by: (0, 160), at: 1, lifting: false)
        #expect(list.contentOffset.y == 0)
        #expect(sheet.height == 350)
        contest.touch(.moved, 160, 290, at: 1.5)
        #expect(list.contentOffset.y == 20)
        #expect(sheet.height == 400)
        contest.touch(.moved, 160, 440, at: 1.6)
        contest.rest(at: (160, 440), time: 1.7)
        contest.touch(.ended, 160, 440, at: 2.2)
        #expect(sheet.height == 200)
        #expect(list.contentOffset.y == 0)
        #expect(contest.outcome == ["sheet.drag failed", "list.pan began", "list.pan ended"])
    }

    @Test("PC3: a list that refreshes keeps its pull")
    func refreshes() {
        sheet.select(1, animated: false)
        list.refreshControl = UIRefreshControl()
        contest.drag(from: (160, 200), by: (0, 100), at: 1, lifting: false)
        #expect(contest.outcome == ["sheet.drag failed", "list.pan began"])
        #expect(list.contentOffset.y < 0)
        #expect(sheet.height == 400)
    }

    @Test("PC6: below its smallest detent the sheet follows the finger and leaves, if it may")
    func leaves() {
        sheet.delegate = owner
        contest.drag(from: (160, 300), by: (0, 60), at: 1)
        #expect(owner.log == ["may leave?", "stays"])
        contest.drag(from: (160, 300), by: (0, 140), at: 3)
        #expect(owner.log.dropFirst(2) == ["may leave?", "leaves from 70"])
        #expect(view.frame == CGRect(x: 0, y: 410, width: 320, height: 200))
        sheet.select(0, animated: false)
        contest.drag(from: (160, 300), by: (0, 60), at: 5, resting: false)
        #expect(owner.log.last == "stays")
        contest.touch(.began, 160, 300, at: 7)
        contest.touch(.moved, 160, 320, at: 7.01)
        contest.touch(.moved, 160, 340, at: 7.02)
        contest.touch(.ended, 160, 340, at: 7.03)
        #expect(owner.log.last == "leaves from 170")
    }

    @Test("PC6: a sheet that must stay stretches, and the attempt to pull it away is told")
    func stays() {
        sheet.delegate = owner
        owner.mayLeave = false
        contest.drag(from: (160, 300), by: (0, 140), at: 1, lifting: false)
        #expect(sheet.height > 130)
        contest.rest(at: (160, 440), time: 1.5)
        contest.touch(.ended, 160, 440, at: 2)
        #expect(owner.log == ["may leave?", "stays, after an attempt"])
        #expect(sheet.height == 200)
    }
}
