// Two taps zoom in, two more out.
extension Scenario {
    static func play(_ stage: Stage) {
        let view = ImageScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.setup()
        stage.show(view)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 600, height: 600)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 600, height: 600))
        }
        view.display(image: image)
        stage.settle()
        let small = view.zoomScale
        stage.expect(small, near: 0.5, "fitted")
        stage.tap(150, 150)
        stage.wait(0.1)
        stage.tap(150, 150)
        stage.wait(1)
        stage.expect(view.zoomScale > small, "zoomed in: \(view.zoomScale)")
        stage.tap(150, 150)
        stage.wait(0.1)
        stage.tap(150, 150)
        stage.wait(1)
        stage.expect(view.zoomScale, near: small, "zoomed out")
    }
}
