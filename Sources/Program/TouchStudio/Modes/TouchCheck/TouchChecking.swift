import TouchKit
import TouchReading
import TouchTrace
import TouchWords

/// The mode that shows the page that checks touchscreens.
package final class TouchChecking: PageMode {
    unowned let workspace: Workspace
    /// The state of the page since it was last opened; nil if it never was.
    private(set) var check: TouchCheck?
    private(set) lazy var page = TouchPage(style: style, perform: chrome.perform)

    init(_ workspace: Workspace) { self.workspace = workspace }

    /// The report about touchscreens; nil if nobody asked.
    package var report: TouchReport? { check?.report }

    func perform(_ act: TouchCheckAct) {
        switch act {
        case .open: isOpen ? end() : open()
        case .again: check?.beginPoints()
        case .keep: keepReport()
        }
    }

    /// Opens the page, whatever else is open.
    /// - Parameters:
    ///   - isAlone: true if the window closes with the page.
    ///   - file: the path of the report to write; nil for a new file beside takes.
    package func open(isAlone: Bool = false, file: String? = nil) {
        guard begin() else { return }
        check = TouchCheck(
            host?.touchSurroundings() ?? TouchSurroundings(), isAlone: isAlone, file: file)
        chrome.cover(with: page)
        let room = room
        writer?.write(
            "touchCheck", ("state", "\"open\""), ("x", "\(room.minX)"), ("y", "\(room.minY)"),
            ("width", "\(room.width)"), ("height", "\(room.height)"))
        workspace.repaint()
    }

    func end() {
        guard isOpen else { return }
        closePage()
        if check?.isAlone == true { host?.close() }
    }

    func isOn(_ act: TouchCheckAct) -> Bool { act == .open && isOpen }

    /// Closes the page, and leaves nothing of it for the next visitor.
    func forget() {
        end()
        check = nil
    }

    /// Takes samples as the devices reported them, wherever the fingers are.
    package func hear(_ contacts: [ContactSample]) {
        guard !contacts.isEmpty, isOpen else { return }
        let room = room
        for contact in contacts { check?.take(contact, in: room) }
        workspace.repaint()
    }

    /// Tells the mode that touchscreens were connected, disconnected, or mapped differently.
    package func touchDevicesChanged() {
        guard isOpen, let host else { return }
        check?.surroundings = host.touchSurroundings()
        writer?.write("touchCheck", ("state", "\"changed\""))
        workspace.repaint()
    }

    /// Tells the mode that the last picture is handed to the display.
    package func pictureShown(now: Double) {
        if isOpen { check?.shown(at: now) }
    }

    private func keepReport() {
        guard let check else { return }
        do {
            let path = try check.file ?? freeFile()
            try check.report.write(to: path, language: settings.language)
            self.check?.notice = .device.kept(path)
            writer?.write("kept", ("file", Trace.quoted(path)))
        } catch {
            self.check?.notice = Wording(saying: error)
        }
    }

    /// Returns the path of a new file in the folder of takes.
    private func freeFile() throws -> String {
        let takes = workspace.mode(Taking.self).folder
        let folder = try takes.made(takes.named ?? TakeFolder.usual)
        return TakeFolder.first { "\(folder)/touch-check-\($0).txt" }
    }

    // MARK: Appearance

    var nextChange: Double? { check?.due }

    /// The rectangle in which fingers are watched, in pixels of the window.
    private var room: CGRect {
        space.pixels(of: TouchPage.field(in: chrome.window.bounds.size))
    }

    func show() {
        guard isOpen, var check else { return }
        if let parts = check.takeParts(now: now) { page.show(parts) }
        check.paint()
        self.check = check
        let report = check.report
        let field = TouchPage.field(in: chrome.window.bounds.size)
        page.field.content = TouchField.Content(
            trails: check.trails, scale: workspace.scale,
            origin: field.origin, points: check.points,
            // In a narrow field, units would overlap.
            errors: check.points.errors.map {
                field.width < 400 ? .verbatim(report.figure($0)) : report.words($0)
            },
            words: check.notice ?? Self.words(check.points, report))
    }

    private static func words(_ points: NinePoints, _ report: TouchReport) -> Wording {
        guard points.current == nil else { return .device.tapRing }
        let mean = points.errors.reduce(0, +) / Double(NinePoints.count)
        return .device.nineTapped(report.words(mean))
    }
}
