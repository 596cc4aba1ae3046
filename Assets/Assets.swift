import Foundation

/// Finds the files that come with the program: lessons, themes and the icon.
///
/// Looked for in this order, so that the program works from the build folder, installed, and
/// moved elsewhere: the folder that `TOUCHSCOPE_ASSETS` names, the package's resources beside the
/// executable, `../share/touchscope` from the executable.
public enum Assets {
    /// The folder that holds them; nil if there is none.
    public static let folder: URL? = candidates.first {
        FileManager.default.fileExists(atPath: $0.path + "/touchscope.svg")
    }

    /// Every place that is looked at, first choice first.
    public static var candidates: [URL] {
        var found: [URL] = []
        if let named = getenv("TOUCHSCOPE_ASSETS").map({ String(cString: $0) }), !named.isEmpty {
            found.append(URL(fileURLWithPath: named))
        }
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let beside = executable.deletingLastPathComponent()
        found.append(beside.appendingPathComponent("touchscope_Assets.resources"))
        found.append(
            beside.deletingLastPathComponent().appendingPathComponent("share/touchscope"))
        return found
    }
}
