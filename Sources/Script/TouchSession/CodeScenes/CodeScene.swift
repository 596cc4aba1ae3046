import TouchKit
import TouchScript
import TouchWords

/// A scene that is code: a closure that fills a window, called anew for each replay and branch.
public final class CodeScene {
    /// Those that tapes can name in this process.
    public private(set) static var registered: [CodeScene] = []

    /// Launches an app: what it returns stays alive with it.
    public typealias Launch = @MainActor (UIApplication) -> UIApplicationDelegate?

    /// Its identifier, by which tapes name it.
    public let name: String
    /// Of the screen, in points.
    public let size: CGSize
    /// Where the code begins: a path, a colon and a line.
    public let place: String
    private let launch: Launch

    /// - Parameters:
    ///   - name: becomes one word, see `GivenName`.
    ///   - place: where the code begins, for messages.
    public init(_ name: String, size: CGSize, place: String, launch: @escaping Launch) {
        self.name = GivenName.word(name) ?? "code"
        self.size = size
        self.place = place
        self.launch = launch
    }

    /// Who is there when the code has run. The views' own code says how they look and behave.
    public private(set) lazy var outline = Scene(
        code: name, size: size, cast: premiere.cast, file: place)

    /// What is wrong with the code, in one line; nil if it can be shown.
    public var fault: Wording? { premiere.fault }

    /// What a first launch brings, for which nothing is played.
    private lazy var premiere: (cast: [(name: String, kind: NameKind)], fault: Wording?) = {
        let stage = makeStage(language: "en")
        return (stage.names?.cast ?? [], fault(of: stage.application.windows))
    }()

    /// Lets tapes name the scene.
    public func register() {
        Self.registered.removeAll { $0.name == name }
        Self.registered.append(self)
    }

    private func fault(of windows: [UIWindow]) -> Wording? {
        guard let window = windows.first else { return .fault.noWindow(place) }
        let isEmpty = windows.allSatisfy { $0.subviews.isEmpty }
        let isBare = window.gestureRecognizers?.isEmpty ?? true
        return isEmpty && isBare && type(of: window) == UIWindow.self
            ? .fault.emptyWindow(place) : nil
    }

    /// The live objects of the code that a scene stands for; nil if no such code is registered.
    static func stage(of scene: Scene, language: String) -> SceneStage? {
        guard scene.isCode else { return nil }
        return registered.first { $0.name == scene.name }?.makeStage(language: language)
    }

    /// The live objects, new ones each time.
    func makeStage(language: String) -> SceneStage {
        let application = UIApplication()
        application.screenSize = size
        let own = CodeAtWork.call { application.perform { launch(application) } }
        let delegate: UIApplicationDelegate = own ?? application.perform { AppDelegate() }
        application.delegate = delegate
        CodeAtWork.call {
            _ = application.perform {
                delegate.application(application, didFinishLaunchingWithOptions: nil)
            }
            // Views are laid out before the first touch.
            application.advance(to: application.now)
        }
        let names = CodeNames()
        names.learn(delegate, application.windows)
        return SceneStage(application, delegate: delegate, language: language, names: names)
    }
}
