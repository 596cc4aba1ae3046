import Foundation
import TouchHost
import TouchLive
import TouchScript
import TouchTrace

/// What is open follows its files.
final class Following: Mode {
    unowned let workspace: Workspace
    private let files = OpenFiles()

    init(_ workspace: Workspace) { self.workspace = workspace }

    func perform(_ act: NoAct) {}
    func leave() -> Bool { false }
    func forget() {}

    var fault: ScriptErrors? { files.fault }

    /// Something else is opened, which has its own.
    func willOpen() { files.fault = nil }

    /// One of the files may have been saved.
    func filesChanged() { files.change(now: now) }

    /// When they are read again; what is being recorded is recorded in the scene as it was.
    var due: Double? {
        workspace.stack.open.contains(where: \.holdsFiles) ? nil : files.due
    }

    func follow() {
        if due != nil, files.takeDue(now: now, of: opened.files) { reread() }
    }

    /// What was asked for cannot be read; what is open stays.
    func tellUnreadable(_ errors: ScriptErrors) {
        if workspace.stack.fromTop.contains(where: { $0.tell(unreadable: errors) }) { return }
        Console.complain(errors)
        show(fault: errors)
    }

    /// The host is to tell of whatever the window shows, or could not read.
    func announce() {
        let list =
            workspace.lessons.isEmpty ? nil : Library.lessons?.appending(path: "index.lessons").path
        let faulty = files.fault?.errors.map(\.file) ?? []
        host?.watch(opened.files + [opened.url?.path, list].compactMap(\.self) + faulty)
    }

    /// Reads again what is open, now that its files were saved. A file with faults is told of, and
    /// all goes on as it was.
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

    /// Whether nobody else has saved what is open since it was read, or written here.
    private var isAsRead: Bool {
        workspace.stack.fromTop.lazy.compactMap(\.knowsFiles).first ?? opened.isAsRead
    }

    private func rereadLessons() throws(ScriptErrors) {
        let lessons = workspace.lessons
        let holds = workspace.stack.open.contains(where: \.holdsLessons)
        guard !lessons.isEmpty, !holds else { return }
        let new = try Library.catalogue()
        guard new != lessons, !new.isEmpty else { return }
        workspace.use(lessons: new)
        chrome.show(new)
        chrome.show(lesson: opened.lesson, title: opened.scene.title)
        writer?.write("lessons", ("count", "\(new.count)"))
        workspace.repaint()
    }

    /// Tells what is wrong with files; nil for nothing any more.
    private func show(fault: ScriptErrors?) {
        guard fault != files.fault else { return }
        files.fault = fault
        if let first = fault?.errors.first {
            writer?.write("fault", ("message", Trace.quoted("\(first)")))
        } else {
            writer?.write("mended")
        }
        announce()
        workspace.repaint()
    }
}

extension Workspace {
    /// One of the files of what is open may have been saved.
    package func filesChanged(now: Double) {
        turnClock(to: now)
        mode(Following.self).filesChanged()
    }

    /// What was done before is done again in what is open as its files are now, so that one goes on
    /// looking where one looked; where that cannot be, it begins afresh.
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
