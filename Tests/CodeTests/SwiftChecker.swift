import Foundation
import TestSupport

/// Swift's compiler, which says what is wrong with code and makes nothing of it.
///
/// What stands under canImport(ObjectiveC) it would skip here. For that it is told that there is Objective-C, and gets stand-ins,
/// in `Apple`, for what else is missing: names, selectors and @objc are checked then.
final class SwiftChecker {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "checked-\(UUID().uuidString.prefix(8))")
    private let flags: [String]

    init(asOnApple isApple: Bool) throws {
        let modules = RunningProgram.folder.appending(path: "Modules").path
        let objectiveC = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]
        flags =
            ["swiftc", "-frontend", "-swift-version", "6", "-I", folder.path, "-I", modules]
            + (isApple ? objectiveC : try Self.headers())
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if isApple {
            for name in ["ObjectiveC", "UIKit"] { try makeStandIn(name) }
        }
    }

    /// Where the compiler finds the C that UIKit's modules import: UIKit paints pixels with Cairo.
    private static func headers() throws -> [String] {
        let asked = try Spawned(["pkg-config", "--cflags-only-I", "pangocairo"])
        let folders = String(decoding: asked.readAll(), as: UTF8.self).split { $0.isWhitespace }
        let map = CodedScene.tests.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/System/CCairo/module.modulemap").path
        return (folders.map(String.init) + ["-fmodule-map-file=\(map)"]).flatMap { ["-Xcc", $0] }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func makeStandIn(_ name: String) throws {
        let source = CodedScene.tests.appending(path: "Apple/\(name).swift").path
        let module = folder.appending(path: "\(name).swiftmodule").path
        let faults = try run(["-emit-module", "-module-name", name, source, "-o", module])
        if !faults.isEmpty { throw SupportError(faults) }
    }

    /// Faults and warnings of all `files`, by their names, taken as one module; empty if there are none.
    func faults(of files: [(name: String, code: String)]) throws -> String {
        let paths = try files.map { name, code in
            let file = folder.appending(path: "\(name).swift")
            // Stand-ins have no parts that are imported by themselves.
            try code.replacing("import UIKit.UIGestureRecognizerSubclass", with: "import UIKit")
                .write(to: file, atomically: true, encoding: .utf8)
            return file.path
        }
        return try run(["-typecheck", "-module-name", "Checked"] + paths)
    }

    private func run(_ words: [String]) throws -> String {
        let called = try Spawned(flags + words)
        let faults = called.readErrors()
        return called.wait() == 0 ? faults : faults + "swiftc failed"
    }
}
