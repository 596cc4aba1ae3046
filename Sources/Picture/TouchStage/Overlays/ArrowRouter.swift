import TouchPicture
import TouchTrace

/// Finds ways for arrows that cross nothing that must be read: now, and as far as that is known all through a gesture.
struct ArrowRouter {
    /// Where chips stand as long as their gesture lasts; nil where nobody knows what is yet to come.
    var stands: ChipStands?
    /// Points of the picture for each point of the design.
    let unit: Double

    struct Route {
        let way: ArrowWay
        /// Where words about it stand; nil where there is no room for them.
        let words: CGRect?
    }

    /// The way for an arrow, from then on kept free of all else.
    ///
    /// - Parameters:
    ///   - words: how large what is said of it is; nil for nothing.
    ///   - place: where a thing is at an instant.
    /// - Returns: nil where every way would cross something.
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
            return way
        }
        let grounds = stands?.grounds ?? []
        let found = shapes.compactMap { shape -> (ways: [ArrowWay?], now: ArrowWay)? in
            way(shape, on: now).map { here in (grounds.map { way(shape, on: $0) }, here) }
        }
        guard let best = found.longest({ $0.ways.count { $0 != nil } }) else { return nil }
        placer.block(best.now.boxes(air: unit))
        stands?.block { index, _ in best.ways[index]?.boxes(air: unit) ?? [] }
        let box = words.flatMap { size in
            spot(for: size, beside: best.now, best.ways, placer)
        }
        if let box { placer.block(box) }
        return Route(way: best.now, words: box)
    }

    /// Where words are free now, and elsewhere longest; kept free from then on.
    private mutating func spot(
        for size: CGSize, beside way: ArrowWay, _ ways: [ArrowWay?], _ placer: LabelPlacer
    ) -> CGRect? {
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
        guard let best else { return nil }
        stands?.block { ground, _ in
            there[ground].dropFirst(best.index).prefix(1).compactMap { $0 }
        }
        return best.box
    }
}

extension Sketch {
    /// What is said of an arrow, in a pill.
    /// - Parameter air: around the words, in points of the picture.
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
    /// The first of those of which `count` is greatest.
    fileprivate func longest(_ count: (Element) -> Int) -> Element? {
        var best: (element: Element, count: Int)?
        for element in self {
            let next = count(element)
            if next > best?.count ?? -1 { best = (element, next) }
        }
        return best?.element
    }
}
