import TouchHost
import TouchWords

/// A kind of film that ffmpeg writes for us.
package nonisolated enum VideoFormat: String, CaseIterable {
    case mp4, webm, gif

    /// How the frames go to ffmpeg: halved colour for the codecs that want it, so that ffmpeg has
    /// nothing to convert; full colour for GIF's palette.
    var isYUV: Bool { self != .gif }

    /// Whether films of it can be put together from segments that were encoded by themselves; a GIF has one palette.
    var hasSegments: Bool { self != .gif }

    /// Throws if there can be no film of so many pixels.
    func check(width: Int, height: Int) throws(Failure) {
        guard width > 0, height > 0, width <= 16384, height <= 16384 else {
            throw Failure(.video.noSuchSize(width, height: height))
        }
        guard !isYUV || (width % 2 == 0 && height % 2 == 0) else {
            throw Failure(.video.needsEven(rawValue, width: width, height: height))
        }
    }

    /// What tells ffmpeg how to put encoded segments together.
    func joining(rate: Int) -> [String] {
        switch self {
        // Frames are decoded at most two before they are shown; a short segment may do with less.
        case .mp4, .gif:
            ["-bsf:v", "setts=pts=PTS:dts=round((N-2)/(\(rate)*TB))", "-movflags", "+faststart"]
        // Its times are thousandths of a second, each rounded by itself.
        case .webm: ["-bsf:v", "setts=ts=round(N*1000/\(rate))", "-fflags", "+bitexact"]
        }
    }

    /// What tells ffmpeg how to encode sound; nothing where there can be none.
    var audio: [String] {
        switch self {
        case .mp4: ["-c:a", "aac", "-b:a", "160k"]
        case .webm: ["-c:a", "libopus", "-b:a", "112k"]
        case .gif: []
        }
    }

    /// What tells ffmpeg how to encode pictures, up to but without the name of the file.
    ///
    /// - Parameters:
    ///   - rate: frames a second; each stands until the next comes.
    ///   - hasAlpha: whether it can be seen through; only WebM can.
    func encoding(rate: Int, hasAlpha: Bool = false) -> [String] {
        let steady = "fps=\(rate)"
        let bt709 = [
            "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
            "-color_range", "tv",
        ]
        // As many on every machine: how a picture is parted among them shows in the bytes.
        let threads = ["-threads", "4"]
        // WebM files get a random number otherwise.
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
