import Testing
@_spi(Hosts) import TouchKit

/// What apps ask of controls, bars and text, where it is seen or felt.
@Suite struct AskedShapeTests {
    let app = UIApplication()

    private func window() -> UIWindow {
        app.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.makeKeyAndVisible(in: app)
            return window
        }
    }

    /// Returns the lines of the picture of the view that are about text, without indentation.
    private func texts(of view: UIView) -> [String] {
        let window = window()
        window.addSubview(view)
        return window.picture.description.split(separator: "\n")
            .map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("text ") }.map(String.init)
    }

    @Test func aFieldDrawsItsTextWhereItsSubclassPutsIt() {
        let frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        let (plain, indented) = (UITextField(frame: frame), IndentedField(frame: frame))
        (plain.text, indented.text) = ("a", "a")
        #expect(texts(of: plain).map { $0.prefix(7) } == ["text 8 "])
        #expect(texts(of: indented).map { $0.prefix(8) } == ["text 40 "])
    }

    @Test func flexibleSpacesTakeWhatRemainsOfAToolbar() {
        #expect(toolbar(320).subviews.map(\.frame.minX) == [16, 54, 254])
        #expect(toolbar(320).subviews.map(\.frame.width) == [30, 192, 50])
    }

    @Test func ignoredTouchesReachNoView() {
        let view = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window().addSubview(view)
        func touch(at time: Double) {
            for phase in [UITouch.Phase.began, .ended] {
                app.send([
                    TouchSample(
                        finger: 1, phase: phase, location: CGPoint(x: 50, y: 50), timestamp: time)
                ])
            }
        }
        app.perform { ignoreTouches(true) }
        touch(at: 1)
        #expect(view.began == 0)
        app.perform { ignoreTouches(false) }
        touch(at: 2)
        #expect(view.began == 1)
    }

    private final class Counter: UIView {
        var began = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    }

    @Test func aButtonsImageLiesWhereItsSubclassPutsIt() {
        let button = TurnedButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        button.setTitle("go", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        let place = button.imageRect(forContentRect: button.bounds)
        #expect(place.maxX == 192 && place.width > 0)
        #expect(UIButton(frame: button.frame).titleRect(forContentRect: button.bounds).width == 200)
    }

    @Test func geometryAndFontsAreWrittenAndReadAgain() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: -4)
        #expect(reread(rect) == rect)
        #expect(bold(.systemFont(ofSize: 20)) == .boldSystemFont(ofSize: 20))
        say(2)
    }

    @Test func groupsWaitOnEventTime() {
        _ = window()
        var told: [String] = []
        app.perform { wait { told.append($0) } }
        #expect(told.isEmpty)
        app.send([
            TouchSample(finger: 1, phase: .began, location: .zero, timestamp: 2)
        ])
        #expect(told == ["one", "all"])
    }
}
