import Foundation
import TestSupport

/// The real program on a screen of its own, with a touchscreen, a mouse and a keyboard to drive it.
final class Bench {
    let server: XServer
    let program: RunningProgram
    let touch: TouchScreen
    let mouse: Mouse
    let keyboard: Keyboard
    let watch: PixelWatch
    let folder: URL
    private let weston: Weston?
    private(set) var stage = Geometry(origin: .zero, scale: 1)

    /// What the program finds to open its window on.
    enum Display {
        case x11
        /// A compositor within the X server that gives every window all of the screen.
        case wayland(scale: Int = 1)
    }

    /// Where the scene stands on the screen.
    struct Geometry {
        var origin: CGPoint
        var scale: Double
    }

    /// Ten rectangles in two rows, `r1` to `r10`, that keep what touches them.
    static let tenRectangles =
        (["scene 1 \"ten\" 640 x 400"]
        + (0..<10).map { index in
            "view r\(index + 1) at \(20 + index % 5 * 124) \(40 + index / 5 * 180) size 104 150 "
                + "color sky touches consume"
        }).joined(separator: "\n") + "\n"

    /// The color of those rectangles.
    static let sky: UInt = 0x6c_b4_e4

    /// The middle of the rectangle `number`, from 1, in points of the scene.
    static func middle(_ number: Int) -> CGPoint {
        CGPoint(x: 20 + (number - 1) % 5 * 124 + 52, y: 40 + (number - 1) / 5 * 180 + 75)
    }

    /// - Parameters:
    ///   - own: the program of somebody's code, which shows its own scene; nil for touchscope.
    ///   - tape: what is opened, written beside the scene; nil for the scene itself.
    ///   - files: what else lies there, by its names.
    ///   - size: of the window; nil for that of the screen.
    ///   - display: what the program finds; on Wayland its pixels a unit.
    ///   - withWindowManager: whether openbox frames the window.
    ///   - pointer: where the mouse's pointer rests; where it is told nothing, it hovers over nothing.
    ///   - hasPanels: whether inspector and timeline are open, as they were left.
    ///   - prefix: a program, with its arguments, that starts this one.
    ///   - variables: what the program's environment has beside the usual.
    init(
        own: String? = nil, scene: String = Bench.tenRectangles, tape: String? = nil,
        files: [String: String] = [:],
        width: Int = 1280,
        height: Int = 720, depth: Int = 24, size: String? = nil, display: Display = .x11,
        withWindowManager: Bool = false, pointer: CGPoint = CGPoint(x: 2, y: 2),
        hasPanels: Bool = false, command: [String] = ["open"], behind prefix: [String] = [],
        environment variables: [String: String] = [:]
    ) throws {
        server = try XServer(width: width, height: height, depth: depth)
        if withWindowManager { try server.startWindowManager() }
        touch = try TouchScreen(on: server)
        mouse = try Mouse(on: server)
        keyboard = try Keyboard(on: server)
        watch = try PixelWatch(server)
        folder = server.folder
        var file = folder.appendingPathComponent("ten.scene")
        try scene.write(to: file, atomically: true, encoding: .utf8)
        for (name, text) in files {
            let url = folder.appendingPathComponent(name)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        if let tape {
            file = folder.appendingPathComponent("ten.tape")
            try tape.write(to: file, atomically: true, encoding: .utf8)
        }
        if hasPanels {
            let settings = folder.appendingPathComponent("touchscope/settings.json")
            try FileManager.default.createDirectory(
                at: settings.deletingLastPathComponent(), withIntermediateDirectories: true)
            try #"{"openings":{"inspector":true,"timeline":true,"lists":false}}"#
                .write(to: settings, atomically: true, encoding: .utf8)
        }
        try mouse.move(to: pointer)
        try mouse.sync()
        if case .wayland(let scale) = display {
            weston = try Weston(on: server, scale: scale)
        } else {
            weston = nil
        }
        var environment = weston?.clientEnvironment ?? server.environment
        environment["XDG_CONFIG_HOME"] = folder.path
        environment["XDG_STATE_HOME"] = folder.path + "/state"
        environment["LANG"] = "C.UTF-8"
        environment.merge(variables) { $1 }
        program = try RunningProgram(
            own ?? "touchscope",
            command + (own == nil ? [file.path] : []) + [
                "--trace", "-", "--size", size ?? "\(width)x\(height)", "--ui-scale",
                "1",
            ], behind: prefix, environment: environment)
        try waitForGeometry("ready")
    }

    deinit { program.end() }

    /// Waits until the program has told where its stage is.
    func waitForGeometry(_ kind: String, _ matches: (TraceLine) -> Bool = { _ in true }) throws {
        let line = try program.wait(for: kind) { $0["kind"] == kind && matches($0) }
        let corner = weston == nil ? try watch.corner(ofWindow: "Touchscope") : .zero
        stage = Geometry(
            origin: CGPoint(
                x: corner.x + (line.number("stageX") ?? 0),
                y: corner.y + (line.number("stageY") ?? 0)),
            scale: line.number("stageScale") ?? 1)
    }

    /// The pixel of the screen at a point of the scene.
    func pixel(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: stage.origin.x + point.x * stage.scale, y: stage.origin.y + point.y * stage.scale)
    }

    /// The pixel in the middle of a rectangle.
    func pixel(_ rectangle: Int) -> CGPoint { pixel(Bench.middle(rectangle)) }

    /// The next record of a kind for which the given values are as given.
    @discardableResult
    func wait(_ kind: String, _ values: [String: String] = [:]) throws -> TraceLine {
        let what = ([kind] + values.map { "\($0.key) \($0.value)" }.sorted())
            .joined(separator: ", ")
        return try program.wait(for: what) { line in
            line["kind"] == kind && values.allSatisfy { line[$0.key] == $0.value }
        }
    }
}
