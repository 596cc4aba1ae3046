import Foundation
import TouchPicture
import TouchScore
import TouchStage
import TouchWords

extension FilmWalk {
    /// Checks for overlaps on the stage in the last picture of each beat.
    ///
    /// - Parameter onTheWay: pass true to check the first and the middle picture, too.
    public func overlaps(
        _ painter: FilmPainter, size: CGSize, onTheWay: Bool = false
    ) -> Report {
        var report = Report()
        var standing: Set<String> = []
        var last: Double?
        for second in film.score.beats.flatMap({ $0.looks.suffix(onTheWay ? 3 : 1) }) {
            report.looks += 1
            // A picture that does not change need not be painted again.
            if let last, film.stands(from: last, to: second) { continue }
            last = second
            let found = film.shown(at: second).flatMap { moments in
                overlaps(moments, painter, size)
            }
            // A fault that persists is reported once.
            for words in found where standing.insert(words).inserted {
                report.faults.append(fault((.clear, words), at: second))
            }
            standing.formIntersection(found)
        }
        return report
    }

    private func overlaps(
        _ moments: [StageMoment], _ painter: FilmPainter, _ size: CGSize
    ) -> [String] {
        // A card covers the stage.
        guard moments.allSatisfy({ $0.staging.card == nil }) else { return [] }
        let stages = painter.keptClear(of: moments, in: film.sceneries, size: size)
        return stages.enumerated().flatMap { run, keptClear in
            let trace = film.sceneries[run].trace
            func words(_ kept: KeptClear) -> String {
                "\(kept.kind.rawValue) of \(trace.name(of: kept.subject))"
            }
            return keptClear.overlaps.map { "\(words($0)) over \(words($1))" }
        }
    }
}

extension Film {
    /// Returns all moments from which the picture at `seconds` of film is mixed.
    fileprivate func shown(at seconds: Double) -> [[StageMoment]] {
        let moments = moments(at: seconds)
        return [departure(to: moments, at: seconds)?.moments, moments].compactMap(\.self)
    }
}

extension Beat {
    /// The first, middle, and last moment, in seconds of film; the end itself belongs to the next
    /// beat.
    var looks: [Double] {
        guard duration > 0 else { return [] }
        return [start, (start + end) / 2, end - 0.001].filter { $0 >= start }
    }
}
