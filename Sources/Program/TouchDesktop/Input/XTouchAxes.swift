import CSDL.X11
import TouchHost

extension TouchAxes {
    /// Asks X for a device's axes.
    nonisolated init(of device: Int32, on connection: OpaquePointer) {
        self.init()
        var count: Int32 = 0
        guard let info = XIQueryDevice(connection, device, &count) else { return }
        defer { XIFreeDeviceInfo(info) }
        for index in 0..<(count > 0 ? Int(info.pointee.num_classes) : 0) {
            guard let any = info.pointee.classes[index], any.pointee.type == XIValuatorClass
            else { continue }
            // Of this kind, as its type says.
            let found = UnsafeRawPointer(any).load(as: XIValuatorClassInfo.self)
            guard found.label != 0, let name = XGetAtomName(connection, found.label) else {
                continue
            }
            defer { XFree(name) }
            axes[String(cString: name)] = Axis(
                number: Int(found.number), minimum: found.min, maximum: found.max,
                resolution: Int(found.resolution))
        }
    }
}

extension XIValuatorState {
    /// What an event says for an axis; nil if nothing. Only values of axes that the mask names are there.
    nonisolated func value(_ axis: Int) -> Double? {
        let isTold = { (axis: Int) in mask[axis / 8] & (1 << UInt8(axis % 8)) != 0 }
        guard axis < Int(mask_len) * 8, isTold(axis) else { return nil }
        return values[(0..<axis).count(where: isTold)]
    }
}
