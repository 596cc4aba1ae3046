import CSDL.X11
import TouchHost

extension TouchAxes {
    /// Creates the axes of a device by asking X.
    nonisolated init(of device: Int32, on connection: OpaquePointer) {
        self.init()
        var count: Int32 = 0
        guard let info = XIQueryDevice(connection, device, &count) else { return }
        defer { XIFreeDeviceInfo(info) }
        for index in 0..<(count > 0 ? Int(info.pointee.num_classes) : 0) {
            guard let any = info.pointee.classes[index], any.pointee.type == XIValuatorClass
            else { continue }
            // The class's type says that it is a valuator.
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
    /// Returns the event's value for an axis; nil if it has none. The array holds only the values
    /// of the axes set in the mask.
    nonisolated func value(_ axis: Int) -> Double? {
        let isTold = { (axis: Int) in mask[axis / 8] & (1 << UInt8(axis % 8)) != 0 }
        guard axis < Int(mask_len) * 8, isTold(axis) else { return nil }
        return values[(0..<axis).count(where: isTold)]
    }
}
