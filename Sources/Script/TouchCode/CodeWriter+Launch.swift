import TouchPicture
import TouchScript

extension CodeWriter {
    /// Writes the launch of the app: by its scene on Apple's systems, by its application on Linux.
    func writeLaunch() {
        text.gap()
        text.onApple {
            text.block("extension \(cast.className): UIWindowSceneDelegate") {
                text.method(
                    "func scene",
                    [
                        "_ scene: UIScene, willConnectTo session: UISceneSession",
                        "options connectionOptions: UIScene.ConnectionOptions",
                    ]
                ) {
                    text.line("guard let scene = scene as? UIWindowScene else { return }")
                    for window in windows { writeConnection(of: window) }
                    text.line("show()")
                }
            }
        } elsewhere: {
            text.block("extension \(cast.className): UIApplicationDelegate") {
                let options = "[UIApplication.LaunchOptionsKey: Any]?"
                text.method(
                    "func application",
                    [
                        "_ application: UIApplication",
                        "didFinishLaunchingWithOptions launchOptions: \(options)",
                    ], "Bool"
                ) {
                    writeTunings()
                    text.line("show()")
                    text.line("return true")
                }
            }
            writeDeclarations()
        }
    }

    /// Writes the scene's tunings, for Linux only: UIKit does not let an app set its numbers.
    private func writeTunings() {
        for case .tuning(let tuning) in scene.tree.map({ $0.statement }) {
            let value =
                switch tuning.value {
                case .choice(let isOn): "\(isOn)"
                case .number, .time: SwiftLiteral.number(tuning.value.amount)
                }
            text.line("application.tuning.\(tuning.name) = \(value)")
        }
    }

    private func writeConnection(of window: CodeWindow) {
        let identifier = cast.identifier(window.name)
        text.line("\(identifier).windowScene = scene")
        guard window.rootController == nil else { return }
        text.line("// iOS wants a root view controller; its view leaves touches to the window.")
        text.line("\(identifier).rootViewController = UIViewController()")
        text.line("\(identifier).rootViewController?.view.isUserInteractionEnabled = false")
    }

    /// Writes a conformance to `SelfDeclaringResponder` for each subclass. Without it, as far as
    /// the trace knows, a class that overrides anything may have handled the calls that it passes
    /// on.
    private func writeDeclarations() {
        var names = cast.responders.compactMap { $0.ownClass }
        if application.isNeeded { names.append(cast.applicationClass) }
        guard !names.isEmpty else { return }
        text.gap()
        text.line(
            "// For the trace: they pass on whatever they do not handle.")
        for name in names { text.line("extension \(name): SelfDeclaringResponder {}") }
    }
}
