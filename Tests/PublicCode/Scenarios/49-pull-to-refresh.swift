// Pulled far enough and let go, it refreshes.
extension Scenario {
    static func play(_ stage: Stage) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = CGSize(width: 320, height: 2000)
        stage.show(scroll)
        var count = 0
        scroll.addPullRefresh { count += 1 }
        stage.drag(from: (100, 100), to: (100, 130))
        stage.wait(2)
        stage.expect(count == 0, "too early")
        stage.drag(from: (100, 100), to: (100, 470), steps: 30)
        stage.wait(2)
        stage.expect(count == 1, "refreshed \(count) times")
        scroll.stopPullRefreshEver()
        stage.wait(2)
        stage.expect(scroll.contentOffset.y, near: 0, within: 1, "back")
    }
}
