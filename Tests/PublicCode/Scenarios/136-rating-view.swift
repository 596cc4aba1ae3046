// A tap gives half stars, and a finger takes them along.
extension Scenario {
    private final class Told: RatingViewDelegate {
        var told: [String] = []
        func valueChanged(_ ratingView: RatingView, value: Float) {}
        func touchDown(_ ratingView: RatingView, value: Float) { told.append("down \(value)") }
        func touchUp(_ ratingView: RatingView, value: Float) { told.append("up \(value)") }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let data = try? NSKeyedArchiver.archivedData(
            withRootObject: NSNumber(value: 0), requiringSecureCoding: false)
        guard let coder = try? NSKeyedUnarchiver(forReadingFrom: data ?? Data()),
            let view = RatingView(coder: coder)
        else { return stage.expect(false, "it cannot be made") }
        view.frame = CGRect(x: 45, y: 200, width: 300, height: 60)
        view.delegate = told
        stage.show(view)
        stage.tap(185, 230)
        stage.expect(view.rating == 2.5, "\(view.rating)")
        stage.expect(told.told == ["down 2.5", "up 2.5"], "\(told.told)")
        stage.drag(from: (185, 230), to: (344, 230))
        stage.expect(view.rating == 5, "\(view.rating)")
        stage.drag(from: (185, 230), to: (5, 230))
        stage.expect(view.rating == 0, "\(view.rating)")
        view.interval = .one
        stage.tap(185, 230)
        stage.expect(view.rating == 3, "whole stars: \(view.rating)")
    }
}
