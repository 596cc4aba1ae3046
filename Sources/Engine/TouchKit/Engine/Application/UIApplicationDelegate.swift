// The actor is named although it is the default here, as with `UIResponder`.

/// A delegate that is a `UIResponder` ends the responder chain (RC1).
///
/// The host is the system here: it calls these methods if it wants to, the engine never does.
@MainActor public protocol UIApplicationDelegate: AnyObject {
    /// Tells the delegate that the application was made: the place to open a window. Returns true
    /// by default.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Anything]?
    ) -> Bool
    /// Tells the delegate that the application came to the front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Tells the delegate that the application is about to leave the front.
    func applicationWillResignActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Anything]?
    ) -> Bool { true }

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
}

extension UIApplication {
    /// The reason for an application's launch; nothing here gives one, and code may define its own.
    public nonisolated struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
        /// The reason's name.
        public let rawValue: String

        /// Creates a reason from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
