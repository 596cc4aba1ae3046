import Foundation
import TouchProbe
import TouchScript
import TouchSession
import UIKit

@testable import TouchKit

/// An app with a card that taps, presses and drags it, a button and a list, which a probe watches while a tape touches it.
final class ProbedApp {
    /// What the probe wrote.
    let lines: String

    /// - Parameter touches: lines of a tape, without its head.
    init(_ touches: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "touches.jsonl")
        let code = CodeScene(
            "probed", size: CGSize(width: 320, height: 480), place: "main.swift:1"
        ) { _ in
            let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.probe.file = file
            window.rootViewController = BoardController()
            window.makeKeyAndVisible()
            return nil
        }
        code.register()
        let tape = try Tape.parse(
            "tape 1\nscene \"probed\"\n" + touches, file: "touches.tape")
        Session(scene: code.outline, tape: tape, language: "en").runTape()
        lines = try String(contentsOf: file, encoding: .utf8)
    }
}

private final class Window: UIWindow {
    let probe = TouchProbe()

    override func sendEvent(_ event: UIEvent) {
        probe.watch(event) { super.sendEvent(event) }
    }
}

private final class BoardController: UIViewController {
    private let card = UIView(frame: CGRect(x: 20, y: 20, width: 280, height: 160))
    private let save = UIButton(frame: CGRect(x: 20, y: 200, width: 120, height: 44))
    private let list = UIScrollView(frame: CGRect(x: 20, y: 260, width: 280, height: 200))
    private let poke = UITapGestureRecognizer()
    private let hold = UILongPressGestureRecognizer()
    private let drag = UIPanGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .red
        card.transform = CGAffineTransform(rotationAngle: 0.1)
        save.isExclusiveTouch = true
        list.contentSize = CGSize(width: 280, height: 900)
        drag.maximumNumberOfTouches = 1
        for recognizer in [poke, hold, drag] { card.addGestureRecognizer(recognizer) }
        for subview in [card, save, list] { view.addSubview(subview) }
    }
}
