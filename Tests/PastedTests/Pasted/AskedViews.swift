import UIKit
import os.log

/// A button whose image is at the right of its title.
final class TurnedButton: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        let rect = super.imageRect(forContentRect: contentRect)
        return rect.offsetBy(dx: contentRect.maxX - rect.maxX - 8, dy: 0)
    }
}

/// A field with room at its left.
final class IndentedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0))
    }
}

func toolbar(_ width: CGFloat) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    bar.items = [
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))),
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))),
    ]
    bar.layoutIfNeeded()
    return bar
}

func setThumb(_ image: UIImage, of slider: UISlider) { slider.setThumbImage(image, for: .normal) }

/// Returns a rectangle after it was written and read.
func reread(_ rect: CGRect) -> CGRect { NSCoder.cgRect(for: NSCoder.string(for: rect)) }

func bold(_ font: UIFont) -> UIFont? {
    font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
}

/// Writes what apps write to the log.
func say(_ count: Int) {
    Logger(subsystem: "asked", category: "touches").info("\(count, privacy: .public) touches")
    os_log("%{public}@ of %d", log: .default, type: .debug, "one", count)
}

func ignoreTouches(_ ignores: Bool) {
    let app = UIApplication.shared
    ignores ? app.beginIgnoringInteractionEvents() : app.endIgnoringInteractionEvents()
}

/// Waits a second, and says when all that it waited for is done.
func wait(_ say: @escaping @MainActor (String) -> Void) {
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        say("one")
        group.leave()
    }
    group.notify(queue: .main) { say("all") }
}
