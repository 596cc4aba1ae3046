import Foundation
import Testing

@testable import TouchKit
@testable import TouchStudio

/// A visitor's fingers and keys.
extension Desktop {
    /// Presses what bears a name: a handle, a button, or a row that is scrolled to first.
    func press(_ name: String, finger: Int = 1) throws {
        paint()
        let chrome = workspace.chrome
        for window in [
            chrome.sheetWindow, chrome.drawerWindow, chrome.cardWindow, chrome.window,
        ]
        where !window.isHidden {
            window.layoutIfNeeded()
            guard let control = Self.control(name, in: window) else { continue }
            var above = control.superview
            while let view = above, !(view is ContentScroller) { above = view.superview }
            if let scroller = above as? ContentScroller {
                scroller.scrollRectToVisible(control.frame, animated: false)
            }
            let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
            let inWindow = control.convert(middle, to: window)
            return tap(
                CGPoint(x: inWindow.x + window.frame.minX, y: inWindow.y + window.frame.minY),
                finger: finger)
        }
        Issue.record("nothing is called \(name)")
    }

    private static func control(_ name: String, in view: UIView) -> UIControl? {
        for part in view.subviews where !part.isHidden {
            if let button = part as? UIButton, button.currentTitle == name { return button }
            if part.accessibilityIdentifier == name, let control = part as? UIControl {
                return control
            }
            if let found = control(name, in: part) { return found }
        }
        return nil
    }

    /// A key goes down.
    func key(_ key: KeyboardKey, _ modifiers: KeyPress.Modifiers = []) {
        let press = KeyPress(key: key, modifiers: modifiers)
        workspace.send(.key(press, at: now), now: now)
        workspace.advance(now: now)
    }

    /// The window is painted, as it is after everything that happens.
    func paint() { _ = workspace.picture(now: now) }

    /// Every target is in the window, large enough for a finger, and on no other.
    func expectTargets(
        _ parts: [(name: String, rect: CGRect)], in room: CGRect? = nil,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let room = (room ?? self.room).insetBy(dx: -0.5, dy: -0.5)
        for (index, part) in parts.enumerated() {
            #expect(room.contains(part.rect), "\(part)", sourceLocation: location)
            #expect(
                part.rect.width >= 44 && part.rect.height >= 44, "\(part)",
                sourceLocation: location)
            for other in parts[..<index] {
                let common = part.rect.intersection(other.rect)
                #expect(
                    common.isNull || common.width * common.height < 1, "\(part) \(other)",
                    sourceLocation: location)
            }
        }
    }

    static func targets(in view: UIView) -> [(name: String, rect: CGRect)] {
        view.subviews.flatMap { part -> [(name: String, rect: CGRect)] in
            guard !part.isHidden else { return [] }
            if part is UIControl, !(part is Scrubber) {
                let name = (part as? UIButton)?.currentTitle ?? "\(type(of: part))"
                return [(name, part.convert(part.bounds, to: nil))]
            }
            // What scrolls is reached by scrolling.
            return part is UIScrollView ? [] : targets(in: part)
        }
    }
}
