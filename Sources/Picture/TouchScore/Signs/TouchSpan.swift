import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

/// The time during which a film shows a touch, and the path of the touch.
struct TouchSpan {
    let touch: SubjectID
    /// The finger's name.
    let name: String
    /// The times at which it comes down and lifts, in seconds of film; nil for one that does not
    /// lift.
    let landed: Double
    private(set) var lifted: Double?
    /// The way in which a pencil is held as it comes down; nil for a finger.
    private(set) var pencil: PencilPose?
    /// The position at each of its samples, in points of the screen, with the record's serial.
    private var places: [(record: Int, point: CGPoint)]

    /// The serial of the record of its first sample.
    var landing: Int { places[0].record }
    var start: CGPoint { places[0].point }
    var end: CGPoint { places[places.count - 1].point }

    /// Returns all touches of a run, in the order in which they begin.
    static func all(in trace: Trace, _ score: Score) -> [TouchSpan] {
        var spans: [TouchSpan] = []
        var known: [SubjectID: Int] = [:]
        for record in trace.records {
            if case .pencil(let touch, let pose) = record.entry, let index = known[touch],
                spans[index].pencil == nil
            {
                spans[index].pencil = pose
            }
            guard case .sample(let touch, _, let phase, let x, let y) = record.entry else {
                continue
            }
            let serial = Int(record.serial)
            let place = (record: serial, point: CGPoint(x: x, y: y))
            if let index = known[touch] {
                spans[index].places.append(place)
                if phase == .ended || phase == .cancelled {
                    spans[index].lifted = score.seconds(of: record)
                }
            } else {
                known[touch] = spans.count
                spans.append(
                    TouchSpan(
                        touch: touch, name: trace.name(of: touch),
                        landed: score.seconds(of: record), places: [place]))
            }
        }
        return spans
    }

    private init(
        touch: SubjectID, name: String, landed: Double, places: [(record: Int, point: CGPoint)]
    ) {
        (self.touch, self.name, self.landed, self.places) = (touch, name, landed, places)
    }

    /// Returns the path between two records, given by their serials; nil if it does not move.
    func way(after record: Int, until next: Int) -> [CGPoint]? {
        let there = places.filter { record < $0.record && $0.record <= next }.map { $0.point }
        return there.isEmpty ? nil : there
    }
}
