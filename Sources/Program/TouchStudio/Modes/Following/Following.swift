import Foundation
import TouchHost
import TouchLive
import TouchScript
import TouchTrace

/// The mode that reads opened files again when they are saved.
final class Following: Mode {
    unowned let workspace: Workspace
    private let files = OpenFiles()

    init(_ workspace: Workspace) { self.workspace = workspace }

    func perform(_ act: NoAct) {}
    func leave() -> Bool { false }
    func forget() {}

    var fault: ScriptErrors? { files.fault }

    /// Clears the faults, because something else is opened.
    func willOpen() { files.fault = nil }

    /// Notes that one of the files may have been saved.
    func filesChanged() { files.change(now: now) }

    /// The time at which the files are read again; nil while something is recorded, since it is
    /// recorded in the scene as it was.
    var due: Double? {
        workspace.stack.open.contains(where: \.holdsFiles) ? nil : files.due
    }

    func follow() {
        if due != nil, files.takeDue(now: now, of: opened.files) { reread() }
    }

    /// Reports that what was asked for cannot be read; what is open stays.
    func tellUnreadable(_ errors: ScriptErrors) {
        if workspace.stack.fromTop.contains(where: { $0.tell(unreadable: errors) }) { return }
        Console.complain(errors)
        show(fault: errors)
    }

    /// Asks the host to watch the files of everything that the window shows, or could not read.
    func watchFiles() {
        let list =
            workspace.lessons.isEmpty ? nil : Library.lessons?.appending(path: "index.lessons").path
        let faulty = files.fault?.errors.map(\.file) ?? []
        host?.watch(opened.files + [opened.url?.path, list].compactMap(\.self) + faulty)
    }

    /// Reads what is open again, after its files were saved. If a file has faults, they are
    /// reported, and everything stays as it was.
    func reread() {
        var faults: [ScriptError] = []
        func attempt(_ read: () throws(ScriptErrors) -> Void) {
            do throws(ScriptErrors) {
                try read()
            } catch {
                faults += error.errors.filter { !faults.contains($0) }
            }
        }
        attempt(rereadOpened)
        attempt(rereadLessons)
        show(fault: faults.isEmpty ? nil : ScriptErrors(faults))
    }

    private func rereadOpened() throws(ScriptErrors) {
        guard let url = opened.url, !isAsRead else { return }
        for mode in workspace.stack.fromTop { mode.finishFiles() }
        guard var new = try OpenedScene.read(url) else { return }
        new.lesson = opened.lesson
        guard new != opened else { return }
        if !workspace.stack.fromTop.contains(where: { $0.renew(new) }) { workspace.renew(new) }
    }

    /// Indicates whether nobody else has saved what is open since it was read, or written here.
    private var isAsRead: Bool {
        workspace.stack.fromTop.lazy.compactMap(\.knowsFiles).first ?? opened.isAsRead
    }

    private func rereadLessons() throws(ScriptErrors) {
        let lessons = workspace.lessons
        let holds = workspace.stack.open.contains(where: \.holdsLessons)
        guard !lessons.isEmpty, !holds else { return }
        let new = try Library.catalog()
        guard new != lessons, !new.isEmpty else { return }
        workspace.use(lessons: new)
        chrome.show(new)
        chrome.show(lesson: opened.lesson, title: opened.scene.title)
        writer?.write("lessons", ("count", "\(new.count)"))
        workspace.repaint()
    }

    /// Shows the faults of files; nil removes them.
    private func show(fault: ScriptErrors?) {
        guard fault != files.fault else { return }
        files.fault = fault
        if let first = fault?.errors.first {
            writer?.write("fault", ("message", Trace.quoted("\(first)")))
        } else {
            writer?.write("mended")
        }
        watchFiles()
        workspace.repaint()
    }
}

extension Workspace {
    /// Tells the workspace that one of the opened files may have been saved.
    package func filesChanged(now: Double) {
        turnClock(to: now)
        mode(Following.self).filesChanged()
    }

    /// Repeats what was done before in what is open as its files are now, so that the user goes on
    /// looking at the same moment; if that is impossible, the scene begins afresh.
    func renew(_ new: OpenedScene) {
        writer?.write(newIn: session.trace)
        let branch = branches.open
        let again = PacedSession(
            again: branch.session, scene: new.scene, tape: new.tape, language: settings.language,
            now: now)
        if again == nil, router.holdsStage { forgetFingers() }
        let next =
            again.map { Branch($0, lookedAtAs: branch) }
            ?? Branch(
                PacedSession(scene: new.scene, tape: nil, language: settings.language, now: now))
        goOn(with: new, in: next)
        for mode in stack.all { mode.adopt(new) }
        writer?.write("reloaded", ("time", "\(next.time)"))
        begin()
    }
}
