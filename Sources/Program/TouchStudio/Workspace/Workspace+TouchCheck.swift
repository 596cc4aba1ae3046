import TouchKit
import TouchReading
import TouchTrace
import TouchWords

/// The page that checks touchscreens.
extension Workspace {
    /// Shows it, whatever else is open.
    /// - Parameters:
    ///   - isAlone: whether the window closes with it.
    ///   - file: where its report is kept; nil for a new file beside takes.
    package func checkTouch(isAlone: Bool = false, file: String? = nil) {
        touchCheck = TouchCheck(
            host?.touchSurroundings() ?? TouchSurroundings(), isAlone: isAlone, file: file)
        chrome.cover(with: .touchCheck)
        let room = touchRoom
        writer?.write(
            "touchCheck", ("state", "\"open\""), ("x", "\(room.minX)"), ("y", "\(room.minY)"),
            ("width", "\(room.width)"), ("height", "\(room.height)"))
        repaint()
    }

    func perform(_ act: TouchCheckAct) {
        switch act {
        case .open where chrome.covering == .touchCheck: uncover()
        case .open: checkTouch()
        case .again: touchCheck?.beginPoints()
        case .keep: keepReport()
        }
    }

    /// What covers the window goes.
    func uncover() {
        let goes = chrome.covering == .touchCheck && touchCheck?.isAlone == true
        chrome.cover(with: nil)
        if goes { host?.close() }
    }

    /// Takes in what devices told of fingers, wherever these are.
    package func hear(_ contacts: [ContactSample]) {
        guard !contacts.isEmpty, chrome.covering == .touchCheck else { return }
        let room = touchRoom
        for contact in contacts { touchCheck?.take(contact, in: room) }
        repaint()
    }

    /// Touchscreens came, went, or were mapped otherwise.
    package func touchDevicesChanged() {
        guard chrome.covering == .touchCheck, let host else { return }
        touchCheck?.surroundings = host.touchSurroundings()
        writer?.write("touchCheck", ("state", "\"changed\""))
        repaint()
    }

    /// The picture that was made last is handed to the display.
    package func pictureShown(now: Double) {
        if chrome.covering == .touchCheck { touchCheck?.shown(at: now) }
    }

    private func keepReport() {
        guard let check = touchCheck else { return }
        do {
            let path = try check.file ?? freeFile()
            try check.report.write(to: path, language: settings.language)
            touchCheck?.notice = .device.kept(path)
            writer?.write("kept", ("file", Trace.quoted(path)))
        } catch {
            touchCheck?.notice = Wording(saying: error)
        }
    }

    /// In the folder of takes.
    private func freeFile() throws -> String {
        let folder = try takes.folder.made(takes.folder.named ?? TakeFolder.usual)
        return TakeFolder.first { "\(folder)/touch-check-\($0).txt" }
    }

    // MARK: What is to be seen

    /// Where fingers are watched, in pixels of the window.
    private var touchRoom: CGRect {
        space.pixels(of: TouchPage.field(in: chrome.window.bounds.size))
    }

    func showTouchCheck(now: Double) {
        guard chrome.covering == .touchCheck, var check = touchCheck else { return }
        if let parts = check.takeParts(now: now) { chrome.touchPage.show(parts) }
        check.paint()
        touchCheck = check
        let report = check.report
        let field = TouchPage.field(in: chrome.window.bounds.size)
        chrome.touchPage.field.content = TouchField.Content(
            trails: check.trails, scale: scale,
            origin: field.origin, points: check.points,
            // In a narrow field, units would stand in one another's way.
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
