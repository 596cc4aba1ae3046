/// Writes the format that `libinput replay` reads, version 1.
nonisolated extension ToldTouches {
    package var libinput: String {
        let codes = axes.keys.sorted()
        var text = """
            # libinput record
            version: 1
            ndevices: 1
            libinput:
              version: "1.0"
            system:
              kernel: "none"
              dmi: "none"
            devices:
            - node: /dev/input/event0
              evdev:
                name: "\(name)"
                id: [6, 0, 0, 0]
                codes:
                  0: [0]
                  1: [\(Evdev.Key.touch)]
                  3: [\(codes.map(String.init).joined(separator: ", "))]
                absinfo:

            """
        for code in codes {
            guard let axis = axes[code] else { continue }
            text +=
                "      \(code): [\(axis.minimum), \(axis.maximum), 0, 0, \(axis.resolution)]\n"
        }
        text += """
                properties: [\(Evdev.direct)]
              hid: []
              udev:
                properties:
                - ID_INPUT=1
                - ID_INPUT_TOUCHSCREEN=1
              quirks:
              events:

            """
        var isOpen = false
        for event in events {
            if !isOpen { text += "  - evdev:\n" }
            isOpen = !event.isReport
            let numbers = [
                event.time / 1_000_000, event.time % 1_000_000, Int(event.type), Int(event.code),
                Int(event.value),
            ]
            let list = numbers.map(String.init).joined(separator: ", ")
            text += "    - [\(list)] # \(event.words)\n"
        }
        return text
    }
}
