import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = NoteViewController()
        // swift-format-ignore: NoPlaygroundLiterals
        window.backgroundColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        window.makeKeyAndVisible()
        self.window = window
    }
}

/// Lies over the others, and lets through what hits none of its buttons.
class ToolWindow: UIWindow {
    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = .alert
        isHidden = false
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view is UIControl ? view : nil
    }
}

/// A field that is edited by tapping it.
class NoteField: UIControl {
    private(set) var text = "" {
        didSet { sendActions(for: .editingChanged) }
    }

    override var canBecomeFirstResponder: Bool { true }

    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        if became { sendActions(for: .editingDidBegin) }
        return became
    }

    override func resignFirstResponder() -> Bool {
        if isFirstResponder { sendActions(for: .editingDidEnd) }
        return super.resignFirstResponder()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
    }

    func insertText(_ new: String) { text += new }
}

class NoteViewController: UIViewController {
    let field = NoteField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    private let tapFeedback = UIImpactFeedbackGenerator(style: .light)
    private(set) var told: [String] = []
    private(set) var leaning: [CGFloat] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.addTarget(
            self, action: Selector("fieldChanged:", NoteViewController.fieldChanged(_:)),
            for: .editingChanged)
        field.addTarget(
            self, action: Selector("editingOver", NoteViewController.editingOver),
            for: [.editingDidEnd, .editingDidEndOnExit])
    }

    private func fieldChanged(_ sender: NoteField) { told.append(sender.text) }
    private func editingOver() { told.append("over") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        view.endEditing(true)
        tapFeedback.prepare()
        tapFeedback.impactOccurred()
        guard let touch = touches.first, touch.type == .pencil else { return }
        leaning = [
            touch.altitudeAngle, touch.azimuthAngle(in: view),
            touch.azimuthUnitVector(in: view).dx,
        ]
        if touch.estimatedProperties.contains(.force) { leaning = [] }
    }
}
