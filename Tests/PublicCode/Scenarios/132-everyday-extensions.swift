// A page that is swept away is followed by the next one.
extension Scenario {
    static func play(_ stage: Stage) {
        let scroll = UIScrollView(frame: CGRect(width: 320, height: 480))
        scroll.isPagingEnabled = true
        scroll.contentSize = CGSize(width: 960, height: 480)
        stage.show(scroll)
        stage.expect(scroll.currentPage == 0, "the first page")
        stage.drag(from: (280, 200), to: (60, 200))
        stage.wait(2)
        stage.expect(scroll.contentOffset.x, near: 320, within: 0.5, "offset")
        stage.expect(scroll.currentPage == 1, "the second page")
        scroll.contentOffset.x = 640
        stage.expect(scroll.currentPage == 2, "the third page")
        stage.expect(CGRect(with: CGSize(width: 3, height: 4)).origin == .zero, "a rectangle")
    }
}
