import Testing
import TouchKit

/// Sheets: their detents, who hears of a dismissal by hand, and what touches behind them do.
@Suite struct SheetShapeTests {
    private let contest = Contest()
    private let controller = PlacesController()
    private var places: PlacesSheet { controller.places }

    private func show(undimmed: Bool = false) {
        contest.app.perform {
            contest.window.rootViewController = controller
            controller.showPlaces(staysUndimmed: undimmed)
        }
        contest.app.advance(to: 0.9)
        _ = contest.told()
    }

    private func tap(_ x: Double, _ y: Double, at time: Double) {
        contest.touch(.began, x, y, at: time)
        contest.touch(.ended, x, y, at: time + 0.05)
        contest.app.advance(to: time + 0.9)
    }

    @Test("PC7: a sheet comes up at its smallest detent; by code it changes without being told")
    func detents() {
        show()
        #expect(places.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
        contest.app.perform { controller.enlarge() }
        #expect(places.view.frame == CGRect(x: 0, y: 10, width: 320, height: 470))
        #expect(places.log == ["did appear"])
    }

    @Test("PC7: the delegate hears of the detent that a finger has chosen")
    func chosen() {
        show()
        contest.drag(from: (160, 400), by: (0, -200), at: 1)
        #expect(places.log == ["did appear", "large"])
        #expect(places.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(
            contest.told() == [
                "sheet.drag began",
                "list.pan failed because of sheet.drag",
                "sheet.drag ended",
            ])
        contest.drag(from: (160, 100), by: (0, 200), at: 3)
        #expect(places.log.last == "medium")
        #expect(places.list.contentOffset.y == 0)
    }

    @Test("PC2: with prefersScrollingExpandsWhenScrolledToEdge off, the list scrolls")
    func scrolls() {
        show()
        places.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
        contest.drag(from: (160, 400), by: (0, -100), at: 1)
        #expect(places.list.contentOffset.y == 90)
        #expect(places.view.frame.minY == 240)
        contest.drag(from: (160, 250), by: (0, -200), at: 3)
        #expect(places.log == ["did appear", "large"])
    }

    @Test("PC7: a closure says how high a detent is; one that says nil is not used")
    func custom() {
        contest.app.perform { contest.window.rootViewController = controller }
        let note = contest.app.perform { presentNote(on: controller, height: 150) }
        #expect(note.view.frame == CGRect(x: 0, y: 330, width: 320, height: 150))
        contest.drag(from: (160, 400), by: (0, -200), at: 1)
        #expect(note.view.frame.minY == 330)
    }

    @Test("PC8: a pull asks and says in this order; one that is given up is no dismissal")
    func dismissed() {
        show()
        contest.drag(from: (160, 260), by: (0, 80), at: 1)
        contest.app.advance(to: 2.5)
        #expect(
            places.log.dropFirst() == ["should?", "will dismiss", "will disappear", "did appear"])
        places.log = []
        contest.drag(from: (160, 260), by: (0, 180), at: 3)
        #expect(places.log == ["should?", "will dismiss", "will disappear"])
        contest.app.advance(to: 5)
        #expect(places.log.last == "did dismiss")
        #expect(controller.presentedViewController == nil)
        #expect(places.view.window == nil)
    }

    @Test("PC8: isModalInPresentation keeps the sheet unasked; each attempt is told")
    func modal() {
        show()
        places.isModalInPresentation = true
        contest.drag(from: (160, 260), by: (0, 180), at: 1)
        contest.app.advance(to: 2.5)
        #expect(places.log == ["did appear", "did attempt"])
        #expect(places.view.frame.minY == 240)
        contest.drag(from: (160, 260), by: (0, 60), at: 3)
        contest.app.advance(to: 4.5)
        #expect(places.log.count == 2)
        places.isModalInPresentation = false
        places.mayGo = false
        contest.drag(from: (160, 260), by: (0, 180), at: 5)
        contest.app.advance(to: 6.5)
        #expect(places.log.dropFirst(2) == ["should?", "did attempt"])
        #expect(controller.presentedViewController === places)
    }

    @Test("PC8: a dismissal by code asks and tells nobody")
    func byCode() {
        show()
        contest.app.perform { controller.dismiss(animated: true) }
        contest.app.advance(to: 2)
        #expect(places.log == ["did appear", "will disappear"])
        #expect(controller.presentedViewController == nil)
    }

    @Test("PC9: a tap beside the sheet dismisses it, and reaches nothing behind")
    func dimmed() {
        show()
        tap(130, 120, at: 1)
        #expect(controller.taps == 0)
        #expect(
            places.log.dropFirst() == ["should?", "will dismiss", "will disappear", "did dismiss"])
    }

    @Test("PC9: up to the largest undimmed detent what is behind gets its touches")
    func undimmed() {
        show(undimmed: true)
        tap(130, 120, at: 1)
        #expect(controller.taps == 1)
        contest.app.perform { controller.enlarge() }
        contest.app.advance(to: 3)
        contest.drag(from: (160, 20), by: (0, 200), at: 4)
        #expect(places.log.last == "medium")
        tap(130, 120, at: 6)
        #expect(controller.taps == 2)
        #expect(controller.presentedViewController === places)
        contest.app.perform { controller.enlarge() }
        tap(160, 5, at: 8)
        #expect(controller.presentedViewController == nil)
    }

    @Test("PC10: content that objects to a pan, as a drawing does, is not pulled away")
    func objects() {
        final class Drawing: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
                -> Bool
            { !(gestureRecognizer is UIPanGestureRecognizer) }
        }
        show()
        places.view.addSubview(Drawing(frame: CGRect(x: 0, y: 40, width: 320, height: 200)))
        contest.drag(from: (160, 300), by: (0, 180), at: 1)
        #expect(places.view.frame.minY == 240)
        #expect(places.log == ["did appear"])
    }

    /// Returns what a trace says of a sheet that is dragged up, scrolled, pulled down, then away.
    private func story(
        of present: (UIViewController, UIViewController, [CGFloat]) -> Void
    ) -> String {
        let contest = Contest()
        let (root, sheet) = (UIViewController(), UIViewController())
        let list = UIScrollView(frame: CGRect(x: 0, y: 40, width: 320, height: 440))
        list.accessibilityIdentifier = "list"
        list.contentSize = CGSize(width: 320, height: 3000)
        sheet.title = "places"
        sheet.view.addSubview(list)
        contest.app.perform {
            contest.window.rootViewController = root
            present(sheet, root, [400, 240])
        }
        contest.app.tracer = Tracer()
        contest.drag(from: (160, 400), by: (0, -200), at: 1)
        contest.drag(from: (160, 400), by: (0, -100), at: 3)
        contest.drag(from: (160, 100), by: (0, 160), at: 5)
        contest.drag(from: (160, 250), by: (0, 180), at: 7)
        contest.app.advance(to: 9)
        #expect(root.presentedViewController == nil)
        #expect(contest.window.subviews.map { $0 === root.view } == [true])
        #expect(contest.outcome.first == "places.drag began")
        return contest.app.tracer?.trace.text ?? ""
    }

    @Test("PC7: a sheet made without UIKit has the trace of one that UIKit presents")
    func sameTrace() {
        let (made, presented) = (story(of: makeSheet), story(of: presentSheet))
        #expect(made.contains("dimming"))
        #expect(made == presented)
    }

    @Test("PC7: only a controller that is presented becomes a sheet; asked again, it is the same")
    func made() {
        let (root, sheet) = (UIViewController(), UIViewController())
        #expect(sheet.makeSheet(heights: [100], scrollingExpands: true) == nil)
        contest.app.perform {
            contest.window.rootViewController = root
            root.present(sheet, animated: false)
        }
        #expect(root.makeSheet(heights: [100], scrollingExpands: true) == nil)
        let first = sheet.makeSheet(heights: [100], scrollingExpands: true)
        let second = sheet.makeSheet(heights: [300, 200], scrollingExpands: false)
        #expect(first != nil && first === second)
        #expect(sheet.view.frame == CGRect(x: 0, y: 280, width: 320, height: 200))
        #expect(sheet.view.gestureRecognizers?.count == 1)
        #expect(first?.pan.name == "_UISheetInteractionBackgroundDismissRecognizer")
        sheet.view.accessibilityIdentifier = "card"
        #expect(first?.pan.name == "card.drag")
        sheet.title = "map"
        #expect(first?.pan.name == "map.drag")
    }

    @Test("PC8: a sheet that has gone leaves no recognizer, and can be presented again")
    func again() {
        let (root, sheet) = (UIViewController(), UIViewController())
        contest.app.perform { contest.window.rootViewController = root }
        for time in [1.0, 3] {
            contest.app.perform { presentSheet(sheet, over: root, [240]) }
            #expect(sheet.view.gestureRecognizers?.count == 1)
            contest.app.advance(to: time)
            tap(160, 100, at: time)
            #expect(root.presentedViewController == nil)
            #expect(sheet.view.gestureRecognizers ?? [] == [])
        }
    }

    @Test("A sheet keeps no controller alive, be it shown or not")
    func letsGo() {
        weak var gone: UIViewController?
        for present in [presentSheet, makeSheet] {
            contest.app.perform {
                let (root, sheet) = (UIViewController(), UIViewController())
                contest.window.rootViewController = root
                present(sheet, root, [240, 400])
                gone = sheet
                contest.window.rootViewController = nil
            }
            #expect(gone == nil)
        }
        contest.app.perform {
            let asked = UIViewController()
            asked.sheetPresentationController?.prefersGrabberVisible = true
            gone = asked
        }
        #expect(gone == nil)
    }

    private func makeSheet(
        _ sheet: UIViewController, over root: UIViewController, _ heights: [CGFloat]
    ) {
        root.present(sheet, animated: false)
        sheet.makeSheet(heights: heights, scrollingExpands: true)
    }

    @Test("PC8: dismissed by code in mid-drag, a sheet decides nothing when the finger lifts")
    func dismissedInMidDrag() {
        show()
        contest.drag(from: (160, 260), by: (0, 180), at: 1, lifting: false)
        contest.app.perform { controller.dismiss(animated: false) }
        contest.touch(.ended, 160, 440, at: 2)
        contest.app.advance(to: 3)
        #expect(places.log == ["did appear", "should?", "will dismiss", "will disappear"])
        #expect(controller.presentedViewController == nil)
    }

    @Test("PC8: a controller that is just coming or going is not dismissed")
    func inTransition() {
        contest.app.perform {
            contest.window.rootViewController = controller
            controller.showPlaces()
            controller.dismiss(animated: false)
        }
        contest.app.advance(to: 0.9)
        #expect(places.log == ["did appear"])
        #expect(controller.presentedViewController === places)
        contest.app.perform {
            controller.dismiss(animated: true)
            controller.dismiss(animated: false)
        }
        contest.app.advance(to: 2)
        #expect(places.log == ["did appear", "will disappear"])
        #expect(controller.presentedViewController == nil)
    }

    @Test(
        "PC8: a delegate that dismisses by code, as a pull begins to, hears of no other dismissal")
    func dismissedByDelegate() {
        show()
        places.goesByCode = true
        contest.drag(from: (160, 260), by: (0, 180), at: 1)
        contest.app.advance(to: 3)
        #expect(places.log == ["did appear", "should?", "will dismiss", "will disappear"])
        #expect(controller.presentedViewController == nil)
    }

    @Test("PC7: a sheet none of whose detents has a height is large")
    func noHeight() {
        contest.app.perform { contest.window.rootViewController = controller }
        let note = contest.app.perform { presentNote(on: controller, height: .nan) }
        #expect(note.view.frame == CGRect(x: 0, y: 10, width: 320, height: 470))
        contest.drag(from: (160, 60), by: (0, 40), at: 1)
        #expect(note.view.frame.minY == 10)
    }
}
