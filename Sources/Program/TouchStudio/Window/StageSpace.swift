import Foundation
import TouchStage

/// The conversion between pixels of the window, its points, the stage's picture, and the scene in
/// it.
package nonisolated struct StageSpace: Equatable {
    /// The pixels of the window per point.
    package var scale = 1.0
    /// The frame of the stage's picture, in points of the window.
    var frame = CGRect.zero
    /// The layout of the scene within that picture.
    var layout = StageLayout(size: .zero, scene: .zero, overlays: [])

    /// The frame of a drawer that covers part of the stage, in points of the window: fingers on it
    /// do not touch the scene.
    var cover: CGRect?

    /// The frame of a card on the stage, in points of the window; fingers around it still touch the
    /// scene.
    var card: CGRect?

    /// Indicates whether a film takes up the whole stage.
    var screens = false

    /// The size of the window, in points.
    var window = CGSize.zero

    /// The frame of the panel that shows the scene, in points of the window: fingers on it touch
    /// the scene.
    var panel: CGRect {
        screens ? frame : layout.panel.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    /// The pixels of the window per point of the scene.
    var sceneScale: Double { layout.sceneScale * scale }

    /// Returns whether a point of the window is on the panel that shows the scene.
    func isOnStage(_ point: CGPoint) -> Bool {
        panel.contains(point) && cover?.contains(point) != true && card?.contains(point) != true
    }

    /// Returns whether a point of the window is one that hands touch unawares when they hold the
    /// display: on the drawer, and within 5 mm of the window's edge, at 96 dots per inch.
    func isHeld(_ point: CGPoint) -> Bool {
        let inner = CGRect(origin: .zero, size: window).insetBy(dx: 19, dy: 19)
        return cover?.contains(point) == true && !inner.contains(point)
    }

    /// Converts a pixel of the window to its points.
    func point(ofPixel pixel: CGPoint) -> CGPoint {
        CGPoint(x: pixel.x / scale, y: pixel.y / scale)
    }

    /// Converts a point of the window to points of the stage's picture.
    func picturePoint(of point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }

    /// Converts a point of the window to points of the scene's screen.
    func scenePoint(of point: CGPoint) -> CGPoint {
        picturePoint(of: point).applying(layout.toPicture.inverted())
    }

    /// Converts a point of the scene's screen to a pixel of the window.
    func pixel(ofScenePoint point: CGPoint) -> CGPoint {
        let inside = point.applying(layout.toPicture)
        return CGPoint(x: (inside.x + frame.minX) * scale, y: (inside.y + frame.minY) * scale)
    }

    /// Converts a rectangle from points of the window to pixels.
    func pixels(of rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
            height: rect.height * scale)
    }
}
