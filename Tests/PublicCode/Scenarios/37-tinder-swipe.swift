// A card swiped to the right is liked, and the next one comes.
extension Scenario {
    private final class Told: TinderSwipeViewDelegate {
        var told: [String] = []
        func dummyAnimationDone() {}
        func currentCardStatus(card: Any, distance: CGFloat) {}
        func fallbackCard(model: Any) { told.append("back \(model)") }
        func didSelectCard(model: Any) { told.append("chosen \(model)") }
        func cardGoesLeft(model: Any) { told.append("left \(model)") }
        func cardGoesRight(model: Any) { told.append("right \(model)") }
        func undoCardsDone(model: Any) { told.append("undone \(model)") }
        func endOfCardsReached() { told.append("end") }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let view = TinderSwipeView<String>(frame: CGRect(x: 45, y: 200, width: 300, height: 400)) {
            _, frame, _ in UIView(frame: frame)
        }
        view.delegate = told
        stage.show(view)
        view.showTinderCards(with: ["a", "b"], isDummyShow: false)
        stage.settle()
        stage.drag(from: (195, 400), to: (220, 400))
        stage.wait(1)
        stage.expect(!told.told.contains { $0.hasPrefix("right") }, "too early: \(told.told)")
        stage.drag(from: (195, 400), to: (385, 400), steps: 20)
        stage.wait(1)
        stage.expect(told.told.contains("right a"), "\(told.told)")
    }
}
