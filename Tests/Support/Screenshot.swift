import Foundation

/// What a screen showed.
public struct Screenshot: Sendable {
    public let width: Int
    public let height: Int
    private let bytes: Data

    /// Takes it through ffmpeg, which every machine that runs the tests has.
    /// - Parameter withPointer: whether the mouse's pointer is in it, where it is to be seen.
    public init(of server: XServer, withPointer: Bool = false) throws {
        width = server.width
        height = server.height
        let grab = try Spawned([
            "ffmpeg", "-nostdin", "-loglevel", "error", "-f", "x11grab", "-draw_mouse",
            withPointer ? "1" : "0",
            "-video_size", "\(server.width)x\(server.height)", "-i", server.display,
            "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-",
        ])
        bytes = grab.readAll()
        guard bytes.count == width * height * 3 else {
            throw SupportError("no screenshot of \(server.display)")
        }
    }

    /// Whether every pixel is the same.
    public func isSame(as other: Screenshot) -> Bool { bytes == other.bytes }

    /// Red, green and blue, each from 0 to 255.
    public subscript(x: Int, y: Int) -> (red: Int, green: Int, blue: Int) {
        let at = (y * width + x) * 3
        return (Int(bytes[at]), Int(bytes[at + 1]), Int(bytes[at + 2]))
    }

    /// The text of a code that can be scanned on it; empty if there is none.
    public var code: String {
        get throws {
            let folder = try TemporaryFolder()
            let file = folder.url.appending(path: "screen.ppm")
            try (Data("P6 \(width) \(height) 255\n".utf8) + bytes).write(to: file)
            return try CodeReader.text(in: file)
        }
    }

    /// How many different colors there are in a square around a place.
    public func colors(around place: CGPoint, radius: Int) -> Int {
        let (x, y) = (Int(place.x), Int(place.y))
        var found: Set<Int> = []
        for row in max(0, y - radius)..<min(height, y + radius) {
            for column in max(0, x - radius)..<min(width, x + radius) {
                let (red, green, blue) = self[column, row]
                found.insert(red << 16 | green << 8 | blue)
            }
        }
        return found.count
    }
}
