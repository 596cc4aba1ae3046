import Testing
import TouchKit

/// Items that are lit and chosen by taps.
@Suite struct CollectionChoiceTests {
    private let bench = ShelfBench(boxes: 60)
    private var news: [String] { bench.shelf.news() }
    private let tapOnZero = ["light 0?", "0 lights", "choose 0?", "chose 0, lit", "0 is dark"]

    @Test("CV31: an item that may not be lit is not asked about, and not chosen")
    func refuses() {
        bench.shelf.dark = [0]
        bench.tap(40, 30, at: 1)
        #expect(news == ["light 0?"])
        #expect(bench.view.indexPathsForSelectedItems == nil)
    }

    @Test("CV32, CV33: a quick tap makes all five calls when the finger lifts; the light goes last")
    func quickTap() {
        bench.bench.touch(.began, 40, 30, at: 1)
        #expect(news == [])
        bench.bench.touch(.ended, 40, 30, at: 1.1)
        #expect(news == tapOnZero)
    }

    @Test(
        "CV35: a double tap holds the light back only with delaysTouchesBegan, and the choice always"
    )
    func doubleTap() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        bench.view.addGestureRecognizer(double)
        bench.bench.tap(40, 30, at: 1)
        #expect(news == ["light 0?", "0 lights"])
        bench.bench.app.advance(to: 3)
        #expect(news == Array(tapOnZero.dropFirst(2)))
        double.delaysTouchesBegan = true
        bench.bench.tap(40, 30, at: 4)
        #expect(news == [])
        bench.bench.app.advance(to: 5)
        #expect(news == tapOnZero)
    }

    @Test(
        "CV36: a tap recognizer that cancels touches prevents the choice", arguments: [true, false])
    func otherTap(cancels: Bool) {
        var taps = 0
        let target = Counter { taps += 1 }
        let tap = UITapGestureRecognizer()
        tap.addTarget(target, action: Counter.count)
        tap.cancelsTouchesInView = cancels
        bench.bench.window.addGestureRecognizer(tap)
        bench.bench.touch(.began, 40, 30, at: 1)
        bench.bench.app.advance(to: 1.2)
        bench.bench.touch(.ended, 40, 30, at: 1.25)
        #expect(taps == 1)
        #expect(news == (cancels ? ["light 0?", "0 lights", "0 is dark"] : tapOnZero))
    }

    @Test("CV37, CV38: of one choice, the old item is not asked, and a chosen item is chosen again")
    func single() {
        bench.tap(40, 30, at: 1)
        _ = news
        bench.tap(160, 30, at: 3)
        #expect(
            news.filter { !$0.contains("light") && !$0.contains("dark") }
                == ["choose 1?", "dropped 0"] + ["chose 1, lit"])
        bench.tap(160, 30, at: 5)
        #expect(news.contains("choose 1?"))
        #expect(bench.view.indexPathsForSelectedItems?.map(\.item) == [1])
    }

    @Test("CV39: where several can be chosen, a tap on a chosen item drops it")
    func several() {
        bench.view.allowsMultipleSelection = true
        bench.tap(40, 30, at: 1)
        bench.tap(160, 30, at: 3)
        _ = news
        bench.tap(40, 30, at: 5)
        #expect(news == ["light 0?", "0 lights", "drop 0?", "dropped 0", "0 is dark"])
        #expect(bench.view.indexPathsForSelectedItems?.map(\.item) == [1])
    }

    @Test("CV40: choosing and dropping by code tells the delegate nothing")
    func byCode() {
        let path = IndexPath(item: 2, section: 0)
        bench.view.selectItem(at: path, animated: false, scrollPosition: [])
        #expect(bench.view.indexPathsForSelectedItems == [path])
        bench.view.deselectItem(at: path, animated: false)
        #expect(bench.view.indexPathsForSelectedItems == nil)
        #expect(news == [])
    }
}

/// A target that counts.
private final class Counter {
    private let work: () -> Void
    init(_ work: @escaping () -> Void) { self.work = work }
    func count() { work() }
}
