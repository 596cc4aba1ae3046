/// A delegate that is a `UIResponder` ends the responder chain (RC1).
///
/// The host is the system here: it calls these methods if it wants to, the engine never does.
public protocol UIApplicationDelegate: AnyObject {
    /// The application was made; the place to open a window. True by default.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The application came to the front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The application is about to leave the front.
    func applicationWillResignActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
}

extension UIApplication {
    /// Why an application was launched; nothing here gives a reason, and code may name its own.
    public nonisolated struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
