import CSDL
import Foundation
import TouchCanvas
import TouchKit
import TouchStudio
import TouchWords

/// The presenter's window: on another display, for the same session, with fingers of its own.
final class PresenterWindow {
    private let window: HostWindow
    private let paintThread: PaintThread
    private let desk: PresenterDesk
    private let workspace: Workspace
    private var input: HostInput
    private let clock: HostClock
    private var lastPaint = -Double.infinity
    private var isStale = true

    /// The shortest time between two pictures, in seconds: text to read need not keep up with a
    /// finger.
    private static let rest = 1.0 / 30

    init(
        beside stage: HostWindow, on display: Int, workspace: Workspace, canvas: Canvas,
        clock: HostClock
    ) throws {
        window = try HostWindow(
            title: Wording.presenter.windowTitle[workspace.settings.language],
            display: display, beside: stage)
        self.workspace = workspace
        self.clock = clock
        desk = workspace.makePresenterDesk()
        input = HostInput(start: clock.start, driver: stage.driver)
        paintThread = PaintThread(canvas: canvas) { HostClock.wake() }
    }

    // MARK: Input

    /// Handles an event if it belongs to this window.
    /// - Returns: false if the event does not belong to this window, or not to it alone.
    func take(_ event: SDL_Event) -> Bool {
        // The details that X adds to a finger carry no window number: they are for whichever window
        // holds the finger.
        let isDetail = event.type == TouchscreenWatch.detail
        guard isDetail || event.windowNumber == window.number else { return false }
        input.add(event, windowSize: window.size, density: window.density) { $0 }
        return !isDetail
    }

    func lose(device: Int64) { input.lose(device: device, at: SDL_GetTicks()) }

    func reconcile(devices: [Int64]) { input.reconcile(devices: devices, at: SDL_GetTicks()) }

    /// Follows the events that came in. Keys do what they do on the stage.
    func follow() {
        for event in input.take() {
            switch event {
            case .touches(let samples): desk.application.send(samples.map(inPoints))
            case .pointer(var sample) where sample.phase == .scroll:
                sample.location = point(sample.location)
                desk.application.send(sample)
            case .fingersLost(let time, _): desk.application.cancelTouches(at: time)
            case .key, .text: workspace.send(event, now: clock.now)
            case .resized, .exposed: paintThread.rest()
            case .palm, .pointer, .visible, .quit: continue
            }
            isStale = true
        }
    }

    private func point(_ pixel: CGPoint) -> CGPoint {
        CGPoint(x: pixel.x / window.displayScale, y: pixel.y / window.displayScale)
    }

    private func inPoints(_ sample: TouchSample) -> TouchSample {
        var sample = sample
        sample.location = point(sample.location)
        sample.majorRadius /= window.displayScale
        return sample
    }

    // MARK: Painting

    /// Marks the picture as stale: the stage shows something else.
    func renew() { isStale = true }

    /// The time of the next painting; the clock changes every second.
    var due: Double? {
        guard paintThread.isFree else { return nil }
        return isStale ? lastPaint + Self.rest : lastPaint + 1
    }

    func paintIfNeeded() throws {
        if let rects = try paintThread.takeResult() { window.present(rects) }
        desk.application.advance(to: clock.now)
        let now = clock.now
        guard paintThread.isFree, let due, due <= now else { return }
        (lastPaint, isStale) = (now, false)
        let scale = window.displayScale
        let size = CGSize(width: window.size.width / scale, height: window.size.height / scale)
        workspace.show(
            on: desk, size: size,
            clock: Date().formatted(.verbatim(Self.time, timeZone: .current, calendar: .current)))
        paintThread.paint(desk.picture, on: try window.surface(), scale: scale)
    }

    private static let time: Date.FormatString =
        "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)"

    func close() {
        paintThread.rest()
        paintThread.close()
        window.close()
    }

    /// Moves the window if necessary, after displays were added, removed or moved.
    func placeAgain() {
        if window.placeAgain() { isStale = true }
    }
}
