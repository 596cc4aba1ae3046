import TouchPicture
import TouchReading
import TouchTrace

/// A painter of the scene itself: nested, rotated, translucent rectangles with their drawings.
struct ScenePainter {
    let context: OverlayContext
    /// Indicates whether windows have a background and a border.
    var hasFrames = true

    func draw(into sketch: inout Sketch) {
        let screen = Place(toPicture: context.layout.toPicture)
        let windows = context.stage.windows.flatMap { marks(of: $0, on: screen, &sketch) }
        sketch.add(Group(transform: context.layout.toPicture, marks: windows))
    }

    /// The place of a view's parent in the picture.
    private struct Place {
        var toPicture: CGAffineTransform
        var opacity = 1.0
        var clip: CGRect?
        /// The index among the parts; nil for the screen.
        var part: Int?
    }

    /// Returns a view with all its subviews, in its parent's coordinates.
    private func marks(of id: SubjectID, on parent: Place, _ sketch: inout Sketch) -> [Mark] {
        guard let view = context.stage.views[id], view.toParent.isUsable else { return [] }
        let isWindow = view.parent == .none
        var place = parent
        place.toPicture = view.toParent.concatenating(parent.toPicture)
        if view.isHidden || view.alpha < 0.01 { return ghost(of: view, place, &sketch) }
        place.opacity *= view.alpha
        let outline = Path.roundedRect(view.bounds, radius: view.cornerRadius)
        var content = content(of: view, sketch)
        let isSeen = isWindow || !content.isEmpty && covers(view, place.opacity)
        sketch.parts.append(part(view, isSeen ? .view : .outline, place))
        place.part = sketch.parts.count - 1
        if view.clipsToBounds {
            let box = view.bounds.applying(place.toPicture)
            place.clip = place.clip?.overlap(with: box) ?? box
        }
        for child in view.children { content += marks(of: child, on: place, &sketch) }
        return [
            .group(
                Group(
                    transform: view.toParent, opacity: view.alpha,
                    clip: view.clipsToBounds ? outline : nil, marks: content))
        ]
    }

    /// Returns the marks of a view itself, in its own coordinates.
    func content(of view: ViewState, _ sketch: Sketch) -> [Mark] {
        let isWindow = view.parent == .none
        let outline = Path.roundedRect(view.bounds, radius: view.cornerRadius)
        var content: [Mark] = []
        if isWindow, hasFrames {
            let line = Stroke(sketch.theme.line, width: hairline(sketch))
            content.append(.shape(Shape(outline, fill: sketch.theme.ink, stroke: line)))
        }
        if view.background.alpha > 0 {
            content.append(.shape(Shape(outline, fill: view.background)))
        } else if !isWindow, view.drawing == nil, !fillsParent(view) {
            // A container without a color can still be touched, so it should be visible.
            let line = Stroke(sketch.theme.line, width: hairline(sketch))
            content.append(.shape(Shape(outline, stroke: line)))
        }
        if let drawing = view.drawing, context.trace.drawings.indices.contains(drawing) {
            let painted = context.trace.drawings[drawing]
            if case .group? = painted.first, painted.count == 1 {
                // A drawing of one group clips itself: a shadow lies outside of its view.
                content += painted
            } else if !painted.isEmpty {
                content.append(.group(Group(clip: outline, marks: painted)))
            }
        }
        let darkness = context.darkness(of: view.id)
        if darkness > 0 { content = content.map { $0.mixed(with: sketch.theme.stage, darkness) } }
        return content
    }

    /// Returns a hint at an invisible view that has a place, if hit tests are shown.
    private func ghost(of view: ViewState, _ place: Place, _ sketch: inout Sketch) -> [Mark] {
        guard context.overlays.contains(.hitTest) else { return [] }
        sketch.parts.append(part(view, .outline, place))
        return [.group(Group(transform: view.toParent, marks: [ghost(of: view, sketch)]))]
    }

    /// Returns the hint at an invisible view, in its own coordinates.
    func ghost(of view: ViewState, _ sketch: Sketch) -> Mark {
        let width = hairline(sketch)
        let line = Stroke(
            sketch.theme.secondText.faded(0.7), width: width, dash: [4 * width, 4 * width])
        return .shape(
            Shape(.roundedRect(view.bounds, radius: view.cornerRadius), stroke: line))
    }

    private func part(_ view: ViewState, _ kind: StagePart.Kind, _ place: Place) -> StagePart {
        StagePart(
            subject: view.id, kind: kind, bounds: view.bounds, toPicture: place.toPicture,
            clip: place.clip, parent: place.part)
    }

    /// Returns whether a view's painting is more than a tint.
    private func covers(_ view: ViewState, _ opacity: Double) -> Bool {
        view.drawing != nil || view.background.alpha * opacity > 0.3
    }

    /// Returns one point of the design, in points of the scene.
    func hairline(_ sketch: Sketch) -> CGFloat {
        sketch.unit / max(context.layout.sceneScale, 1e-6)
    }

    private func fillsParent(_ view: ViewState) -> Bool {
        context.stage.views[view.parent]?.bounds.size == view.bounds.size
    }
}

extension OverlayContext {
    /// Returns the places where the scene itself has text, in the picture.
    func written(_ sketch: Sketch) -> [CGRect] {
        stage.views.values.flatMap { view -> [CGRect] in
            guard view.text != .none, isSeen(view), let drawing = view.drawing,
                trace.drawings.indices.contains(drawing)
            else { return [] }
            return trace.drawings[drawing].compactMap { mark in
                guard case .text(let text) = mark else { return nil }
                let size = sketch.size(of: text)
                let shift =
                    switch text.alignment {
                    case .leading: 0.0
                    case .center: size.width / 2
                    case .trailing: size.width
                    }
                return CGRect(
                    origin: CGPoint(x: text.origin.x - shift, y: text.origin.y), size: size
                ).applying(toPicture(view.id))
            }
        }
    }
}
