import TouchPicture

extension CALayer {
    /// The outline of the layer, with its round corners.
    var outline: Path { .roundedRect(bounds, radius: cornerRadius, corners: maskedCorners.corners) }

    /// Indicates whether the corners cannot be described by a radius alone.
    private var hasOddCorners: Bool { cornerRadius > 0 && maskedCorners != .all }

    /// The radius of all corners, as used by traces and by a view's background.
    var plainRadius: CGFloat { hasOddCorners ? 0 : cornerRadius }

    /// Indicates whether the layer draws the background, rather than the view.
    var paintsBackground: Bool { view == nil || hasOddCorners }

    /// Returns the marks of a view's layer around those that the view draws, which are clipped as
    /// one group.
    func marks(around drawn: [Mark]) -> [Mark] {
        painted(drawn.isEmpty ? [] : [.group(Group(clip: .rect(bounds), marks: drawn))])
    }

    /// The layer in the coordinates of the one around it; nil if nothing is visible.
    private var mark: Mark? {
        guard !own.isHidden, own.opacity > 0 else { return nil }
        let marks = painted(drawnContent())
        guard !marks.isEmpty else { return nil }
        return .group(
            Group(transform: own.toParent, opacity: Double(own.opacity), marks: marks))
    }

    /// Returns the marks from the shadow to the border, in the layer's coordinates.
    private func painted(_ drawn: [Mark]) -> [Mark] {
        var inside: [Mark] = []
        if paintsBackground, let fill = backgroundColor?.color, fill.alpha > 0 {
            inside.append(.shape(Shape(outline, fill: fill)))
        }
        if let mark = shownContents { inside.append(mark) }
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

    /// The image that the layer shows, of which a pixel is a point unless `contentsScale` says
    /// otherwise.
    private var shownContents: Mark? {
        if let image = contents as? UIImage {
            return image.mark(in: contentsGravity.mode.frame(of: image.size, in: bounds))
        }
        guard let image = contents as? CGImage, contentsScale > 0 else { return nil }
        let size = CGSize(
            width: image.size.width / contentsScale, height: image.size.height / contentsScale)
        return image.marks.stretched(
            from: image.size, into: contentsGravity.mode.frame(of: size, in: bounds))
    }

    var sublayerMarks: [Mark] {
        // Sorting keeps the order of equal elements, which the standard library does not promise
        // for its sorts.
        inner.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }.compactMap { $0.element.mark }
    }

    /// The shadow outside of the outline only. The part within is covered; elsewhere it would show
    /// through.
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

    /// Redraws the view that contains the layer after a visible change.
    func changed() { host?.looksChanged() }

    /// The view with which the layer is drawn.
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

    /// Indicates whether the layer of a view shows more than the view does by itself.
    var paints: Bool {
        borderWidth > 0 || shadowOpacity > 0 || paintsBackground || !inner.isEmpty || mask != nil
            || contents != nil || ObjectIdentifier(type(of: self)) != ObjectIdentifier(CALayer.self)
    }

    /// The layer and all in it as marks, in its own coordinates.
    package var picture: [Mark] { view?.picture.marks ?? painted(drawnContent()) }
}

/// A delegate that draws and lays out for a layer. The methods are optional as elsewhere; here that
/// means defaults that do nothing.
public protocol CALayerDelegate: AnyObject {
    /// Draws the layer's content, in its coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Places the sublayers of the layer.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    /// Does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
}

/// The implicit action when a value of a layer changes: there is none here.
public protocol CAAction {}

extension NSNull: CAAction {}
