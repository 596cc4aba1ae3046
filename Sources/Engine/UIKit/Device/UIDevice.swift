import TouchKit

/// How a device is held.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
    /// It is not known.
    case unknown
    /// Upright, and upside down.
    case portrait, portraitUpsideDown
    /// On its left and on its right side.
    case landscapeLeft, landscapeRight
    /// Lying, on its back and on its face.
    case faceUp, faceDown

    /// Whether it lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it stands.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on its back or face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether a screen can be held so.
    public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The device: a telephone that is held upright and never moves.
open class UIDevice {
    /// How a battery is.
    public nonisolated enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    /// The one there is.
    public static let current = UIDevice()
    /// Posted when it is turned: it never is here.
    public nonisolated static let orientationDidChangeNotification = posted(
        "DeviceOrientationDidChange")

    /// A telephone.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Upright.
    open var orientation: UIDeviceOrientation { .portrait }
    /// What its owner calls it.
    open var name: String { "Touchscope" }
    /// What kind it is.
    open var model: String { "iPhone" }
    /// What kind it is.
    open var localizedModel: String { model }
    /// What runs on it.
    open var systemName: String { "iOS" }
    /// The version of that.
    open var systemVersion: String { "18.0" }
    /// None.
    open var identifierForVendor: UUID? { nil }
    /// Several programs at a time: no.
    open var isMultitaskingSupported: Bool { false }
    /// Full, as far as anybody knows.
    open var batteryLevel: Float { -1 }
    /// Not known.
    open var batteryState: BatteryState { .unknown }
    /// Only kept.
    open var isBatteryMonitoringEnabled = false
    /// Only kept.
    open var isProximityMonitoringEnabled = false
    /// Whether somebody wants to hear of turns.
    open private(set) var isGeneratingDeviceOrientationNotifications = false

    /// Has turns told of: there are none.
    open func beginGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = true
    }

    /// Has turns not told of.
    open func endGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = false
    }

    /// Does nothing.
    open func playInputClick() {}
}
