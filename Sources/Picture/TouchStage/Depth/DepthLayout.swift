import TouchPicture

/// The places of layers, and of what stands beside them, where views are tilted apart.
struct DepthLayout {
    /// The distance between them, from 0, where they lie flat, to 1.
    let share: Double
    /// The number of layers.
    let count: Int
    /// Room for the views asked, in order.
    let order: CGRect
    /// Room for the names of layers; they end at its right edge.
    let names: CGRect
    /// True where views asked stand below the layers, in columns, rather than beside them.
    let isTall: Bool
    /// True where there is room for what each view asked said; else numbers stand with names.
    let hasOrder: Bool
    /// The height at which fingers hover, from the top of the picture.
    let hover: Double

    private let flat: CGAffineTransform
    private let lowest: CGAffineTransform
    private let step: Double
    /// Radius of signs on the line, in points of the picture: those of two layers do not meet.
    let signRadius: Double

    /// The distance of layers, at most, and their leaning, as shares of their height.
    private enum Tilt {
        static let step = 0.8
        static let lean = 0.4
        /// Points of the picture across for each point down, of as many of the scene.
        static let squeeze = 1.7...2.3
    }

    /// The least room for what views asked said, in points of the design.
    private static let (leastWidth, leastHeight) = (440.0, 360.0)

    /// - Parameters:
    ///   - scene: what is tilted, in points of the screen.
    ///   - stage: where it lies flat.
    ///   - radius: of fingers, in points of the picture.
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
        // As wide as there is room, leaning included; neither stretched nor squeezed beyond what
        // looks like a plane.
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

    /// Leads from points of the screen to the picture, in a layer; -1 is below the bottom.
    func toPicture(_ layer: Int) -> CGAffineTransform {
        var tilted = lowest
        tilted.ty -= step * Double(layer)
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return CGAffineTransform(
            a: mix(flat.a, tilted.a), b: mix(flat.b, tilted.b), c: mix(flat.c, tilted.c),
            d: mix(flat.d, tilted.d), tx: mix(flat.tx, tilted.tx), ty: mix(flat.ty, tilted.ty))
    }

    /// A point of the screen, where a finger hovers above it.
    func hovering(_ point: CGPoint) -> CGPoint {
        let (lying, top) = (point.applying(flat), point.applying(toPicture(count - 1)))
        return CGPoint(x: top.x, y: lying.y + (hover - lying.y) * share)
    }

    /// The share that may be seen of all that is told only where views lie flat.
    var flatness: Double { 1 - min(share / 0.35, 1) }
    /// The share that may be seen of all that stands beside layers.
    var presence: Double { max(share - 0.5, 0) / 0.5 }
}
