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
        let folder: String
        var isOnMainActor = false
    }

    /// The modules that code for `UIKit` sees, each after those that it imports, with the settings
    /// of `Package.swift`.
    private static let modules = [
        Module(name: "TouchGeometry", folder: "Engine/TouchGeometry"),
        Module(name: "TouchPicture", folder: "Picture/TouchPicture"),
        Module(name: "TouchTrace", folder: "Engine/TouchTrace"),
        Module(name: "TouchKit", folder: "Engine/TouchKit", isOnMainActor: true),
        Module(name: "EventTime", folder: "Engine/EventTime", isOnMainActor: true),
        Module(name: "UIKit", folder: "Engine/UIKit", isOnMainActor: true),
        Module(name: "QuartzCore", folder: "Engine/QuartzCore"),
        Module(name: "CoreGraphics", folder: "Engine/CoreGraphics"),
    ]

    /// The part of `TouchscopeKit` that `main.swift` calls: the module itself needs the window and
    /// everything else.
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
        let sources = Self.modules.map { files(in: $0) }
        let stamps = sources.joined().map { "\($0) \(FileStamp($0)?.text ?? "")" }
        let version = [compiler.version, ProgramVersion.number, Self.touchscopeKit] + stamps
        return try CompilerCache(key: Fingerprint(of: version).text) { folder in
            let interface = folder + "/TouchscopeKit.swift"
            try OutputFile.write(Self.touchscopeKit.utf8, to: interface)
            let modules = Self.modules + [Module(name: "TouchscopeKit", folder: "")]
            var progress = LongWork(Wording.work.interfacesCompiled)
            for (done, (module, files)) in zip(modules, sources + [[interface]]).enumerated() {
                try make(module, of: files, in: folder, compiler) {
                    progress.update(done, of: modules.count)
                }
            }
        }
    }

    private func files(in module: Module) -> [String] {
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
