import Foundation
import TouchHost

/// A folder with the modules of one version of the library, and with what the compiler said of code
/// compiled against them, in the user's cache folder.
struct CompilerCache {
    let folder: String
    /// The folder if it is to disappear with the program, because nothing can be kept.
    private let scratch: ScratchFolder?

    /// Opens the folder, and makes it if it is missing.
    /// - Parameters:
    ///   - key: a word for the version of the library and the compiler.
    ///   - make: a closure that fills a new folder.
    init(key: String, make: (_ folder: String) throws -> Void) throws {
        let home = Self.home
        if let kept = home.map({ $0 + "/" + key }), FileManager.default.fileExists(atPath: kept) {
            (folder, scratch) = (kept, nil)
            return
        }
        let place = home ?? FileManager.default.temporaryDirectory.path
        Scratch.sweep(place)
        let made = try ScratchFolder(in: place, orThrow: .cannotWrite(place))
        try make(made.path)
        guard let home, rename(made.path, home + "/" + key) == 0 else {
            (folder, scratch) = (made.path, made)
            return
        }
        (folder, scratch) = (home + "/" + key, nil)
        Self.trim(home, but: key)
    }

    /// The largest number of versions that are kept.
    private static let most = 3

    /// The folder of all versions; nil if nothing can be kept.
    private static var home: String? {
        guard let user = UserFolder("XDG_CACHE_HOME", else: ".cache"), user.make() else {
            return nil
        }
        let home = user.path + "/modules"
        mkdir(home, 0o700)
        return access(home, W_OK | X_OK) == 0 ? home : nil
    }

    /// Removes all versions but the newest ones.
    private static func trim(_ home: String, but key: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
        let others = names.filter { $0 != key && !$0.hasPrefix(".") }.map { name in
            let path = home + "/" + name
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            return (path, attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        for (path, _) in others.sorted(by: { $0.1 > $1.1 }).dropFirst(most - 1) {
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    /// Returns what the compiler said of the code with a checksum; nil if that is not kept.
    func said(of code: String) -> String? {
        FileManager.default.contents(atPath: path(of: code)).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Keeps what the compiler said of the code with a checksum.
    func keep(_ said: String, of code: String) {
        // If that fails, the code is compiled again next time.
        try? OutputFile.write(said.utf8, to: path(of: code))
    }

    private func path(of code: String) -> String { "\(folder)/\(code).said" }
}
