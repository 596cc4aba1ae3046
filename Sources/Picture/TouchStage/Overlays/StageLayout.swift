import TouchPicture

/// The positions of everything in a picture of the stage. They depend only on sizes and settings,
/// never on the moment, so that nothing jumps.
public struct StageLayout: Hashable, Sendable {
    public let size: CGSize
    /// The points of the picture per point of the design.
    public let unit: Double
    /// The area for the event's path; nil if the overlay is off.
    public let pipeline: CGRect?
    /// The panel that contains the scene.
    public let ground: CGRect
    /// The part of it that nothing else covers, for the scene and everything shown on it.
    public let panel: CGRect
    /// The area for the responder chain; nil if the overlay is off.
    public let chain: CGRect?
    /// The area for the list of views that were asked; nil if the overlay is off.
    public let walk: CGRect?
    /// The transform from points of the scene's screen to points of the picture.
    public let toPicture: CGAffineTransform

    /// - Parameters:
    ///   - size: the size of the picture, in points.
    ///   - scene: the visible part of the scene, in points of its screen.
    ///   - unit: the points per point of the design; nil to derive them from the size.
    ///   - lists: true if the overlays that have lists put them beside the scene.
    ///   - edge: the margin around the scene in its panel, in points of the picture; nil for one
    ///     with room for labels.
    ///   - clear: the part of the panel, in points of the picture, that nothing else covers; nil
    ///     for all of it.
    public init(
        size: CGSize, scene: CGRect, overlays: Overlays, unit: Double? = nil, lists: Bool = true,
        edge: Double? = nil, clear: CGRect? = nil
    ) {
        let u = unit ?? max(1, Double(min(size.width, size.height)) / 720)
        self.size = size
        self.unit = u
        var room = CGRect(origin: .zero, size: size)
        let isPortrait = size.width < size.height * 1.1

        pipeline = overlays.contains(.pipeline) ? room.cut(.top, 36 * u, gap: 12 * u) : nil
        let wantsChain = lists && overlays.contains(.chain)
        let wantsWalk = lists && overlays.contains(.hitTest)
        let gap = 16 * u
        if wantsChain || wantsWalk {
            var side: CGRect
            if isPortrait {
                // The scene takes the height that its aspect ratio requires; the lists take the
                // rest.
                let wish = (room.width - 32 * u) * scene.height / max(scene.width, 1) + 60 * u
                let share = min(max(1 - wish / room.height, 0.3), 0.6)
                side = room.cut(.bottom, room.height * share, gap: gap)
            } else {
                side = room.cut(.right, max(min(296 * u, room.width * 0.34), 200), gap: gap)
            }
            if wantsChain && wantsWalk {
                walk =
                    isPortrait
                    ? side.cut(.right, (side.width - gap) / 2, gap: gap)
                    : side.cut(.bottom, (side.height - gap) * 0.42, gap: gap)
            } else {
                walk = wantsWalk ? side : nil
            }
            chain = wantsChain ? side : nil
        } else {
            (chain, walk) = (nil, nil)
        }
        ground = room
        room = clear ?? room
        panel = room
        let (side, top) = (edge ?? 16 * u, edge ?? 28 * u)
        let inner = CGRect(
            x: room.minX + side, y: room.minY + top, width: max(room.width - 2 * side, 1),
            height: max(room.height - top - side, 1))
        toPicture = Self.fit(scene, into: inner)
    }

    /// Returns the transform that centers the scene, as large as fits.
    private static func fit(_ scene: CGRect, into room: CGRect) -> CGAffineTransform {
        guard scene.width > 0, scene.height > 0 else {
            return CGAffineTransform(translationX: room.minX, y: room.minY)
        }
        let scale = min(room.width / scene.width, room.height / scene.height)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: room.midX - scene.midX * scale,
            ty: room.midY - scene.midY * scale)
    }

    /// The points of the picture per point of the scene.
    public var sceneScale: Double { toPicture.a }
}
