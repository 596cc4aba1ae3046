// The buttons go around the pictures, and two taps zoom in.
extension Scenario {
    static func play(_ stage: Stage) {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 600, height: 600)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 600, height: 600))
        }
        let scroll = ImageScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        let controller = ViewController()
        controller.images = [picture, picture]
        controller.imageScrollView = scroll
        stage.show(controller)
        controller.view.addSubview(scroll)
        stage.settle()
        controller.previousButtonTap(controller)
        stage.expect(controller.index == controller.images.count - 1, "\(controller.index)")
        controller.nextButtonTap(controller)
        stage.expect(controller.index == 0, "\(controller.index)")
        let small = scroll.zoomScale
        stage.tap(150, 250)
        stage.wait(0.1)
        stage.tap(150, 250)
        stage.wait(1)
        stage.expect(scroll.zoomScale > small, "zoomed in: \(scroll.zoomScale)")
    }
}
