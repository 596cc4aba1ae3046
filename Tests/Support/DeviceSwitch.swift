import CX11
import Foundation

/// Takes input devices from an X server, and gives them back, as when they are unplugged; and maps them.
public final class DeviceSwitch {
    private let connection: OpaquePointer
    /// Xlib ends the whole process when its server goes first.
    private let server: XServer

    public init(_ server: XServer) throws {
        guard let connection = XOpenDisplay(server.display) else {
            throw SupportError("cannot reach \(server.display)")
        }
        self.connection = connection
        self.server = server
    }

    deinit {
        XCloseDisplay(connection)
    }

    /// Switches a device on or off; returns when the server has done so.
    public func turn(_ name: String, on isOn: Bool) throws {
        var value: UInt8 = isOn ? 1 : 0
        let integer: Atom = 19
        try change("Device Enabled", of: name, integer, 8, &value, 1)
    }

    /// Maps a device's places to a part of the screen; returns when the server has done so.
    /// - Parameter matrix: three rows of three, of places from 0 to 1.
    public func map(_ name: String, by matrix: [Float]) throws {
        var matrix = matrix
        try matrix.withUnsafeMutableBytes { bytes in
            guard let first = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            try change(
                "Coordinate Transformation Matrix", of: name,
                XInternAtom(connection, "FLOAT", 0), 32, first, Int32(bytes.count / 4))
        }
    }

    private func change(
        _ property: String, of name: String, _ type: Atom, _ format: Int32,
        _ value: UnsafeMutablePointer<UInt8>, _ count: Int32
    ) throws {
        var found: Int32 = 0
        let devices = XIQueryDevice(connection, XIAllDevices, &found)
        defer { XIFreeDeviceInfo(devices) }
        let all = UnsafeBufferPointer(start: devices, count: Int(found))
        guard let device = all.first(where: { String(cString: $0.name) == name }) else {
            throw SupportError("no device '\(name)' on \(server.display)")
        }
        XIChangeProperty(
            connection, device.deviceid, XInternAtom(connection, property, 0), type, format,
            PropModeReplace, value, count)
        XSync(connection, 0)
    }
}
