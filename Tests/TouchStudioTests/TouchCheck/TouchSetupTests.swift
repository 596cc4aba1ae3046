import Foundation
import Testing

@testable import TouchStudio

/// On which display a touchscreen lies, by what X tells.
@Suite("Which display a touchscreen is mapped to") struct TouchSetupTests {
    private typealias Output = TouchSetup.Output

    /// A laptop's panel, and a larger display at its right.
    private let panel = TouchSetup.Output(
        name: "eDP-1", frame: CGRect(x: 0, y: 0, width: 1920, height: 1080),
        millimetres: CGSize(width: 309, height: 174))
    private let wall = TouchSetup.Output(
        name: "HDMI-1", frame: CGRect(x: 1920, y: 0, width: 1920, height: 1080),
        millimetres: CGSize(width: 1430, height: 800), isPrimary: true)
    private let left: [Double] = [0.5, 0, 0, 0, 1, 0, 0, 0, 1]
    private let right: [Double] = [0.5, 0, 0.5, 0, 1, 0, 0, 0, 1]

    private func setup(
        _ matrix: [Double], size: CGSize? = nil, outputs: [TouchSetup.Output]? = nil
    ) -> TouchSetup {
        TouchSetup(
            screen: CGSize(width: outputs == nil ? 3840 : 1920, height: 1080),
            outputs: outputs ?? [panel, wall],
            devices: [
                TouchSetup.Device(
                    number: 12, name: "Kid's screen", kind: .touchscreen, fingers: 10,
                    millimetres: size, transformation: matrix)
            ])
    }

    private func mapping(_ setup: TouchSetup) -> TouchSetup.Mapping {
        setup.mapping(of: setup.devices[0])
    }

    @Test("one display, all of it: right")
    func alone() {
        #expect(mapping(setup(TouchSetup.Device.straight, outputs: [panel])) == .right(panel))
    }

    @Test("spread over two displays: the command puts it on the machine's own panel")
    func spread() {
        #expect(
            mapping(setup(TouchSetup.Device.straight))
                == .wrong(.spread(2), remedy: #"xinput map-to-output 'Kid'\''s screen' eDP-1"#))
    }

    @Test(
        "on a display of another size than its own: the command puts it on the one as large as it")
    func other() {
        let size = CGSize(width: 1400, height: 790)
        #expect(
            mapping(setup(left, size: size))
                == .wrong(
                    .other(panel, than: wall),
                    remedy: #"xinput map-to-output 'Kid'\''s screen' HDMI-1"#))
        #expect(mapping(setup(right, size: size)) == .right(wall))
        #expect(mapping(setup(left)) == .right(panel))
    }

    @Test("over a part that is no display, as one that is gone leaves it")
    func nowhere() {
        let mapped = mapping(setup(left, outputs: [panel]))
        guard case .wrong(.nowhere(let area), let remedy) = mapped else {
            Issue.record("\(mapped)")
            return
        }
        #expect(area == CGRect(x: 0, y: 0, width: 960, height: 1080))
        #expect(remedy.hasSuffix("eDP-1"))
    }

    @Test("a display that is turned wants its touchscreen turned", arguments: [90, 180, 270])
    func turned(turn: Int) {
        var output = panel
        output.turn = turn
        let matrices: [Int: [Double]] = [
            90: [0, -1, 1, 1, 0, 0, 0, 0, 1], 180: [-1, 0, 1, 0, -1, 1, 0, 0, 1],
            270: [0, 1, 0, -1, 0, 1, 0, 0, 1],
        ]
        let mended = setup(matrices[turn] ?? [], outputs: [output])
        #expect(mapping(mended) == .right(output))
        let straight = setup(TouchSetup.Device.straight, outputs: [output])
        guard case .wrong(.turned, _) = mapping(straight) else {
            Issue.record("\(mapping(straight))")
            return
        }
    }

    @Test("two of one name are told apart by their numbers")
    func twins() {
        var both = setup(TouchSetup.Device.straight)
        both.devices.append(both.devices[0])
        both.devices[1].number = 13
        guard case .wrong(_, let remedy) = both.mapping(of: both.devices[1]) else {
            Issue.record("not wrong")
            return
        }
        #expect(remedy == "xinput map-to-output 13 eDP-1")
    }

    @Test("the report names disabled ones, and those that tell no fingers")
    func others() {
        var machine = setup(TouchSetup.Device.straight, outputs: [panel])
        machine.devices[0].isEnabled = false
        machine.devices.append(TouchSetup.Device(number: 13, name: "tablet", kind: .places))
        machine.devices.append(TouchSetup.Device(number: 14, name: "mouse", kind: .mouse))
        let text = TouchReport(setup: machine).text(language: "en")
        #expect(text.contains("✗ Kid's screen\n  ✗ It is disabled.\n    xinput enable 12\n"))
        #expect(text.contains("– tablet: reports positions but not fingers"))
        #expect(!text.contains("– mouse"))
        #expect(text.hasPrefix("– Touch: No touchscreen is working properly"))
    }
}
