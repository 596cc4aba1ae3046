import TouchPicture
import TouchTrace

/// A router of arrows along paths that cross nothing legible: now, and throughout a gesture as far
/// as that is known.
struct ArrowRouter {
    /// The positions of chips while their gesture lasts; nil if the future is unknown.
    var stands: ChipStands?
    /// The points of the picture per point of the design.
    let unit: Double

    struct Route {
        let way: ArrowWay
        /// The place for its words; nil if there is no room for them.
        let words: CGRect?
    }

    /// Returns the path for an arrow, and reserves it.
    ///
    /// - Parameters:
    ///   - words: the size of the arrow's words; nil for none.
    ///   - place: a closure that returns the place of a subject at an instant.
    /// - Returns: the route; nil if every path would cross something.
    mutating func route(
        _ shapes: [ArrowShape], from start: SubjectID, to end: SubjectID, words: CGSize?,
        on context: OverlayContext, _ placer: inout LabelPlacer,
        place: (SubjectID, ChipStands.Ground, ChipStands?) -> CGRect?
    ) -> Route? {
        let now = ChipStands.Ground(context: context, placer: placer)
        func way(_ shape: ArrowShape, on ground: ChipStands.Ground) -> ArrowWay? {
            guard let from = place(start, ground, stands), let to = place(end, ground, stands),
                let way = shape.way(from: from, to: to, unit),
                ground.placer.isFree(way.boxes(air: 3 * unit), except: [from, to])
            else { return nil }
            // An arrow may not run over its ends either, unless one view lies in the other.
            let isNested = from.contains(to) || to.contains(from)
            return isNested || !way.points.contains { from.contains($0) || to.contains($0) }
                ? way : nil
        }
        let grounds = stands?.grounds ?? []
        let found = shapes.compactMap { shape -> (ways: [ArrowWay?], now: ArrowWay)? in
            way(shape, on: now).map { here in (grounds.map { way(shape, on: $0) }, here) }
        }
        return choose(among: found, words: words, &placer)
    }

    /// Returns the best of the paths that are free now, and reserves it.
    ///
    /// - Parameter found: the paths, each with the same path at the other instants, if it is free
    ///   there.
    private mutating func choose(
        among found: [(ways: [ArrowWay?], now: ArrowWay)], words: CGSize?,
        _ placer: inout LabelPlacer
    ) -> Route? {
        func count(_ ways: [ArrowWay?]) -> Int { ways.count { $0 != nil } }
        let most = found.map { count($0.ways) }.max()
        var clear = found.filter { count($0.ways) == most }
        if let words {
            let roomy = clear.filter { one in
                var beside = placer
                beside.block(one.now.boxes(air: unit))
                return spot(for: words, beside: one.now, one.ways, beside) != nil
            }
            if !roomy.isEmpty { clear = roomy }
        }
        // Among paths that are free equally long, the shortest wins; a difference of less than a
        // point does not make the arrow jump.
        let lengths = clear.map { ($0.now.length / unit).rounded() }
        guard let least = lengths.min(), let place = lengths.firstIndex(of: least) else {
            return nil
        }
        let best = clear[place]
        placer.block(best.now.boxes(air: unit))
        stands?.block { index, _ in best.ways[index]?.boxes(air: unit) ?? [] }
        guard let words, let spot = spot(for: words, beside: best.now, best.ways, placer) else {
            return Route(way: best.now, words: nil)
        }
        stands?.block { ground, _ in spot.there[ground].compactMap { $0 } }
        placer.block(spot.box)
        return Route(way: best.now, words: spot.box)
    }

    /// Returns the place where words are free now and at most other instants, with the places at
    /// each of those.
    private func spot(
        for size: CGSize, beside way: ArrowWay, _ ways: [ArrowWay?], _ placer: LabelPlacer
    ) -> (box: CGRect, there: [[CGRect?]])? {
        func boxes(_ way: ArrowWay, _ placer: LabelPlacer) -> [CGRect?] {
            way.wordPlaces(size, unit).map { origin in
                let box = placer.clamped(CGRect(origin: origin, size: size))
                return placer.isFree(box) ? box : nil
            }
        }
        let there = zip(ways, stands?.grounds ?? []).map { way, ground in
            way.map { boxes($0, ground.placer) } ?? []
        }
        let found = boxes(way, placer).enumerated().compactMap { index, box in
            box.map { (box: $0, index: index) }
        }
        let best = found.longest { place in
            there.count { $0.indices.contains(place.index) && $0[place.index] != nil }
        }
        return best.map { best in
            (best.box, there.map { Array($0.dropFirst(best.index).prefix(1)) })
        }
    }
}

extension Sketch {
    /// Draws the words of an arrow in a pill.
    ///
    /// - Parameter air: the margin around the words, in points of the picture.
    mutating func drawPill(
        _ text: Text, in box: CGRect, air: CGSize, _ color: Color, of subject: SubjectID
    ) {
        self.box(
            box, radius: box.height / 2, fill: theme.panel.faded(0.95), line: color, width: unit)
        add(text.moved(to: CGPoint(x: box.minX + air.width, y: box.minY + air.height)))
        keep(clear: box, as: .words, of: subject)
    }
}

extension Array {
    /// Returns the first element with the greatest `count`.
    fileprivate func longest(_ count: (Element) -> Int) -> Element? {
        var best: (element: Element, count: Int)?
        for element in self {
            let next = count(element)
            if next > best?.count ?? -1 { best = (element, next) }
        }
        return best?.element
    }
}
