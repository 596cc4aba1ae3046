import TouchGeometry
import TouchReading
import TouchTrace

/// How one new touch looked for its view, as its records tell it.
struct HitTestCourse {
    struct Visit {
        let view: SubjectID
        let verdict: HitVerdict
        let serial: Int
        /// What it answered; nil for one that refused.
        var answer: SubjectID?
        var isOverridden = false
    }

    let touch: SubjectID
    let location: CGPoint
    let began: Int
    private(set) var ended: Int
    private(set) var windows: [SubjectID] = []
    private(set) var visits: [Visit] = []
    /// None where nothing was hit.
    private(set) var view = SubjectID.none
    private(set) var window = SubjectID.none

    func visit(of view: SubjectID) -> Visit? { visits.first { $0.view == view } }

    /// - Parameter began: the serial of the sample with which the touch came down.
    fileprivate init?(_ touch: SubjectID, began: Int, in book: TraceBook) {
        guard case .sample(_, _, .began, let x, let y) = book[began].entry else { return nil }
        (self.touch, self.began, ended) = (touch, began, began)
        location = CGPoint(x: x, y: y)
        var isOpen = false
        for serial in (began + 1)..<(book.records.count + 1) {
            switch book[serial].entry {
            case .hitTestBegan(touch, let window):
                isOpen = true
                windows.append(window)
            case .visit(let view, let verdict) where isOpen:
                visits.append(Visit(view: view, verdict: verdict, serial: serial))
            case .answer(let view, let answer, let overridden) where isOpen:
                guard let index = visits.lastIndex(where: { $0.view == view }) else { continue }
                visits[index].answer = answer
                visits[index].isOverridden = overridden
            case .hit(touch, let window, let view):
                (self.window, self.view, ended) = (window, view, serial)
                return
            case .withheld(touch, _, let reason)
            where reason == .nothingHit || reason == .answerOutsideWindow:
                ended = serial
                return
            default: break
            }
        }
        return nil
    }
}

extension TraceBook {
    /// The hit-test of a touch; nil if there was none.
    func hitTest(_ touch: SubjectID) -> HitTestCourse? {
        if let known = hitTests[touch] { return known }
        if touch == .none { return nil }
        let began = serials(about: touch, upTo: records.count).first {
            if case .sample(touch, _, .began, _, _) = self[$0].entry { true } else { false }
        }
        guard let began, let course = HitTestCourse(touch, began: began, in: self) else {
            return nil
        }
        hitTests[touch] = course
        return course
    }

    /// The hit-test that a record is a step of.
    func hitTest(around serial: Int) -> HitTestCourse? {
        for before in stride(from: serial, to: 0, by: -1) {
            switch self[before].entry {
            case .hitTestBegan(let touch, _): return hitTest(touch)
            case .pointer, .sequenceEnded, .sendEvent: return nil
            default: continue
            }
        }
        return nil
    }

    /// Where a point of the screen lies in a view, as the stage was at a record.
    func point(_ location: CGPoint, in view: SubjectID, at serial: Int) -> CGPoint? {
        stage(at: serial).convert(location, to: view)
    }

    /// Whether a view's bounds hold a point of the screen; nil where it has no extent.
    func boundsHold(_ location: CGPoint, _ view: SubjectID, at serial: Int) -> Bool? {
        let stage = stage(at: serial)
        guard let bounds = stage.views[view]?.bounds, let point = stage.convert(location, to: view)
        else { return nil }
        return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
            && point.y < bounds.maxY
    }
}
