import Foundation
import TouchReading
import TouchStage

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
