import Foundation
import TouchHost
import TouchKit
import TouchSession
import TouchWords

extension Touchscope {
    /// Puts your own code on the stage: this is the whole program for it.
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
    /// Without arguments the program opens the window, with every overlay, the reasons, the timeline and time travel; its
    /// commands – `record`, `trace`, `render`, `check`, `card` and others, see `--help` – work as they do for scenes. Tapes
    /// name the scene: `scene "Knob"`. Views, recognizers and controllers are called as the properties that hold them, else as
    /// their identifiers say, else by class and number: `Knob-1`.
    ///
    /// It ends the process with status 2 after a wrong call and 1 after any other failure, each told in one line on stderr.
    /// It is for the main thread, where `main.swift` runs, in Swift 5 mode as well, which does not know that.
    ///
    /// - Parameters:
    ///   - name: by which tapes name the scene; what no word can have in it becomes a hyphen.
    ///   - size: of the screen, in points.
    ///   - fill: puts views, or a root view controller, into a window that is then shown. It is called anew for each replay
    ///     and each branch, so it must make all that it shows.
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

    /// Puts an app on the stage that its delegate launches, as `application(_:didFinishLaunchingWithOptions:)` says.
    ///
    /// - Parameters:
    ///   - name: by which tapes name the scene.
    ///   - size: of the screen, in points.
    ///   - makeDelegate: makes a new delegate, for each replay and each branch.
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
        // It is for the main thread, where no other isolation is.
        MainActor.assumeIsolated {
            let scene = CodeScene(name, size: size, place: place, launch: launch)
            CodeProgram.begin(scene)
            // Who writes the code wants to hear of its misuses.
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

/// The program as somebody's own: it shows one scene, which is code.
package enum CodeProgram {
    /// What it shows; nil in the program that shows lessons.
    package private(set) static var scene: CodeScene?

    /// Commands that are about lessons, or about scenes that are files.
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

    /// The commands that there are.
    static var commands: [Command] {
        scene == nil ? Command.all : Command.all.filter { !leftOut.contains($0.name) }
    }
}
