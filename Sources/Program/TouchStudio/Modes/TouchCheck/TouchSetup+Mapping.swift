import Foundation

extension TouchSetup {
    /// The mapping of a touchscreen to the display on which its fingers come down.
    nonisolated enum Mapping: Equatable {
        case right(Output)
        /// Mapped to another display than the one it is on; `remedy` corrects it.
        case wrong(Wrong, remedy: String)
        /// Not reported by X.
        case unknown
    }

    nonisolated enum Wrong: Equatable {
        /// Spread over a number of displays.
        case spread(Int)
        /// Mapped to the first display, although it is as large as the second.
        case other(Output, than: Output)
        /// Mapped to the right display, but turned differently.
        case turned(Output)
        /// Mapped to an area, in pixels of the screen, that is no display.
        case nowhere(CGRect)
    }

    nonisolated func mapping(of device: Device) -> Mapping {
        guard !outputs.isEmpty, screen.width > 0, screen.height > 0 else { return .unknown }
        let area = area(of: device)
        let covered = outputs.first { isNear(area, $0.frame) }
        let meant = outputs.first { device.isAsLarge(as: $0) }
        if let covered {
            if let meant, covered.millimetres != nil, !device.isAsLarge(as: covered) {
                return .wrong(.other(covered, than: meant), remedy: remedy(device, meant))
            }
            guard device.turn == covered.turn else {
                return .wrong(.turned(covered), remedy: remedy(device, covered))
            }
            return .right(covered)
        }
        let whole = CGRect(origin: .zero, size: screen)
        let wrong: Wrong =
            outputs.count > 1 && isNear(area, whole) ? .spread(outputs.count) : .nowhere(area)
        let best = meant ?? outputs.first(where: \.isBuiltIn) ?? outputs.first(where: \.isPrimary)
        return .wrong(wrong, remedy: remedy(device, best ?? outputs[0]))
    }

    /// Returns the area that the device covers, in pixels of the screen.
    nonisolated func area(of device: Device) -> CGRect {
        let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { x, y in
            let rows = [0, 3].map { row in
                device.transformation[row] * x + device.transformation[row + 1] * y
                    + device.transformation[row + 2]
            }
            return CGPoint(x: rows[0] * screen.width, y: rows[1] * screen.height)
        }
        let (x, y) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        return CGRect(x: x[0], y: y[0], width: x[3] - x[0], height: y[3] - y[0])
    }

    /// Returns whether two areas are nearly equal, because X keeps its transformation in numbers
    /// that are not quite exact.
    private nonisolated func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        let slack = 4.0
        return abs(one.minX - other.minX) <= slack && abs(one.minY - other.minY) <= slack
            && abs(one.maxX - other.maxX) <= slack && abs(one.maxY - other.maxY) <= slack
    }

    /// Returns the command that maps a device to a display.
    private nonisolated func remedy(_ device: Device, _ output: Output) -> String {
        let isAlone = devices.count { $0.name == device.name } == 1
        let quoted = "'" + device.name.replacing("'", with: "'\\''") + "'"
        return "xinput map-to-output \(isAlone ? quoted : "\(device.number)") \(output.name)"
    }
}

nonisolated extension TouchSetup.Device {
    /// The rotation of its coordinates to the left, in degrees.
    var turn: Int {
        let (across, down) = (transformation[0], transformation[1])
        return abs(across) >= abs(down) ? (across >= 0 ? 0 : 180) : (down < 0 ? 90 : 270)
    }

    /// Returns whether both report a size, and it is the same within an eighth, however they are
    /// turned.
    func isAsLarge(as output: TouchSetup.Output) -> Bool {
        guard let mine = millimetres, let its = output.millimetres else { return false }
        func isNear(_ one: Double, _ other: Double) -> Bool { abs(one / other - 1) < 0.125 }
        return (isNear(mine.width, its.width) && isNear(mine.height, its.height))
            || (isNear(mine.width, its.height) && isNear(mine.height, its.width))
    }
}

nonisolated extension TouchSetup.Output {
    /// Indicates whether the display is the machine's own panel, by its name.
    var isBuiltIn: Bool { ["eDP", "LVDS", "DSI"].contains { name.hasPrefix($0) } }
}
