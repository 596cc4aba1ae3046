import Foundation
import TouchHost
import TouchReading

/// What is known about touchscreens, in words: of the machine, of what fingers told, of both.
package nonisolated struct TouchReport {
    /// Nil where the system does not tell.
    package var setup: TouchSetup?
    /// SDL's names of touchscreens, for where the system tells nothing else.
    package var names: [Int64: String] = [:]
    var measures = TouchMeasures()
    var points = NinePoints()
    var delay = PictureDelay()
    var unit = Unit.pixels
    /// What was measured: a tape's file; nil for what is on this machine.
    var source: String?

    package init(
        setup: TouchSetup? = nil, names: [Int64: String] = [:],
        measures: TouchMeasures = TouchMeasures(), points: NinePoints = NinePoints(),
        delay: PictureDelay = PictureDelay(), unit: Unit = Unit.pixels, source: String? = nil
    ) {
        self.setup = setup
        self.names = names
        self.measures = measures
        self.points = points
        self.delay = delay
        self.unit = unit
        self.source = source
    }

    /// What places are counted in.
    package enum Unit: Equatable {
        case pixels
        /// Of a tape's scene.
        case points
        /// Pixels, each so many millimetres.
        case millimetres(Double)
    }

    /// A part of the report: something with a name, and what is known about it.
    package struct Part: Equatable {
        package var name: Wording
        package var standing = Finding.Standing.good
        /// What a part is about in one line.
        package var summary: Wording?
        package var facts: [Fact] = []
        /// What is wrong, and the command that mends it.
        package var faults: [Fault] = []
    }

    package struct Fact: Equatable {
        package var about: Wording
        package var words: Wording

        init(_ english: String, _ chinese: String, _ words: Wording) {
            about = Wording(english, chinese)
            self.words = words
        }
    }

    package struct Fault: Equatable {
        package var words: Wording
        package var remedy: String?
    }

    var parts: [Part] {
        let devices = devices
        guard source == nil else { return devices }
        let none = devices.contains { $0.standing == .good } ? [] : [nothing]
        return none + devices + [nine, delays, lengths].compactMap(\.self)
    }

    /// The whole of it, as lines.
    package func text(language: String) -> String {
        parts.map { $0.lines(language).joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    /// No finger can be told of.
    private var nothing: Part {
        let words =
            setup?.touchscreens.isEmpty ?? names.isEmpty
            ? Wording(
                "No touchscreen is connected. The mouse makes one or two fingers.",
                "没有连接触摸屏。可用鼠标代替一两根手指。")
            : Wording(
                "No touchscreen works as it should: what is wrong stands below.",
                "没有工作正常的触摸屏：问题见下。")
        return Part(name: Wording("Touch", "触摸"), standing: .note, summary: words)
    }

    private var nine: Part? {
        guard !points.misses.isEmpty else { return nil }
        let errors = points.errors
        let count = Double(errors.count)
        let mean = errors.reduce(0, +) / count
        let shift = (
            x: points.misses.reduce(0) { $0 + Double($1.dx) } / count,
            y: points.misses.reduce(0) { $0 + Double($1.dy) } / count
        )
        return Part(
            name: Wording("Nine points", "九点测试"),
            facts: [
                Fact("tapped", "已点", Wording(same: "\(errors.count) / \(NinePoints.count)")),
                Fact(
                    "error", "误差",
                    Wording(
                        "\(words(mean).english) on average, "
                            + "\(words(errors.max() ?? 0).english) at most",
                        "平均 \(words(mean).chinese)，最大 \(words(errors.max() ?? 0).chinese)")),
                Fact("shift", "偏移", shiftWords(shift.x, shift.y)),
                Fact("each", "各点", Wording(same: errors.map(figure).joined(separator: "  "))),
            ])
    }

    private var lengths: Part? {
        guard unit == .pixels, !measures.devices.isEmpty else { return nil }
        return Part(
            name: Wording("Lengths", "长度"), standing: .note,
            summary: Wording(
                "in px, for the display does not tell how large it is; --diagonal says it",
                "以像素计，因为显示器未报告尺寸；可用 --diagonal 指定"))
    }

    private func shiftWords(_ across: Double, _ down: Double) -> Wording {
        let sides = (
            across < 0 ? Wording("left", "左") : Wording("right", "右"),
            down < 0 ? Wording("up", "上") : Wording("down", "下")
        )
        let lengths = (words(abs(across)), words(abs(down)))
        return Wording(
            "\(lengths.0.english) \(sides.0.english), \(lengths.1.english) \(sides.1.english)",
            "向\(sides.0.chinese) \(lengths.0.chinese)，向\(sides.1.chinese) \(lengths.1.chinese)")
    }

    private var delays: Part? {
        guard let median = delay.median, let worst = delay.worst else { return nil }
        return Part(
            name: Wording("From finger to picture", "从手指到画面"),
            facts: [
                Fact(
                    "delay", "延迟",
                    Wording(
                        "median \(milliseconds(median)) ms, worst \(milliseconds(worst)) ms, "
                            + "of \(delay.count.counted("picture"))",
                        "中位数 \(milliseconds(median)) 毫秒，最大 \(milliseconds(worst)) 毫秒，"
                            + "共 \(delay.count) 幅画面"))
            ])
    }
}

nonisolated extension TouchReport.Part {
    /// It as lines of text: a fact each.
    func lines(_ language: String) -> [String] {
        var head = "\(standing.rawValue) \(name[language])"
        if let summary { head += ": \(summary[language])" }
        return [head]
            + facts.map { fact in
                let about = fact.about[language]
                // Characters of Chinese are as wide as two.
                let width = about.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2e80 ? 2 : 1) }
                let air = String(repeating: " ", count: max(1, 11 - width))
                return "  " + about + air + fact.words[language]
            }
            + faults.flatMap { fault in
                ["  ✗ \(fault.words[language])"] + (fault.remedy.map { ["    \($0)"] } ?? [])
            }
    }
}

/// Numbers as the report writes them.
nonisolated extension TouchReport {
    /// A length that was measured in units of the place, without its unit.
    func figure(_ length: Double) -> String {
        switch unit {
        case .millimetres(let pixel): Self.rounded(length * pixel, 2)
        case .pixels, .points: Self.rounded(length, 1)
        }
    }

    func words(_ length: Double) -> Wording {
        let figure = figure(length)
        return Wording("\(figure) \(unit.name.english)", "\(figure) \(unit.name.chinese)")
    }

    func words(_ range: ClosedRange<Double>) -> Wording {
        let span = Self.span(figure(range.lowerBound), figure(range.upperBound))
        return Wording("\(span) \(unit.name.english)", "\(span) \(unit.name.chinese)")
    }

    /// From one figure to another, or the one that both are.
    static func span(_ least: String, _ most: String) -> String {
        least == most ? least : "\(least)–\(most)"
    }

    func milliseconds(_ seconds: Double) -> String { Self.rounded(seconds * 1000, 1) }

    static func rounded(_ value: Double, _ digits: Int) -> String {
        // Nothing is below nothing.
        let text = String(format: "%.\(digits)f", value)
        return Double(text) == 0 ? text.replacing("-", with: "") : text
    }
}

nonisolated extension TouchReport.Unit {
    var name: Wording {
        switch self {
        case .pixels: Wording("px", "像素")
        case .points: Wording("points", "点")
        case .millimetres: Wording("mm", "毫米")
        }
    }
}
