import Foundation
import TouchScript
import TouchWords

/// A Swift package being created: its folder, and touchscope's own package that it depends on.
package struct CodePackage {
    /// The name of the package, its program and its scene.
    package let name: String
    /// The path as the user typed it.
    private let path: String
    /// The folder of touchscope's own package.
    package let touchscope: String

    /// Creates the description of a package.
    /// - Parameter path: the path of a new folder; its last component is the name.
    package init(at path: String, _ call: Call) throws {
        let name = String(path.split(separator: "/").last ?? "")
        guard CodePattern.isGood(name) else {
            throw call.wrong(.host.noModuleName(name))
        }
        guard let package = call["package"] ?? Library.package else {
            throw call.wrong(.host.packageGone)
        }
        let root = URL(filePath: package).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: root + "/Package.swift") else {
            throw Failure(.host.noManifest(package))
        }
        (self.name, self.path, touchscope) = (name, path, root)
        try checkIsFree()
    }

    /// Throws if the folder cannot be made, before any work is done for it.
    private func checkIsFree() throws {
        if access(path, F_OK) == 0 { throw Failure(.host.isThere(path)) }
        let parent = URL(filePath: path).deletingLastPathComponent().path
        guard access(parent, W_OK | X_OK) == 0 else { throw Failure.cannot(.host.makeFolder(path)) }
    }

    /// Creates the folder with the files, by their paths in it, and the manifest.
    package func write(_ files: [(path: String, text: String)]) throws {
        try checkIsFree()
        let folder = try OutputFolder(path)
        for (file, text) in [("Package.swift", manifest)] + files {
            try folder.add(text.utf8, as: file)
        }
        try folder.finish()
    }

    /// The manifest. The code is compiled as an app's is: on the main actor, in Swift 5 mode. The
    /// manifest finds the library where it is opened, because another one, or none, may be where it
    /// was written.
    private var manifest: String {
        """
        // swift-tools-version: 6.2

        import Foundation
        import PackageDescription

        // Touchscope's own package: where the environment says, where it is installed, or where
        // this was written.
        let home = Context.environment["HOME"] ?? ""
        let places = [
            Context.environment["TOUCHSCOPE_PACKAGE"], "/usr/local/share/touchscope/package",
            "/usr/share/touchscope/package", home + "/.local/share/touchscope/package",
            \(quoted(touchscope)),
        ].compactMap(\\.self)
        guard
            let touchscope = places.first(where: {
                FileManager.default.fileExists(atPath: $0 + "/Package.swift")
            })
        else {
            fatalError("Touchscope is not installed here; TOUCHSCOPE_PACKAGE can name the folder of its package")
        }

        let package = Package(
            name: "\(name)",
            dependencies: [.package(name: "touchscope", path: touchscope)],
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

    /// Returns the errors of a tape that only a program can play, with the call that does it: the
    /// tape lies in the package of code that its scene is named after.
    static func program(for tape: URL, after errors: any Error) -> ScriptErrors? {
        guard let error = (errors as? ScriptErrors)?.errors.first,
            error.message.identifier == "fault.noSceneFile",
            case .text(let name)? = error.message.places.first
        else { return nil }
        let folder = tape.deletingLastPathComponent()
        let files = ["Package.swift", "Sources/\(name)/main.swift"].map { folder.path + "/" + $0 }
        guard files.allSatisfy(FileManager.default.fileExists(atPath:)) else { return nil }
        return ScriptErrors(
            .host.programPlays(folder.relativePath, name: name, file: tape.lastPathComponent),
            in: tape.relativePath, at: error.position)
    }

    private func quoted(_ path: String) -> String {
        let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}

/// The template of a package for the user's own code: the code, and a main that shows it.
package enum CodePattern {
    /// Returns the files' texts by their paths in the package's folder.
    /// - Parameter name: a Swift identifier: the name of the package, its program and its scene.
    package static func files(named name: String) -> [(path: String, text: String)] {
        [
            ("Sources/\(name)/main.swift", main(name)),
            ("Sources/\(name)/\(name)View.swift", view(name)),
        ]
    }

    /// The folder of Touchscope's sources when this program was built.
    static let builtFrom = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../..").standardizedFileURL.path

    /// Returns whether a package, a module and a scene can have this name.
    static func isGood(_ name: String) -> Bool {
        let scalars = name.unicodeScalars
        return scalars.first?.properties.isXIDStart == true && scalars.allSatisfy(\.isASCII)
            && scalars.allSatisfy { $0.properties.isXIDContinue }
    }

    private static func main(_ name: String) -> String {
        """
        import TouchscopeKit
        import UIKit

        // The closure is called anew for each replay: it makes all that is shown.
        Touchscope.main("\(name)", size: CGSize(width: 390, height: 844)) { window in
            window.rootViewController = \(name)ViewController()
        }

        """
    }

    private static func view(_ name: String) -> String {
        """
        import UIKit

        /// A view that follows the finger. Put your own in its place.
        final class \(name)View: UIView {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first else { return }
                let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
                center = CGPoint(x: center.x + now.x - before.x, y: center.y + now.y - before.y)
            }
        }

        final class \(name)ViewController: UIViewController {
            // The stage calls views and recognizers as the properties that hold them.
            let card = \(name)View(frame: CGRect(x: 95, y: 300, width: 200, height: 140))
            let doubleTap = UITapGestureRecognizer()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                card.backgroundColor = .orange
                doubleTap.numberOfTapsRequired = 2
                card.addGestureRecognizer(doubleTap)
                view.addSubview(card)
            }
        }

        """
    }
}
