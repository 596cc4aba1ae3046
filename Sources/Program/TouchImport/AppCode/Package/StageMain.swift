/// The statements of a package's `main.swift`.
struct StageMain {
    /// Of the package and its scene.
    let name: String

    static let middle = "CGRect(x: 45, y: 272, width: 300, height: 300)"
    private static let screen = "width: 390, height: 844"

    /// What a delegate launches.
    func launching(_ made: String) -> String {
        """
        // The app's delegate, made anew for each replay.
        Touchscope.main("\(name)", size: CGSize(\(Self.screen)), launching: { \(made) })
        """
    }

    /// What a plain window shows.
    func filling(_ lines: [String]) -> String {
        """
        // The closure is called anew for each replay: it makes all that is shown.
        Touchscope.main("\(name)", size: CGSize(\(Self.screen))) { window in
            window.backgroundColor = .white
        \(Self.indented(lines, by: 1))
        }
        """
    }

    /// What a window of the app's own shows.
    func filling(window made: String, _ lines: [String]) -> String {
        launcher(
            "Shows the app's window.", "var window: UIWindow?",
            ["let window = \(made)", "window.backgroundColor = .white"] + lines
                + ["window.makeKeyAndVisible()", "self.window = window"])
    }

    /// What the delegate of a scene shows when it is connected.
    func connecting(_ made: String) -> String {
        launcher(
            "Connects the app's scene.", "let delegate = \(made)",
            [
                "for scene in application.connectedScenes {", "    delegate.scene(",
                "        scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())",
                "}",
            ])
    }

    private func launcher(_ what: String, _ property: String, _ lines: [String]) -> String {
        """
        /// \(what)
        final class Launcher: UIResponder, UIApplicationDelegate {
            \(property)

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
        \(Self.indented(lines, by: 2))
                return true
            }
        }

        \(launching("Launcher()").replacing("The app's delegate, made", with: "It is made"))
        """
    }

    private static func indented(_ lines: [String], by depth: Int) -> String {
        lines.map { String(repeating: "    ", count: depth) + $0 }.joined(separator: "\n")
    }
}
