import Foundation
import TestSupport
import TouchScript
import TouchTrace

@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

/// A window in a folder of its own, with a tape, its scene and a few lessons, of any size and at any time.
final class StormWindow: WorkspaceHost {
    let workspace: Workspace
    private let home: TemporaryFolder
    private let pair: OpenedScene
    private(set) var now = 0.0
    private(set) var size = CGSize(width: 1280, height: 800)
    let displayScale = 1.0

    /// The second one has a sheet in front.
    static let scenes = [("sky", ""), ("mint", sheet)].map { color, sheet in
        """
        scene 1 "pad" 640 x 400
        view left at 20 40 size 200 200 color \(color) touches consume menu "Copy", "Share" drags
          pan drag moves left
        view right at 300 40 size 200 200 color coral touches consume drops pointer-regions
          tap tap logs "tapped" ends-editing
        field name at 520 40 size 100 40 color snow text "Name" pencil-tap logs "tapped twice"
        scroll list at 20 260 size 480 120 color slate content 480 240 reorders keyboard-dismiss on-drag refreshes 300ms
          row mail at 0 0 size 480 60 color sand leading-actions "Pin" trailing-actions "Delete"
        \(sheet)
        """
    }
    private static let sheet = """
        controller home
          view desk at 0 0 size 640 20
        controller board presented detents 120, 300
          view paper at 0 280 size 640 120 color leaf
            scroll notes at 20 40 size 600 200 color snow content 600 500
              row note at 0 0 size 600 60 color sand trailing-actions "Delete"

        """
    static let tapes = ["1s", "500ms"].map { length in
        """
        tape 1
        scene "pad"
        ask "Who?" 1s answers "left" because "It lies there.", "right" right 1
        caption "A way"
        finger a down left
        finger a move right over \(length)
        finger a up
        answer
        wait 1s

        """
    }
    /// One of each, and what does not make sense.
    static let versions =
        scenes.map { ("pad.scene", $0) } + tapes.map { ("pad.tape", $0) }
        + [("pad.tape", "tape 1\nscene \"pad\"\nfinger a leaps\n")]

    /// - Parameter isExhibit: whether visitors stand before it.
    init(isExhibit: Bool = false) throws {
        home = try TemporaryFolder()
        let url = home.url
        pair = try .open(Pairs.folder.appending(path: "require.tape").path, among: [])
        for (name, text) in [("pad.scene", Self.scenes[0]), ("pad.tape", Self.tapes[0])] {
            try text.write(to: url.appending(path: name), atomically: true, encoding: .utf8)
        }
        let names = ["who-gets-the-touch", "swipe-or-pan", "scroll-or-swipe"]
        let lessons = Desktop.lessons.filter { names.contains($0.identifier) }
        var settings = Settings()
        settings.language = "en"
        workspace = Workspace(
            opened: try .open(url.appending(path: "pad.tape").path, among: lessons),
            lessons: lessons, settings: settings, measurer: Ruler(), hasVisitors: isExhibit,
            writer: nil, now: 0)
        workspace.taking.folder = TakeFolder(
            named: url.appending(path: "takes").path,
            // A list that was read again names the lessons that are built with the tests.
            shared: [TestSupport.Lessons.folder] + Library.folders)
        workspace.host = self
        workspace.announce()
        if isExhibit {
            workspace.exhibit.begin(Kiosk(patience: 20, code: "4711", start: settings))
        }
    }

    // MARK: What happens

    /// Time passes, bit by bit.
    func pass(_ seconds: Double) {
        let end = now + seconds
        while now < end {
            now = min(end, now + 0.05)
            workspace.advance(now: now)
        }
    }

    func send(_ event: HostEvent) {
        workspace.send(event, now: now)
        workspace.advance(now: now)
    }

    func resize(_ size: CGSize) {
        self.size = size
        send(.resized)
    }

    func save(_ name: String, _ text: String) throws {
        try text.write(to: home.url.appending(path: name), atomically: true, encoding: .utf8)
        workspace.filesChanged(now: now)
        pass(0.05)
    }

    /// A film of two runs is watched, unless a mode refuses it.
    func watchPair() {
        if let make = pair.pairMaker { workspace.watching.watch(make) }
    }

    /// The window offers what to begin with, as if nobody had been there before.
    func welcome() {
        workspace.change { $0.wasWelcomed = false }
        workspace.mode(Welcoming.self).welcome()
    }

    func paint() { _ = workspace.picture(now: now) }

    // MARK: What comes of it

    /// The modes that are open besides those that always are, from the lowest.
    var open: [String] {
        workspace.stack.open.dropFirst(Modes.base.count).map { "\(type(of: $0))" }
    }

    /// How it stands, in one line.
    var state: String {
        let session = workspace.session
        return "\(open.joined(separator: " ")) | \(workspace.opened.scene.name) "
            + "\(session.session.tracer.count) \(session.latest.touches.count) "
            + "\(workspace.branches.all.count) \(workspace.branches.open.record) "
            + "\(workspace.chrome.drawer?.name ?? "-") \(workspace.saidWords?.english.prefix(8) ?? "")"
    }

    // MARK: The host's part

    func touchSurroundings() -> TouchSurroundings { TouchSurroundings() }
    func forgetFingers() { fingers = [] }
    func liftStandingFingers() {}
    func takeText(_ takes: Bool) {}
    func copy(_ words: String) {}
    func shareCourse() -> CourseSharing { CourseOfTwoPages().sharing }
    func toggleFullscreen() {}
    func close() {}
    func watch(_ files: [String]) {}
    func keep(_ session: PacedSession) {}

    /// The fingers that are down.
    private(set) var fingers: Set<Int> = []

    /// A finger does something, at a pixel of the window.
    func touch(_ phase: UITouch.Phase, _ finger: Int, _ pixel: CGPoint) {
        if phase == .began { fingers.insert(finger) }
        if phase == .ended || phase == .cancelled { fingers.remove(finger) }
        send(
            .touches([
                TouchSample(finger: finger, phase: phase, location: pixel, timestamp: now)
            ]))
    }

    /// Every finger goes up.
    func lift() {
        for finger in fingers.sorted() { touch(.ended, finger, CGPoint(x: 5, y: 5)) }
    }

    func press(_ key: KeyboardKey, _ modifiers: KeyPress.Modifiers = []) {
        send(.key(KeyPress(key: key, modifiers: modifiers), at: now))
    }
}
