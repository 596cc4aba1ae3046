import TouchKit
import TouchScript
import TouchWords

/// A scene in code: a closure that fills a window, called again for each replay and branch.
public final class CodeScene {
    /// The scenes that tapes can name in this process.
    public private(set) static var registered: [CodeScene] = []

    /// A closure that launches an app; the object it returns stays alive as long as the app.
    public typealias Launch = @MainActor (UIApplication) -> UIApplicationDelegate?

    /// The identifier, by which tapes name the scene.
    public let name: String
    /// The size of the screen, in points.
    public let size: CGSize
    /// The place where the code begins: a path, a colon and a line.
    public let place: String
    private let launch: Launch

    /// Creates a scene from code.
    /// - Parameters:
    ///   - name: The name, which is turned into one word, see `GivenName`.
    ///   - place: The place where the code begins, for messages.
    public init(_ name: String, size: CGSize, place: String, launch: @escaping Launch) {
        self.name = GivenName.word(name) ?? "code"
        self.size = size
        self.place = place
        self.launch = launch
    }

    /// The names of everything that exists once the code has run. The look and behavior of the
    /// views is left to their own code.
    public private(set) lazy var outline = Scene(
        code: name, size: size, cast: premiere.cast, file: place)

    /// The fault of the code, in one line; nil if it can be shown.
    public var fault: Wording? { premiere.fault }

    /// The result of a first launch, after which nothing is played.
    private lazy var premiere: (cast: [(name: String, kind: NameKind)], fault: Wording?) = {
        let stage = makeStage(language: "en")
        return (stage.names?.cast ?? [], fault(of: stage.application.windows))
    }()

    /// Registers the scene, so that tapes can name it.
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

    /// Returns new live objects for a scene in code; nil if no such code is registered.
    static func stage(of scene: Scene, language: String) -> SceneStage? {
        guard scene.isCode else { return nil }
        return registered.first { $0.name == scene.name }?.makeStage(language: language)
    }

    /// Launches the app and returns its live objects, new ones each time.
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
            // Lays out the views before the first touch.
            application.advance(to: application.now)
        }
        let names = CodeNames()
        names.learn(delegate, application.windows)
        return SceneStage(application, delegate: delegate, language: language, names: names)
    }
}
