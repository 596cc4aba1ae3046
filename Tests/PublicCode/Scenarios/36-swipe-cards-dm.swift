// A card that is not dragged far springs back; farther, it is gone and the next one is there.
extension Scenario {
    private final class Told: DMSwipeCardsViewDelegate {
        var told: [String] = []
        func swipedLeft(_ object: Any) { tell("left", object) }
        func swipedRight(_ object: Any) { tell("right", object) }
        func cardTapped(_ object: Any) { tell("tapped", object) }
        private func tell(_ what: String, _ object: Any) {
            told.append("\(what) \(object as? String ?? "")")
        }
        func reachedEndOfStack() { told.append("end") }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let cards = DMSwipeCardsView<String>(
            frame: CGRect(x: 45, y: 200, width: 300, height: 400),
            viewGenerator: { _, frame in UIView(frame: CGRect(origin: .zero, size: frame.size)) })
        cards.delegate = told
        stage.show(cards)
        cards.addCards(["a", "b", "c"])
        stage.settle()
        stage.drag(from: (195, 400), to: (260, 400))
        stage.wait(1)
        stage.expect(told.told.isEmpty, "too early: \(told.told)")
        stage.tap(195, 400)
        stage.expect(told.told == ["tapped a"], "\(told.told)")
        stage.drag(from: (195, 400), to: (385, 400), steps: 20)
        stage.wait(1)
        stage.expect(told.told.last == "right a", "\(told.told)")
        stage.drag(from: (195, 400), to: (5, 400), steps: 20)
        stage.wait(1)
        stage.expect(told.told.last == "left b", "\(told.told)")
    }
}
