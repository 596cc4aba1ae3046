import Foundation
import TouchKit

/// Ten fingers that circle for some seconds.
struct TenFingers {
    /// Events a second.
    let rate: Double
    var steps: Int { Int(4 * rate) }

    /// As touchscreens are.
    static let usual = TenFingers(rate: 120)
    /// More than anybody shows: so it comes out how much a program can.
    static let flood = TenFingers(rate: 480)

    /// On a circle about what the scene shows in every room, in pixels.
    func place(_ finger: Int, _ step: Int, in size: CGSize) -> CGPoint {
        let angle = Double(finger) / 10 * 2 * .pi + Double(step) / rate * 2
        return CGPoint(
            x: size.width * (0.3 + 0.1 * cos(angle)), y: size.height * (0.3 + 0.14 * sin(angle)))
    }

    /// An event of them all: step 0 brings them down.
    func samples(_ step: Int, in size: CGSize) -> [TouchSample] {
        (0..<10).map { finger in
            TouchSample(
                finger: finger + 1, phase: step == 0 ? .began : .moved,
                location: place(finger, step, in: size), timestamp: Double(step) / rate)
        }
    }
}
