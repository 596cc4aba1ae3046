import Foundation
import TouchPicture
import TouchScore
import TouchStage
import TouchTrace

/// The positions of the scene's objects in a picture, from which follow their own motion and the
/// camera's.
struct SeenStage {
    /// The stage's area, in the picture.
    let area: CGRect
    /// The part of it that nothing covers, in the picture.
    let clear: CGRect
    /// The transform from points of the scene's screen to points of the picture.
    let toPicture: CGAffineTransform
    /// The visible part of the scene, in points of its screen.
    private let visible: CGRect
    /// The corners of views and the positions of fingers, in points of the screen.
    private let places: [SubjectID: [CGPoint]]
    /// The names of views and fingers.
    let names: Set<String>
    /// The names of fingers above the glass.
    let hands: Set<String>
    /// The texts that the scene itself has on its views.
    let texts: Set<String>
    private let looks: [SubjectID: Look]

    /// The position of a view, and its opacity.
    private struct Look: Hashable {
        let corners: [CGPoint]
        let opacity: Double
    }

    init(_ moment: StageMoment, _ trace: Trace, in area: CGRect, _ painter: StagePainter) {
        self.area = area
        let layout = painter.layout(for: moment, size: area.size)
        clear = layout.panel.offsetBy(dx: area.minX, dy: area.minY)
        toPicture = layout.toPicture
            .concatenating(CGAffineTransform(translationX: area.minX, y: area.minY))
        visible = moment.frame ?? moment.stage.sceneFrame
        // Positions are as painted, with animations in progress.
        let stage = moment.stage.presented(at: moment.time)
        var places: [SubjectID: [CGPoint]] = [:]
        var looks: [SubjectID: Look] = [:]
        var texts: Set<String> = []
        for view in stage.views.values where view.isAttached {
            let corners = view.bounds.corners.map { $0.applying(stage.toScreen(view.id)) }
            places[view.id] = corners
            looks[view.id] = Look(corners: corners, opacity: view.isHidden ? 0 : view.alpha)
            if view.text != .none { texts.insert(trace[view.text]) }
        }
        for touch in stage.touches { places[touch.id] = [touch.location] }
        self.places = places
        self.looks = looks
        self.texts = texts
        hands = Set(moment.signs.hands.map(\.name))
        names = Set(places.keys.map(trace.name(of:))).union(hands)
    }

    /// Returns the corners of a view in the picture; nil for one that does not exist or is hidden.
    func outline(of view: SubjectID) -> [CGPoint]? {
        guard let look = looks[view], look.opacity > 0.01 else { return nil }
        // The last of them is the middle.
        return look.corners.dropLast().map { $0.applying(toPicture) }
    }

    /// Returns true for a mark that is the scene's own: the text on a view, or the view's outline.
    func shows(_ mark: SeenMark) -> Bool {
        if let string = mark.string { return texts.contains(string) }
        return looks.values.contains { look in
            let corners = look.corners.map { $0.applying(toPicture) }
            return zip(corners, mark.box.corners).allSatisfy {
                abs($0.x - $1.x) < 4 && abs($0.y - $1.y) < 4
            }
        }
    }

    /// Returns the words on or beside the scene's objects if any view has moved, appeared,
    /// disappeared, or changed its text since `last`: the scene itself causes that, and no film can
    /// avoid it.
    func ownWords(since last: SeenStage) -> Set<String> {
        let isSame = looks == last.looks && texts == last.texts
        return isSame ? [] : names.union(last.names).union(texts).union(last.texts)
    }

    /// Returns the distance by which the camera has moved what is visible both before and now, in
    /// points of the picture.
    func cameraMotion(since last: SeenStage) -> Double {
        let common = visible.overlap(with: last.visible)
        // Nothing is: the camera has moved by the whole stage.
        guard !common.isNull else { return area.width }
        return common.corners.map { corner in
            corner.applying(last.toPicture).distance(to: corner.applying(toPicture))
        }.max() ?? 0
    }

    /// Returns the distance moved by the view or finger that moved farthest, in points of the
    /// picture.
    func motion(since last: SeenStage) -> Double {
        let ways = places.flatMap { id, now in
            zip(last.places[id] ?? [], now).map { $0.distance(to: $1) }
        }
        return (ways.max() ?? 0) * toPicture.a
    }
}

extension FilmPainter {
    /// Returns the stages of all runs as they are in a picture.
    func stages(of moments: [StageMoment], in films: [FilmScenery], size: CGSize) -> [SeenStage] {
        let (layout, areas) = stageAreas(films, size)
        return moments.indices.map { index in
            SeenStage(
                moments[index], films[index].trace, in: areas[index],
                stagePainter(for: films[index], layout))
        }
    }

    /// Returns the areas that are kept clear of one another on the stages of all runs, in points of
    /// each.
    func keptClear(of moments: [StageMoment], in films: [FilmScenery], size: CGSize)
        -> [[KeptClear]]
    {
        let (layout, areas) = stageAreas(films, size)
        return moments.indices.map { index in
            stagePainter(for: films[index], layout)
                .painted(moments[index], in: films[index].trace, size: areas[index].size).keptClear
        }
    }

    private func stageAreas(
        _ films: [FilmScenery], _ size: CGSize
    ) -> (layout: FilmLayout, areas: [CGRect]) {
        if films.count == 1 {
            let layout = films[0].layout(size: size, overlays, isStageOnly: isStageOnly)
            return (layout, [layout.stage])
        }
        let pair = pairLayout(films, size)
        return (pair.whole, pair.sides.map(\.stage))
    }
}
