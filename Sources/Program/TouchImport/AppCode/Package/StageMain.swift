import TouchWords

/// Writes the statements of a package's `main.swift`.
struct StageMain {
    /// The statements that fill the window, and the declarations that they need.
    struct Scenery {
        var lines: [String]
        var declarations = ""
    }

    /// The name of the package and its scene.
    let name: String
    /// The language of comments.
    let language: String

    /// The size of the screen, in points.
    static let width = 390
    static let height = 844
    static let screenFrame = "CGRect(x: 0, y: 0, \(screen))"
    private static let screen = "width: \(width), height: \(height)"
    private static let middle = (x: 45, y: 272, width: 300, height: 300)
    private static let middleFrame = "CGRect(x: 45, y: 272, width: 300, height: 300)"
    /// The names in `presenting` of what a presentation is created with, by its labels.
    static let presented = ["presentedViewController": "presented", "presenting": "presenting"]

    static func asStoryboards(in language: String) -> String {
        Wording.app.mainAsStoryboards[language]
    }

    // MARK: The window's contents

    func controller(_ made: String) -> Scenery {
        Scenery(lines: ["window.backgroundColor = .white", "window.rootViewController = \(made)"])
    }

    /// Returns a view of the app's on gray, where white thumbs are seen.
    func view(_ view: StageView) -> Scenery {
        Scenery(lines: ["window.backgroundColor = .systemGray5"] + view.lines(in: language))
    }

    func plain() -> Scenery {
        Scenery(lines: [
            "window.backgroundColor = .white", "let view = UIView(frame: \(Self.middleFrame))",
            "view.backgroundColor = .orange", "window.addSubview(view)",
        ])
    }

    /// Returns a view that shows the states of a recognizer.
    /// - Parameter isTaken: a closure that tells whether the app has a type of that name.
    func recognizer(
        _ made: String, of type: String, isTaken: (String) -> Bool
    ) -> (scenery: Scenery, area: StageTape.Area) {
        var label = "StateLabel"
        while isTaken(label) { label = "Stage" + label }
        let scenery = Scenery(
            lines: [
                "window.backgroundColor = .white",
                "let view = \(label)(frame: \(Self.middleFrame))",
                "view.show(\(made))",
                "window.addSubview(view)",
            ],
            declarations: """
                /// \(Wording.app.mainShowsStates[language])
                final class \(label): UILabel {
                    private var states: [String] = []

                    func show(_ recognizer: UIGestureRecognizer) {
                        recognizer.addTarget(self, action: Selector("told:", \(label).told))
                        addGestureRecognizer(recognizer)
                        isUserInteractionEnabled = true
                        textAlignment = .center
                        numberOfLines = 0
                        backgroundColor = .systemGray4
                        text = "\(type)"
                    }

                    func told(_ recognizer: UIGestureRecognizer) {
                        let state = "\\(recognizer.state)"
                        if ["ended", "cancelled"].contains(states.last) { states = [] }
                        if states.last != state { states.append(state) }
                        text = states.joined(separator: " → ")
                        backgroundColor =
                            switch recognizer.state {
                            case .began: .systemYellow
                            case .changed: .systemOrange
                            case .ended: .systemGreen
                            default: .systemRed
                            }
                    }
                }
                """)
        return (scenery, StageTape.Area(name: label + "-1", frame: Self.middle))
    }

    /// Returns a controller that presents another one with a presentation of the app's.
    func presenting(_ made: String) -> Scenery {
        Scenery(
            lines: ["window.rootViewController = Presenter()"],
            declarations: """
                /// \(Wording.app.mainPresents[language])
                final class Presenter: UIViewController, UIViewControllerTransitioningDelegate {
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        view.backgroundColor = .white
                        let controller = UIViewController()
                        controller.view.backgroundColor = .systemTeal
                        controller.modalPresentationStyle = .custom
                        controller.transitioningDelegate = self
                        present(controller, animated: true)
                    }

                    func presentationController(
                        forPresented presented: UIViewController, presenting: UIViewController?,
                        source: UIViewController
                    ) -> UIPresentationController? {
                        \(made)
                    }
                }
                """)
    }

    // MARK: The program

    /// Returns the statements for an app that its delegate launches.
    func launching(_ made: String) -> String { launching(made, .app.mainLaunches) }

    private func launching(_ made: String, _ comment: Wording) -> String {
        """
        // \(comment[language])
        Touchscope.main("\(name)", size: CGSize(\(Self.screen)), launching: { \(made) })
        """
    }

    /// Returns the statements for a window with the given contents.
    /// - Parameter made: the expression that creates a window of the app's own class; nil for a
    ///   plain one.
    func filling(_ scenery: Scenery, window made: String?) -> String {
        let declarations = scenery.declarations.isEmpty ? "" : scenery.declarations + "\n\n"
        guard let made else {
            return declarations + """
                // \(Wording.app.mainFills[language])
                Touchscope.main("\(name)", size: CGSize(\(Self.screen))) { window in
                \(Self.indented(scenery.lines, by: 1))
                }
                """
        }
        return declarations
            + launcher(
                .app.mainShowsWindow, "var window: UIWindow?",
                ["let window = \(made)"] + scenery.lines
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
