import Foundation
@preconcurrency import Glibc
import TouchHost

/// Looks whether what ffmpeg has written is whole, and says in one line what is wrong.
nonisolated struct FilmEnding {
    /// The film's, for messages.
    let path: String
    /// The program, which is called as ffmpeg is.
    let encoder: String
    /// How long it may do nothing, in seconds.
    let patience: Double

    /// The first file that ffmpeg is handed, as it finds it: it has no name yet that could be told.
    static let handedFile = "file:/proc/self/fd/\(Child.handed)"

    /// Its status alone tells too little: on a full disk it ends with 0.
    func check(_ outcome: Child.Outcome) throws {
        guard outcome.status == 0, outcome.complaint.isEmpty else { throw failure(outcome) }
    }

    /// Reads an open film through and counts its frames.
    func probe(_ file: Int32, count: Int) throws {
        var status = stat()
        guard fstat(file, &status) == 0, status.st_size > 0 else {
            throw Failure("ffmpeg failed: it wrote no film; \(path) was not written")
        }
        let reader = try Child(
            [
                encoder, "-nostdin", "-hide_banner", "-loglevel", "error", "-xerror",
                "-i", Self.handedFile, "-map", "0:v", "-c", "copy", "-f", "framecrc", "pipe:1",
            ], .weRead, handing: [file], patience: patience)
        let found = reader.readAll().split(separator: "\n").filter { !$0.hasPrefix("#") }.count
        try check(reader.finish())
        guard found == count else {
            let frames = count.counted("frame")
            throw Failure("ffmpeg failed: it wrote \(found) of \(frames); \(path) was not written")
        }
    }

    /// Whether there is no room where the film goes. ffmpeg's own words for that are many, and none says so.
    private var isDiskFull: Bool {
        let folder = (path as NSString).deletingLastPathComponent
        var status = statvfs()
        return statvfs(folder.isEmpty ? "." : folder, &status) == 0
            && status.f_bavail * status.f_frsize < 1 << 16
    }

    func failure(_ outcome: Child.Outcome) -> Failure {
        if isDiskFull { return .cannotWrite(path, ENOSPC) }
        let why =
            if outcome.hung {
                "it did nothing for \(Int(patience.rounded(.up))) s and was ended"
            } else if outcome.status > 128 {
                "it was killed (signal \(outcome.status - 128))"
            } else if outcome.complaint.isEmpty {
                "it ended with status \(outcome.status)"
            } else {
                outcome.complaint
            }
        return Failure("ffmpeg failed: \(why); \(path) was not written")
    }
}
