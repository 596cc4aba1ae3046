// A quarter around from where its thumb is, it has a quarter more; a tap on the ring sets it.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let slider = MTCircularSlider(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        slider.addTarget(ear, action: ear.selector, for: .valueChanged)
        stage.show(slider)
        stage.expect(slider.value, near: 0.5, "at first")
        stage.turn(about: (200, 200), radius: 86, from: 0, to: 90)
        stage.expect(slider.value, near: 0.75, "turned")
        stage.expect(!ear.heard.isEmpty, "no action")
        stage.tap(200, 114)
        stage.expect(slider.value, near: 0.25, "tapped")
        slider.value = 7
        stage.expect(slider.value, near: 1, "at most")
    }
}
