import TouchKit
import TouchStage

/// The mode for the looks of the window, and for what is open beside the stage.
final class Looks: Mode {
    unowned let workspace: Workspace
    private lazy var panel = LooksPanel(style: style, perform: chrome.perform)

    private lazy var probe = PillButton(.panel.pointer, style: style) { [unowned self] in
        workspace.perform(.look(.probe))
    }

    init(_ workspace: Workspace) {
        self.workspace = workspace
        chrome.bring(.looks) { [unowned self] in
            panel.show(style)
            panel.show(settings)
            return panel
        }
        chrome.bring(.acts) { [unowned self] in
            ActList(offers: chrome.offers, style: style, perform: chrome.perform)
        }
    }

    func perform(_ act: LookAct) {
        switch act {
        case .toggle(let overlay):
            workspace.change { $0.shownOverlays.formSymmetricDifference(overlay) }
        case .probe: workspace.change { $0.probes.toggle() }
        case .theme:
            let names = Theme.all.map(\.name)
            let next = (names.firstIndex(of: settings.theme) ?? 0) + 1
            use(theme: names[next % names.count])
        case .useTheme(let theme): use(theme: theme)
        case .larger: resize(by: 0.25)
        case .smaller: resize(by: -0.25)
        case .calmMotion: workspace.change { $0.hasReducedMotion.toggle() }
        case .fullscreen: host?.toggleFullscreen()
        case .looks: workspace.toggle(.looks)
        case .acts: workspace.toggle(.acts)
        case .closeDrawer: workspace.closeDrawer()
        case .lists: workspace.open { $0.lists.toggle() }
        case .foldTimeline: workspace.open { $0.timeline.toggle() }
        case .foldInspector:
            let isOpen = chrome.layout.inspector != nil
            workspace.open { $0.inspector = !isOpen }
        case .quit: host?.close()
        }
    }

    func isOn(_ act: LookAct) -> Bool {
        switch act {
        case .toggle(let overlay): settings.shownOverlays.contains(overlay)
        case .probe: settings.probes
        case .calmMotion: settings.hasReducedMotion
        case .looks: chrome.drawer == .looks
        case .acts: chrome.drawer == .acts
        case .lists: workspace.room.openings.lists
        case .foldTimeline: chrome.layout.timeline != nil
        case .foldInspector: chrome.layout.inspector != nil
        default: false
        }
    }

    /// Returns the switch for the pointer's probe, which is at hand in the bar because the question
    /// comes up while the user looks at the stage.
    func buttons(isNarrow: Bool) -> BarButtons {
        guard chrome.layout.offersMore(in: workspace.room) else { return BarButtons() }
        chrome.shorten(probe, to: .pointer)
        probe.isSelected = settings.probes
        return BarButtons(right: [probe])
    }

    func leave() -> Bool { false }
    func forget() {}

    private func use(theme: String) {
        workspace.change { $0.theme = theme }
        workspace.layOut()
    }

    private func resize(by step: Double) {
        let scale = min(8, max(0.5, workspace.scale + step))
        workspace.change { $0.scale = scale }
        workspace.layOut()
    }

    func settingsChanged() {
        guard chrome.drawer == .looks else { return }
        panel.show(style)
        panel.show(settings)
    }

    func drawerChanged() { settingsChanged() }
}
