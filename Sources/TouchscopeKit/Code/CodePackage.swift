import Foundation
import Glibc

/// A package of Swift in the making: where it goes, and touchscope's own package that it needs.
struct CodePackage {
    /// Of the package, its program and its scene.
    let name: String
    /// As the user named it.
    private let path: String
    /// The folder of touchscope's own package.
    let touchscope: String

    /// - Parameter path: a folder that is not there yet; its last part is the name.
    init(at path: String, _ call: Call) throws {
        let name = String(path.split(separator: "/").last ?? "")
        guard CodePattern.isGood(name) else {
            throw call.wrong(
                "'\(name)' can be no module's name; letters, digits and '_' can be in it")
        }
        guard let package = call["package"] ?? CodePattern.builtFrom else {
            throw call.wrong(
                "touchscope's own package is not where it was; name it by --package DIR")
        }
        let root = URL(filePath: package).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: root + "/Package.swift") else {
            throw Failure(
                "\(package) has no Package.swift; name touchscope's own package by --package DIR")
        }
        guard access(path, F_OK) != 0 else {
            throw Failure("\(path) is there already; name another")
        }
        (self.name, self.path, touchscope) = (name, path, root)
    }

    /// Makes the folder with the files, by their paths in it, and the manifest.
    func write(_ files: [(path: String, text: String)]) throws {
        guard access(path, F_OK) != 0 else {
            throw Failure("\(path) is there already; name another")
        }
        let folder = try OutputFolder(path)
        for (file, text) in [("Package.swift", manifest)] + files {
            try folder.add(text.utf8, as: file)
        }
        try folder.finish()
    }

    /// The code is compiled as an app's is: on the main actor, by the rules of Swift 5.
    private var manifest: String {
        """
        // swift-tools-version: 6.2

        import PackageDescription

        let package = Package(
            name: "\(name)",
            dependencies: [
                .package(
                    name: "touchscope",
                    path: Context.environment["TOUCHSCOPE_PACKAGE"] ?? \(quoted(touchscope)))
            ],
            targets: [
                .executableTarget(
                    name: "\(name)",
                    dependencies: [
                        .product(name: "UIKit", package: "touchscope"),
                        .product(name: "TouchscopeKit", package: "touchscope"),
                    ],
                    swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)])
            ]
        )

        """
    }

    private func quoted(_ path: String) -> String {
        let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}
