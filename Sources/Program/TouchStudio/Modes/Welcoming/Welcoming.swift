import TouchHost
import TouchKit
import TouchScript
import TouchWords

/// The mode of the first minute: at the very first launch, the stage offers to play the lesson, or
/// to try it. Whatever the user does instead is a choice, too.
package final class Welcoming: Mode {
    unowned let workspace: Workspace
    private lazy var card = WelcomeCard(style: style, perform: chrome.perform)

    package init(_ workspace: Workspace) { self.workspace = workspace }

    /// Offers the choices, once only, and never if there is nothing to play or something else has
    /// begun.
    package func welcome() {
        guard !settings.wasWelcomed, opened.tape != nil, opened.pair == nil,
            workspace.mode(Lessons.self).progress.progress.isEmpty,
            workspace.stack.refusal(of: self) == nil, begin()
        else { return }
        workspace.change { $0.wasWelcomed = true }
        chrome.lay(card)
        tellLength()
        workspace.layOut()
        writer?.write("welcome")
    }

    func perform(_ act: WelcomeAct) {
        guard isOpen else { return }
        end()
        if act == .play { workspace.perform(.lesson(.demonstrate)) }
    }

    // MARK: Its place on the stack

    var claims: ModeClaims { .fingers }

    func end() {
        guard isOpen else { return }
        workspace.stack.close(self)
        chrome.lay(nil)
        writer?.write("welcomed")
        workspace.repaint()
    }

    /// Ends the offer if the user does something else, which is a beginning, too.
    func intercept(_ act: any Act) -> Bool {
        if act is WelcomeAct { return false }
        if case TimeAct.pause = act {
            perform(.play)
            return true
        }
        switch act.subject {
        case .looks, .panels, .aside: break
        case .looking, .scene, .opening, .mode: end()
        }
        return false
    }

    func fingersFallThrough() { end() }
    func willOpen() { end() }

    // MARK: Appearance

    func laidOut() {
        if isOpen { chrome.placeCard(in: card.place(on: chrome.layout.stage)) }
    }

    /// Updates the length, because the reading time of captions differs between languages.
    func languageChanged() -> Bool {
        tellLength()
        return false
    }

    func settingsChanged() { laidOut() }

    func adopt(_ new: OpenedScene) { tellLength() }

    private func tellLength() {
        card.length = opened.tape?.watchingTime ?? 0
    }
}
