// A card that is not dragged far springs back; farther, it is removed to that side.
extension Scenario {
    private final class Source: SwipeableCardsDataSource {
        func numberOfTotalCards(in cards: SwipeableCards) -> Int { 4 }
        func view(for cards: SwipeableCards, index: Int, reusingView: UIView?) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 250, height: 300))
            view.tag = index
            return view
        }
    }

    private final class Told: SwipeableCardsDelegate {
        var told: [String] = []
        func cards(_ cards: SwipeableCards, beforeSwipingItemAt index: Int) {}
        func cards(_ cards: SwipeableCards, didRemovedItemAt index: Int) {
            told.append("removed \(index)")
        }
        func cards(_ cards: SwipeableCards, didLeftRemovedItemAt index: Int) {
            told.append("left \(index)")
        }
        func cards(_ cards: SwipeableCards, didRightRemovedItemAt index: Int) {
            told.append("right \(index)")
        }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let cards = SwipeableCards(frame: CGRect(x: 45, y: 200, width: 300, height: 400))
        cards.showedCyclically = false
        cards.delegate = told
        cards.dataSource = Source()
        stage.show(cards)
        stage.wait(1)
        stage.expect(cards.subviews.count == 3 && cards.topCard?.tag == 0, "three cards")
        stage.drag(from: (190, 395), to: (240, 395))
        stage.wait(1)
        stage.expect(told.told.isEmpty && cards.topCard?.tag == 0, "too early: \(told.told)")
        stage.drag(from: (190, 395), to: (375, 395), steps: 20)
        stage.wait(1)
        stage.expect(told.told == ["right 0", "removed 0"], "\(told.told)")
        stage.expect(cards.topCard?.tag == 1 && cards.subviews.count == 3, "the next one")
        stage.drag(from: (190, 395), to: (5, 395), steps: 20)
        stage.wait(1)
        stage.expect(told.told.suffix(2) == ["left 1", "removed 1"], "\(told.told)")
        stage.expect(cards.topCard?.tag == 2 && cards.subviews.count == 2, "the last but one")
    }
}
