import TouchPicture

extension CALayer {
    /// Sets a property by name, for the properties that animations mostly change. Values under
    /// other names are stored for the program.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let value = (value as? NSValue)?.geometry ?? value
        if let set = CALayer.numbers[keyPath], let number = value.flatMap(CGFloat.init(any:)) {
            return set.set(self, number)
        }
        let shape = self as? CAShapeLayer
        let color = value.flatMap { $0 as? CGColor }
        switch keyPath {
        case "position": if let point = value as? CGPoint { position = point }
        case "bounds": if let rect = value as? CGRect { bounds = rect }
        case "bounds.size": if let size = value as? CGSize { bounds.size = size }
        case "anchorPoint": if let point = value as? CGPoint { anchorPoint = point }
        case "transform": if let map = value as? CATransform3D { transform = map }
        case "backgroundColor": backgroundColor = color
        case "borderColor": borderColor = color
        case "shadowColor": shadowColor = color
        case "shadowOffset": if let size = value as? CGSize { shadowOffset = size }
        case "path": shape?.path = value as? CGPath
        case "fillColor": shape?.fillColor = color
        case "strokeColor": shape?.strokeColor = color
        case "colors": (self as? CAGradientLayer)?.colors = value as? [Any]
        case "locations": (self as? CAGradientLayer)?.locations = value as? [NSNumber]
        default: kept[keyPath] = value
        }
    }

    /// Returns a value by name.
    public func value(forKeyPath keyPath: String) -> Any? {
        CALayer.numbers[keyPath]?.get(self) ?? kept[keyPath]
    }

    /// Sets a value by name.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
    /// Returns a value by name.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    private struct NumberPath {
        let get: @MainActor (CALayer) -> CGFloat
        let set: @MainActor (CALayer, CGFloat) -> Void
    }

    private static let numbers: [String: NumberPath] = [
        "opacity": NumberPath(get: { CGFloat($0.opacity) }, set: { $0.opacity = Float($1) }),
        "cornerRadius": path(\.cornerRadius), "borderWidth": path(\.borderWidth),
        "shadowRadius": path(\.shadowRadius), "zPosition": path(\.zPosition),
        "shadowOpacity": NumberPath(
            get: { CGFloat($0.shadowOpacity) }, set: { $0.shadowOpacity = Float($1) }),
        "position.x": path(\.position.x), "position.y": path(\.position.y),
        "bounds.size.width": path(\.bounds.size.width),
        "bounds.size.height": path(\.bounds.size.height),
        "bounds.origin.x": path(\.bounds.origin.x), "bounds.origin.y": path(\.bounds.origin.y),
        "strokeStart": shape(\.strokeStart), "strokeEnd": shape(\.strokeEnd),
        "lineWidth": shape(\.lineWidth),
        "transform.translation.x": path(\.transform.m41),
        "transform.translation.y": path(\.transform.m42),
        "transform.rotation": turn, "transform.rotation.z": turn,
        "transform.scale": NumberPath(
            get: { $0.planar.width }, set: { $0.stretch(to: CGSize(width: $1, height: $1)) }),
        "transform.scale.x": NumberPath(
            get: { $0.planar.width },
            set: { $0.stretch(to: CGSize(width: $1, height: $0.planar.height)) }),
        "transform.scale.y": NumberPath(
            get: { $0.planar.height },
            set: { $0.stretch(to: CGSize(width: $0.planar.width, height: $1)) }),
    ]

    private static let turn = NumberPath(
        get: { CGFloat(Mathematics.arcTangent(y: $0.transform.m12, x: $0.transform.m11)) },
        set: { layer, angle in layer.compose(angle, layer.planar) })

    private static func path(_ path: ReferenceWritableKeyPath<CALayer, CGFloat>) -> NumberPath {
        NumberPath(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    private static func shape(
        _ path: ReferenceWritableKeyPath<CAShapeLayer, CGFloat>
    ) -> NumberPath {
        NumberPath(
            get: { ($0 as? CAShapeLayer)?[keyPath: path] ?? 0 },
            set: { ($0 as? CAShapeLayer)?[keyPath: path] = $1 })
    }

    /// The scale of the transform along both axes.
    private var planar: CGSize {
        CGSize(
            width: Mathematics.hypotenuse(transform.m11, transform.m12),
            height: Mathematics.hypotenuse(transform.m21, transform.m22))
    }

    private func stretch(to size: CGSize) {
        compose(Mathematics.arcTangent(y: transform.m12, x: transform.m11), size)
    }

    private func compose(_ angle: CGFloat, _ size: CGSize) {
        var map = CATransform3DMakeAffineTransform(
            CGAffineTransform(rotationAngle: angle).scaledBy(x: size.width, y: size.height))
        (map.m41, map.m42) = (transform.m41, transform.m42)
        transform = map
    }
}

extension CGFloat {
    /// Creates a number from a number of any kind; nil for other values.
    init?(any value: Any) {
        switch value {
        case let value as CGFloat: self = value
        case let value as Float: self = CGFloat(value)
        case let value as Int: self = CGFloat(value)
        case let value as NSNumber: self = CGFloat(value.doubleValue)
        default: return nil
        }
    }
}
