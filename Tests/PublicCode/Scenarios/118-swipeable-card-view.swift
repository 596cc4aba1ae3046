// A tap selects the topmost card; swiped away, it makes room for the next, until none is left.
extension Scenario {
    private struct Source: CardsDataSource {
        func numberOfCards() -> Int { 3 }
        func card(at index: Int) -> UIView { UIView() }
    }

    private final class Told: CardsDelegate {
        var told: [String] = []
        func didSwipeLeft(at index: Int) { told.append("left \(index)") }
        func didSwipeRight(at index: Int) { told.append("right \(index)") }
        func didSelectCard(at index: Int) { told.append("selected \(index)") }
        func didRemoveLastCard() { told.append("last") }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let cards = SwipeableCardsContainer()
        cards.frame = CGRect(x: 0, y: 100, width: 390, height: 500)
        cards.delegate = told
        cards.dataSource = Source()
        stage.show(cards)
        stage.tap(195, 300)
        stage.wait(1)
        stage.expect(told.told == ["selected 0"], "\(told.told)")
        stage.drag(from: (100, 300), to: (300, 300), steps: 6)
        stage.wait(1)
        stage.expect(told.told.last == "right 0", "\(told.told)")
        stage.drag(from: (300, 300), to: (100, 300), steps: 6)
        stage.wait(1)
        stage.expect(told.told.last == "left 1", "\(told.told)")
        stage.drag(from: (100, 300), to: (300, 300), steps: 6)
        stage.wait(1)
        stage.expect(told.told.suffix(2) == ["right 2", "last"], "\(told.told)")
    }
}
