import Foundation
import TouchPicture
import TouchWords

extension FilmWalk {
    /// The visible contents of one frame.
    private struct Look {
        let words: SeenWords
        let stages: [SeenStage]
    }

    /// The farthest that anything may move by itself between two frames, as a share of the
    /// picture's width.
    static let leap = 0.02

    /// Checks every frame, at `rate` frames per second.
    public func frames(_ painter: FilmPainter, size: CGSize, rate: Int = 60) -> Report {
        var report = Report()
        var last: Look?
        var standing: Set<String> = []
        for number in 0..<film.frameCount(rate: rate) {
            report.looks += 1
            let second = film.seconds(ofFrame: number, rate: rate)
            let before = film.seconds(ofFrame: max(number - 1, 0), rate: rate)
            // A picture that does not change need not be painted again.
            if number > 0, film.stands(from: before, to: second) { continue }
            guard let index = film.score.beat(at: second) else { break }
            let moments = film.moments(at: second)
            let look = Look(
                words: SeenWords(film.frame(at: second, size: size, painter)),
                stages: painter.stages(of: moments, in: film.sceneries, size: size))
            var findings = findings(in: index, moments)
            if let last {
                findings += pops(look, last)
                findings += jumps(look, last, width: size.width)
                findings += leaps(look, last, width: size.width, from: before, to: second)
            }
            last = look
            // A fault that persists is reported once.
            report.faults += findings.filter { !standing.contains($0.words) }
                .map { fault($0, at: second) }
            standing = Set(findings.map(\.words))
        }
        return report
    }

    private func pops(_ look: Look, _ last: Look) -> [Finding] {
        let own = zip(look.stages, last.stages).map { $0.ownWords(since: $1) }
        return look.words.pops(since: last.words)
            .filter { word in !own.contains { $0.contains(word) } }
            .map { (.fade, "“\($0)” pops") }
    }

    private func jumps(_ look: Look, _ last: Look, width: Double) -> [Finding] {
        let least = Self.leap * width
        let reaches = zip(look.stages, last.stages).map { now, before in
            least + now.motion(since: before) + now.cameraMotion(since: before)
        }
        let hands = look.stages.reduce(into: Set<String>()) { $0.formUnion($1.hands) }
        return look.words.jumps(since: last.words) { string, place in
            // A finger comes from outside of the stage.
            if hands.contains(string) { return nil }
            guard let stage = look.stages.firstIndex(where: { $0.area.contains(place) }) else {
                return least
            }
            // Names move with their views and fingers.
            return look.stages[stage].names.contains(string) ? nil : reaches[stage]
        }.map { jump in
            func words(_ place: CGPoint) -> String { "(\(Int(place.x)), \(Int(place.y)))" }
            return (
                .place, "“\(jump.string)” jumps from \(words(jump.from)) to \(words(jump.to))"
            )
        }
    }

    private func leaps(
        _ look: Look, _ last: Look, width: Double, from before: Double, to second: Double
    ) -> [Finding] {
        // One picture dissolves into another.
        if film.isSeam(at: second) { return [] }
        let follows = film.follows(at: before) || film.follows(at: second)
        return zip(look.stages, last.stages).compactMap { now, before in
            let own = now.cameraMotion(since: before)
            let scene = follows ? now.motion(since: before) : 0
            guard own > Self.leap * width + scene else { return nil }
            return (.camera, "the camera leaps by \((own / width * 100).decimals(1)) %")
        }
    }
}
