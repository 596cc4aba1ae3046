// A disc shows each finger while it is down.
extension Scenario {
    static func play(_ stage: Stage) {
        UIWindow.showsTouches = true
        let before = stage.window.layer.sublayers?.count ?? 0
        stage.down(100, 100)
        stage.down(200, 300, finger: 2)
        let layers = stage.window.layer.sublayers ?? []
        stage.expect(layers.count == before + 2, "\(layers.count - before) discs")
        stage.expect(layers.last?.position == CGPoint(x: 200, y: 300), "where the finger is")
        stage.move(220, 320, finger: 2)
        stage.expect(layers.last?.position == CGPoint(x: 220, y: 320), "it follows")
        stage.up()
        stage.up(finger: 2)
        let after = stage.window.layer.sublayers?.count ?? 0
        stage.expect(after == before, "\(after - before) are left")
        UIWindow.showsTouches = false
        stage.down(100, 100)
        stage.expect(stage.window.layer.sublayers?.count ?? 0 == before, "though switched off")
        stage.up()
    }
}
