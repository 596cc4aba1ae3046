/// Writes the format that `evemu-describe` and `evemu-play` read, version 1.3.
nonisolated extension ToldTouches {
    package var evemu: String {
        var text = """
            \(EvemuReading.mark)1.3
            # Input device name: "\(name)"
            N: \(name)
            I: 0006 0000 0000 0000
            P: \(Self.bytes([Evdev.direct], of: 8)[0])

            """
        let bits: [(type: UInt16, codes: [Int], count: Int)] = [
            (Evdev.Kind.syn, Self.types, 8),
            (Evdev.Kind.key, [Int(Evdev.Key.touch)], 96),
            (Evdev.Kind.abs, axes.keys.map(Int.init), 8),
        ]
        for (type, codes, count) in bits {
            for bytes in Self.bytes(codes, of: count) { text += "B: 0\(type) \(bytes)\n" }
        }
        for (code, axis) in axes.sorted(by: { $0.key < $1.key }) {
            let numbers = "\(axis.minimum) \(axis.maximum) 0 0 \(axis.resolution)"
            text += "A: \(Self.hex(code, 2)) \(numbers)\n"
        }
        for event in events {
            let digits = String(event.value.magnitude)
            let value = event.value < 0 ? "-" + digits.padded(to: 3) : digits.padded(to: 4)
            let codes = "\(Self.hex(event.type, 4)) \(Self.hex(event.code, 4))"
            text += "E: \(event.seconds) \(codes) \(value)\t# \(event.words)\n"
        }
        return text
    }

    /// The types of events that it sends.
    static let types = [Int(Evdev.Kind.syn), Int(Evdev.Kind.key), Int(Evdev.Kind.abs)]

    /// Returns numbers as bits in `count` bytes, least significant first, eight bytes a line.
    private static func bytes(_ numbers: [Int], of count: Int) -> [String] {
        var bytes = [UInt8](repeating: 0, count: count)
        for number in numbers { bytes[number / 8] |= 1 << UInt8(number % 8) }
        return stride(from: 0, to: count, by: 8).map { start in
            bytes[start..<start + 8].map { hex($0, 2) }.joined(separator: " ")
        }
    }

    private static func hex(_ number: some BinaryInteger, _ width: Int) -> String {
        String(number, radix: 16).padded(to: width)
    }
}

nonisolated extension KernelEvent {
    /// The names of the event, "EV_ABS / ABS_MT_SLOT", for people who read the file.
    var words: String {
        switch (type, code) {
        case (Evdev.Kind.syn, Evdev.Syn.report): "SYN_REPORT"
        case (Evdev.Kind.key, Evdev.Key.touch): "EV_KEY / BTN_TOUCH"
        case (Evdev.Kind.abs, let code): "EV_ABS / " + (Evdev.Abs.names[code] ?? "\(code)")
        default: "\(type) / \(code)"
        }
    }
}
