// The header shrinks as its contents scroll up, to its least height, and tells how far it is open.
extension Scenario {
    private final class Told: NSObject, DMParallaxHeaderDelegate {
        var count = 0
        func parallaxHeaderDidScroll(_ parallaxHeader: DMParallaxHeader) { count += 1 }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 2000)
        stage.show(scroll)
        let header: DMParallaxHeader = scroll.parallaxHeader
        header.view = UIView()
        header.height = 200
        header.minimumHeight = 50
        header.delegate = told
        stage.settle()
        stage.expect(scroll.contentInset.top, near: 200, "inset")
        stage.expect(header.contentView.frame.height, near: 200, within: 0.5, "height")
        stage.expect(header.progress, near: 1, "open")
        stage.drag(from: (195, 500), to: (195, 400), lifting: false)
        let height = header.contentView.frame.height
        stage.expect(height, near: -scroll.contentOffset.y, within: 0.5, "with its contents")
        stage.expect(height < 130 && height > 80, "height \(height)")
        stage.expect(header.progress, near: (height - 50) / 150, "progress")
        stage.expect(told.count > 3, "told \(told.count) times")
        stage.up()
        stage.drag(from: (195, 550), to: (195, 250))
        stage.wait(3)
        stage.expect(header.contentView.frame.height, near: 50, within: 0.5, "least height")
        stage.expect(header.progress, near: 0, "closed")
    }
}
