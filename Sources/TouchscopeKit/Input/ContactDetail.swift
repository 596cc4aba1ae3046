/// What a touchscreen says of a contact beside its place; 0 for what it does not tell.
nonisolated struct ContactDetail: Equatable {
    /// Half of the longest way across the contact, in pixels.
    var radius = 0.0
    /// The same in millimetres.
    var millimetres = 0.0
    /// From 0 to 1, the most that the touchscreen tells.
    var pressure = 0.0

    /// A fingertip or a thumb laid flat is 25 mm across at most; what has a larger radius than this, in
    /// millimetres, is a palm, an arm or a cup.
    static let palmRadius = 15.0

    var isPalm: Bool { millimetres > Self.palmRadius }
}

/// The axes of a touchscreen, as X describes them, by which its numbers get a meaning.
nonisolated struct TouchAxes: Equatable {
    struct Axis: Equatable {
        /// Its place among the axes.
        var number: Int
        var minimum: Double
        var maximum: Double
        /// Units a metre; 0 if unknown.
        var resolution: Int = 0
    }

    /// By X's labels for them.
    var axes: [String: Axis] = [:]

    /// - Parameters:
    ///   - screenWidth: of all that the touchscreen covers, in pixels.
    ///   - value: what an event says for the axis of a number; nil if nothing.
    func detail(screenWidth: Double, _ value: (Int) -> Double?) -> ContactDetail {
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

    static let place = "Abs MT Position X"
    static let major = "Abs MT Touch Major"
    static let pressure = "Abs MT Pressure"
}
