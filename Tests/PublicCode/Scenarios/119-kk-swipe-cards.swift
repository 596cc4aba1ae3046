// Cards go up and down; sideways they spring back.
extension Scenario {
    private final class Told: KKSwipeCardsViewDelegate {
        var told: [String] = []
        func swipedLeft(_ object: Any) { tell("left", object) }
        func swipedRight(_ object: Any) { tell("right", object) }
        func swipedTop(_ object: Any) { tell("top", object) }
        func swipedBottom(_ object: Any) { tell("bottom", object) }
        func cardTapped(_ object: Any) { tell("tapped", object) }
        func reachedEndOfStack() { told.append("end") }
        private func tell(_ what: String, _ object: Any) {
            told.append("\(what) \(object as? String ?? "")")
        }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let cards = KKSwipeCardsView<String>(
            frame: CGRect(x: 45, y: 200, width: 300, height: 400),
            viewGenerator: { _, frame in UIView(frame: frame) })
        cards.delegate = told
        stage.show(cards)
        cards.addCards(["a", "b", "c"])
        stage.settle()
        stage.tap(195, 400)
        stage.expect(told.told == ["tapped a"], "\(told.told)")
        stage.drag(from: (195, 400), to: (345, 400), steps: 20)
        stage.wait(1)
        stage.expect(told.told == ["tapped a"], "sideways: \(told.told)")
        stage.drag(from: (195, 400), to: (195, 220), steps: 20)
        stage.wait(1)
        stage.expect(told.told.last == "top a", "\(told.told)")
        stage.drag(from: (195, 400), to: (195, 580), steps: 20)
        stage.wait(1)
        stage.expect(told.told.last == "bottom b", "\(told.told)")
        stage.drag(from: (195, 400), to: (195, 220), steps: 20)
        stage.wait(1)
        stage.expect(told.told.suffix(2) == ["end", "top c"], "\(told.told)")
    }
}
