// Pulled far enough it refreshes once, and stays open until that is finished.
extension Scenario {
    static func play(_ stage: Stage) {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 350, height: 1200)
        let view = ElasticPullToRefresh(
            frame: CGRect(x: 20, y: 100, width: 350, height: 500), scrollView: scroll)
        var refreshes = 0
        view.didPullToRefresh = { refreshes += 1 }
        stage.show(view)
        stage.drag(from: (195, 200), to: (195, 280), steps: 20)
        stage.wait(1)
        stage.expect(refreshes == 0, "\(refreshes) refreshes after a short pull")
        stage.drag(from: (195, 200), to: (195, 550), steps: 20, lifting: false)
        stage.expect(refreshes == 1, "\(refreshes) refreshes")
        stage.up()
        stage.wait(2)
        stage.expect(scroll.contentInset.top, near: 66, "open")
        view.didFinishRefreshing()
        stage.wait(2)
        stage.expect(scroll.contentInset.top, near: 0, "closed")
    }
}
