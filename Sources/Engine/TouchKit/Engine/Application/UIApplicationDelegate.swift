// Said although it is the default here, as with `UIResponder`.

/// A delegate that is a `UIResponder` ends the responder chain (RC1).
///
/// The host is the system here: it calls these methods if it wants to, the engine never does.
@MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The application was made; the place to open a window. True by default.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Anything]?
    ) -> Bool
    /// The application came to the front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The application is about to leave the front.
    func applicationWillResignActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// True.
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
    /// Why an application was launched; nothing here gives a reason, and code may name its own.
    public nonisolated struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
        /// The reason's name.
        public let rawValue: String

        /// A reason by name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
