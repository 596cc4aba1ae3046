import TouchKit

extension UIView {
    /// Returns a view that shows what this one shows now, and does nothing else.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        let image = UIGraphicsImageRenderer(size: bounds.size).image {
            layer.render(in: $0.cgContext)
        }
        let view = UIImageView(image: image)
        view.frame = bounds
        return view
    }

    /// Returns a view that shows a part of this one as it is now; it is not stretched.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets insets: UIEdgeInsets
    ) -> UIView? {
        guard let all = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
        let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
        part.clipsToBounds = true
        all.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
        part.addSubview(all)
        return part
    }

    /// Draws the view's current content into the current context, stretched into `rect`.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        if afterUpdates { layoutIfNeeded() }
        guard bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}
