import Foundation

/// A package to begin with for somebody's own code: the code, and a main that shows it.
package struct CodePattern {
    /// A Swift identifier: of the package, its program and its scene.
    package let name: String

    package init(name: String) {
        self.name = name
    }
    /// By their paths in the package's folder.
    package var files: [(path: String, text: String)] {
        [
            ("Sources/\(name)/main.swift", main),
            ("Sources/\(name)/\(name)View.swift", view),
        ]
    }

    /// Where Touchscope's sources were when this program was built.
    static let builtFrom = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../..").standardizedFileURL.path

    /// Whether a package, a module and a scene can be called so.
    static func isGood(_ name: String) -> Bool {
        let scalars = name.unicodeScalars
        return scalars.first?.properties.isXIDStart == true && scalars.allSatisfy(\.isASCII)
            && scalars.allSatisfy { $0.properties.isXIDContinue }
    }

    private var main: String {
        """
        import TouchscopeKit
        import UIKit

        // The closure is called anew for each replay: it makes all that is shown.
        Touchscope.main("\(name)", size: CGSize(width: 390, height: 844)) { window in
            window.rootViewController = \(name)ViewController()
        }

        """
    }

    private var view: String {
        """
        import UIKit

        /// A view that follows the finger. Put your own in its place.
        final class \(name)View: UIView {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first else { return }
                let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
                center = CGPoint(x: center.x + now.x - before.x, y: center.y + now.y - before.y)
            }
        }

        final class \(name)ViewController: UIViewController {
            // The stage calls views and recognizers as the properties that hold them.
            let card = \(name)View(frame: CGRect(x: 95, y: 300, width: 200, height: 140))
            let doubleTap = UITapGestureRecognizer()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                card.backgroundColor = .orange
                doubleTap.numberOfTapsRequired = 2
                card.addGestureRecognizer(doubleTap)
                view.addSubview(card)
            }
        }

        """
    }
}
