import TouchPicture
import TouchReading
import TouchTrace

/// The layers of a scene's views.
///
/// A view lies above the one that it is in, and above all behind it that it overlaps; as low as that
/// allows. Beside each other, views share a layer. A view without a colour that is as large as the one
/// it is in lies with that.
struct DepthLayers {
    /// A view in a layer.
    struct Lying {
        let view: ViewState
        let toScreen: CGAffineTransform
        /// The part of it that can be seen, in points of the screen.
        let frame: CGRect
        /// The places of the views that it is in, among all.
        let ancestors: [Int]
        /// Its layer, from 0 at the bottom.
        var layer = 0
    }

    /// All views shown, back to front, as they are painted.
    private(set) var all: [Lying] = []
    private(set) var count = 1

    /// More layers cannot be told apart: the lowest lie in one.
    static let most = 6
    /// Of so many views not each is compared with each: then layers go by nesting alone.
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

    /// A view where it lies; nil for one that is not shown.
    func lying(_ view: SubjectID) -> Lying? { all.first { $0.view.id == view } }

    private mutating func collect(
        _ id: SubjectID, _ parent: CGAffineTransform, clip: CGRect?, _ ancestors: [Int],
        _ stage: StageState
    ) {
        guard let view = stage.views[id], view.isAttached, view.toParent.isUsable else { return }
        let toScreen = view.toParent.concatenating(parent)
        let box = view.bounds.applying(toScreen)
        let frame = clip.map { $0.intersection(box) } ?? box
        // What others cut off is not there.
        guard frame.width > 0, frame.height > 0, clip?.intersects(box) ?? true else { return }
        all.append(
            Lying(view: view, toScreen: toScreen, frame: frame, ancestors: ancestors))
        if view.isGhost { return }
        let inner = ancestors + [all.count - 1]
        for child in view.children {
            collect(child, toScreen, clip: view.clipsToBounds ? frame : clip, inner, stage)
        }
    }

    /// The layer of a view; those behind it have theirs already.
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
            other.layer >= layer && other.frame.intersects(inner) ? other.layer + 1 : layer
        }
    }
}

extension DepthLayers.Lying {
    /// Too thin to be anything by itself.
    var isOrnament: Bool {
        !ancestors.isEmpty && min(view.bounds.width, view.bounds.height) < 8
    }

    fileprivate func isSheer(in parent: ViewState) -> Bool {
        view.background.alpha == 0 && view.drawing == nil && view.bounds.size == parent.bounds.size
    }

    /// Tells whether a point of the screen is in its bounds.
    func holds(_ point: CGPoint) -> Bool {
        toScreen.isUsable && view.bounds.contains(point.applying(toScreen.inverted()))
    }
}

extension ViewState {
    /// True of a view that cannot be seen, but has a place.
    var isGhost: Bool { isHidden || alpha < 0.01 }
}
