import Testing
import TouchKit

/// Rows that are swiped: what they uncover, and who else might have had the finger.
@Suite struct SwipeActionsShapeTests {
    private let mail: MailController
    private let bench: InteractionBench

    init() {
        mail = MailController(style: .plain)
        bench = InteractionBench(mail)
    }

    /// Swipes the row whose middle is at `y` by `way`, slowly, and lets go.
    private func swipe(
        _ y: Double, by way: (x: Double, y: Double), step: Double = 4, at time: Double
    ) {
        bench.touch(.began, 250, y, at: time)
        bench.move(from: (250, y), by: way, step: step, at: time)
        // A finger that has rested does not fling.
        bench.touch(.ended, 250 + way.x, y + way.y, at: time + 2)
    }

    private func frame(_ row: Int) -> CGRect {
        mail.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.frame ?? .zero
    }

    private var outcome: [String] {
        bench.outcome.filter { !$0.contains("delay") && !$0.contains("menu") }
    }

    @Test("IN6, IN7: a swipe slides the row from its buttons, and a tap on one performs it")
    func uncovers() {
        swipe(22, by: (-120, 0), at: 1)
        #expect(frame(0).minX == -148)
        #expect(
            outcome == ["mail.pan failed: nowhereToScroll", "mail.swipe began", "mail.swipe ended"])
        // The first action is the outermost.
        bench.tap(200, 22, at: 4)
        bench.app.advance(to: 5)
        #expect(mail.log == ["uncovers 0", "trashed", "covers 0"])
        swipe(22, by: (-120, 0), at: 6)
        bench.tap(300, 22, at: 9)
        bench.app.advance(to: 12)
        #expect(mail.log.suffix(3) == ["uncovers 0", "archived", "covers 0"])
        #expect(frame(0).minX == 0)
        #expect(
            mail.tableView.subviews.allSatisfy {
                $0.accessibilityIdentifier?.hasSuffix("actions") != true
            })
    }

    @Test("IN7: a short swipe opens the row; a finger that goes back closes it")
    func backAndForth() {
        swipe(22, by: (-40, 0), at: 1)
        #expect(frame(0).minX == -148)
        bench.touch(.began, 100, 22, at: 5)
        bench.move(from: (100, 22), by: (60, 0), at: 5)
        bench.touch(.ended, 160, 22, at: 7)
        bench.app.advance(to: 8)
        #expect(mail.log == ["uncovers 0", "covers 0"])
        #expect(frame(0).minX == 0)
    }

    @Test("IN8: a full swipe performs the first action")
    func full() {
        swipe(22, by: (-170, 0), at: 1)
        #expect(mail.log == ["uncovers 0"])
        bench.tap(100, 300, at: 4)
        swipe(22, by: (-220, 0), at: 6)
        bench.app.advance(to: 9)
        #expect(mail.log == ["uncovers 0", "covers 0", "uncovers 0", "archived", "covers 0"])
    }

    @Test(
        "IN6: a row that can be edited is deleted by its only button; others have none, and are chosen"
    )
    func deletes() {
        for (row, time) in [(2, 1.0), (3, 4), (1, 7)] {
            swipe(Double(row) * 44 + 22, by: (-120, 0), at: time)
        }
        #expect(mail.log == ["chose 2", "chose 3", "uncovers 1"])
        bench.tap(300, 66, at: 10)
        bench.app.advance(to: 11)
        #expect(mail.log.dropFirst(3) == ["deleted 1", "covers 1"])
        #expect(frame(1) == CGRect(x: 0, y: 44, width: 320, height: 44))
        #expect(
            mail.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?
                .accessibilityIdentifier == "letter 2")
    }

    @Test("IN6: towards a side without actions there is no swipe")
    func wrongWay() {
        bench.touch(.began, 60, 22, at: 1)
        bench.move(from: (60, 22), by: (120, 0), at: 1)
        bench.touch(.ended, 180, 22, at: 3)
        #expect(outcome == ["mail.pan failed: nowhereToScroll", "mail.swipe failed: analysis"])
        #expect(mail.log == ["chose 0"])
    }

    @Test("IN6: a diagonal drag scrolls or swipes, by which way is the longer")
    func diagonal() {
        swipe(22, by: (-60, -64), at: 1)
        #expect(mail.tableView.contentOffset.y > 0)
        mail.tableView.contentOffset = .zero
        swipe(22, by: (-110, -100), at: 5)
        #expect(mail.tableView.contentOffset.y == 0)
        #expect(
            outcome == [
                "mail.pan began", "mail.swipe failed by mail.pan", "mail.pan ended",
                "mail.pan failed: nowhereToScroll", "mail.swipe began", "mail.swipe ended",
            ])
    }

    @Test("IN9: a tap elsewhere closes the row and chooses nothing; the next one chooses")
    func closesByTap() {
        swipe(22, by: (-120, 0), at: 1)
        bench.tap(100, 200, at: 4)
        bench.app.advance(to: 5)
        #expect(mail.log == ["uncovers 0", "covers 0"])
        #expect(outcome.contains("mail.dismissal ended"))
        bench.tap(100, 200, at: 6)
        #expect(mail.log.last == "chose 4")
    }

    @Test("IN9: scrolling closes the row, and scrolls")
    func closesByScrolling() {
        swipe(22, by: (-120, 0), at: 1)
        swipe(300, by: (0, -100), at: 4)
        #expect(mail.log == ["uncovers 0", "covers 0"])
        #expect(mail.tableView.contentOffset.y == 90)
        #expect(outcome.contains("mail.dismissal failed by mail.pan"))
    }

    @Test("IN9: a swipe of another row closes the first")
    func closesByAnother() {
        swipe(22, by: (-120, 0), at: 1)
        swipe(66, by: (-60, 0), at: 4)
        #expect(mail.log == ["uncovers 0", "uncovers 1", "covers 0"])
        #expect((frame(0).minX, frame(1).minX) == (0, -74))
    }

    @Test("IN2: a press on a row opens its menu, and chooses nothing")
    func menu() {
        bench.touch(.began, 100, 200, at: 1)
        bench.touch(.ended, 100, 200, at: 2)
        bench.tap(100, 250, at: 3)
        #expect(mail.log == ["flagged"])
    }

    @Test("IN10, IN12: a row is lifted, dragged over another, and dropped there")
    func dragsRow() {
        mail.letDrag()
        for (y, time) in [(66.0, 1.0), (22, 5)] {
            bench.touch(.began, 100, y, at: time)
            bench.app.advance(to: time + 0.6)
            bench.move(from: (100, y), by: (0, 132), at: time + 0.6)
            bench.touch(.ended, 100, y + 132, at: time + 2)
        }
        #expect(mail.log.filter { $0.hasPrefix("moves") } == ["moves 1 to 4"])
        #expect(outcome.contains("mail.pan failed by mail.lift"))
    }

    // MARK: In a pager

    /// Puts the table on the first of two pages.
    private func pager() -> UIScrollView {
        let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        pager.contentSize = CGSize(width: 640, height: 480)
        pager.isPagingEnabled = true
        pager.accessibilityIdentifier = "pager"
        bench.window.addSubview(pager)
        pager.addSubview(mail.view)
        return pager
    }

    @Test("IN6: a pager around the table takes the drag before a row does")
    func inPager() {
        let pager = pager()
        swipe(22, by: (-120, 0), at: 1)
        #expect(pager.contentOffset.x > 0)
        #expect(
            outcome == [
                "mail.pan failed: nowhereToScroll", "pager.pan began",
                "mail.swipe failed by pager.pan", "pager.pan ended",
            ])
    }

    @Test("IN6: a flick that is past both distances in one event swipes the row")
    func flickInPager() {
        let pager = pager()
        swipe(22, by: (-120, 0), step: 20, at: 1)
        #expect(pager.contentOffset.x == 0)
        #expect(mail.log == ["uncovers 0"])
    }

    @Test("AR2, IN6: where the pager's pan requires the swipe to fail, rows can be swiped")
    func pagerYields() throws {
        let pager = pager()
        let swipes = mail.tableView.gestureRecognizers?.first {
            "\(type(of: $0))" == "UISwipeActionPanGestureRecognizer"
        }
        pager.panGestureRecognizer.require(toFail: try #require(swipes))
        swipe(22, by: (-120, 0), at: 1)
        #expect(mail.log == ["uncovers 0"])
        #expect(pager.contentOffset.x == 0)
        // A row without actions leaves the drag to the pager.
        swipe(200, by: (-200, 0), at: 5)
        #expect(pager.contentOffset.x > 0)
    }

    // MARK: Without a table

    @Test("IN6: any view in any scroll view can be a row; one closes as another opens")
    func plainRows() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        list.contentSize = CGSize(width: 320, height: 2000)
        bench.window.addSubview(list)
        var done: [String] = []
        let rows = (0..<3).map { index in
            let row = UIView(frame: CGRect(x: 0, y: index * 60, width: 320, height: 60))
            row.accessibilityIdentifier = "row \(index)"
            row.addInteraction(
                SwipeActions { _, edge in
                    edge == .leading
                        ? nil : SwipeSet([MenuItem("Pin \(index)") { done.append("pin \(index)") }])
                })
            list.addSubview(row)
            return row
        }
        swipe(30, by: (-80, 0), at: 1)
        #expect(rows.map(\.frame.minX) == [-74, 0, 0])
        swipe(90, by: (-80, 0), at: 4)
        #expect(rows.map(\.frame.minX) == [0, -74, 0])
        bench.tap(300, 90, at: 8)
        #expect(done == ["pin 1"])
        #expect(rows.map(\.frame.minX) == [0, 0, 0])
        #expect(
            outcome.filter { $0.contains("began") } == ["row 0.swipe began", "row 1.swipe began"])
    }
}
