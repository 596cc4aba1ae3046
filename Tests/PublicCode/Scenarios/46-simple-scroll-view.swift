// It scrolls with the finger, and resists beyond its edge.
extension Scenario {
    static func play(_ stage: Stage) {
        let scroll = SimpleScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scroll.contentView = UIView()
        scroll.contentSize = CGSize(width: 300, height: 2000)
        stage.show(scroll)
        stage.drag(from: (150, 350), to: (150, 150), steps: 20, lifting: false)
        stage.expect(
            scroll.contentOffset.y > 170 && scroll.contentOffset.y <= 200, "\(scroll.contentOffset)"
        )
        stage.move(150, 399)
        stage.move(150, 600)
        stage.expect(
            scroll.contentOffset.y < 0 && scroll.contentOffset.y > -230,
            "rubber: \(scroll.contentOffset)")
        stage.up()
    }
}
