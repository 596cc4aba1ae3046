import Foundation
import TouchHost
import TouchKit
import TouchSession
import TouchWords

extension Touchscope {
    /// Puts your own code on the stage: this call is the whole program for it.
    ///
    /// ```swift
    /// import TouchscopeKit
    /// import UIKit
    ///
    /// Touchscope.main("Knob", size: CGSize(width: 320, height: 480)) { window in
    ///     window.rootViewController = KnobViewController()
    /// }
    /// ```
    ///
    /// Without arguments the program opens the window, with every overlay, the reasons, the
    /// timeline and time travel. Its commands – `record`, `trace`, `render`, `check`, `card` and
    /// others, see `--help` – work as they do for scenes. Tapes name the scene: `scene "Knob"`.
    /// Views, recognizers and controllers are named after the properties that hold them, otherwise
    /// after their identifiers, otherwise by class and number: `Knob-1`.
    ///
    /// The function ends the process with status 2 after a wrong call and 1 after any other
    /// failure, each reported in one line on stderr. Call it on the main thread, where `main.swift`
    /// runs; it works in Swift 5 mode as well, where the compiler does not know that this is the
    /// main actor.
    ///
    /// - Parameters:
    ///   - name: the name by which tapes refer to the scene; characters that cannot be part of a
    ///     word become hyphens.
    ///   - size: the size of the screen, in points.
    ///   - fill: a closure that puts views, or a root view controller, into a window that is then
    ///     shown. It is called again for each replay and each branch, so it must create everything
    ///     that it shows.
    nonisolated public static func main(
        _ name: String, size: CGSize = CGSize(width: 390, height: 844), file: String = #filePath,
        line: Int = #line, filling fill: @escaping @MainActor (UIWindow) -> Void
    ) {
        show(name, size, "\(file):\(line)") { application in
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            fill(window)
            window.makeKeyAndVisible(in: application)
            return nil
        }
    }

    /// Puts an app on the stage that its delegate launches in
    /// `application(_:didFinishLaunchingWithOptions:)`.
    ///
    /// - Parameters:
    ///   - name: the name by which tapes refer to the scene.
    ///   - size: the size of the screen, in points.
    ///   - makeDelegate: a closure that creates a new delegate, for each replay and each branch.
    nonisolated public static func main(
        _ name: String, size: CGSize = CGSize(width: 390, height: 844), file: String = #filePath,
        line: Int = #line,
        launching makeDelegate: @escaping @MainActor () -> UIApplicationDelegate
    ) {
        show(name, size, "\(file):\(line)") { _ in makeDelegate() }
    }

    nonisolated private static func show(
        _ name: String, _ size: CGSize, _ place: String, _ launch: @escaping CodeScene.Launch
    ) {
        // This is called on the main thread, which has no other isolation.
        MainActor.assumeIsolated {
            let scene = CodeScene(name, size: size, place: place, launch: launch)
            CodeProgram.begin(scene)
            // The author of the code wants to know about misuse of the API.
            UIApplication.logHandler = { Console.tell(.verbatim("TouchKit: \($0)")) }
            CodeFaults.watch(place: scene.place) { CodeAtWork.duration }
            if let fault = scene.fault {
                Console.tell(fault)
                exit(1)
            }
            scene.register()
            main()
        }
    }
}

/// The program for a user's own code: it shows a single scene, which is code.
package enum CodeProgram {
    /// The scene; nil in the program that shows lessons.
    package private(set) static var scene: CodeScene?

    /// The commands that are left out, because they concern lessons, or scenes that are files.
    private static let leftOut: Set = [
        "lessons", "whatif", "vary", "audit", "course", "embed", "serve",
        "code", "new", "lsp",
    ]

    /// Makes this process the program of a scene.
    static func begin(_ scene: CodeScene) {
        self.scene = scene
        Library.codeScenes = { CodeScene.registered.map(\.outline) }
        ProgramName.set(CommandLine.arguments.first)
    }

    /// The available commands.
    static var commands: [Command] {
        scene == nil ? Command.all : Command.all.filter { !leftOut.contains($0.name) }
    }
}
