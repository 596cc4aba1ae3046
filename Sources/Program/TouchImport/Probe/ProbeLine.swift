import Foundation

/// A line of TouchProbe's output, as it is in the file; each kind has some of the fields.
nonisolated struct ProbeLine: Decodable {
    let kind: String
    /// The time in seconds of the device's clock.
    let time: Double
    let version: Int?
    let system: String?
    let view: String?
    let recognizer: String?
    let window: String?
    let parent: String?
    /// The UIKit class that it is of, or descends from.
    let `class`: String?
    /// The name of its own class.
    let own: String?
    let finger: String?
    let phase: String?
    let from: String?
    let state: String?
    let flag: String?
    let name: String?
    let value: Value?
    let enabled: Bool?
    let x, y, width, height: Double?
    let a, b, c, d, tx, ty: Double?
    let red, green, blue, alpha: Double?
    let level, force, radius: Double?

    enum Value: Decodable, Equatable {
        case flag(Bool)
        case number(Double)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else {
                self = .number(try container.decode(Double.self))
            }
        }

        var number: Double? {
            if case .number(let number) = self { number } else { nil }
        }

        var flag: Bool? {
            if case .flag(let flag) = self { flag } else { nil }
        }
    }

    /// Returns numbers that belong together; nil if one is missing.
    static func all(_ numbers: Double?...) -> [Double]? {
        numbers.contains(nil) ? nil : numbers.compactMap(\.self)
    }

    /// The location in the line; nil if there is none.
    var point: CGPoint? {
        guard let x, let y else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The size in the line; nil if there is none.
    var size: CGSize? {
        guard let width, let height else { return nil }
        return CGSize(width: width, height: height)
    }
}
