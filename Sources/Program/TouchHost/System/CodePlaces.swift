import CFaults
import Foundation

/// Finds lines of source for addresses of code, with what the toolchain or the system brings for it.
enum CodePlaces {
    /// The folders of somebody's code: that of a place in it, then that of its package.
    static func folders(of place: String) -> [String] {
        let own = URL(filePath: String(place.prefix { $0 != ":" })).deletingLastPathComponent()
        var folder = own
        while folder.path.count > 1 {
            let manifest = folder.appending(path: "Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) { return [own.path, folder.path] }
            folder.deleteLastPathComponent()
        }
        return [own.path]
    }

    /// The innermost place that is in the first of `folders` that has any: file, line and column; nil where none is known.
    static func first(
        of frames: [UnsafeMutableRawPointer?], in folders: [String]
    ) -> String? {
        // A return address is behind its call.
        let addresses = frames.compactMap { frame in
            frame.map { faults_file_address($0 - 1) }
        }.filter { $0 > 0 }.prefix(64).map { "0x" + String($0, radix: 16) }
        let tools = [["llvm-symbolizer", "-f=none", "-e"], ["addr2line", "-i", "-e"]]
        for tool in tools {
            let lines = output(of: tool + ["/proc/\(getpid())/exe"] + addresses)
            for folder in folders {
                let place = lines.first { line in
                    line.hasPrefix(folder + "/") && !line.contains("/.build/")
                }
                if let place { return shortened(place) }
            }
        }
        return nil
    }

    /// Relative to where one is, if it is in there.
    private static func shortened(_ place: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return place.hasPrefix(here) ? String(place.dropFirst(here.count)) : place
    }

    /// Who asks to stop is still told where the code does not come back.
    private static func output(of words: [String]) -> [String] {
        guard let child = try? Child(words, .weRead, patience: 10, isStoppable: false) else {
            return []
        }
        defer { child.finish() }
        return child.readAll().split(separator: "\n").map(String.init)
    }
}
