import TouchPicture
import TouchReading
import TouchTrace

/// The layers of a scene's views.
///
/// A view lies above its superview and above all views behind it that it overlaps, as low as that
/// allows. Views beside each other share a layer. A view without a color that is as large as its
/// superview shares that one's layer.
struct DepthLayers {
    /// A view in a layer.
    struct Lying {
        let view: ViewState
        let toScreen: CGAffineTransform
        /// The visible part of the view, in points of the screen.
        let frame: CGRect
        /// The indices of its ancestors in `all`.
        let ancestors: [Int]
        /// Its layer, from 0 at the bottom.
        var layer = 0
    }

    /// All views that are shown, back to front, as they are painted.
    private(set) var all: [Lying] = []
    private(set) var count = 1

    /// The most layers; viewers cannot distinguish more, so the lowest ones are merged.
    static let most = 6
    /// The number of views beyond which they are not all compared with each other: then layers
    /// depend only on nesting.
    private static let crowd = 300

    /// - Parameter root: the view that is taken apart; nil for all windows.
    init(_ stage: StageState, inside root: SubjectID?) {
        if let root {
            let parent = stage.views[root]?.parent ?? .none
            collect(root, stage.toScreen(parent), clip: nil, [], stage)
        } else {
            for window in stage.windows { collect(window, .identity, clip: nil, [], stage) }
        }
        for place in all.indices { all[place].layer = layer(of: place) }
        let highest = all.map { $0.layer }.max() ?? 0
        let excess = max(highest + 1 - Self.most, 0)
        for place in all.indices { all[place].layer = max(all[place].layer - excess, 0) }
        count = highest + 1 - excess
    }

    /// Returns a view with its layer; nil for one that is not shown.
    func lying(_ view: SubjectID) -> Lying? { all.first { $0.view.id == view } }

    private mutating func collect(
        _ id: SubjectID, _ parent: CGAffineTransform, clip: CGRect?, _ ancestors: [Int],
        _ stage: StageState
    ) {
        guard let view = stage.views[id], view.isAttached, view.toParent.isUsable else { return }
        let toScreen = view.toParent.concatenating(parent)
        let box = view.bounds.applying(toScreen)
        let frame = clip.map { $0.overlap(with: box) } ?? box
        // A view that is clipped away completely does not count.
        guard frame.width > 0, frame.height > 0, clip?.overlaps(box) ?? true else { return }
        all.append(
            Lying(view: view, toScreen: toScreen, frame: frame, ancestors: ancestors))
        if view.isGhost { return }
        let inner = ancestors + [all.count - 1]
        for child in view.children {
            collect(child, toScreen, clip: view.clipsToBounds ? frame : clip, inner, stage)
        }
    }

    /// Returns the layer of a view; those behind it already have theirs.
    private func layer(of place: Int) -> Int {
        let lying = all[place]
        guard let parent = lying.ancestors.last.map({ all[$0] }) else {
            return lowest(above: all[..<place], lying.frame, from: 0)
        }
        let base = parent.layer + (lying.isSheer(in: parent.view) ? 0 : 1)
        if lying.isOrnament { return parent.layer }
        if all.count > Self.crowd { return base }
        let others = all[..<place].indices.filter { !lying.ancestors.contains($0) }
        return lowest(above: others.map { all[$0] }, lying.frame, from: base)
    }

    private func lowest(
        above others: some Sequence<Lying>, _ frame: CGRect, from base: Int
    ) -> Int {
        let inner = frame.insetBy(dx: 0.5, dy: 0.5)
        return others.reduce(base) { layer, other in
            other.layer >= layer && other.frame.overlaps(inner) ? other.layer + 1 : layer
        }
    }
}

extension DepthLayers.Lying {
    /// Indicates whether the view is too thin for a layer of its own.
    var isOrnament: Bool {
        !ancestors.isEmpty && min(view.bounds.width, view.bounds.height) < 8
    }

    fileprivate func isSheer(in parent: ViewState) -> Bool {
        view.background.alpha == 0 && view.drawing == nil && view.bounds.size == parent.bounds.size
    }

    /// Returns whether a point of the screen is in the view's bounds.
    func holds(_ point: CGPoint) -> Bool {
        toScreen.isUsable && view.bounds.contains(point.applying(toScreen.inverted()))
    }
}

extension ViewState {
    /// Indicates whether the view is invisible but has a place.
    var isGhost: Bool { isHidden || alpha < 0.01 }
}
