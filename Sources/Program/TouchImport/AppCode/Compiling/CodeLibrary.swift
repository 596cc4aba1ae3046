import Foundation
import TouchHost
import TouchWords

/// The modules that imported code is compiled against, made from the sources of touchscope's own
/// package: their interfaces alone, which takes seconds, while a build takes minutes.
///
/// They are kept in the user's cache folder until the sources or the compiler change.
struct CodeLibrary {
    private struct Module {
        let name: String
        var folder = ""
        var isOnMainActor = false
        /// The source of what is needed of a module that itself needs more than is compiled here.
        var excerpt: String?
    }

    /// The modules that code for `UIKit` sees, each after those that it imports, with the settings
    /// of `Package.swift`.
    private static let modules = [
        Module(name: "TouchGeometry", folder: "Engine/TouchGeometry"),
        Module(name: "TouchPicture", folder: "Picture/TouchPicture"),
        Module(name: "TouchTrace", folder: "Engine/TouchTrace"),
        Module(name: "TouchKit", folder: "Engine/TouchKit", isOnMainActor: true),
        Module(name: "EventTime", folder: "Engine/EventTime", isOnMainActor: true),
        Module(name: "TouchCanvas", excerpt: touchCanvas),
        Module(name: "UIKit", folder: "Engine/UIKit", isOnMainActor: true),
        Module(name: "QuartzCore", folder: "Engine/QuartzCore"),
        Module(name: "CoreGraphics", folder: "Engine/CoreGraphics"),
        Module(name: "TouchscopeKit", excerpt: touchscopeKit),
    ]

    /// The types that declarations in `UIKit` name of the module that paints.
    private static let touchCanvas = """
        public struct ImageBuffer: Sendable {}
        public struct Mixing: Sendable {}

        public final class Typesetter: Sendable {
            public init() throws {}
        }

        public final class Canvas: Sendable {
            public init(typesetter: Typesetter) {}
        }
        """

    /// The functions that `main.swift` calls of the module that needs the window and everything else.
    private static let touchscopeKit = """
        import UIKit

        public enum Touchscope {
            nonisolated public static func main(
                _ name: String, size: CGSize = .zero,
                filling fill: @escaping @MainActor (UIWindow) -> Void
            ) {}
            nonisolated public static func main(
                _ name: String, size: CGSize = .zero,
                launching makeDelegate: @escaping @MainActor () -> UIApplicationDelegate
            ) {}
        }
        """

    /// The folder of touchscope's own package.
    let root: String

    /// The options by which the compiler finds the modules in a folder.
    func options(for folder: String) -> [String] {
        let map = root + "/Sources/System/CUIKit/module.modulemap"
        return ["-I", folder, "-Xcc", "-fmodule-map-file=" + map]
    }

    /// Makes the modules, unless they are kept.
    /// - Returns: their folder.
    func make(by compiler: SwiftCompiler) throws -> CompilerCache {
        let stamps = Self.modules.flatMap(files).map { "\($0) \(FileStamp($0)?.text ?? "")" }
        let version = [compiler.version, ProgramVersion.number] + stamps
        let excerpts = Self.modules.compactMap(\.excerpt)
        return try CompilerCache(key: Checksum.of(version + excerpts)) { folder in
            var progress = LongWork(Wording.work.interfacesCompiled)
            for (done, module) in Self.modules.enumerated() {
                var files = files(in: module)
                if let excerpt = module.excerpt {
                    files = ["\(folder)/\(module.name).swift"]
                    try OutputFile.write(excerpt.utf8, to: files[0])
                }
                try make(module, of: files, in: folder, compiler) {
                    progress.update(done, of: Self.modules.count)
                }
            }
        }
    }

    private func files(in module: Module) -> [String] {
        if module.excerpt != nil { return [] }
        let folder = root + "/Sources/" + module.folder
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }

    private func make(
        _ module: Module, of files: [String], in folder: String, _ compiler: SwiftCompiler,
        wait: () -> Void
    ) throws {
        let isolation = module.isOnMainActor ? ["-default-isolation", "MainActor"] : []
        let made = try compiler.run(
            [
                "-emit-module", "-o", "\(folder)/\(module.name).swiftmodule",
                "-module-name", module.name, "-parse-as-library", "-swift-version", "6",
                "-package-name", "touchscope", "-experimental-skip-non-inlinable-function-bodies",
            ] + isolation + options(for: folder) + files, wait: wait)
        guard made.isContent else {
            throw Failure(.app.noLibrary(CompilerComplaint.summary(of: made.output)))
        }
    }
}
