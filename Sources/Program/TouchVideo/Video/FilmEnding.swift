import Foundation
import TouchHost
import TouchWords

/// Checks whether the output of ffmpeg is complete, and reports in one line what is wrong.
nonisolated struct FilmEnding {
    /// The film's path, for messages.
    let path: String
    /// The program, which is called like ffmpeg.
    let encoder: String
    /// The longest time that it may do nothing, in seconds.
    let patience: Double

    /// Checks the outcome. The status alone says too little: on a full disk ffmpeg ends with 0.
    func check(_ outcome: Child.Outcome) throws {
        guard outcome.status == 0, outcome.complaint.isEmpty else { throw failure(outcome) }
    }

    /// Reads an open film to its end and counts its frames.
    func probe(_ file: Int32, count: Int) throws {
        guard stat(open: file)?.st_size ?? 0 > 0 else {
            throw Failure(.video.noFilm(path))
        }
        let words = ["-map", "0:v", "-c", "copy", "-f", "framecrc", "pipe:1"]
        let reader = try Child(
            FFmpeg.quietly(encoder) + ["-xerror", "-i", FFmpeg.handed()] + words, .weRead,
            handing: [file], patience: patience)
        let found = reader.readAll().split(separator: "\n").filter { !$0.hasPrefix("#") }.count
        try check(reader.finish())
        guard found == count else {
            throw Failure(.video.fewFrames(found, count: count, path: path))
        }
    }

    /// Indicates whether the film's disk is full. ffmpeg has many messages for that, none of which
    /// says so.
    private var isDiskFull: Bool {
        let folder = (path as NSString).deletingLastPathComponent
        var status = statvfs()
        return statvfs(folder.isEmpty ? "." : folder, &status) == 0
            && status.f_bavail * status.f_frsize < 1 << 16
    }

    func failure(_ outcome: Child.Outcome) -> Failure {
        if isDiskFull { return .cannotWrite(path, ENOSPC) }
        let seconds = Int(patience.rounded(.up))
        let why: Wording = outcome.hung ? .video.idle(seconds) : outcome.reason
        return Failure(.video.ffmpegFailed(why, path: path))
    }
}

/// ffmpeg as this program calls it.
nonisolated enum FFmpeg {
    /// Returns the first arguments.
    /// - Parameter encoder: the program, which is called like ffmpeg.
    static func quietly(_ encoder: String = "ffmpeg") -> [String] {
        [encoder, "-nostdin", "-hide_banner", "-loglevel", "error"]
    }

    /// Returns the name of the file handed over at `place`: the file may not have a name of its own
    /// yet.
    static func handed(_ place: Int32 = 0) -> String {
        "file:/proc/self/fd/\(Child.handed + place)"
    }
}

nonisolated extension Child.Outcome {
    /// The reason why it did not do its work.
    var reason: Wording {
        if hung { return .video.idleForLong }
        if status > 128 { return .video.killed(Int(status) - 128) }
        return complaint.isEmpty ? .video.ended(Int(status)) : .verbatim(complaint)
    }

    /// The reason why it did not do its work; nil if its status says that it did.
    var fault: Wording? { hung || status != 0 ? reason : nil }
}
