import Foundation
import Synchronization
import TouchCanvas
import TouchPicture

/// Paints pictures on a thread of its own, so that fingers are read on time.
///
/// It takes one picture at a time: pass it a picture, wait until it reports that it is painted,
/// present it, and pass the next. Only the differences from the previous picture are painted.
// Unchecked: all mutable state is accessed under the lock, or by the paint thread alone.
nonisolated final class PaintThread: @unchecked Sendable {
    private let canvas: Canvas
    private let condition = NSCondition()
    private let painted: @Sendable () -> Void
    // Accessed only under the condition's lock.
    private var job: Job?
    private var result: Result<[CGRect], any Error>?
    private var isPainting = false
    private var isClosed = false
    /// The picture that the surface shows; nil if there is none to build upon. Belongs to the
    /// thread while it paints.
    private var last: Job?

    private struct Job {
        var picture: Picture
        var surface: Surface
        var scale: Double
    }

    /// Creates the thread.
    /// - Parameter painted: a closure called on the paint thread when a picture is ready to be
    ///   presented.
    init(canvas: Canvas, painted: @escaping @Sendable () -> Void) {
        self.canvas = canvas
        self.painted = painted
        let thread = Thread { [self] in work() }
        thread.name = "paint"
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// Indicates whether the thread can take a picture now.
    var isFree: Bool { condition.withLock { !isPainting && result == nil } }

    /// Starts painting `picture` at `scale` pixels per point. Call this only when `isFree`.
    func paint(_ picture: Picture, on surface: Surface, scale: Double) {
        condition.withLock {
            job = Job(picture: picture, surface: surface, scale: scale)
            isPainting = true
            condition.broadcast()
        }
    }

    /// Returns the rectangles painted since the last call, in pixels; nil while nothing is ready.
    func takeResult() throws -> [CGRect]? {
        try condition.withLock {
            defer { result = nil }
            return try result?.get()
        }
    }

    /// Waits until nothing is being painted on the surface, and forgets what it shows.
    func rest() {
        condition.withLock {
            while isPainting { condition.wait() }
            result = nil
            last = nil
        }
    }

    /// Ends the thread.
    func close() {
        condition.withLock {
            isClosed = true
            condition.broadcast()
        }
    }

    private func work() {
        while let job = nextJob() {
            let outcome = Result { try paint(job) }
            condition.withLock {
                result = outcome
                isPainting = false
                condition.broadcast()
            }
            painted()
        }
    }

    private func nextJob() -> Job? {
        condition.withLock {
            while job == nil && !isClosed { condition.wait() }
            defer { job = nil }
            return isClosed ? nil : job
        }
    }

    private func paint(_ job: Job) throws -> [CGRect] {
        var damage = [CGRect(origin: .zero, size: job.picture.size)]
        if let last, last.surface == job.surface, last.scale == job.scale {
            damage = job.picture.damage(from: last.picture, measuring: canvas.typesetter)
        }
        if !damage.isEmpty {
            try canvas.paint(
                job.picture, onto: job.surface.pixels, width: job.surface.width,
                height: job.surface.height, pitch: job.surface.pitch, scale: job.scale,
                damage: damage)
        }
        last = job
        let scale = job.scale
        return damage.map {
            CGRect(
                x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale,
                height: $0.height * scale)
        }
    }
}
