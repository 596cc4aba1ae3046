import Foundation
import TouchStage

/// Where pixels of the window, its points, the stage's picture and the scene in it meet.
package nonisolated struct StageSpace: Equatable {
    /// Pixels of the window for each of its points.
    package var scale = 1.0
    /// Where the stage's picture stands, in points of the window.
    var frame = CGRect.zero
    /// Where the scene stands in that picture.
    var layout = StageLayout(size: .zero, scene: .zero, overlays: [])

    /// What lies over the stage: fingers there are not on the scene. In points of the window.
    var cover: CGRect?

    /// What lies on the stage, and leaves it to fingers all around; in points of the window.
    var card: CGRect?

    /// Whether a film takes all of the stage.
    var screens = false

    /// The whole window, in its points.
    var window = CGSize.zero

    /// The panel that shows the scene, in points of the window: fingers on it touch the scene.
    var panel: CGRect {
        screens ? frame : layout.panel.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    /// Pixels of the window for each point of the scene.
    var sceneScale: Double { layout.sceneScale * scale }

    /// Whether a point of the window is on the panel that shows the scene.
    func isOnStage(_ point: CGPoint) -> Bool {
        panel.contains(point) && cover?.contains(point) != true && card?.contains(point) != true
    }

    /// Whether a point of the window is where hands that hold a display touch it unawares: within 5 mm of the edge of
    /// what slid over the stage, at 96 dots an inch.
    func isHeld(_ point: CGPoint) -> Bool {
        let inner = CGRect(origin: .zero, size: window).insetBy(dx: 19, dy: 19)
        return cover?.contains(point) == true && !inner.contains(point)
    }

    /// A pixel of the window in its points.
    func point(ofPixel pixel: CGPoint) -> CGPoint {
        CGPoint(x: pixel.x / scale, y: pixel.y / scale)
    }

    /// A point of the window in points of the stage's picture.
    func picturePoint(of point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }

    /// A point of the window in points of the scene's screen.
    func scenePoint(of point: CGPoint) -> CGPoint {
        picturePoint(of: point).applying(layout.toPicture.inverted())
    }

    /// The pixel of the window at a point of the scene's screen.
    func pixel(ofScenePoint point: CGPoint) -> CGPoint {
        let inside = point.applying(layout.toPicture)
        return CGPoint(x: (inside.x + frame.minX) * scale, y: (inside.y + frame.minY) * scale)
    }

    /// A rectangle of the window in its pixels.
    func pixels(of rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
            height: rect.height * scale)
    }
}
