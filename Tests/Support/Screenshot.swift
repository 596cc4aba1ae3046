import Foundation

/// What a screen showed.
public struct Screenshot: Sendable {
    public let width: Int
    public let height: Int
    private let bytes: Data

    /// Takes it through ffmpeg, which every machine that runs the tests has.
    public init(of server: XServer) throws {
        width = server.width
        height = server.height
        let grab = Process()
        grab.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        grab.arguments = [
            "ffmpeg", "-nostdin", "-loglevel", "error", "-f", "x11grab", "-draw_mouse", "0",
            "-video_size", "\(server.width)x\(server.height)", "-i", server.display,
            "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-",
        ]
        let output = Pipe()
        grab.standardOutput = output
        grab.standardError = FileHandle.nullDevice
        try grab.run()
        bytes = output.fileHandleForReading.readDataToEndOfFile()
        grab.waitUntilExit()
        guard bytes.count == width * height * 3 else {
            throw SupportError("no screenshot of \(server.display)")
        }
    }

    /// Red, green and blue, each from 0 to 255.
    public subscript(x: Int, y: Int) -> (red: Int, green: Int, blue: Int) {
        let at = (y * width + x) * 3
        return (Int(bytes[at]), Int(bytes[at + 1]), Int(bytes[at + 2]))
    }

    /// How many pixels around a place differ from another picture.
    public func difference(from other: Screenshot, around x: Int, _ y: Int, radius: Int) -> Int {
        var count = 0
        for row in max(0, y - radius)..<min(height, y + radius) {
            for column in max(0, x - radius)..<min(width, x + radius)
            where self[column, row] != other[column, row] {
                count += 1
            }
        }
        return count
    }
}
