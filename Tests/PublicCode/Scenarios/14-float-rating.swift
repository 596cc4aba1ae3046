// The rating is where the finger is.
extension Scenario {
    static func play(_ stage: Stage) {
        let stars = FloatRatingView(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
        stars.fullImage = UIImage(named: "full")
        stars.emptyImage = UIImage(named: "empty")
        stars.type = .wholeRatings
        stars.rating = 1
        stage.show(stars)
        stage.drag(from: (30, 130), to: (225, 130), lifting: false)
        stage.expect(stars.rating == 4, "rating \(stars.rating)")
        stage.up()
        stage.drag(from: (225, 130), to: (60, 130))
        stage.expect(stars.rating == 1, "rating \(stars.rating)")
    }
}
