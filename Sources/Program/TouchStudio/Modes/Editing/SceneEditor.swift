import TouchKit
import TouchLive
import TouchScript
import TouchWords

/// A scene while it is edited by hand: its text, the texts to undo and redo, and the selection. It
/// writes no files.
package final class SceneEditor {
    private(set) var scene: Scene
    private(set) var text: String
    /// The texts before this one, and those that were undone; the next one to restore is the last
    /// in both.
    private var earlier: [String] = []
    private var later: [String] = []
    /// The name of the selected view.
    private(set) var selection: String?
    private(set) var drag: EditDrag?
    /// The finger that holds the view, by the host's number.
    private var finger: Int?
    /// The message about something refused, or done unasked, until something else is done.
    var notice: LocalizedText?
    private var language: String
    /// The scene as it begins, with the change that a finger is about to make.
    private var begun: (text: String, change: SceneChange?, session: PacedSession)?

    /// The number of texts that are kept.
    private static let depth = 200

    /// Creates an editor of a scene.
    /// - Parameter file: the path of the scene.
    init(file: String, language: String) throws(ScriptErrors) {
        text = try ScriptText.read(URL(fileURLWithPath: file), expecting: .expected.scene)
        scene = try Scene.parse(text, file: file)
        self.language = language
    }

    var canUndo: Bool { !earlier.isEmpty }
    var canRedo: Bool { !later.isEmpty }
    var textBefore: String? { earlier.last }
    var textAfter: String? { later.last }

    // MARK: Appearance

    func use(language: String) {
        guard language != self.language else { return }
        (self.language, begun) = (language, nil)
    }

    /// The scene as it begins, with the change that a finger is about to make.
    var shown: PacedSession {
        let change = drag?.change
        if let begun, begun.change == change, begun.text == text { return begun.session }
        let draft = change.flatMap { try? $0.applied(to: scene, text: text) }
        let session = PacedSession(
            scene: draft?.scene ?? scene, tape: nil, language: language, now: 0)
        begun = (text, change, session)
        return session
    }

    /// The selected view, as it is shown.
    var chosen: EditedView? { selection.flatMap { EditedView(named: $0, in: shown) } }

    // MARK: Fingers

    /// Follows fingers, which select and drag views.
    /// - Parameters:
    ///   - samples: the samples, on the screen of the scene.
    ///   - unit: the points of the scene per point of the window.
    /// - Returns: the change by a finger that went up.
    func follow(_ samples: [TouchSample], unit: CGFloat) -> SceneChange? {
        var change: SceneChange?
        for sample in samples {
            if sample.phase == .began, finger == nil {
                take(at: sample.location, unit: unit)
                finger = sample.finger
            }
            guard sample.finger == finger else { continue }
            switch sample.phase {
            case .moved: drag?.move(to: sample.location)
            case .ended:
                drag?.move(to: sample.location)
                change = drag?.change
                letGo()
            case .cancelled: letGo()
            default: break
            }
        }
        return change
    }

    /// Lets go of the view that is held, which stays where it was.
    func letGo() { (drag, finger) = (nil, nil) }

    private func take(at point: CGPoint, unit: CGFloat) {
        notice = nil
        let room = CGRect(origin: .zero, size: scene.size)
        if let chosen {
            let handles: [(EditDrag.Kind, CGRect?)] = [
                (.resize, chosen.handle(side: 44 * unit, within: room)),
                (.turn, chosen.turnHandle(side: 44 * unit, within: room)),
            ]
            if let (kind, _) = handles.first(where: { $0.1?.contains(point) == true }) {
                drag = EditDrag(kind, chosen, at: point, slop: 4 * unit)
                return
            }
        }
        selection = shown.editableView(at: point)
        drag = chosen.map { EditDrag(.move, $0, at: point, slop: 10 * unit) }
        if let drag, !drag.isPossible {
            notice = LocalizedText(.edit.noRoom(drag.view.name))
            self.drag = nil
        } else if let view = drag?.view, view.isTransformed {
            notice = LocalizedText(.edit.transformed(view.name))
        }
    }

    /// Selects the view with a name.
    func choose(_ name: String) { selection = name }

    // MARK: Changes

    /// Returns the text with a change in it.
    func text(after change: SceneChange) throws(ScriptErrors) -> String {
        try change.applied(to: scene, text: text).text
    }

    enum Way { case on, undo, redo }

    /// Advances to the text that was written.
    func advance(to text: String, _ way: Way) throws(ScriptErrors) {
        scene = try Scene.parse(text, file: scene.file)
        switch way {
        case .on:
            later = []
            earlier = (earlier + [self.text]).suffix(Self.depth)
        case .undo:
            earlier.removeLast()
            later.append(self.text)
        case .redo:
            later.removeLast()
            earlier.append(self.text)
        }
        self.text = text
        if let selection, scene.names[selection] == nil { self.selection = nil }
    }

    /// Takes in a text that somebody else wrote, or that of another file. The texts to undo are
    /// discarded if it differs, since they belong to another text.
    func takeIn(_ text: String, file: String) throws(ScriptErrors) {
        scene = try Scene.parse(text, file: file)
        if text != self.text {
            (earlier, later) = ([], [])
            notice = LocalizedText(.edit.changedElsewhere)
        }
        self.text = text
        begun = nil
        letGo()
    }
}
