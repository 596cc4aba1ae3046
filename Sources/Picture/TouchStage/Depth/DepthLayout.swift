import TouchPicture

/// The positions of layers, and of everything beside them, when views are tilted apart.
struct DepthLayout {
    /// The distance between layers, from 0, where they are flat, to 1.
    let share: Double
    /// The number of layers.
    let count: Int
    /// The area for the list of the views that were asked, in order.
    let order: CGRect
    /// The area for the names of layers; they end at its right edge.
    let names: CGRect
    /// Indicates whether the list of views is below the layers, in columns, rather than beside
    /// them.
    let isTall: Bool
    /// Indicates whether there is room for the answer of each view; otherwise names have numbers.
    let hasOrder: Bool
    /// The height at which fingers hover, from the top of the picture.
    let hover: Double

    private let flat: CGAffineTransform
    private let lowest: CGAffineTransform
    private let step: Double
    /// The radius of signs on the line, in points of the picture, which keeps those of two layers
    /// apart.
    let signRadius: Double

    /// The largest distance between layers, and their lean, as shares of their height.
    private enum Tilt {
        static let step = 0.8
        static let lean = 0.4
        /// The horizontal scale relative to the vertical one, in points of the picture per point of
        /// the scene.
        static let squeeze = 1.7...2.3
    }

    /// The smallest area for the views' answers, in points of the design.
    private static let (leastWidth, leastHeight) = (440.0, 360.0)

    /// - Parameters:
    ///   - scene: the part that is tilted, in points of the screen.
    ///   - stage: the layout in which it is flat.
    ///   - radius: the radius of fingers, in points of the picture.
    init(
        share: Double, count: Int, scene: CGRect, on stage: StageLayout, radius: Double,
        hasOrder: Bool
    ) {
        let u = stage.unit
        self.share = share
        self.count = count
        flat = stage.toPicture
        isTall = stage.panel.width < stage.panel.height * 1.25
        let least = (isTall ? Self.leastHeight : Self.leastWidth) * u
        let extent = isTall ? stage.panel.height : stage.panel.width
        self.hasOrder = hasOrder && extent >= least
        var room = stage.panel.insetBy(dx: 20 * u, dy: 12 * u)
        if isTall {
            order = room.cut(.bottom, self.hasOrder ? room.height * 0.34 : 0, gap: 8 * u)
            names = room.cut(.right, min(room.width * 0.26, 110 * u), gap: 6 * u)
        } else {
            let width = min(max(room.width * 0.29, 120 * u), 210 * u)
            order = room.cut(.left, self.hasOrder ? width : 0, gap: 12 * u)
            names = room.cut(.right, min(max(room.width * 0.2, 70 * u), 130 * u), gap: 8 * u)
        }
        hover = room.minY + radius
        room.cut(.top, 2 * radius)
        room.cut(.bottom, 4 * u)
        let steps = Double(count - 1)
        let apart = max(min(Tilt.step, 1.6 / max(steps, 1)), 0.3)
        var height = room.height / (1 + steps * apart)
        var down = height / max(scene.height, 1)
        // It is as wide as there is room, including the lean, but not stretched or squeezed so much
        // that it no longer looks like a plane.
        let widest = (room.width - Tilt.lean * height) / max(scene.width, 1)
        let across = min(widest, down * Tilt.squeeze.upperBound)
        down = min(down, across / Tilt.squeeze.lowerBound)
        height = down * scene.height
        step = min((room.height - height) / max(steps, 1), Tilt.step * height)
        signRadius = min(9 * u, max(step / 2 - u, 3 * u))
        let lean = Tilt.lean * height
        let used = height + step * steps
        let left = room.midX - (scene.width * across + lean) / 2
        let bottom = room.midY + used / 2 - height
        let slant = Tilt.lean * down
        lowest = CGAffineTransform(
            a: across, b: 0, c: -slant, d: down,
            tx: left - scene.minX * across + scene.maxY * slant,
            ty: bottom - scene.minY * down)
    }

    /// Returns the transform from points of the screen to the picture, in a layer; -1 is below the
    /// bottom.
    func toPicture(_ layer: Int) -> CGAffineTransform {
        var tilted = lowest
        tilted.ty -= step * Double(layer)
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return CGAffineTransform(
            a: mix(flat.a, tilted.a), b: mix(flat.b, tilted.b), c: mix(flat.c, tilted.c),
            d: mix(flat.d, tilted.d), tx: mix(flat.tx, tilted.tx), ty: mix(flat.ty, tilted.ty))
    }

    /// Returns the position of a finger that hovers above a point of the screen.
    func hovering(_ point: CGPoint) -> CGPoint {
        let (lying, top) = (point.applying(flat), point.applying(toPicture(count - 1)))
        return CGPoint(x: top.x, y: lying.y + (hover - lying.y) * share)
    }

    /// The opacity of everything that is shown only on a flat scene.
    var flatness: Double { 1 - min(share / 0.35, 1) }
    /// The opacity of everything beside the layers.
    var presence: Double { max(share - 0.5, 0) / 0.5 }
}
