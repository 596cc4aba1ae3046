/// What slides over the stage.
extension Workspace {
    /// Slides a drawer in, or out if it is open.
    func toggle(_ drawer: ProgramCommand.Drawer) {
        slide(chrome.drawer == drawer ? nil : drawer)
    }

    func closeDrawer() {
        if chrome.drawer != nil { slide(nil) }
    }

    private func slide(_ drawer: ProgramCommand.Drawer?) {
        chrome.open(drawer, now: settings.hasReducedMotion ? nil : now)
        if ![.captions, .changes, .details].contains(drawer) { leaveEntry() }
        layOut()
    }
}
