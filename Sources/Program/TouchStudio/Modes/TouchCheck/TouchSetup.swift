import Foundation

/// The pointing devices of a machine, and the displays that touchscreens among them lie on, as X
/// tells them.
package nonisolated struct TouchSetup: Equatable {
    /// Of all outputs together, in pixels.
    var screen = CGSize.zero
    var outputs: [Output] = []
    /// Without those that X makes up: the core pointer and the one of its tests.
    var devices: [Device] = []

    /// A display at work.
    package struct Output: Equatable {
        var name: String
        /// In pixels of the screen.
        package var frame: CGRect
        /// As it stands; nil if it tells none that can be believed.
        var millimetres: CGSize?
        /// How far it is turned to the left, in degrees: 0, 90, 180 or 270.
        var turn = 0
        var isPrimary = false
    }

    package struct Device: Equatable {
        /// X's.
        var number: Int
        var name: String
        var kind: Kind
        var isEnabled = true
        /// The most fingers that it tells; 0 if it does not say.
        var fingers = 0
        /// Nil if it does not say.
        var millimetres: CGSize?
        /// What X makes of its places, both from 0 to 1: three rows of three.
        var transformation = Self.straight

        static let straight: [Double] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    }

    enum Kind: Equatable {
        /// Fingers on what they touch.
        case touchscreen
        /// Fingers beside it.
        case touchpad
        /// Places but no fingers: a touchscreen whose driver makes a mouse of it, or a tablet.
        case places
        case mouse
    }

    package var touchscreens: [Device] { devices.filter { $0.kind == .touchscreen } }
}

/// What the window's system tells of touchscreens, before anybody touches.
package nonisolated struct TouchSurroundings: Equatable {
    /// Nil where the system does not tell.
    package var setup: TouchSetup?
    /// SDL's names of touchscreens, by SDL's numbers.
    package var names: [Int64: String] = [:]
    /// From one pixel of the window to the next; nil if nobody says.
    package var millimetres: Double?

    package init(
        setup: TouchSetup? = nil, names: [Int64: String] = [:], millimetres: Double? = nil
    ) {
        self.setup = setup
        self.names = names
        self.millimetres = millimetres
    }
}
