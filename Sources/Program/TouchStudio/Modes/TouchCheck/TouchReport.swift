import Foundation
import TouchHost
import TouchWords

/// The report about touchscreens, in words: about the machine, about what fingers showed, or about
/// both.
package nonisolated struct TouchReport {
    /// The setup of the machine; nil if the system does not report it.
    package var setup: TouchSetup?
    /// SDL's names of touchscreens, for systems that report nothing else.
    package var names: [Int64: String] = [:]
    var measures = TouchMeasures()
    var points = NinePoints()
    var delay = PictureDelay()
    var unit = Unit.pixels
    /// The file of the tape that was measured; nil for the devices of this machine.
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

    /// The unit of lengths.
    package enum Unit: Equatable {
        case pixels
        /// Points of a tape's scene.
        case points
        /// Millimeters; the value is the size of a pixel in millimeters.
        case millimetres(Double)
    }

    /// A part of the report: a thing with its name, and the facts about it.
    package struct Part: Equatable {
        package var name: Wording
        package var standing = Finding.Standing.good
        /// The part in one line.
        package var summary: Wording?
        package var facts: [Fact] = []
        /// The faults, with the commands that mend them.
        package var faults: [Fault] = []
    }

    package struct Fact: Equatable {
        package var about: Wording
        package var words: Wording

        init(_ about: Wording, _ words: Wording) { (self.about, self.words) = (about, words) }
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

    /// Returns the whole report as lines of text.
    package func text(language: String) -> String {
        parts.map { $0.lines(language).joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    /// The part that says that no finger can be measured.
    private var nothing: Part {
        let isNone = setup?.touchscreens.isEmpty ?? names.isEmpty
        return Part(
            name: .device.touch, standing: .note,
            summary: isNone ? .device.none : .device.noneWorks)
    }

    private var nine: Part? {
        guard !points.misses.isEmpty else { return nil }
        let errors = points.errors
        let count = Double(errors.count)
        let (mean, worst) = (errors.reduce(0, +) / count, errors.max() ?? 0)
        let shift = (
            x: points.misses.reduce(0) { $0 + Double($1.dx) } / count,
            y: points.misses.reduce(0) { $0 + Double($1.dy) } / count
        )
        let tapped = "\(errors.count) / \(NinePoints.count)"
        return Part(
            name: .device.ninePoints,
            facts: [
                Fact(.device.tapped, .verbatim(tapped)),
                Fact(.device.error, .device.errors(words(mean), worst: words(worst))),
                Fact(.device.shift, shiftWords(shift.x, shift.y)),
                Fact(.device.each, .verbatim(errors.map(figure).joined(separator: "  "))),
            ])
    }

    private var lengths: Part? {
        guard unit == .pixels, !measures.devices.isEmpty else { return nil }
        return Part(
            name: .device.lengths, standing: .note, summary: .device.lengthsInPixels)
    }

    private func shiftWords(_ x: Double, _ y: Double) -> Wording {
        let (across, down) = (words(abs(x)), words(abs(y)))
        return switch (x < 0, y < 0) {
        case (true, true): .device.leftUp(across, down: down)
        case (true, false): .device.leftDown(across, down: down)
        case (false, true): .device.rightUp(across, down: down)
        case (false, false): .device.rightDown(across, down: down)
        }
    }

    private var delays: Part? {
        guard let median = delay.median, let worst = delay.worst else { return nil }
        let words = Wording.device.delays(
            milliseconds(median), worst: milliseconds(worst), pictures: delay.count)
        return Part(name: .device.fingerToPicture, facts: [Fact(.device.delay, words)])
    }
}

nonisolated extension TouchReport.Part {
    /// Returns the part as lines of text, one for each fact.
    func lines(_ language: String) -> [String] {
        var head = "\(standing.rawValue) \(name[language])"
        if let summary { head += ": \(summary[language])" }
        return [head]
            + facts.map { fact in
                let about = fact.about[language]
                // Chinese characters are twice as wide.
                let width = about.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2e80 ? 2 : 1) }
                let air = String(repeating: " ", count: max(1, 11 - width))
                return "  " + about + air + fact.words[language]
            }
            + faults.flatMap { fault in
                ["  ✗ \(fault.words[language])"] + (fault.remedy.map { ["    \($0)"] } ?? [])
            }
    }
}

/// The numbers of the report, as it writes them.
nonisolated extension TouchReport {
    /// Returns a length that was measured in the units of the location, without its unit.
    func figure(_ length: Double) -> String {
        switch unit {
        case .millimetres(let pixel): Self.rounded(length * pixel, 2)
        case .pixels, .points: Self.rounded(length, 1)
        }
    }

    func words(_ length: Double) -> Wording { unit.words(figure(length)) }

    func words(_ range: ClosedRange<Double>) -> Wording {
        unit.words(Self.span(figure(range.lowerBound), figure(range.upperBound)))
    }

    /// Returns the range from one figure to another, or the figure that both are.
    static func span(_ least: String, _ most: String) -> String {
        least == most ? least : "\(least)–\(most)"
    }

    func milliseconds(_ seconds: Double) -> String { Self.rounded(seconds * 1000, 1) }

    static func rounded(_ value: Double, _ digits: Int) -> String {
        // There is no negative zero.
        let text = String(format: "%.\(digits)f", value)
        return Double(text) == 0 ? text.replacing("-", with: "") : text
    }
}

nonisolated extension TouchReport.Unit {
    /// Returns the words of a length in the unit.
    fileprivate func words(_ figure: String) -> Wording {
        switch self {
        case .pixels: .device.pixels(figure)
        case .points: .device.points(figure)
        case .millimetres: .device.millimetres(figure)
        }
    }
}
