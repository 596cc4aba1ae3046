import TouchScript

@testable import TouchImport

/// A device that somebody made up, and what it tells, as evemu-record and libinput record write it down.
struct Device {
    enum Word {
        case abs(UInt16, Int32)
        case key(UInt16, Int32)
        case syn(UInt16)

        var numbers: (type: UInt16, code: UInt16, value: Int32) {
            switch self {
            case .abs(let code, let value): (Evdev.Kind.abs, code, value)
            case .key(let code, let value): (Evdev.Kind.key, code, value)
            case .syn(let code): (Evdev.Kind.syn, code, 0)
            }
        }

        static func slot(_ number: Int32) -> Word { .abs(Evdev.Abs.slot, number) }
        static func id(_ number: Int32) -> Word { .abs(Evdev.Abs.trackingID, number) }
        static func x(_ value: Int32) -> Word { .abs(Evdev.Abs.contactX, value) }
        static func y(_ value: Int32) -> Word { .abs(Evdev.Abs.contactY, value) }
        static func major(_ value: Int32) -> Word { .abs(Evdev.Abs.touchMajor, value) }
        static func pressure(_ value: Int32) -> Word { .abs(Evdev.Abs.contactPressure, value) }
        static func touch(_ isDown: Bool) -> Word { .key(Evdev.Key.touch, isDown ? 1 : 0) }
        /// Ends a contact of protocol A.
        static let contact = Word.syn(Evdev.Syn.contact)
    }

    var name = "Made-up Touchscreen"
    var axes: [UInt16: RecordedDevice.Axis] = slotted
    /// By milliseconds.
    private var reports: [(time: Int, words: [Word])] = []
    /// When its clock began, in microseconds.
    var epoch = 0

    init() {}

    /// 640 x 400 places, so that a place is a point of a scene of that size.
    static let slotted: [UInt16: RecordedDevice.Axis] = [
        Evdev.Abs.slot: .init(minimum: 0, maximum: 9),
        Evdev.Abs.contactX: .init(minimum: 0, maximum: 640),
        Evdev.Abs.contactY: .init(minimum: 0, maximum: 400),
        Evdev.Abs.trackingID: .init(minimum: 0, maximum: 65_535),
    ]

    mutating func report(_ time: Int, _ words: Word...) { reports.append((time, words)) }

    private var events: [(time: Int, type: UInt16, code: UInt16, value: Int32)] {
        reports.flatMap { time, words in
            (words + [.syn(Evdev.Syn.report)]).map { word in
                let numbers = word.numbers
                return (epoch + time * 1000, numbers.type, numbers.code, numbers.value)
            }
        }
    }

    private func padded(_ number: Int, _ width: Int, radix: Int = 10) -> String {
        let digits = String(number, radix: radix)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    // MARK: As files

    var evemuDescription: String {
        var text = "# EVEMU 1.3\nN: \(name)\nI: 0018 0000 0000 0000\nP: 02 00 00 00 00 00 00 00\n"
        for (code, axis) in axes.sorted(by: { $0.key < $1.key }) {
            let numbers = "\(axis.minimum) \(axis.maximum) 0 0 \(axis.resolution)"
            text += "A: \(padded(Int(code), 2, radix: 16)) \(numbers)\n"
        }
        return text
    }

    var evemuEvents: String {
        events.map { event in
            let time = "\(event.time / 1_000_000).\(padded(event.time % 1_000_000, 6))"
            let type = padded(Int(event.type), 4, radix: 16)
            let code = padded(Int(event.code), 4, radix: 16)
            return "E: \(time) \(type) \(code) \(event.value)\t# what it is\n"
        }.joined()
    }

    var evemu: String { evemuDescription + evemuEvents }

    static func libinput(_ devices: [Device], announced: Int? = nil) -> String {
        "# libinput record\nversion: 1\nndevices: \(announced ?? devices.count)\nlibinput:\n"
            + "  version: \"1.22.1\"\ndevices:\n" + devices.map(\.libinputPart).joined()
    }

    private var libinputPart: String {
        var text = """
            - node: /dev/input/event7
              evdev:
                # Name: whatever
                name: "\(name)"
                id: [24, 0, 0, 0]
                codes:
                  3: [0, 1, 53] # EV_ABS
                absinfo:

            """
        for (code, axis) in axes.sorted(by: { $0.key < $1.key }) {
            let numbers = [axis.minimum, axis.maximum, 0, 0, axis.resolution]
            text += "      \(code): [\(numbers.map(String.init).joined(separator: ", "))]\n"
        }
        text += """
                properties: [1]
              hid: [
                0x05, 0x0d, 0x09
              ]
              udev:
                properties:
                - ID_INPUT=1
              quirks:
              events:
              # Current time is 12:00:00

            """
        var isOpen = false
        for event in events {
            if !isOpen { text += "  - evdev:\n" }
            let (seconds, rest) = event.time.quotientAndRemainder(dividingBy: 1_000_000)
            text +=
                "    - [ \(seconds), \(rest),\t \(event.type), \(event.code), \(event.value)] # (+1)\n"
            isOpen = event.type != Evdev.Kind.syn || event.code != Evdev.Syn.report
            if !isOpen { text += "                        # Touch device in neutral state\n" }
        }
        return text + "  - libinput:\n    - {time: 1.2, type: TOUCH_DOWN, slot: 0}\n"
    }
}

/// Recordings as they become tapes, on a scene of 640 x 400.
enum Imported {
    static let scene = "scene 1 \"s\" 640 x 400\nview v at 0 0 size 640 400\n"

    static func evemu(_ texts: String..., only number: Int? = nil) throws -> TouchRecording {
        var reading = EvemuReading()
        for text in texts { try reading.read(text, file: "r.evemu") }
        return try TouchRecording(reading.devices, only: number, file: "r.evemu")
    }

    static func libinput(_ text: String, only number: Int? = nil) throws -> TouchRecording {
        var reading = LibinputReading()
        try reading.read(text, file: "r.yml")
        return try TouchRecording(
            reading.devices, only: number, announced: reading.announced, file: "r.yml")
    }

    static func tape(_ recording: TouchRecording, on text: String = scene) throws -> TouchTape {
        TouchTape(
            of: recording.devices, on: try Scene.parse(text, file: "s.scene"), remarks: [],
            from: recording.start)
    }

    /// The tape's events, each a line without the word.
    static func events(_ recording: TouchRecording, on text: String = scene) throws -> [String] {
        try tape(recording, on: text).tape.text.split(separator: "\n")
            .filter { $0.hasPrefix("event ") }.map { String($0.dropFirst(6)) }
    }

    /// Of one device, which both kinds of files tell alike.
    static func events(of device: Device, on text: String = scene) throws -> [String] {
        let events = try events(evemu(device.evemu), on: text)
        let same = try Imported.events(libinput(Device.libinput([device])), on: text)
        return events == same ? events : ["evemu: \(events), libinput: \(same)"]
    }
}
