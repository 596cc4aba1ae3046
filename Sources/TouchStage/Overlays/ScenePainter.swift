import Foundation
import TouchKit
import TouchPicture

/// The scene itself: nested, turned, translucent rectangles and what they painted.
struct ScenePainter {
    let staging: Staging

    func draw(into sketch: inout Sketch) {
        let windows = staging.stage.windows.flatMap { marks(of: $0, sketch) }
        sketch.add(Group(transform: staging.layout.toPicture, marks: windows))
    }

    /// A view and all within it, in its parent's coordinates.
    private func marks(of id: SubjectID, _ sketch: Sketch) -> [Mark] {
        guard let view = staging.stage.views[id], view.toParent.isUsable else { return [] }
        let isWindow = view.parent == .none
        if view.isHidden || view.alpha < 0.01 { return ghost(of: view, sketch) }
        let outline = Path.roundedRect(view.bounds, radius: view.cornerRadius)
        var content: [Mark] = []
        if isWindow {
            let line = Stroke(sketch.theme.line, width: hairline(sketch))
            content.append(.shape(Shape(outline, fill: sketch.theme.ink, stroke: line)))
        }
        if view.background.alpha > 0 {
            content.append(.shape(Shape(outline, fill: view.background)))
        } else if !isWindow, view.drawing == nil, !fillsParent(view) {
            // A container without a colour can still be touched, so it should be seen.
            let line = Stroke(sketch.theme.line, width: hairline(sketch))
            content.append(.shape(Shape(outline, stroke: line)))
        }
        if let drawing = view.drawing, staging.trace.drawings.indices.contains(drawing) {
            let painted = staging.trace.drawings[drawing]
            if !painted.isEmpty { content.append(.group(Group(clip: outline, marks: painted))) }
        }
        for child in view.children { content += marks(of: child, sketch) }
        return [
            .group(
                Group(
                    transform: view.toParent, opacity: view.alpha * staging.brightness(of: id),
                    clip: view.clipsToBounds ? outline : nil, marks: content))
        ]
    }

    /// What cannot be seen but has a place is hinted at where hit-tests are told.
    private func ghost(of view: ViewState, _ sketch: Sketch) -> [Mark] {
        guard staging.overlays.contains(.hitTest) else { return [] }
        let width = hairline(sketch)
        let line = Stroke(
            sketch.theme.secondText.faded(0.7), width: width, dash: [4 * width, 4 * width])
        let shape = Shape(.roundedRect(view.bounds, radius: view.cornerRadius), stroke: line)
        return [.group(Group(transform: view.toParent, marks: [.shape(shape)]))]
    }

    /// One point of the design, in points of the scene.
    private func hairline(_ sketch: Sketch) -> CGFloat {
        sketch.unit / max(staging.layout.sceneScale, 1e-6)
    }

    private func fillsParent(_ view: ViewState) -> Bool {
        staging.stage.views[view.parent]?.bounds.size == view.bounds.size
    }
}

extension CGAffineTransform {
    /// Neither singular nor beyond numbers.
    var isUsable: Bool {
        determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
    }
}
