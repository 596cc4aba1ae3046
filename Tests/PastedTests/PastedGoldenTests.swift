import Foundation
import Testing
import TouchCanvas
@_spi(Hosts) import TouchKit
import TouchPicture

/// What views of iOS projects look like, kept as the text of their pictures.
@Suite struct PastedGoldenTests {
    let app = UIApplication()

    @Test func viewsArePaintedAsTheyWereKept() throws {
        let ring = RingSlider(frame: CGRect(x: 20, y: 20, width: 160, height: 160))
        ring.value = 0.4
        try check("ring", ring, CGSize(width: 200, height: 200))

        let sketch = SketchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let window = window(with: sketch, CGSize(width: 200, height: 200))
        for (phase, x, y) in [
            (UITouch.Phase.began, 20.0, 40.0), (.moved, 120, 90), (.ended, 120, 90),
        ] {
            app.send([
                TouchSample(finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: 0)
            ])
        }
        try check("sketch", window)

        let profile = ProfileViewController()
        profile.loadViewIfNeeded()
        profile.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        try check("profile", profile.view, CGSize(width: 320, height: 480))
    }

    private func window(with view: UIView, _ size: CGSize) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.backgroundColor = .white
        window.addSubview(view)
        window.makeKeyAndVisible(in: app)
        return window
    }

    private func check(_ name: String, _ view: UIView, _ size: CGSize) throws {
        try check(name, window(with: view, size))
    }

    private func check(_ name: String, _ window: UIWindow) throws {
        let picture = window.picture
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "Goldens/\(name).txt")
        if ProcessInfo.processInfo.environment["TOUCHSCOPE_GOLDENS"] == "accept" {
            try picture.description.write(to: file, atomically: true, encoding: .utf8)
        }
        guard try String(contentsOf: file, encoding: .utf8) != picture.description else { return }
        let seen = FileManager.default.temporaryDirectory
            .appending(path: "touchscope-goldens-\(name).png")
        let image = try Canvas(typesetter: try Typesetter()).image(of: picture)
        try Data(PNG.data(of: image)).write(to: seen)
        Issue.record("\(name) differs: see \(seen.path); meant so? make goldens")
    }
}
