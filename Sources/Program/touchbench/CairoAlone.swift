import Foundation
import TouchCanvas
import TouchPicture
import TouchStudio
import TouchscopeKit

/// Measures Cairo alone on the pictures that the window shows while ten fingers move: the same
/// marks, painted into memory in the same rectangles, and nothing else.
struct CairoAlone {
    /// The window's settings, as they are stored in a file.
    let room: String
    /// The window's size, in pixels.
    let size: CGSize
    var fingers = TenFingers.usual

    /// Measures the pictures.
    /// - Parameter rate: the pictures per second that the window reached: the further fingers move
    ///   between two, the more has to be painted.
    /// - Returns: the pictures per second, and the seconds for painting a whole one.
    func measure(rate: Double, threads: Int = 1) throws -> (rate: Double, whole: Double) {
        let typesetter = try Typesetter()
        var canvas = Canvas(typesetter: typesetter)
        canvas.threads = threads
        let headless = try HeadlessWindow(
            lesson: "many-fingers", settings: Data(room.utf8), size: size, measurer: typesetter)
        var image = ImageBuffer(width: Int(size.width), height: Int(size.height))
        var last = headless.picture(now: 0)
        var times: [Double] = []
        var step = 0
        while step <= fingers.steps {
            let now = Double(times.count + 1) / rate
            while step <= fingers.steps, Double(step) / fingers.rate <= now {
                headless.send(fingers.samples(step, in: size))
                step += 1
            }
            let picture = headless.picture(now: now)
            let damage = picture.damage(from: last, measuring: typesetter)
            times.append(
                try Timing.seconds { try canvas.paint(picture, into: &image, damage: damage) })
            last = picture
        }
        let whole = try Timing.seconds { try canvas.paint(last, into: &image) }
        return (Double(times.count) / times.reduce(0, +), whole)
    }
}
