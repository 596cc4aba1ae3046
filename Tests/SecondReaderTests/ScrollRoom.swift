import TouchGeometry
import TouchReading
import TouchTrace

extension TraceBook {
    /// How far a scroll view's content can follow the fingers of a recognizer in the main direction of their drag, in
    /// points, and whether there is more of it along that axis than is shown: then it bounces at its edge. Nil where the
    /// scene does not say how large it is.
    func room(
        toScroll view: SubjectID, with recognizer: SubjectID, at serial: Int
    ) -> (points: Double, isLonger: Bool)? {
        guard let content = settings.content(of: name(view)),
            let bounds = stage(at: serial).views[view]?.bounds,
            let (x, y) = drag(of: recognizer, at: serial)
        else { return nil }
        let isAcross = abs(x) > abs(y)
        let (length, shown) =
            isAcross ? (content.width, bounds.width) : (content.height, bounds.height)
        let offset = isAcross ? bounds.minX : bounds.minY
        // Content goes with the finger: it comes back from where it was scrolled to.
        let room = (isAcross ? x : y) > 0 ? Double(offset) : Double(length - shown - offset)
        return (room, length > shown)
    }

    /// How far the first finger of a recognizer has gone since it came down.
    private func drag(of recognizer: SubjectID, at serial: Int) -> (x: Double, y: Double)? {
        guard let touch = attempt(of: recognizer, at: serial).followed.first,
            case .sample(_, _, _, let x, let y) = self[began(touch)].entry
        else { return nil }
        return last(about: touch, upTo: serial) { record in
            guard case .sample(touch, _, _, let nowX, let nowY) = record.entry else { return nil }
            return (nowX - x, nowY - y)
        }
    }
}
