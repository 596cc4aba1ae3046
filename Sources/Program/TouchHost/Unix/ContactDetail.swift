/// What a touchscreen says of a contact beside its place; 0 for what it does not tell.
package nonisolated struct ContactDetail: Equatable {
    /// Half of the longest way across the contact, in pixels.
    package var radius = 0.0
    /// The same in millimetres.
    package var millimetres = 0.0
    /// From 0 to 1, the most that the touchscreen tells.
    package var pressure = 0.0

    package init(radius: Double = 0.0, millimetres: Double = 0.0, pressure: Double = 0.0) {
        self.radius = radius
        self.millimetres = millimetres
        self.pressure = pressure
    }

    /// A fingertip or a thumb laid flat is 25 mm across at most; what has a larger radius than this, in
    /// millimetres, is a palm, an arm or a cup.
    static let palmRadius = 15.0

    package var isPalm: Bool { millimetres > Self.palmRadius }
}

/// The axes of a touchscreen, as X describes them, by which its numbers get a meaning.
package nonisolated struct TouchAxes: Equatable {
    package struct Axis: Equatable {
        /// Its place among the axes.
        package var number: Int
        package var minimum: Double
        package var maximum: Double
        /// Units a metre; 0 if unknown.
        package var resolution: Int = 0

        package init(number: Int, minimum: Double, maximum: Double, resolution: Int = 0) {
            self.number = number
            self.minimum = minimum
            self.maximum = maximum
            self.resolution = resolution
        }
    }

    /// By X's labels for them.
    package var axes: [String: Axis] = [:]

    package init(axes: [String: Axis] = [:]) {
        self.axes = axes
    }

    /// - Parameters:
    ///   - screenWidth: of all that the touchscreen covers, in pixels.
    ///   - value: what an event says for the axis of a number; nil if nothing.
    package func detail(screenWidth: Double, _ value: (Int) -> Double?) -> ContactDetail {
        var detail = ContactDetail()
        // The kernel counts the way across in the units of the place, and so the place's axis says what they are.
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
