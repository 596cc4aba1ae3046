import TouchWords

/// Writes the statements of a package's `main.swift`.
struct StageMain {
    /// The name of the package and its scene.
    let name: String
    /// The language of comments.
    let language: String

    static let middle = "CGRect(x: 45, y: 272, width: 300, height: 300)"
    private static let screen = "width: 390, height: 844"

    /// Returns the statements for an app that its delegate launches.
    func launching(_ made: String) -> String { launching(made, .app.mainLaunches) }

    private func launching(_ made: String, _ comment: Wording) -> String {
        """
        // \(comment[language])
        Touchscope.main("\(name)", size: CGSize(\(Self.screen)), launching: { \(made) })
        """
    }

    /// Returns the statements for a plain window with the given contents.
    func filling(_ lines: [String]) -> String {
        """
        // \(Wording.app.mainFills[language])
        Touchscope.main("\(name)", size: CGSize(\(Self.screen))) { window in
            window.backgroundColor = .white
        \(Self.indented(lines, by: 1))
        }
        """
    }

    /// Returns the statements for a window of the app's own class.
    func filling(window made: String, _ lines: [String]) -> String {
        launcher(
            .app.mainShowsWindow, "var window: UIWindow?",
            ["let window = \(made)", "window.backgroundColor = .white"] + lines
                + ["window.makeKeyAndVisible()", "self.window = window"])
    }

    /// Returns the statements for a scene delegate, which shows its window when the scene connects.
    func connecting(_ made: String) -> String {
        launcher(
            .app.mainConnectsScene, "let delegate = \(made)",
            [
                "for scene in application.connectedScenes {", "    delegate.scene(",
                "        scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())",
                "}",
            ])
    }

    private func launcher(_ what: Wording, _ property: String, _ lines: [String]) -> String {
        """
        /// \(what[language])
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

        \(launching("Launcher()", .app.mainLaunchesItself))
        """
    }

    private static func indented(_ lines: [String], by depth: Int) -> String {
        lines.map { String(repeating: "    ", count: depth) + $0 }.joined(separator: "\n")
    }
}
