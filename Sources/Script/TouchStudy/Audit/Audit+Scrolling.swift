import TouchPicture
import TouchReading
import TouchScript
import TouchSession

/// The places that scrolling reveals.
extension Audit {
    /// Returns the places in views that can only be hit after scrolling.
    static func scrolledPlaces(
        of scene: Scene, _ cast: SceneCast, besides known: [AuditPlace]
    ) -> [AuditPlace] {
        var seen = known.map { $0.view }
        var places: [AuditPlace] = []
        for view in cast.views {
            for offset in view.pages {
                var tape = Tape(file: scene.file)
                tape.append(.header)
                tape.append(.scene(scene.name))
                tape.append(.act(.set(view.name, [.boundsAt(offset)]), with: false))
                let session = Session(scene: scene, tape: tape)
                session.runTape()
                let scrolled = AuditPlace.Scrolled(view: view.name, offset: offset)
                let new = AuditGrid(session, cast).places(scrolled: scrolled)
                    .filter { !seen.contains($0.view) }
                seen += new.map { $0.view }
                places += new
            }
        }
        return places
    }
}

extension SceneCast.View {
    /// Indicates whether it is a scroll view with more content than it shows.
    var scrolls: Bool { !pages.isEmpty }

    /// The content offsets that show the rest of a scroll view's content, page by page; a dozen
    /// pages at most.
    fileprivate var pages: [CGPoint] {
        guard kind == .scroll, let size, let content else { return [] }
        func steps(_ room: Double, _ whole: Double) -> [Double] {
            guard room > 0, whole > room else { return [0] }
            return Array(stride(from: 0, to: whole - room, by: room)) + [whole - room]
        }
        let across = steps(size.width, content.width)
        return steps(size.height, content.height)
            .flatMap { y in across.map { CGPoint(x: $0, y: y) } }
            .filter { $0 != start }.prefix(12).map { $0 }
    }

    private var size: CGSize? {
        clauses.lazy.compactMap { if case .size(let size) = $0 { size } else { nil } }.last
    }

    private var content: CGSize? {
        clauses.lazy.compactMap { if case .content(let size) = $0 { size } else { nil } }.last
    }

    private var start: CGPoint {
        clauses.lazy.compactMap { if case .boundsAt(let point) = $0 { point } else { nil } }.last
            ?? .zero
    }
}
