import Foundation
import TouchKit
import TouchPicture

/// A tree of rectangles to search, built twice: of views of the engine and of plain ones.
struct HitTree {
    private let app = UIApplication()
    let window: UIWindow
    let plain: PlainView
    /// Every view but the root, with its counterpart.
    private(set) var views: [(view: UIView, plain: PlainView)] = []
    private var overrides = false

    static let side: CGFloat = 1024

    private init() {
        let frame = CGRect(x: 0, y: 0, width: HitTree.side, height: HitTree.side)
        window = UIWindow(frame: frame)
        window.makeKeyAndVisible(in: app)
        plain = PlainView(bounds: frame, center: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Returns overlapping siblings, about two over each point.
    static func flat(_ count: Int) -> HitTree {
        var tree = HitTree()
        var random = Chance(seed: 1)
        let side = HitTree.side * (2 / CGFloat(count)).squareRoot()
        for _ in 0..<count {
            tree.add(
                to: (tree.window, tree.plain), CGSize(width: side, height: side), random.point())
        }
        return tree
    }

    /// Returns a chain of nested views, all of the same size.
    static func deep(_ depth: Int) -> HitTree {
        var tree = HitTree()
        var parent: (UIView, PlainView) = (tree.window, tree.plain)
        let size = tree.window.bounds.size
        for _ in 0..<depth {
            parent = tree.add(
                to: parent, size, CGPoint(x: size.width / 2, y: size.height / 2))
        }
        return tree
    }

    /// Returns a tree in which eight children tile each view, five levels deep: 37,449 views.
    /// - Parameter overrides: true to make a quarter of the views of classes with overrides, one of
    ///   `hitTest`, one of `point(inside:)`.
    static func app(isTurned: Bool = false, overrides: Bool = false) -> HitTree {
        var tree = HitTree()
        tree.overrides = overrides
        tree.tile((tree.window, tree.plain), levels: 5, isTurned: isTurned)
        return tree
    }

    private mutating func tile(
        _ parent: (view: UIView, plain: PlainView), levels: Int, isTurned: Bool
    ) {
        guard levels > 0 else { return }
        let all = parent.view.bounds.size
        let size = CGSize(width: all.width / 4, height: all.height / 2)
        for index in 0..<8 {
            let center = CGPoint(
                x: size.width * (CGFloat(index % 4) + 0.5),
                y: size.height * (CGFloat(index / 4) + 0.5))
            let turn =
                isTurned
                ? CGAffineTransform(rotationAngle: 0.1 * CGFloat(index + 1)).scaledBy(
                    x: 0.9, y: 0.8)
                : .identity
            let child = add(to: parent, size, center, turn)
            tile(child, levels: levels - 1, isTurned: isTurned)
        }
    }

    @discardableResult
    private mutating func add(
        to parent: (view: UIView, plain: PlainView), _ size: CGSize, _ center: CGPoint,
        _ transform: CGAffineTransform = .identity
    ) -> (view: UIView, plain: PlainView) {
        let (view, plain) = make(CGRect(origin: .zero, size: size), center)
        view.center = center
        view.transform = transform
        plain.transform = transform
        parent.view.addSubview(view)
        parent.plain.addSubview(plain)
        views.append((view, plain))
        return (view, plain)
    }

    private func make(_ frame: CGRect, _ center: CGPoint) -> (view: UIView, plain: PlainView) {
        // Spread over the eight siblings, and not the same in each family.
        switch overrides ? (views.count + views.count / 8) % 8 : 0 {
        case 1: (OwnTest(frame: frame), PlainOwnTest(bounds: frame, center: center))
        case 5: (OwnInside(frame: frame), PlainOwnInside(bounds: frame, center: center))
        default: (UIView(frame: frame), PlainView(bounds: frame, center: center))
        }
    }
}

private final class OwnTest: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
}

private final class OwnInside: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }
}

private final class PlainOwnTest: PlainView {
    override func hitTest(_ point: CGPoint) -> PlainView? { super.hitTest(point) }
}

private final class PlainOwnInside: PlainView {
    override func point(inside point: CGPoint) -> Bool { super.point(inside: point) }
}

/// Numbers that look random and are the same in every run.
struct Chance {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
    }

    /// Returns a number from 0 up to, but not including, 1.
    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 53)
    }

    /// Returns 4096 points all over a tree.
    static func points(seed: UInt64) -> [CGPoint] {
        var chance = Chance(seed: seed)
        return (0..<4096).map { _ in chance.point() }
    }

    mutating func point() -> CGPoint {
        let x = next()
        return CGPoint(x: x * HitTree.side, y: next() * HitTree.side)
    }
}
