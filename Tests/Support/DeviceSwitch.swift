import CX11
import Foundation

/// Takes input devices from an X server, and gives them back, as when they are unplugged.
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
        var count: Int32 = 0
        let devices = XIQueryDevice(connection, XIAllDevices, &count)
        defer { XIFreeDeviceInfo(devices) }
        let all = UnsafeBufferPointer(start: devices, count: Int(count))
        guard let device = all.first(where: { String(cString: $0.name) == name }) else {
            throw SupportError("no device '\(name)' on \(server.display)")
        }
        var value: UInt8 = isOn ? 1 : 0
        let integer: Atom = 19
        XIChangeProperty(
            connection, device.deviceid, XInternAtom(connection, "Device Enabled", 0), integer, 8,
            PropModeReplace, &value, 1)
        XSync(connection, 0)
    }
}
