import Foundation
import TouchHost
import TouchTrace
import TouchWords

/// The report for programs: JSON Lines, one object for each thing.
nonisolated extension TouchReport {
    var jsonLines: String {
        (outputLines + deviceLines + toldLines + testLines).map { $0.text + "\n" }.joined()
    }

    private var outputLines: [JSONLine] {
        (setup?.outputs ?? []).map { output in
            var line = JSONLine("display")
            line.add("name", output.name)
            line.add([
                "x": output.frame.minX, "y": output.frame.minY, "width": output.frame.width,
                "height": output.frame.height, "turn": Double(output.turn),
                "widthMillimetres": output.millimetres.map { Double($0.width) },
                "heightMillimetres": output.millimetres.map { Double($0.height) },
            ])
            return line
        }
    }

    private var deviceLines: [JSONLine] {
        guard let setup else { return [] }
        return setup.devices.map { device in
            var line = JSONLine("device")
            line.add("device", Double(device.number))
            line.add("name", device.name)
            line.add("class", "\(device.kind)")
            line.add("enabled", device.isEnabled)
            guard device.kind == .touchscreen else { return line }
            line.add("fingersAtMost", device.fingers > 0 ? Double(device.fingers) : nil)
            switch setup.mapping(of: device) {
            case .right(let output): line.add("display", output.name)
            case .wrong(let wrong, let remedy):
                line.add("wrong", wrong.words["en"])
                line.add("remedy", remedy)
            case .unknown: break
            }
            return line
        }
    }

    private var toldLines: [JSONLine] {
        measures.devices.flatMap { told in
            let all = told.all
            var line = JSONLine("touches")
            if let source {
                line.add("tape", source)
            } else {
                line.add("device", Double(told.device))
            }
            line.add("unit", unit.json)
            line.add([
                "fingersNow": source == nil ? Double(told.now) : nil,
                "fingersMost": Double(told.most), "touches": Double(told.contacts),
                "lostUps": Double(told.lostUps), "cancelled": Double(told.cancelled),
                "pressureLeast": told.pressure?.lowerBound,
                "pressureMost": told.pressure?.upperBound,
                "radiusLeast": told.radius.map { value($0.lowerBound) },
                "radiusMost": told.radius.map { value($0.upperBound) },
            ])
            return [line.adding(all, self)]
                + zip(1..., told.fingers).map { number, finger in
                    var line = JSONLine("finger")
                    if source == nil { line.add("device", Double(told.device)) }
                    line.add("finger", Double(number))
                    return line.adding(finger, self)
                }
        }
    }

    private var testLines: [JSONLine] {
        var lines = zip(1..., points.misses).map { number, miss in
            var line = JSONLine("target")
            line.add("target", Double(number))
            line.add("unit", unit.json)
            line.add([
                "dx": value(miss.dx), "dy": value(miss.dy),
                "error": value(hypot(miss.dx, miss.dy)),
            ])
            return line
        }
        if let median = delay.median, let worst = delay.worst {
            var line = JSONLine("delay")
            line.add(["pictures": Double(delay.count), "median": median, "worst": worst])
            lines.append(line)
        }
        return lines
    }

    /// Returns a length in the unit of the report.
    fileprivate func value(_ length: Double) -> Double {
        if case .millimetres(let pixel) = unit { length * pixel } else { length }
    }
}

/// A JSON object under construction; unknown values have no key.
nonisolated private struct JSONLine {
    private(set) var text: String

    init(_ kind: String) { text = "{\"kind\":\(Trace.quoted(kind))}" }

    mutating func add(_ key: String, _ value: Double?) {
        guard let value, value.isFinite else { return }
        let number = TouchReport.rounded(value, 6)
        add(key, json: number.contains(".") ? trimmed(number) : number)
    }

    mutating func add(_ numbers: KeyValuePairs<String, Double?>) {
        for (key, value) in numbers { add(key, value) }
    }

    mutating func add(_ key: String, _ value: String) { add(key, json: Trace.quoted(value)) }

    mutating func add(_ key: String, _ value: Bool) { add(key, json: "\(value)") }

    /// Returns the line with the tally of a finger, or of all of them.
    func adding(_ tally: ContactTally, _ report: TouchReport) -> JSONLine {
        var line = self
        line.add([
            "rate": tally.rate, "intervals": Double(tally.intervals.count),
            "intervalJitter": tally.intervals.spread,
            "restJitter": tally.rests.fromZero.map { report.value($0) },
            "heldBack": tally.holds.mean, "gaps": Double(tally.gaps),
            "longestGap": tally.gaps > 0 ? tally.longestGap : nil,
        ])
        return line
    }

    private mutating func add(_ key: String, json: String) {
        text = text.dropLast() + ",\(Trace.quoted(key)):\(json)}"
    }

    /// Returns a number without the zeros at its end.
    private func trimmed(_ number: String) -> String {
        var number = number
        while number.last == "0" { number.removeLast() }
        if number.last == "." { number.removeLast() }
        return number
    }
}

nonisolated extension TouchReport.Unit {
    fileprivate var json: String {
        switch self {
        case .pixels: "pixels"
        case .points: "points"
        case .millimetres: "millimetres"
        }
    }
}

extension TouchReport {
    /// Writes the report as JSON Lines if the file's name ends accordingly, and as text otherwise.
    package func write(to path: String, language: String) throws {
        let isLines = path.lowercased().hasSuffix(".jsonl")
        try OutputFile.write((isLines ? jsonLines : text(language: language)).utf8, to: path)
    }
}
