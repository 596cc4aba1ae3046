import Foundation
import TouchScript
import TouchWords

/// The scene for TouchProbe's recording: its views and recognizers, as far as a scene can express
/// them.
nonisolated struct ProbeScene {
    private(set) var text: String
    /// The scene's names for views and recognizers.
    private(set) var names: [String: String] = [:]
    /// The notes about what the scene lacks, one line each.
    private(set) var notes: [Wording] = []

    private let children: [String?: [ProbeRecording.View]]
    private let recognizers: [String: [ProbeRecording.Recognizer]]
    private var used: Set<String> = []

    /// Writes the scene.
    /// - Parameter language: the language of its comments.
    init(of recording: ProbeRecording, name: String, language: String = "en") {
        children = Dictionary(grouping: recording.views, by: \.parent)
        recognizers = Dictionary(grouping: recording.recognizers, by: \.view)
        let (width, height) = (recording.size.width, recording.size.height)
        text = "scene 1 \"\(name)\" \(Int(width.rounded())) x \(Int(height.rounded()))\n"
        let remarks = Wording.app.probeScene(recording.system.visible)[language]
        for line in remarks.split(separator: "\n") {
            text += "# \(line)\n"
        }
        for view in children[nil] ?? [] { add(view, depth: 0) }
    }

    private mutating func newName(_ name: String) -> String {
        let word = GivenName.word(name) ?? "view"
        var free = GivenName.isReserved(word) ? word + "-1" : word
        var number = 2
        while !used.insert(free).inserted {
            free = "\(word)-\(number)"
            number += 1
        }
        names[name] = free
        return free
    }

    private mutating func add(_ view: ProbeRecording.View, depth: Int) {
        let size = view.bounds.size
        guard size.width > 0, size.height > 0 else {
            notes.append(.app.probeNoSize(view.name.visible))
            return
        }
        guard let kind = Self.kinds[view.kind], depth < Limits.depth else { return }
        var words = [depth == 0 ? "window" : kind, newName(view.name)]
        let x = view.center.x + view.shift.x - size.width / 2
        let y = view.center.y + view.shift.y - size.height / 2
        words += ["at", Self.number(x), Self.number(y)]
        words += ["size", Self.number(size.width), Self.number(size.height)]
        words += clauses(of: view)
        line(words, depth, view.own, as: view.kind)
        for recognizer in recognizers[view.name] ?? [] {
            add(recognizer, on: view, depth: depth + 1)
        }
        for child in children[view.name] ?? [] { add(child, depth: depth + 1) }
    }

    /// Adds a line. If the object is of a class of its own, whose overrides are not visible, a
    /// comment says so.
    private mutating func line(_ words: [String], _ depth: Int, _ own: String, as kind: String) {
        text += String(repeating: "  ", count: depth) + words.joined(separator: " ")
        text += (own == kind ? "" : "  # \(own.visible)") + "\n"
    }

    // MARK: Views

    private static let kinds = [
        "UIView": "view", "UIControl": "view", "UILabel": "label", "UIButton": "button",
        "UISlider": "slider", "UISwitch": "switch", "UIStepper": "stepper",
        "UISegmentedControl": "segments", "UIPageControl": "pages", "UIScrollView": "scroll",
        "UIWindow": "window",
    ]

    /// The flags that a scene states, each with the value for which it does so, and the words.
    private typealias Flags = [(name: String, value: Bool, words: String)]

    private static let viewFlags: Flags = [
        ("hidden", true, "hidden"), ("userInteractionEnabled", true, "interaction on"),
        ("userInteractionEnabled", false, "interaction off"), ("clipsToBounds", true, "clips"),
        ("clipsToBounds", false, "clips off"), ("multipleTouchEnabled", true, "multitouch"),
        ("exclusiveTouch", true, "exclusive"),
    ]
    private static let scrollFlags: Flags = [
        ("isPagingEnabled", true, "paging"), ("bounces", false, "bounces off"),
        ("delaysContentTouches", false, "delays-content off"),
        ("canCancelContentTouches", false, "cancels-content off"),
    ]
    private static let recognizerFlags: Flags = [
        ("cancelsTouchesInView", false, "cancels-touches-in-view off"),
        ("delaysTouchesBegan", true, "delays-touches-began"),
        ("delaysTouchesEnded", false, "delays-touches-ended off"),
    ]

    private static func words(_ flags: Flags, _ value: (String) -> Bool?) -> [String] {
        flags.filter { value($0.name) == $0.value }.map(\.words)
    }

    private func clauses(of view: ProbeRecording.View) -> [String] {
        var words: [String] = []
        if view.kind == "UIScrollView" {
            words += ["content", number(view, "contentWidth"), number(view, "contentHeight")]
        }
        if view.bounds.origin != .zero {
            words += ["bounds-at", Self.number(view.bounds.minX), Self.number(view.bounds.minY)]
        }
        if let color = view.color { words += ["color", Self.color(color)] }
        words += Self.turn(view.turn)
        if view.alpha != 1 { words += ["alpha", Self.number(min(max(view.alpha, 0), 1))] }
        if let level = view.level, level != 0 { words += ["level", Self.number(level)] }
        words += Self.words(Self.viewFlags) { view.flags[$0] }
        if view.flags["enabled"] == false, view.kind != "UIControl" { words.append("disabled") }
        switch view.kind {
        case "UISlider", "UISwitch", "UIStepper": words += ["value", number(view, "value")]
        case "UISegmentedControl":
            let count = Self.whole(view.settings["count"]) ?? 1
            let titles = (0..<min(max(count, 1), 100)).map { "\"\($0 + 1)\"" }
            words += ["titles", titles.joined(separator: ", ")]
            if let chosen = view.settings["value"]?.number, chosen >= 0 {
                words += ["value", Self.number(chosen)]
            }
        case "UIPageControl":
            words += ["count", number(view, "count"), "value", number(view, "value")]
        case "UIScrollView":
            words += Self.words(Self.scrollFlags) { view.settings[$0]?.flag }
        default: break
        }
        return words
    }

    private func number(_ view: ProbeRecording.View, _ setting: String) -> String {
        Self.number(view.settings[setting]?.number ?? 0)
    }

    /// Returns a number rounded to a ten-thousandth, within the limits of a scene.
    private static func number(_ value: Double) -> String {
        let rounded = (bounded(value) * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    private static func whole(_ value: ProbeLine.Value?) -> Int? {
        value?.number.map { Int(bounded($0)) }
    }

    private static func bounded(_ value: Double) -> Double {
        min(max(value, -Limits.coordinate), Limits.coordinate)
    }

    private static func color(_ parts: [Double]) -> String {
        let bytes = parts.map { String(format: "%02x", Int((min(max($0, 0), 1) * 255).rounded())) }
        if bytes[3] == "00" { return "clear" }
        return "\"#" + (bytes[3] == "ff" ? bytes.dropLast() : bytes[...]).joined() + "\""
    }

    /// Returns the parts of a transform that a scene can express: rotation and scale.
    private static func turn(_ parts: [Double]) -> [String] {
        let (a, b, c, d) = (parts[0], parts[1], parts[2], parts[3])
        let angle = atan2(b, a) * 180 / .pi
        let (x, y) = (hypot(a, b), (a * d - b * c) / max(hypot(a, b), 1e-9))
        var words: [String] = []
        if abs(angle) > 1e-4 { words += ["rotate", number(angle) + "deg"] }
        if abs(x - 1) > 1e-4 || abs(y - 1) > 1e-4 { words += ["scale", number(x), number(y)] }
        return words
    }

    // MARK: Recognizers

    private mutating func add(
        _ recognizer: ProbeRecording.Recognizer, on view: ProbeRecording.View, depth: Int
    ) {
        let own = recognizer.own.visible
        // A scroll view has its own recognizers.
        if view.kind == "UIScrollView", own.hasPrefix("UIScrollView") { return }
        guard let kind = Self.recognizerKinds[recognizer.kind] else {
            notes.append(.app.probeOwnRecognizer(recognizer.name.visible, kind: own))
            return
        }
        var words = [kind, newName(recognizer.name)] + measures(of: recognizer)
        if !recognizer.isEnabled { words.append("disabled") }
        words += Self.words(Self.recognizerFlags) { recognizer.settings[$0]?.flag }
        line(words, depth, own, as: recognizer.kind)
    }

    private static let recognizerKinds = [
        "UITapGestureRecognizer": "tap", "UILongPressGestureRecognizer": "long-press",
        "UIPanGestureRecognizer": "pan", "UISwipeGestureRecognizer": "swipe",
        "UIScreenEdgePanGestureRecognizer": "edge-pan", "UIPinchGestureRecognizer": "pinch",
        "UIRotationGestureRecognizer": "rotation", "UIHoverGestureRecognizer": "hover",
    ]

    private func measures(of recognizer: ProbeRecording.Recognizer) -> [String] {
        func whole(_ name: String) -> Int? { Self.whole(recognizer.settings[name]) }
        var words: [String] = []
        if let taps = whole("numberOfTapsRequired") { words += ["taps", "\(taps)"] }
        if let fingers = whole("numberOfTouchesRequired") { words += ["fingers", "\(fingers)"] }
        if let least = whole("minimumNumberOfTouches"), let most = whole("maximumNumberOfTouches") {
            words += ["fingers", "\(least)", "to", "\(min(most, 100))"]
        }
        if let duration = recognizer.settings["minimumPressDuration"]?.number {
            words += ["duration", Self.number(duration * 1000) + "ms"]
        }
        if let movement = recognizer.settings["allowableMovement"]?.number {
            words += ["movement", Self.number(movement)]
        }
        if let direction = whole("direction") {
            words += ["direction", Self.sides(direction, ["right", "left", "up", "down"])]
        }
        if let edges = whole("edges") {
            words += ["edges", Self.sides(edges, ["top", "left", "bottom", "right"])]
        }
        return words
    }

    /// Returns the names of the bits that are set.
    private static func sides(_ bits: Int, _ names: [String]) -> String {
        names.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
            .joined(separator: ", ")
    }
}
