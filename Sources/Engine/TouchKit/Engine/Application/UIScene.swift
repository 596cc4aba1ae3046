/// A part of an application that shows itself. Each application has one, its window scene, which nobody needs: windows
/// are shown without it too. It is no link of the responder chain (RC1).
open class UIScene: UIResponder {
    /// How a scene stands with the system.
    public nonisolated enum ActivationState: Int, Sendable {
        /// It is not shown yet.
        case unattached = -1
        /// It is in front, and gets events.
        case foregroundActive
        /// It is in front, and gets none.
        case foregroundInactive
        /// It is not to be seen.
        case background
    }

    /// What a scene was opened with: nothing here.
    public final class ConnectionOptions {
        /// Nothing.
        public init() {}
    }

    /// Always in front.
    open var activationState: ActivationState { .foregroundActive }
    /// Who is told of the scene's life; the host calls it if it wants to.
    open var delegate: UISceneDelegate?
    /// What the scene shows, and goes on showing if it is opened again.
    public let session = UISceneSession()
}

/// What a scene shows.
public final class UISceneSession {}

/// Is told of a scene's life. The host is the system here: it calls these methods if it wants to, the engine never does.
@MainActor public protocol UISceneDelegate: AnyObject {
    /// The scene was made; the place to open a window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// The scene came to the front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to leave the front.
    func sceneWillResignActive(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
}

/// The delegate of a window scene, which has the scene's window.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window; nil for delegates that keep it elsewhere.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// None, and none is kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
