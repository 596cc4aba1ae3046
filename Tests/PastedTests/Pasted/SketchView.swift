import UIKit

/// Draws what fingers write, with a gauge behind it.
class SketchView: UIView {
    private var lines: [UIBezierPath] = []
    var strokeColor = UIColor.systemIndigo

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawGauge(in: context)
        strokeColor.setStroke()
        for line in lines { line.stroke() }
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 13), .foregroundColor: UIColor.darkGray,
        ]
        "Sketch".draw(at: CGPoint(x: 8, y: 6), withAttributes: attributes)
    }

    private func drawGauge(in context: CGContext) {
        context.saveGState()
        let colors = [UIColor.white.cgColor, UIColor(white: 0.8, alpha: 1).cgColor] as CFArray
        if let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
        {
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
        }
        context.addEllipse(in: bounds.insetBy(dx: 30, dy: 30))
        context.clip()
        context.setFillColor(UIColor.systemYellow.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: bounds.midX, height: bounds.height))
        context.restoreGState()

        context.saveGState()
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.setStrokeColor(UIColor.red.cgColor)
        context.setLineWidth(2)
        for _ in 0..<12 {
            context.rotate(by: .pi / 6)
            context.move(to: CGPoint(x: 0, y: -60))
            context.addLine(to: CGPoint(x: 0, y: -68))
        }
        context.strokePath()
        context.restoreGState()

        let hole = CGMutablePath()
        hole.addRect(CGRect(x: 8, y: bounds.height - 32, width: 24, height: 24))
        hole.addEllipse(in: CGRect(x: 14, y: bounds.height - 26, width: 12, height: 12))
        context.addPath(hole)
        context.setFillColor(red: 0, green: 0.5, blue: 0.5, alpha: 1)
        context.fillPath(using: .evenOdd)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let path = UIBezierPath()
        path.lineWidth = 4
        path.lineCapStyle = .round
        path.move(to: touch.location(in: self))
        lines.append(path)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let path = lines.last else { return }
        path.addLine(to: touch.location(in: self))
        setNeedsDisplay(path.bounds.insetBy(dx: -4, dy: -4))
    }

    var snapshot: UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }
}
