/// The details that a touchscreen reports of a contact besides its location; 0 for those it does
/// not report.
package nonisolated struct ContactDetail: Equatable {
    /// Half of the contact's longest diameter, in pixels.
    package var radius = 0.0
    /// The same in millimeters.
    package var millimetres = 0.0
    /// The pressure from 0 to 1, the touchscreen's maximum.
    package var pressure = 0.0

    package init(radius: Double = 0.0, millimetres: Double = 0.0, pressure: Double = 0.0) {
        self.radius = radius
        self.millimetres = millimetres
        self.pressure = pressure
    }

    /// The radius, in millimeters, above which a contact is a palm, an arm or a cup. A fingertip or
    /// a thumb laid flat is 25 mm across at most.
    static let palmRadius = 15.0

    package var isPalm: Bool { millimetres > Self.palmRadius }
}

/// The axes of a touchscreen, as X describes them, which give its numbers a meaning.
package nonisolated struct TouchAxes: Equatable {
    package struct Axis: Equatable {
        /// The number among the device's axes.
        package var number: Int
        package var minimum: Double
        package var maximum: Double
        /// The units per meter; 0 if unknown.
        package var resolution: Int = 0

        package init(number: Int, minimum: Double, maximum: Double, resolution: Int = 0) {
            self.number = number
            self.minimum = minimum
            self.maximum = maximum
            self.resolution = resolution
        }
    }

    /// The axes by X's labels.
    package var axes: [String: Axis] = [:]

    package init(axes: [String: Axis] = [:]) {
        self.axes = axes
    }

    /// Returns the details of a contact.
    /// - Parameters:
    ///   - screenWidth: the width of everything that the touchscreen covers, in pixels.
    ///   - value: a closure that returns the event's value for the axis of a given number; nil if
    ///     it has none.
    package func detail(screenWidth: Double, _ value: (Int) -> Double?) -> ContactDetail {
        var detail = ContactDetail()
        // The kernel measures the diameter in the units of the location, so the location's axis
        // defines them.
        if let across = axes[Self.major].flatMap({ value($0.number) }), across > 0,
            let place = axes[Self.place], place.maximum > place.minimum
        {
            detail.radius = across / 2 / (place.maximum - place.minimum) * screenWidth
            if place.resolution > 0 {
                detail.millimetres = across / 2 / Double(place.resolution) * 1000
            }
        }
        if let axis = axes[Self.pressure], axis.maximum > axis.minimum,
            let pressure = value(axis.number)
        {
            detail.pressure = (pressure - axis.minimum) / (axis.maximum - axis.minimum)
        }
        return detail
    }

    package static let place = "Abs MT Position X"
    package static let major = "Abs MT Touch Major"
    package static let pressure = "Abs MT Pressure"
}
