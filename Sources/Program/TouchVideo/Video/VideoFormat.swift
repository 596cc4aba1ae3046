import TouchHost
import TouchWords

/// A film format that ffmpeg writes.
package nonisolated enum VideoFormat: String, CaseIterable {
    case mp4, webm, gif

    /// Indicates whether frames go to ffmpeg with subsampled color, as most codecs want it, so
    /// that ffmpeg has nothing to convert; GIF's palette needs full color.
    var isYUV: Bool { self != .gif }

    /// Indicates whether its films can be joined from segments encoded separately; a GIF has a
    /// single palette.
    var hasSegments: Bool { self != .gif }

    /// Throws if there can be no film of this size in pixels.
    func check(width: Int, height: Int) throws(Failure) {
        guard width > 0, height > 0, width <= 16384, height <= 16384 else {
            throw Failure(.video.noSuchSize(width, height: height))
        }
        guard !isYUV || (width % 2 == 0 && height % 2 == 0) else {
            throw Failure(.video.needsEven(rawValue, width: width, height: height))
        }
    }

    /// Returns the arguments with which ffmpeg joins encoded segments.
    func joining(rate: Int) -> [String] {
        switch self {
        // A frame is decoded at most two frames before it is shown; a short segment may need fewer.
        case .mp4, .gif:
            ["-bsf:v", "setts=pts=PTS:dts=round((N-2)/(\(rate)*TB))", "-movflags", "+faststart"]
        // Its times are milliseconds, each rounded separately.
        case .webm: ["-bsf:v", "setts=ts=round(N*1000/\(rate))", "-fflags", "+bitexact"]
        }
    }

    /// The arguments with which ffmpeg encodes sound; none if the format has none.
    var audio: [String] {
        switch self {
        case .mp4: ["-c:a", "aac", "-b:a", "160k"]
        case .webm: ["-c:a", "libopus", "-b:a", "112k"]
        case .gif: []
        }
    }

    /// Returns the arguments with which ffmpeg encodes pictures, without the name of the file.
    ///
    /// - Parameters:
    ///   - rate: the frames per second; each is shown until the next one.
    ///   - hasAlpha: true for a transparent film, which only WebM supports.
    func encoding(rate: Int, hasAlpha: Bool = false) -> [String] {
        let steady = "fps=\(rate)"
        let bt709 = [
            "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
            "-color_range", "tv",
        ]
        // The same number on every machine: the split of a picture among threads affects the bytes.
        let threads = ["-threads", "4"]
        // WebM files contain a random number otherwise.
        let withoutChance = ["-fflags", "+bitexact"]
        return switch self {
        case .mp4:
            ["-vf", steady, "-c:v", "libx264", "-preset", "veryfast", "-crf", "18"]
                + ["-pix_fmt", "yuv420p"] + threads + bt709 + ["-movflags", "+faststart"]
        case .webm:
            [
                "-vf", steady, "-c:v", "libvpx-vp9", "-crf", "28", "-b:v", "0", "-row-mt", "1",
                "-deadline", "realtime", "-cpu-used", "6",
            ]
                + (hasAlpha
                    ? ["-pix_fmt", "yuva420p", "-auto-alt-ref", "0"] : ["-pix_fmt", "yuv420p"])
                + threads + bt709 + withoutChance
        case .gif:
            [
                "-filter_complex",
                "\(steady),split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse",
            ]
        }
    }
}
