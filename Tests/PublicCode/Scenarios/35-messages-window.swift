// What holds the message is passed by, the message is not; a control passes by until it has something to do.
extension Scenario {
    static func play(_ stage: Stage) {
        let message = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        let window = PassthroughWindow(hitTestView: message)
        window.frame = stage.window.frame
        let holder = UIView(frame: window.bounds)
        holder.addSubview(message)
        window.addSubview(holder)
        window.makeKeyAndVisible(in: stage.application)
        stage.expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === message, "the message")
        stage.expect(window.hitTest(CGPoint(x: 10, y: 300), with: nil) == nil, "its holder")
        let view = PassthroughView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
        stage.show(view)
        stage.expect(
            stage.window.hitTest(CGPoint(x: 10, y: 250), with: nil) !== view, "without a handler")
        var count = 0
        view.tappedHandler = { count += 1 }
        window.isHidden = true
        stage.tap(10, 250)
        stage.expect(count == 1, "tapped \(count) times")
    }
}
