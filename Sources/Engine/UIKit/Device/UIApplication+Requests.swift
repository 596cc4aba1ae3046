import TouchKit

extension UIApplication {
    /// A task that goes on in the background; there is none here.
    public nonisolated struct BackgroundTaskIdentifier: Hashable, Sendable {
        /// The number of the task.
        public let rawValue: Int
        /// Creates an identifier from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// No task.
        public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
    }

    /// Keeps touches from all visible windows, until `endIgnoringInteractionEvents()` has been
    /// called as often.
    public func beginIgnoringInteractionEvents() { ignore(ignoring + 1) }
    /// Lets touches reach the windows again.
    public func endIgnoringInteractionEvents() { ignore(max(0, ignoring - 1)) }
    /// Indicates whether touches are kept from the windows.
    public var isIgnoringInteractionEvents: Bool { ignoring > 0 }

    private var ignoring: Int { kept["ignoringInteractionEvents"] ?? 0 }

    private func ignore(_ count: Int) {
        kept["ignoringInteractionEvents"] = count
        for window in windows { window.isUserInteractionEnabled = count == 0 }
    }

    /// Does nothing: there is no remote control; the host sends its keys.
    public func beginReceivingRemoteControlEvents() {}
    /// Does nothing.
    public func endReceivingRemoteControlEvents() {}
    /// Indicates whether shaking undoes; stored only.
    public var applicationSupportsShakeToEdit: Bool {
        get { kept["applicationSupportsShakeToEdit"] ?? true }
        set { kept["applicationSupportsShakeToEdit"] = newValue }
    }
    /// Begins no task: the application is always in front.
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
        -> BackgroundTaskIdentifier
    { .invalid }
    /// Does nothing: there are no tasks in the background.
    public func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}
    /// Does nothing: nobody sends notifications.
    public func registerForRemoteNotifications() {}
    /// Posted when the application has been launched; never posted here.
    public nonisolated static let didFinishLaunchingNotification = posted(
        "ApplicationDidFinishLaunching")
}
