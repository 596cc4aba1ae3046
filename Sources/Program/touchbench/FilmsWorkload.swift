import Foundation
import TestSupport
import TouchVideo
import TouchscopeKit

/// Measures films, looks for faults in them, and renders some beside ffmpeg that encodes the same
/// frames from a file.
@MainActor
enum FilmsWorkload {
    /// Runs a command: `touchbench films [LESSON…]` measures films; `films walk` goes through the
    /// beats of all shipped tapes, and all frames of three; `films rates [SECONDS]` renders the
    /// first seconds of two films.
    static func run(_ words: [String]) throws {
        switch words.first {
        case "walk":
            let faults = try FilmsWalk.run()
            if faults > 0 { throw SupportError("\(faults) faults in films") }
        case "rates": try render(seconds: number(at: 1, or: 10))
        default:
            if let other = words.first(where: { !Lessons.tapes.contains($0) }) {
                throw SupportError("no lesson is called \(other)")
            }
            let missed = try FilmsTable.run(words.isEmpty ? Lessons.tapes : words)
            if missed > 0 { throw SupportError("\(missed) bounds of films are missed") }
        }
    }

    private static func render(seconds: Double) throws {
        let folder = try TemporaryFolder()
        let tape = folder.url.appending(path: "moving.tape")
        try moving.write(to: tape, atomically: false, encoding: .utf8)
        try scene.write(
            to: folder.url.appending(path: "moving.scene"), atomically: false, encoding: .utf8)
        try compare("still camera, swipe-or-pan", "swipe-or-pan", seconds, in: folder)
        try compare("moving camera", tape.path, seconds, in: folder)
    }

    private static let scene = """
        scene 1 "moving" 640 x 400
        view card at 60 60 size 200 160 color sky
          pan drag moves
        view other at 360 120 size 200 160 color coral
          tap press

        """

    /// A tape whose camera follows a finger that never rests.
    private static let moving = """
        tape 1
        scene "moving"
        direct off
        follow finger a 1.6
        finger a down card
        \(String(repeating: swing, count: 6))
        finger a up

        """

    private static let swing =
        "finger a move by 240 60 over 1s ease-in-out\n"
        + "finger a move by -240 -60 over 1s ease-in-out\n"

    /// Measures each three times, alternating, so that other load on the machine affects both
    /// alike.
    private static func compare(
        _ name: String, _ word: String, _ seconds: Double, in folder: TemporaryFolder
    ) throws {
        let trial = try FilmTrial(of: word, seconds: seconds)
        let raw = folder.url.appending(path: "raw.yuv").path
        let film = folder.url.appending(path: "film.mp4").path
        try trial.dump(to: raw)
        defer { unlink(raw) }
        var (ours, plain): ([Double], [Double]) = ([], [])
        for _ in 0..<3 {
            plain.append(try Timing.seconds { try encode(raw, to: film) })
            ours.append(try Timing.seconds { try trial.render(to: film) })
        }
        let (mine, least) = (Timing.median(ours), Timing.median(plain))
        let frames = Double(trial.frames)
        report(
            "%@: %.0f frames, %.1f a second; ffmpeg from a file %.1f; ratio %.2f",
            name, frames, frames / mine, frames / least, least / mine)
    }

    private static func encode(_ raw: String, to film: String) throws {
        let size = "\(FilmTrial.width)x\(FilmTrial.height)"
        let child = try Spawned(
            [
                "ffmpeg", "-nostdin", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "yuv420p",
                "-s", size, "-r", "\(FilmTrial.rate)", "-i", raw, "-an",
            ] + FilmTrial.encoding + ["-f", "mp4", film])
        let errors = child.readErrors()
        guard child.wait() == 0 else { throw SupportError("ffmpeg failed: \(errors)") }
    }
}
