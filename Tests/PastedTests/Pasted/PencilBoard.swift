import UIKit

typealias UIPencilInteraction = UIKit.UIPencilInteraction
typealias UIPointerInteraction = UIKit.UIPointerInteraction

/// A board that notes what pointers and pencils do over it.
final class PencilBoard: UIView, UIPointerInteractionDelegate, UIPencilInteractionDelegate {
    var log: [String] = []
    let hover = UIHoverGestureRecognizer()
    /// The regions, from the left; nothing is special beyond them.
    var regions = [
        "left": CGRect(x: 0, y: 0, width: 50, height: 100),
        "right": CGRect(x: 50, y: 0, width: 30, height: 100),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        hover.addTarget(self, action: Selector("hovered:", PencilBoard.hovered(_:)))
        addGestureRecognizer(hover)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func watchPointer() { addInteraction(UIPointerInteraction(delegate: self)) }
    func watchPencil() { addInteraction(UIPencilInteraction(delegate: self)) }

    func hovered(_ hover: UIHoverGestureRecognizer) {
        let turned = hover.azimuthAngle(in: self) * 180 / .pi
        log.append("\(hover.state) z \(hover.zOffset) azimuth \(Int(turned.rounded()))")
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        for name in ["left", "right"] {
            if let rect = regions[name], rect.contains(request.location) {
                return UIPointerRegion(rect: rect, identifier: name)
            }
        }
        return nil
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        log.append("style of \(name(region))")
        return UIPointerStyle(shape: .verticalBeam(length: 20))
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: UIPointerInteractionAnimating
    ) {
        log.append("enter \(name(region))")
        animator.addCompletion { [weak self] _ in self?.log.append("entered") }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: UIPointerInteractionAnimating
    ) { log.append("exit \(name(region))") }

    private func name(_ region: UIPointerRegion) -> String {
        region.identifier.map { "\($0)" } ?? "whole"
    }

    func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {
        let hovers = squeeze.hoverPose.map { "at \(Int($0.location.x)) \(Int($0.location.y))" }
        log.append("squeeze \(squeeze.phase) \(hovers ?? "nowhere")")
    }

    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {
        log.append("tap: \(UIPencilInteraction.preferredTapAction)")
    }
}

/// What only hosts call, and tests that cannot import UIKit.
extension UIApplication {
    func tapPencil(at time: Double) { sendPencilTap(at: time) }
    func squeezePencil(at time: Double, hover: PointerSample?) {
        sendPencilSqueeze(.began, at: time, hover: hover)
        sendPencilSqueeze(.ended, at: time)
    }
    func preferEraser(_ prefers: Bool) { preferredTapAction = prefers ? .switchEraser : .ignore }
    func tapStatusBar(at time: Double) { sendStatusBarTap(at: time) }
}

/// A card with an interaction and no delegate method but willEnter.
final class PointerCard: UIView, UIPointerInteractionDelegate {
    var note: (String) -> Void = { _ in }
    func watchPointer() { addInteraction(UIPointerInteraction(delegate: self)) }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: UIPointerInteractionAnimating
    ) { note("enter card \(region.rect.width)") }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: UIPointerInteractionAnimating
    ) { note("exit card") }
}
