/// A part of an application that appears on screen. Each application has one, its window scene,
/// which code can ignore: windows are shown without it too. It is no link of the responder chain
/// (RC1).
open class UIScene: UIResponder {
    /// The activation state of a scene.
    public nonisolated enum ActivationState: Int, Sendable {
        /// The scene is not shown yet.
        case unattached = -1
        /// The scene is in front and receives events.
        case foregroundActive
        /// The scene is in front and receives no events.
        case foregroundInactive
        /// The scene is not visible.
        case background
    }

    /// The options that a scene was opened with; empty here.
    public final class ConnectionOptions {
        /// Creates empty options.
        public init() {}
    }

    /// The activation state; always in front.
    open var activationState: ActivationState { .foregroundActive }
    /// The delegate that follows the scene's life; the host calls it if it wants to.
    open var delegate: UISceneDelegate?
    /// The session that the scene shows, and shows again when it is reopened.
    public let session = UISceneSession()
}

/// The content of a scene.
public final class UISceneSession {}

/// The methods that follow a scene's life. The host is the system here: it calls them if it wants
/// to, the engine never does.
@MainActor public protocol UISceneDelegate: AnyObject {
    /// Tells the delegate that the scene was made: the place to open a window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// Tells the delegate that the scene came to the front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells the delegate that the scene is about to leave the front.
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
    /// Always nil; a new value is ignored.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
