import Foundation
import TouchScript
import TouchWords

/// The Swift files in a folder that belong to the app itself, and what else belongs to an app but
/// is passed over.
struct CodeFolder {
    /// A path that is not read, and the reason, worded so that several paths can share it.
    struct PassedOver: Equatable {
        let what: Wording
        let path: String
    }

    /// The files' paths, starting with the folder's name, sorted.
    private(set) var files: [String] = []
    /// The paths of storyboards and nibs, in the same form.
    private(set) var interfaces: [String] = []
    private(set) var passedOver: [PassedOver] = []

    /// The reasons for which files and folders are passed over, by the ends of their names.
    private static let endings: [(ending: String, what: Wording)] = [
        (".m", .app.passedObjectiveC), (".mm", .app.passedObjectiveC),
        (".h", .app.passedObjectiveC), (".c", .app.passedObjectiveC),
        (".cpp", .app.passedObjectiveC), (".xcassets", .app.passedAssets),
        (".png", .app.passedAssets), (".jpg", .app.passedAssets), (".pdf", .app.passedAssets),
        ("Tests", .app.passedTests), ("Pods", .app.passedOthers), ("Carthage", .app.passedOthers),
    ]

    private let name: String
    /// The folder's path with all links resolved.
    private let root: String?
    /// The links to files in the folder, and their targets.
    private var links: [(path: String, target: String)] = []

    init(_ name: String) {
        self.name = name.hasSuffix("/") ? name : name + "/"
        root = Self.target(of: name)
        var folders = [""]
        while let folder = folders.popLast() { folders += look(in: folder) }
        // A file that is found directly is not read a second time through a link.
        var found = Set(files.compactMap(Self.target))
        for link in links where found.insert(link.target).inserted { files.append(link.path) }
        files.sort()
        interfaces.sort()
        passedOver.sort { $0.path < $1.path }
    }

    /// Looks through one folder.
    /// - Parameter folder: the folder's path, empty or ending in a slash.
    /// - Returns: the folders in it.
    private mutating func look(in folder: String) -> [String] {
        guard let stream = opendir(name + folder) else {
            passOver(.app.passedFolder, folder)
            return []
        }
        defer { closedir(stream) }
        if !folder.isEmpty, isOtherTarget(folder) {
            passOver(.app.passedTarget, folder)
            return []
        }
        var folders: [String] = []
        while let entry = readdir(stream) {
            let (valid, shown) = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                let name = bytes.prefix { $0 != 0 }
                return (
                    String(validating: name, as: UTF8.self), String(decoding: name, as: UTF8.self)
                )
            }
            guard Self.isOwn(shown) else { continue }
            guard let valid else {
                passOver(.app.passedName, folder + shown)
                continue
            }
            let path = folder + valid
            var status = stat()
            guard lstat(name + path, &status) == 0 else { continue }
            let isSwift = path.hasSuffix(".swift")
            if let known = Self.endings.first(where: { valid.hasSuffix($0.ending) }) {
                passOver(known.what, path)
                continue
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: folders.append(path + "/")
            case S_IFLNK: follow(path, isSwift: isSwift)
            case S_IFREG:
                if isSwift { files.append(name + path) }
                if InterfaceFile.isOne(path) { interfaces.append(name + path) }
            default: if isSwift { passOver(.app.passedDevice, path) }
            }
        }
        return folders
    }

    /// Follows a link. A link to a file within the folder is as good as the file; a link to a
    /// folder within it is ignored, because that folder is searched anyway.
    private mutating func follow(_ path: String, isSwift: Bool) {
        guard let target = Self.target(of: name + path) else {
            return passOver(.app.passedDeadLink, path)
        }
        var status = stat()
        guard stat(target, &status) == 0 else { return }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        guard isSwift || isFolder else { return }
        guard let root, target == root || target.hasPrefix(root == "/" ? root : root + "/") else {
            return passOver(.app.passedOutsideLink, path)
        }
        if isFolder { return }
        guard status.st_mode & S_IFMT == S_IFREG else { return passOver(.app.passedDevice, path) }
        links.append((name + path, target))
    }

    private mutating func passOver(_ what: Wording, _ path: String) {
        passedOver.append(PassedOver(what: what, path: name + path))
    }

    /// Returns the path with all links resolved; nil if it does not exist.
    private static func target(of path: String) -> String? {
        guard let target = realpath(path, nil) else { return nil }
        defer { free(target) }
        return String(cString: target)
    }

    /// Returns whether a file or folder is the author's work for people who use the app: neither
    /// hidden, nor a manifest, nor a project of Xcode's.
    private static func isOwn(_ name: String) -> Bool {
        !name.hasPrefix(".") && name != "Package.swift"
            && ![".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix)
    }

    /// Returns whether a folder is that of an extension, or of an app for a watch.
    private func isOtherTarget(_ folder: String) -> Bool {
        guard let bytes = try? InputFile.bytes(name + folder + "Info.plist", atMost: 1 << 20)
        else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return ["NSExtension", "WKApplication", "WKWatchKitApp"].contains {
            text.contains("<key>\($0)</key>")
        }
    }
}
