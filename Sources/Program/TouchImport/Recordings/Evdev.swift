/// Numbers of Linux's input events, as in the kernel's input-event-codes.h.
nonisolated enum Evdev {
    enum Kind {
        static let syn: UInt16 = 0
        static let key: UInt16 = 1
        static let abs: UInt16 = 3
    }

    enum Syn {
        /// The end of a report about one moment.
        static let report: UInt16 = 0
        /// The end of a report about one contact, for devices without slots.
        static let contact: UInt16 = 2
        /// A loss of events because the reader was too slow: what follows is incomplete up to the
        /// next report.
        static let dropped: UInt16 = 3
    }

    enum Key {
        static let toolPen: UInt16 = 0x140
        static let touch: UInt16 = 0x14a
    }

    enum Abs {
        static let x: UInt16 = 0x00
        static let y: UInt16 = 0x01
        static let pressure: UInt16 = 0x18
        static let slot: UInt16 = 0x2f
        static let touchMajor: UInt16 = 0x30
        static let contactX: UInt16 = 0x35
        static let contactY: UInt16 = 0x36
        static let toolType: UInt16 = 0x37
        static let trackingID: UInt16 = 0x39
        static let contactPressure: UInt16 = 0x3a
        static let distance: UInt16 = 0x3b

        /// The kernel's names.
        static let names = [
            x: "ABS_X", y: "ABS_Y", pressure: "ABS_PRESSURE", slot: "ABS_MT_SLOT",
            touchMajor: "ABS_MT_TOUCH_MAJOR", contactX: "ABS_MT_POSITION_X",
            contactY: "ABS_MT_POSITION_Y", toolType: "ABS_MT_TOOL_TYPE",
            trackingID: "ABS_MT_TRACKING_ID", contactPressure: "ABS_MT_PRESSURE",
            distance: "ABS_MT_DISTANCE",
        ]
    }

    /// The property of a screen, which a pad that moves a pointer lacks.
    static let direct = 1
    /// The tool type of a pen; that of a finger is 0.
    static let pen: Int32 = 1
}

/// An event of an input device.
package nonisolated struct KernelEvent: Equatable {
    /// The time in microseconds, from an arbitrary moment of the recording.
    var time: Int
    var type: UInt16
    var code: UInt16
    var value: Int32

    var isReport: Bool { isMark(Evdev.Syn.report) }

    func isMark(_ code: UInt16) -> Bool { type == Evdev.Kind.syn && self.code == code }

    /// The time in seconds, "1.400000".
    var seconds: String { "\(time / 1_000_000)." + "\(time % 1_000_000)".padded(to: 6) }
}

nonisolated extension String {
    /// Returns the string padded with leading zeros.
    func padded(to width: Int) -> String {
        String(repeating: "0", count: max(0, width - count)) + self
    }
}
