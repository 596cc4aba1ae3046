// One view follows the finger, one only in the direction that it took first.
extension Scenario {
    static func play(_ stage: Stage) {
        let free = stage.show(MyView0(frame: CGRect(x: 100, y: 100, width: 80, height: 80)))
        stage.drag(from: (140, 140), to: (200, 260))
        stage.expect(free.center == CGPoint(x: 200, y: 260), "\(free.center)")
        free.removeFromSuperview()
        let bound = stage.show(MyView1(frame: CGRect(x: 100, y: 100, width: 80, height: 80)))
        stage.drag(from: (140, 140), to: (240, 180))
        stage.expect(bound.center == CGPoint(x: 240, y: 140), "\(bound.center)")
    }
}
