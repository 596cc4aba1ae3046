import Foundation
import Testing
import TouchKit

/// Scenes, windows over windows, fields and pencils as projects have them.
@Suite struct SceneShapeTests {
    let app = UIApplication()
    let delegate = SceneDelegate()

    private func send(
        _ phase: UITouch.Phase, _ x: Double, _ y: Double, type: UITouch.TouchType = .direct
    ) {
        app.send([
            TouchSample(
                finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: 0, type: type)
        ])
    }

    private func launch() throws -> (NoteViewController, UIWindowScene) {
        let scene = try #require(app.connectedScenes.first as? UIWindowScene)
        app.perform {
            delegate.scene(
                scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        }
        let controller = delegate.window?.rootViewController as? NoteViewController
        return (try #require(controller), scene)
    }

    @Test("HT9: a window made with a scene is shown by that scene's application")
    func windowOfAScene() throws {
        let other = UIApplication()
        let (controller, scene) = try launch()
        let window = try #require(controller.view.window)
        #expect(app.windows == [window] && scene.windows == [window] && other.windows.isEmpty)
        #expect(window.windowScene == scene && scene.keyWindow == window)
        #expect(!window.bounds.isEmpty)
        #expect(window.backgroundColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        // RC1: the scene is no link of the chain.
        #expect(window.next == app)
    }

    @Test("HT9: a window in front lets touches through to the one behind")
    func toolsInFront() throws {
        let (controller, scene) = try launch()
        let tools = ToolWindow(windowScene: scene)
        let button = UIButton(frame: CGRect(x: 300, y: 300, width: 44, height: 44))
        tools.addSubview(button)
        #expect(tools.frame == controller.view.window?.frame)
        #expect(app.hitTest(CGPoint(x: 310, y: 310)) === button)
        #expect(app.hitTest(CGPoint(x: 30, y: 30)) === controller.field)
    }

    @Test("RC6: ending the editing of a view has its first responder resign, and tells of it")
    func editing() throws {
        let (controller, _) = try launch()
        #expect(controller.field.becomeFirstResponder())
        controller.field.insertText("a")
        controller.field.insertText("b")
        #expect(controller.told == ["a", "ab"])
        let elsewhere = UIView()
        controller.view.addSubview(elsewhere)
        #expect(elsewhere.endEditing(false) && controller.field.isFirstResponder)
        send(.began, 200, 200)
        #expect(controller.told == ["a", "ab", "over"] && !controller.field.isFirstResponder)
    }

    @Test("TE7: a pencil stands upright, and nothing of it is estimated")
    func pencil() throws {
        let (controller, _) = try launch()
        send(.began, 200, 200, type: .pencil)
        #expect(controller.leaning == [.pi / 2, 0, 1])
    }
}
