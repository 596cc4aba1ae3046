import Foundation

/// The pointing devices of a machine, and the displays on which its touchscreens are, as X reports
/// them.
package nonisolated struct TouchSetup: Equatable {
    /// The size of all outputs together, in pixels.
    var screen = CGSize.zero
    var outputs: [Output] = []
    /// The devices, without those that X makes up: the core pointer, and the one of its test
    /// extension.
    var devices: [Device] = []

    /// An active display.
    package struct Output: Equatable {
        var name: String
        /// The frame, in pixels of the screen.
        package var frame: CGRect
        /// The size in millimeters, as the display is turned; nil if it reports none that can be
        /// believed.
        var millimetres: CGSize?
        /// The rotation to the left, in degrees: 0, 90, 180, or 270.
        var turn = 0
        var isPrimary = false
    }

    package struct Device: Equatable {
        /// X's number of the device.
        var number: Int
        var name: String
        var kind: Kind
        var isEnabled = true
        /// The largest number of fingers that the device reports; 0 if it does not say.
        var fingers = 0
        /// The size in millimeters; nil if the device does not report it.
        var millimetres: CGSize?
        /// The transformation that X applies to its coordinates, both from 0 to 1: three rows of
        /// three.
        var transformation = Self.straight

        static let straight: [Double] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    }

    enum Kind: Equatable {
        /// A device whose fingers are on the thing that they touch.
        case touchscreen
        /// A device whose fingers are beside it.
        case touchpad
        /// A device that reports locations but no fingers: a touchscreen whose driver presents it
        /// as a mouse, or a tablet.
        case places
        case mouse
    }

    package var touchscreens: [Device] { devices.filter { $0.kind == .touchscreen } }
}

/// The information of the window's system about touchscreens, before anybody touches.
package nonisolated struct TouchSurroundings: Equatable {
    /// The setup of the machine; nil if the system does not report it.
    package var setup: TouchSetup?
    /// SDL's names of touchscreens, by SDL's numbers.
    package var names: [Int64: String] = [:]
    /// The millimeters from one pixel of the window to the next; nil if they are unknown.
    package var millimetres: Double?

    package init(
        setup: TouchSetup? = nil, names: [Int64: String] = [:], millimetres: Double? = nil
    ) {
        self.setup = setup
        self.names = names
        self.millimetres = millimetres
    }
}
