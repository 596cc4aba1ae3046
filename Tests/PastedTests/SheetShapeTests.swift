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
                "_UISheetInteractionBackgroundDismissRecognizer began",
                "list.pan failed because of _UISheetInteractionBackgroundDismissRecognizer",
                "_UISheetInteractionBackgroundDismissRecognizer ended",
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
}
