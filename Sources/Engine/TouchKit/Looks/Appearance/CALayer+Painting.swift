import TouchPicture

extension CALayer {
    /// The outline, with its round corners.
    var outline: Path { .roundedRect(bounds, radius: cornerRadius, corners: maskedCorners.corners) }

    /// Whether the corners are other than a radius alone can tell.
    private var hasOddCorners: Bool { cornerRadius > 0 && maskedCorners != .all }

    /// The radius of all corners, as the trace and a view's background have it.
    var plainRadius: CGFloat { hasOddCorners ? 0 : cornerRadius }

    /// Whether the background is painted with the layer, and not with the view.
    var paintsBackground: Bool { view == nil || hasOddCorners }

    /// All that a view's layer shows, around what the view draws; one group, which cuts itself.
    func marks(around drawn: [Mark]) -> [Mark] {
        painted(drawn.isEmpty ? [] : [.group(Group(clip: .rect(bounds), marks: drawn))])
    }

    /// The layer in the coordinates of the one around it; nil if nothing is to be seen.
    private var mark: Mark? {
        guard !own.isHidden, own.opacity > 0 else { return nil }
        let marks = painted(drawnContent())
        guard !marks.isEmpty else { return nil }
        return .group(
            Group(transform: own.toParent, opacity: Double(own.opacity), marks: marks))
    }

    /// Everything from the shadow to the border, in the layer's coordinates.
    private func painted(_ drawn: [Mark]) -> [Mark] {
        var inside: [Mark] = []
        if paintsBackground, let fill = backgroundColor?.color, fill.alpha > 0 {
            inside.append(.shape(Shape(outline, fill: fill)))
        }
        if let image = contents as? UIImage ?? (contents as? CGImage).map(UIImage.init(cgImage:)) {
            let frame = contentsGravity.mode.frame(of: image.size, in: bounds)
            if let mark = image.mark(in: frame) { inside.append(mark) }
        }
        inside += drawn + content() + sublayerMarks
        if masksToBounds, !inside.isEmpty {
            inside = [.group(Group(clip: outline, marks: inside))]
        }
        if borderWidth > 0, let color = borderColor?.color, color.alpha > 0 {
            let inset = borderWidth / 2
            let line = Path.roundedRect(
                bounds.insetBy(dx: inset, dy: inset), radius: max(0, cornerRadius - inset),
                corners: maskedCorners.corners)
            inside.append(.shape(Shape(line, stroke: Stroke(color, width: borderWidth))))
        }
        let marks = shadowMarks + inside
        guard let mask, !marks.isEmpty else { return marks }
        let shape = (mask as? CAShapeLayer)?.path?.path ?? .rect(mask.bounds)
        return [.group(Group(clip: shape.applying(mask.own.toParent), marks: marks))]
    }

    var sublayerMarks: [Mark] {
        // Sorting keeps the order of equals, which the standard library promises of none of its sorts.
        inner.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }.compactMap { $0.element.mark }
    }

    /// The shadow, outside of the outline only: what lies within is covered, or shows through to it elsewhere.
    private var shadowMarks: [Mark] {
        guard shadowOpacity > 0, !masksToBounds, let color = shadowColor?.color else { return [] }
        let shadow = Mark.shadow(
            of: shadowPath?.path ?? outline, color.faded(Double(shadowOpacity)), shadowOffset,
            blur: 1.5 * shadowRadius)
        let reach = 3 * shadowRadius + abs(shadowOffset.width) + abs(shadowOffset.height) + 1
        let field = (shadowPath?.path.bounds ?? bounds).union(bounds)
            .insetBy(dx: -reach, dy: -reach)
        return [
            .group(
                Group(
                    clip: Path(Path.rect(field).elements + outline.elements).withHoles,
                    marks: shadow))
        ]
    }

    /// Something seen changed: the view in which the layer lies is painted anew.
    func changed() { host?.looksChanged() }

    /// The view with which the layer is painted.
    var host: UIView? {
        sequence(first: self, next: { $0.outer }).first { $0.view != nil }?.view
    }

    func cornersChanged(from radius: CGFloat, _ corners: CACornerMask) {
        guard let view else { return changed() }
        let wasOdd = radius > 0 && corners != .all
        let oldRadius = wasOdd ? 0 : radius
        let radius = plainRadius
        if radius != oldRadius {
            view.traceChange(.ht4) { .cornerRadius(view: $0, radius) }
        }
        if wasOdd != hasOddCorners { view.traceBackground() }
        if paints { changed() }
    }

    /// Whether the layer of a view shows more than the view does by itself.
    var paints: Bool {
        borderWidth > 0 || shadowOpacity > 0 || paintsBackground || !inner.isEmpty || mask != nil
            || contents != nil || ObjectIdentifier(type(of: self)) != ObjectIdentifier(CALayer.self)
    }

    /// Paints the layer and all in it into a context.
    public func render(in ctx: CGContext) {
        for mark in view?.picture.marks ?? painted(drawnContent()) { ctx.add(mark) }
    }
}

/// Draws and lays out for a layer. The methods are optional as elsewhere; here that means defaults that do nothing.
public protocol CALayerDelegate: AnyObject {
    /// Paints the layer's content, in its coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Places the layers in it.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    /// Does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
}

/// What happens by itself when a value of a layer changes: nothing here.
public protocol CAAction {}

extension NSNull: CAAction {}
