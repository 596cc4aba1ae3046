import CX11
import Foundation

extension TouchSetup {
    /// Returns the setup from the X server of the environment's display, over a connection of its
    /// own.
    /// - Returns: nil if there is no server, or it does not support touches.
    package static func ofX() -> TouchSetup? {
        askX { connection in
            var (major, minor): (Int32, Int32) = (2, 2)
            guard XIQueryVersion(connection, &major, &minor) == Success, (major, minor) >= (2, 2)
            else { return nil }
            let number = XDefaultScreen(connection)
            return TouchSetup(
                screen: CGSize(
                    width: Double(XDisplayWidth(connection, number)),
                    height: Double(XDisplayHeight(connection, number))),
                outputs: outputs(connection), devices: devices(connection))
        }
    }

    /// Returns the active displays of the X server; none if there is no server.
    package static func outputsOfX() -> [Output] { askX(outputs) ?? [] }

    private static func askX<Answer>(_ question: (OpaquePointer) -> Answer?) -> Answer? {
        guard let connection = XOpenDisplay(nil) else { return nil }
        defer { XCloseDisplay(connection) }
        // A device that disappears during a query must not end the program.
        let before = XSetErrorHandler { _, _ in 0 }
        defer { XSetErrorHandler(before) }
        return question(connection)
    }

    // MARK: Displays

    private static func outputs(_ connection: OpaquePointer) -> [Output] {
        var (event, error): (Int32, Int32) = (0, 0)
        let root = XDefaultRootWindow(connection)
        guard XRRQueryExtension(connection, &event, &error) != 0,
            let resources = XRRGetScreenResourcesCurrent(connection, root)
        else { return [] }
        defer { XRRFreeScreenResources(resources) }
        let primary = XRRGetOutputPrimary(connection, root)
        return (0..<Int(resources.pointee.noutput)).compactMap { index in
            let number = resources.pointee.outputs[index]
            guard let output = XRRGetOutputInfo(connection, resources, number) else { return nil }
            defer { XRRFreeOutputInfo(output) }
            guard output.pointee.crtc != 0,
                let part = XRRGetCrtcInfo(connection, resources, output.pointee.crtc)
            else { return nil }
            defer { XRRFreeCrtcInfo(part) }
            let turns = [RR_Rotate_0: 0, RR_Rotate_90: 90, RR_Rotate_180: 180, RR_Rotate_270: 270]
            let frame = CGRect(
                x: Double(part.pointee.x), y: Double(part.pointee.y),
                width: Double(part.pointee.width), height: Double(part.pointee.height))
            let turn = turns[Int32(part.pointee.rotation & 15)] ?? 0
            return Output(
                name: String(cString: output.pointee.name), frame: frame,
                millimetres: size(output.pointee, frame: frame, turn: turn), turn: turn,
                isPrimary: number == primary)
        }
    }

    /// Returns the size of an output as it is turned; it reports the size of the panel, however it
    /// is turned.
    private static func size(_ output: XRROutputInfo, frame: CGRect, turn: Int) -> CGSize? {
        var size = CGSize(width: Double(output.mm_width), height: Double(output.mm_height))
        if turn % 180 != 0 { size = CGSize(width: size.height, height: size.width) }
        guard size.width > 0, size.height > 0 else { return nil }
        let (across, down) = (frame.width / size.width * 25.4, frame.height / size.height * 25.4)
        return RoomSize.believed(dpi: across, across: across, down: down, display: frame.size)
            .map { _ in size }
    }

    // MARK: Devices

    private static func devices(_ connection: OpaquePointer) -> [Device] {
        var count: Int32 = 0
        guard let found = XIQueryDevice(connection, XIAllDevices, &count) else { return [] }
        defer { XIFreeDeviceInfo(found) }
        return UnsafeBufferPointer(start: found, count: Int(count)).compactMap {
            device($0, connection)
        }
    }

    private static func device(_ info: XIDeviceInfo, _ connection: OpaquePointer) -> Device? {
        // Masters are X's own. A disabled or floating device no longer has the use of a pointer or
        // a keyboard, but it was one of them, and is kept.
        guard info.use != XIMasterPointer, info.use != XIMasterKeyboard,
            info.use != XISlaveKeyboard,
            property("XTEST Device", of: info.deviceid, connection).first != 1
        else { return nil }
        var device = Device(
            number: Int(info.deviceid), name: String(cString: info.name), kind: .mouse,
            isEnabled: info.enabled != 0)
        var axes: [Int: XIValuatorClassInfo] = [:]
        var touch: XITouchClassInfo?
        for index in 0..<Int(info.num_classes) {
            guard let any = info.classes[index] else { continue }
            // The type says which struct it is.
            let raw = UnsafeRawPointer(any)
            switch any.pointee.type {
            case XIValuatorClass:
                let axis = raw.load(as: XIValuatorClassInfo.self)
                axes[Int(axis.number)] = axis
            case XITouchClass: touch = raw.load(as: XITouchClassInfo.self)
            default: break
            }
        }
        guard let across = axes[0], let down = axes[1] else { return nil }
        if let touch {
            device.kind = touch.mode == XIDirectTouch ? .touchscreen : .touchpad
            device.fingers = Int(touch.num_touches)
        } else if across.mode == XIModeAbsolute, across.max > across.min {
            device.kind = .places
        }
        if let width = across.millimetres, let height = down.millimetres {
            device.millimetres = CGSize(width: width, height: height)
        }
        let matrix = property("Coordinate Transformation Matrix", of: info.deviceid, connection)
        if matrix.count == 9 { device.transformation = matrix }
        return device
    }

    /// Returns the numbers of a device's property; none if it has no such property.
    private static func property(
        _ name: String, of device: Int32, _ connection: OpaquePointer
    ) -> [Double] {
        let atom = XInternAtom(connection, name, 1)
        guard atom != 0 else { return [] }
        var (type, format): (Atom, Int32) = (0, 0)
        var (count, rest): (UInt, UInt) = (0, 0)
        var data: UnsafeMutablePointer<UInt8>?
        // Any type will do.
        guard
            XIGetProperty(
                connection, device, atom, 0, 16, 0, 0, &type, &format, &count, &rest, &data) == 0,
            let data
        else { return [] }
        defer { XFree(data) }
        let raw = UnsafeRawPointer(data)
        switch format {
        case 8: return (0..<Int(count)).map { Double(data[$0]) }
        case 32:
            return (0..<Int(count)).map {
                Double(raw.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self))
            }
        default: return []
        }
    }
}

extension XIValuatorClassInfo {
    /// The length of the axis; nil if it does not report one. X counts units per meter.
    fileprivate var millimetres: Double? {
        resolution > 0 && max > min ? (max - min) / Double(resolution) * 1000 : nil
    }
}
