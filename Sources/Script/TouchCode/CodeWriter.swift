import TouchScript

extension Scene {
    /// Returns the scene as UIKit code: one file, for an app of Apple's or for TouchKit.
    ///
    /// - Parameter language: The language of texts in the scene, such as "zh".
    public func code(in language: String = "en") -> CodeListing {
        CodeWriter(self, in: language).write()
    }
}

/// Writes a scene as a developer would have written it: a class with a property for each member,
/// and a subclass where a clause needs an override.
///
/// Views, recognizers and relations are added in the order of the scene, because their effect
/// depends on it.
struct CodeWriter {
    let scene: Scene
    let language: String
    let windows: [CodeWindow]
    let cast: CodeCast
    /// The methods that the application's delegate overrides, if the scene states any.
    private(set) var delegate = ResponderCode([])
    /// The methods that the application overrides, if the scene states any.
    private(set) var application = ResponderCode([])
    let text = CodeText()

    init(_ scene: Scene, in language: String) {
        self.scene = scene
        self.language = language
        windows = CodeWindow.all(of: scene)
        cast = CodeCast(scene, stage: windows)
        for line in scene.lines {
            switch line.statement {
            case .delegate(let clauses): delegate = ResponderCode(clauses)
            case .application(let clauses): application = ResponderCode(clauses)
            default: break
            }
        }
    }

    func write() -> CodeListing {
        writeHeader()
        text.gap()
        text.block("final class \(cast.className): UIResponder") {
            writeProperties()
            writeShow()
            writeViews()
            writePresenting()
            writeRecognizers()
            writeTargets()
            writeDelegateCalls()
        }
        writeActions()
        writeResponderClasses()
        writeRecognizerClasses()
        writeDelegates()
        writeZoomDelegate()
        writeInteractionClasses()
        writeReorderingClasses()
        writeColors()
        writeTimerClass()
        writeHelpers()
        writeLaunch()
        return CodeListing(lines: text.lines, spans: text.spans)
    }

    private func writeHeader() {
        let title = scene.title[language].split(separator: "\n").joined(separator: " ")
        text.comments([
            "\(title)",
            "The scene \(scene.name) as UIKit code, written by touchscope code.",
            "",
            "In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene",
            "Manifest, name $(PRODUCT_MODULE_NAME).\(cast.className) as the Delegate Class Name and",
            "delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.",
            "The code under canImport(ObjectiveC) has not been compiled.",
        ])
        text.gap()
        text.line("import UIKit")
        if hasReordering
            || cast.recognizers.contains(where: { $0.ownClass != nil || $0.custom != nil })
        {
            text.gap()
            text.onApple { text.line("import UIKit.UIGestureRecognizerSubclass") }
        }
    }

    /// Writes the methods of the delegate at the end of the responder chain, if the scene states
    /// any.
    private func writeDelegateCalls() {
        guard delegate.isNeeded else { return }
        text.gap()
        text.comments(["In Xcode, move the methods below to the app's delegate."])
        delegate.write(of: "delegate", in: language, to: text)
    }

    private func writeProperties() {
        for member in cast.responders + cast.recognizers {
            text.about(member.name, .declaration) {
                text.line("private let \(member.identifier) = \(member.initializer)")
            }
        }
        for delegate in cast.recognizers.compactMap({ $0.delegate }) {
            text.line("private let \(delegate.identifier) = \(delegate.className)()")
        }
        for zooming in cast.responders.compactMap({ $0.zooming }) {
            text.line("private let \(zooming.identifier) = ZoomDelegate()")
        }
        writeInteractionDelegates()
        writeReorderings()
        writeTimers()
    }
}
