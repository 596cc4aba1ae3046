import Foundation
import TouchPicture
import TouchScore
import TouchStage
import TouchTrace

/// Where things of the scene are in a picture: by how much they move of themselves, and by how much with the camera.
struct SeenStage {
    /// In the picture.
    let area: CGRect
    /// Its part that nothing is laid over, in the picture.
    let clear: CGRect
    /// From points of the screen of the scene to points of the picture.
    let toPicture: CGAffineTransform
    /// What is to be seen of the scene, in points of its screen.
    private let visible: CGRect
    /// Corners of views, and places of fingers, in points of the screen.
    private let places: [SubjectID: [CGPoint]]
    /// What views and fingers are called.
    let names: Set<String>
    /// What fingers above the glass are called.
    let hands: Set<String>
    /// What the scene itself has written on its views.
    let texts: Set<String>
    private let looks: [SubjectID: Look]

    /// Where a view is, and how much of it is to be seen.
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
        // As it is painted: animations on their way.
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

    /// The corners of a view in the picture; nil for one that is not there, or hidden.
    func outline(of view: SubjectID) -> [CGPoint]? {
        guard let look = looks[view], look.opacity > 0.01 else { return nil }
        // The last of them is the middle.
        return look.corners.dropLast().map { $0.applying(toPicture) }
    }

    /// True for a mark that is the scene's own: what is written on a view, and the view's outline.
    func shows(_ mark: SeenMark) -> Bool {
        if let string = mark.string { return texts.contains(string) }
        return looks.values.contains { look in
            let corners = look.corners.map { $0.applying(toPicture) }
            return zip(corners, mark.box.corners).allSatisfy {
                abs($0.x - $1.x) < 4 && abs($0.y - $1.y) < 4
            }
        }
    }

    /// What is written on or beside things of the scene, if any view has moved, come, gone or changed its words since: that is the
    /// scene's own doing, and no film can do it otherwise.
    func ownWords(since last: SeenStage) -> Set<String> {
        let isSame = looks == last.looks && texts == last.texts
        return isSame ? [] : names.union(last.names).union(texts).union(last.texts)
    }

    /// How far the camera has moved what is to be seen both before and now, in points of the picture.
    func cameraMotion(since last: SeenStage) -> Double {
        let common = visible.intersection(last.visible)
        // Nothing of it is: it has moved by all of the stage.
        guard !common.isNull else { return area.width }
        return common.corners.map { corner in
            corner.applying(last.toPicture).distance(to: corner.applying(toPicture))
        }.max() ?? 0
    }

    /// How far the view or finger has moved that has moved most, in points of the picture.
    func motion(since last: SeenStage) -> Double {
        let ways = places.flatMap { id, now in
            zip(last.places[id] ?? [], now).map { $0.distance(to: $1) }
        }
        return (ways.max() ?? 0) * toPicture.a
    }
}

extension FilmPainter {
    /// The stages of all runs, as they are in a picture.
    func stages(of moments: [StageMoment], in films: [FilmScenery], size: CGSize) -> [SeenStage] {
        let (layout, areas) = stageAreas(films, size)
        return moments.indices.map { index in
            SeenStage(
                moments[index], films[index].trace, in: areas[index],
                stagePainter(for: films[index], layout))
        }
    }

    /// What lies clear of one another on the stages of all runs, in points of each.
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
