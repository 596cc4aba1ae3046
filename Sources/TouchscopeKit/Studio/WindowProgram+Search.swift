import CSDL
import TouchKit
import TouchStage

/// Searching among all that happened: keys go into the field, and the playhead to what was found.
extension WindowProgram {
    func beginSearch() {
        guard chrome.layout.inspector != nil, !search.isOpen else { return }
        search.isOpen = true
        // Only now: input methods would keep the keys of commands to themselves.
        SDL_StartTextInput()
        searchChanged()
    }

    /// The field keeps what was typed for the next time.
    func endSearch() {
        guard search.isOpen else { return }
        search.isOpen = false
        SDL_StopTextInput()
        chrome.inspector.scrollToTop()
        needsPicture = true
    }

    func type(_ text: String) {
        guard search.isOpen else { return }
        search.query += text
        searchChanged()
    }

    /// - Returns: false for a key that means what it always does.
    func takeInSearch(_ press: KeyPress) -> Bool {
        switch press.code {
        case Int32(bitPattern: SDLK_ESCAPE.rawValue): endSearch()
        case Int32(bitPattern: SDLK_RETURN.rawValue), Int32(bitPattern: SDLK_KP_ENTER.rawValue),
            Int32(bitPattern: SDLK_DOWN.rawValue):
            chooseFound(1)
        case Int32(bitPattern: SDLK_UP.rawValue): chooseFound(-1)
        case Int32(bitPattern: SDLK_BACKSPACE.rawValue):
            _ = search.query.popLast()
            searchChanged()
        default:
            // Keys without a character keep their meaning, and so do those with Ctrl.
            let hasCharacter = press.code & Int32(1 << 30) == 0
            return hasCharacter && !press.modifiers.contains(.control)
        }
        return true
    }

    private func searchChanged() {
        chrome.inspector.scrollToTop()
        studio.update(from: stage.presenter.trace)
        writer?.write(
            "searched",
            [
                ("query", Trace.quoted(search.query)),
                ("found", "\(search.isBlank ? 0 : inspector.answers.count)"),
            ])
        needsPicture = true
    }

    /// Goes to the next of what was found, or to the one before.
    private func chooseFound(_ step: Int) {
        guard !search.isBlank else { return }
        studio.update(from: stage.presenter.trace)
        let found = inspector.answers.compactMap(\.records.first)
        guard !found.isEmpty else { return }
        var next = step > 0 ? 0 : found.count - 1
        if case .record(let record) = studio.choice, let here = found.firstIndex(of: record) {
            next = (here + step + found.count) % found.count
        }
        choose(.record(found[next]))
        chrome.inspector.reveal(.record(found[next]))
    }
}
