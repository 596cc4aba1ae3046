/// What of an app is put on the stage, found by reading: its delegate, or else the controller, the view or the recognizer that
/// nothing else names.
struct CodeStage {
    /// The statements of `main.swift`.
    let main: String
    /// What is shown, for the list.
    let what: String

    /// Of the screen, in points.
    private static let size = "CGSize(width: 390, height: 844)"
    private static let middle = "CGRect(x: 45, y: 272, width: 300, height: 300)"

    init(_ program: SwiftProgram, name: String) {
        let maker = CodeMaker(program: program)
        let ranked = Self.ranked(program)
        func first(_ isIt: (String) -> Bool, _ frame: String? = nil) -> (String, String)? {
            ranked.lazy.filter(isIt).compactMap { type in
                maker.expression(for: type, frame: frame).map { (type, $0) }
            }.first
        }
        func fill(_ lines: String...) -> String {
            """
            // The closure is called anew for each replay: it makes all that is shown.
            MainActor.assumeIsolated {
                Touchscope.main("\(name)", size: \(Self.size)) { window in
                    window.backgroundColor = .white
            \(lines.map { "        " + $0 }.joined(separator: "\n"))
                }
            }
            """
        }
        if let (type, made) = first({ Self.launches($0, "UIApplicationDelegate", program) }) {
            what = "the app's delegate, `\(type)`, launches it"
            main = """
                // The app's delegate, made anew for each replay.
                MainActor.assumeIsolated {
                    Touchscope.main("\(name)", size: \(Self.size), launching: { \(made) })
                }
                """
        } else if let (type, made) = first({ Self.launches($0, "UIWindowSceneDelegate", program) })
        {
            what = "the scene's delegate, `\(type)`, fills the window"
            main = Self.scene(made, name)
        } else if let (type, made) = first(maker.isController) {
            what = "`\(type)` is the window's root view controller"
            main = fill("window.rootViewController = \(made)")
        } else if let (type, made) = first(maker.isView, Self.middle) {
            what = "a `\(type)` lies in the middle of the window"
            main = fill(
                "let view = \(made)", "view.frame = \(Self.middle)", "window.addSubview(view)")
        } else if let (type, made) = first(maker.isRecognizer) {
            what = "a `\(type)` is on a plain view in the middle of the window"
            main = fill(
                "let view = UIView(frame: \(Self.middle))", "view.backgroundColor = .orange",
                "view.addGestureRecognizer(\(made))", "window.addSubview(view)")
        } else {
            what =
                "nothing of it: no view, controller or recognizer was found that can be made; "
                + "put yours into `main.swift`"
            main = fill(
                "let view = UIView(frame: \(Self.middle))", "view.backgroundColor = .orange",
                "window.addSubview(view)")
        }
    }

    private static func scene(_ made: String, _ name: String) -> String {
        """
        /// Connects the app's scene.
        final class Launcher: UIResponder, UIApplicationDelegate {
            let delegate = \(made)

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                for scene in application.connectedScenes {
                    delegate.scene(
                        scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
                }
                return true
            }
        }

        MainActor.assumeIsolated {
            Touchscope.main("\(name)", size: \(size), launching: { Launcher() })
        }
        """
    }

    /// Whether it is such a delegate, and makes a window itself; a storyboard's window would be missing.
    private static func launches(
        _ name: String, _ conformance: String, _ program: SwiftProgram
    ) -> Bool {
        guard let type = program.types[name], type.inherited.contains(conformance) else {
            return false
        }
        return type.parts.contains { part in
            program.sources[part.file].tokens[part.declaration.range].contains {
                $0 == "rootViewController" || $0 == "makeKeyAndVisible"
            }
        }
    }

    /// Classes that can be named, those first that the rest of the code names least.
    private static func ranked(_ program: SwiftProgram) -> [String] {
        var own: [String: Int] = [:]
        var order: [String] = []
        for source in program.sources {
            for declaration in source.declarations where declaration.kind == .type("class") {
                let isHidden =
                    declaration.has(modifier: "private") || declaration.has(modifier: "fileprivate")
                if !isHidden, !declaration.isGeneric { order.append(declaration.name) }
            }
        }
        for type in order { own[type] = mentions(of: type, program) }
        return order.enumerated().sorted { a, b in
            (own[a.element] ?? 0, a.offset) < (own[b.element] ?? 0, b.offset)
        }.map(\.element)
    }

    /// How often code outside of a type names it.
    private static func mentions(of name: String, _ program: SwiftProgram) -> Int {
        let parts = program.types[name]?.parts ?? []
        return program.sources.enumerated().reduce(0) { sum, element in
            let own = parts.filter { $0.file == element.offset }.map(\.declaration.range)
            return sum
                + element.element.tokens.indices.count { index in
                    element.element.has(name, at: index) && !own.contains { $0.contains(index) }
                }
        }
    }
}
