import TestSupport
import UIKit

/// What an app might show whose sums went wrong: views, layers, drawings, scroll views and controls, in which every third
/// number is none, or endless, or far out.
struct WildDrawing {
    private var dice: Dice

    init(seed: UInt64) { dice = Dice(seed: seed) }

    mutating func number(_ usual: CGFloat = 100) -> CGFloat {
        let wild: [CGFloat] = [
            .nan, .infinity, -.infinity, 1e308, -1e308, 1e20, 1e12, 1e-300, -1, 0,
        ]
        return dice.roll(3) == 0
            ? wild[dice.roll(wild.count)] : usual * CGFloat(dice.roll(200)) / 100
    }

    private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    private mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
    private mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

    private mutating func turn() -> CGAffineTransform {
        switch dice.roll(3) {
        case 0: CGAffineTransform(rotationAngle: number(3))
        case 1: CGAffineTransform(scaleX: number(1), y: number(1))
        default:
            CGAffineTransform(
                a: number(1), b: number(1), c: number(1), d: number(1), tx: number(), ty: number())
        }
    }

    private mutating func color() -> UIColor {
        UIColor(red: number(1), green: number(1), blue: number(1), alpha: dice.roll(2) == 0 ? 1 : number(1))
    }

    mutating func path() -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: point())
        for _ in 0..<dice.roll(6) {
            switch dice.roll(6) {
            case 0: path.addLine(to: point())
            case 1: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
            case 2: path.addQuadCurve(to: point(), controlPoint: point())
            case 3:
                path.addArc(
                    withCenter: point(), radius: number(), startAngle: number(6),
                    endAngle: number(6), clockwise: dice.roll(2) == 0)
            case 4: path.append(UIBezierPath(roundedRect: rect(), cornerRadius: number(10)))
            default: path.append(UIBezierPath(ovalIn: rect()))
            }
        }
        if dice.roll(2) == 0 { path.close() }
        if dice.roll(4) == 0 { path.apply(turn()) }
        path.lineWidth = number(4)
        return path
    }

    /// Draws a few things into the current context.
    mutating func draw(in context: CGContext) {
        for _ in 0..<3 {
            color().set()
            context.setLineWidth(number(4))
            context.setLineDash(phase: number(), lengths: [number(9), number(9)])
            if dice.roll(3) == 0 { context.setAlpha(number(1)) }
            if dice.roll(3) == 0 { context.concatenate(turn()) }
            if dice.roll(3) == 0 { context.clip(to: rect()) }
            if dice.roll(3) == 0 {
                context.setShadow(offset: size(), blur: number(4), color: color().cgColor)
            }
            if dice.roll(6) == 0 { context.setBlendMode([.clear, .multiply, .copy][dice.roll(3)]) }
            switch dice.roll(10) {
            case 0: path().fill()
            case 1: path().stroke()
            case 2: context.fill(rect())
            case 3: context.strokeEllipse(in: rect())
            case 4:
                let font = UIFont.systemFont(ofSize: number(17))
                ("text" as NSString).draw(in: rect(), withAttributes: [.font: font])
            case 5: UIImage(systemName: "star")?.draw(in: rect(), blendMode: .normal, alpha: number(1))
            case 6:
                let gradient = CGGradient(
                    colorsSpace: nil, colors: [color().cgColor, color().cgColor],
                    locations: [number(1), number(1)])
                if let gradient {
                    context.drawLinearGradient(gradient, start: point(), end: point(), options: [])
                }
            case 7: image().draw(in: rect())
            case 8: context.clear(rect())
            default: path().addClip()
            }
        }
    }

    /// An image of some size, or a part of it.
    private mutating func image() -> UIImage {
        let (color, area) = (color(), rect())
        let image = UIGraphicsImageRenderer(size: size()).image { context in
            color.setFill()
            context.fill(area)
        }
        guard dice.roll(2) == 0, let part = image.cgImage?.cropping(to: rect()) else {
            return image
        }
        return UIImage(cgImage: part, scale: number(2), orientation: .left)
    }

    mutating func layer() -> CALayer {
        let layer: CALayer
        switch dice.roll(4) {
        case 0:
            let shape = CAShapeLayer()
            shape.path = path().cgPath
            shape.strokeColor = color().cgColor
            (shape.lineWidth, shape.strokeStart, shape.strokeEnd) = (number(4), number(1), number(1))
            shape.lineDashPattern = [NSNumber(value: Double(number(9)))]
            layer = shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [color().cgColor, color().cgColor]
            (gradient.startPoint, gradient.endPoint) = (point(), point())
            layer = gradient
        case 2:
            let text = CATextLayer()
            (text.string, text.fontSize) = ("layer", number(17))
            layer = text
        default: layer = CALayer()
        }
        (layer.bounds, layer.position, layer.anchorPoint) = (rect(), point(), point())
        layer.setAffineTransform(turn())
        (layer.opacity, layer.cornerRadius) = (Float(number(1)), number(10))
        if dice.roll(4) == 0 { layer.contents = image().cgImage }
        (layer.borderWidth, layer.zPosition) = (number(2), number(1))
        (layer.shadowOpacity, layer.shadowRadius) = (Float(number(1)), number(3))
        layer.backgroundColor = color().cgColor
        layer.masksToBounds = dice.roll(2) == 0
        return layer
    }

    mutating func view() -> UIView {
        let view: UIView
        switch dice.roll(9) {
        case 0:
            let slider = UISlider()
            (slider.maximumValue, slider.value) = (Float(number(1)), Float(number(1)))
            view = slider
        case 1: view = UISwitch()
        case 2: view = UIStepper()
        case 3: view = UISegmentedControl(items: ["one", "two"])
        case 4:
            let button = UIButton(type: .system)
            button.setTitle("button", for: .normal)
            button.titleLabel?.font = UIFont.systemFont(ofSize: number(17))
            view = button
        case 5:
            let label = UILabel()
            (label.text, label.numberOfLines) = ("label", dice.roll(3))
            label.font = UIFont.systemFont(ofSize: number(17))
            view = label
        case 6:
            let scroll = UIScrollView()
            (scroll.contentSize, scroll.contentOffset) = (size(), point())
            scroll.contentInset.top = number(10)
            (scroll.maximumZoomScale, scroll.zoomScale) = (number(2), number(1))
            view = scroll
        case 7: view = UIImageView(image: UIImage(systemName: "star"))
        default: view = WildView(WildDrawing(seed: UInt64(dice.roll(1_000_000))))
        }
        view.frame = rect()
        if dice.roll(3) == 0 { view.transform = turn() }
        (view.backgroundColor, view.alpha) = (color(), dice.roll(3) == 0 ? number(1) : 1)
        view.clipsToBounds = dice.roll(2) == 0
        if dice.roll(2) == 0 { view.layer.addSublayer(layer()) }
        return view
    }

    /// Fills a view, and changes some of what is in it.
    mutating func fill(_ board: UIView) {
        for view in board.subviews where dice.roll(3) == 0 {
            (view.center, view.bounds) = (point(), rect())
            view.setNeedsDisplay()
        }
        for _ in 0..<4 {
            let outer = view()
            outer.addSubview(view())
            board.addSubview(outer)
        }
    }
}

/// Draws something else each time, and more when it is touched.
final class WildView: UIView {
    private var wild: WildDrawing

    init(_ wild: WildDrawing) {
        self.wild = wild
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { wild.draw(in: context) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        wild.fill(self)
        setNeedsDisplay()
    }
}
