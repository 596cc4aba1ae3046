import TouchScript

/// Writes the effects of a recognizer's action as code.
struct EffectCode {
    /// The recognizer's property.
    let recognizer: String
    let kind: RecognizerKind
    /// The name of the recognizer's view.
    let view: String
    let cast: CodeCast
    let language: String

    /// Returns the lines of an effect and the condition they need; no lines if this kind of
    /// recognizer cannot have the effect.
    func block(_ effect: RecognizerClause) -> (condition: String?, lines: [String]) {
        switch effect {
        case .moves(let name): moving(cast.identifier(name ?? view))
        case .scales(let name):
            (nil, kind == .builtIn(.pinch) ? scaling(cast.identifier(name ?? view)) : [])
        case .rotates(let name):
            (nil, kind == .builtIn(.rotation) ? turning(cast.identifier(name ?? view)) : [])
        case .zooms(let name, let scale):
            zooming(cast.identifier(name), scale, cast.zoomed(by: name).map(cast.identifier))
        case .hides(let name): (nil, ["\(cast.identifier(name)).isHidden = true"])
        case .removes(let name): (nil, [cast.removal(of: name)])
        case .disables(let name): (nil, ["\(cast.identifier(name)).isEnabled = false"])
        case .adds(let name): (nil, [cast.addition(of: name)])
        case .endsEditing: (nil, ["\(recognizer).view?.window?.endEditing(true)"])
        case .logs(let text):
            (nil, ["\(recognizer).view?.tell(\(SwiftLiteral.string(text[language])))"])
        default: (nil, [])
        }
    }

    /// Returns the code that moves a view: a pan moves it by the translation since the last call,
    /// other recognizers center it on the location of the fingers.
    private func moving(_ view: String) -> (condition: String?, lines: [String]) {
        let superview = "let superview = \(view).superview"
        switch kind {
        case .builtIn(.pan), .builtIn(.edgePan):
            return (
                "if \(superview)",
                [
                    "let center = \(view).center",
                    "let way = \(recognizer).translation(in: superview)",
                    "\(view).center = CGPoint(x: center.x + way.x, y: center.y + way.y)",
                    "\(recognizer).setTranslation(.zero, in: superview)",
                ]
            )
        case .builtIn(.longPress):
            let condition = "if \(recognizer).state != .ended, \(superview)"
            return (condition, ["\(view).center = \(recognizer).location(in: superview)"])
        default:
            return (
                "if \(superview)", ["\(view).center = \(recognizer).location(in: superview)"]
            )
        }
    }

    private func scaling(_ view: String) -> [String] {
        let scale = "\(recognizer).scale"
        return [
            "\(view).transform = \(view).transform.scaledBy(x: \(scale), y: \(scale))",
            "\(scale) = 1",
        ]
    }

    private func zooming(
        _ scrollView: String, _ scale: Double, _ view: String?
    ) -> (condition: String?, lines: [String]) {
        guard let view else { return (nil, []) }
        let scale = SwiftLiteral.number(scale)
        return (
            nil,
            [
                "if \(scrollView).zoomScale > \(scrollView).minimumZoomScale {",
                "    \(scrollView).setZoomScale(\(scrollView).minimumZoomScale, animated: true)",
                "} else {",
                "    let place = \(recognizer).location(in: \(view))",
                "    let size = CGSize(",
                "        width: \(scrollView).bounds.width / \(scale),",
                "        height: \(scrollView).bounds.height / \(scale))",
                "    let corner = CGPoint(",
                "        x: place.x - size.width / 2, y: place.y - size.height / 2)",
                "    \(scrollView).zoom(to: CGRect(origin: corner, size: size), animated: true)",
                "}",
            ]
        )
    }

    private func turning(_ view: String) -> [String] {
        [
            "\(view).transform = \(view).transform.rotated(by: \(recognizer).rotation)",
            "\(recognizer).rotation = 0",
        ]
    }
}
