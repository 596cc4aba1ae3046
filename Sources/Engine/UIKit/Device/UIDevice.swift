import TouchKit

/// The orientation of a device.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
    /// Unknown.
    case unknown
    /// Upright; upside down.
    case portrait, portraitUpsideDown
    /// On the left side; on the right side.
    case landscapeLeft, landscapeRight
    /// Lying on its back; lying on its face.
    case faceUp, faceDown

    /// Indicates whether the device lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Indicates whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Indicates whether the device lies on its back or face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Indicates whether this is also an orientation of the interface.
    public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The device: a phone that is held upright and never moves.
open class UIDevice {
    /// The state of a battery.
    public nonisolated enum BatteryState: Int, Sendable {
        /// Unknown, as while nobody has asked for the state.
        case unknown
        /// In use, without a charger.
        case unplugged
        /// Plugged in and not yet full.
        case charging
        /// Plugged in and full.
        case full
    }

    /// The only device.
    public static let current = UIDevice()
    /// Posted when the device was turned; it never is here.
    public nonisolated static let orientationDidChangeNotification = posted(
        "DeviceOrientationDidChange")

    /// The kind of the device: a phone.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The orientation: upright.
    open var orientation: UIDeviceOrientation { .portrait }
    /// The name that the owner gave the device.
    open var name: String { "Touchscope" }
    /// The model of the device.
    open var model: String { "iPhone" }
    /// The model of the device; not translated.
    open var localizedModel: String { model }
    /// The name of the operating system.
    open var systemName: String { "iOS" }
    /// The version of the operating system.
    open var systemVersion: String { "18.0" }
    /// The identifier of the device for the vendor; always nil.
    open var identifierForVendor: UUID? { nil }
    /// Indicates whether several programs can run at a time; always false.
    open var isMultitaskingSupported: Bool { false }
    /// The charge of the battery; -1, which means that it is unknown.
    open var batteryLevel: Float { -1 }
    /// The state of the battery; unknown.
    open var batteryState: BatteryState { .unknown }
    /// Indicates whether the battery is monitored; stored only.
    open var isBatteryMonitoringEnabled = false
    /// Indicates whether proximity is monitored; stored only.
    open var isProximityMonitoringEnabled = false
    /// Indicates whether notifications of turns were requested.
    open private(set) var isGeneratingDeviceOrientationNotifications = false

    /// Requests notifications of turns; there are no turns here.
    open func beginGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = true
    }

    /// Ends the request for notifications of turns.
    open func endGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = false
    }

    /// Does nothing.
    open func playInputClick() {}
}
