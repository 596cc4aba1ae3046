import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

extension StageState {
    /// The default magnification for a finger.
    static let closeness = 1.6

    /// Returns what a camera shows, in points of the screen; nil if there is no such view or
    /// finger.
    public func frame(for camera: Telling.Camera, in trace: Trace) -> CGRect? {
        switch camera.target {
        case .finger(let name):
            return touches.last { trace.name(of: $0.id) == name }.map {
                frame(around: $0.location, factor: camera.factor ?? Self.closeness)
            }
        case .view(let name):
            guard let box = box(ofView: name, in: trace) else { return nil }
            if let factor = camera.factor {
                return frame(around: box.middle, factor: factor)
            }
            let air = max(box.width, box.height) * 0.08
            return box.insetBy(dx: -air, dy: -air)
        }
    }

    /// Returns a part of the scene with the same aspect ratio, smaller by the factor, and inside
    /// the scene as far as possible.
    func frame(around middle: CGPoint, factor: Double) -> CGRect {
        let all = sceneFrame
        let size = CGSize(width: all.width / factor, height: all.height / factor)
        return CGRect(
            x: min(max(middle.x - size.width / 2, all.minX), all.maxX - size.width),
            y: min(max(middle.y - size.height / 2, all.minY), all.maxY - size.height),
            width: size.width, height: size.height)
    }

    /// Returns the upright rectangle around a view on the stage, in points of the screen.
    private func box(ofView name: String, in trace: Trace) -> CGRect? {
        let view = views.values.first { $0.isAttached && trace.name(of: $0.id) == name }
        guard let box = view.map({ $0.bounds.applying(toScreen($0.id)) }) else { return nil }
        return box.width > 0 && box.height > 0 ? box : nil
    }
}
