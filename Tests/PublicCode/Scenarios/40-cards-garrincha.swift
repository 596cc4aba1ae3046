// A card let go on the way comes back; far away it is gone.
extension Scenario {
    static func play(_ stage: Stage) {
        let holder = stage.show(UIView(frame: CGRect(x: 20, y: 100, width: 350, height: 500)))
        let card = CardView(frame: holder.bounds)
        holder.addSubview(card)
        stage.settle()
        stage.drag(from: (200, 300), to: (260, 300), lifting: false)
        stage.expect(!card.transform.isIdentity, "it follows")
        stage.up()
        stage.wait(2)
        stage.expect(
            card.transform.isIdentity && card.superview === holder, "back: \(card.transform)")
        stage.drag(from: (150, 300), to: (385, 300), steps: 20)
        stage.wait(2)
        stage.expect(card.superview == nil, "still there")
    }
}
