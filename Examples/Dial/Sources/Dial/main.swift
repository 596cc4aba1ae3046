import TouchscopeKit
import UIKit

Touchscope.main("Dial", size: CGSize(width: 320, height: 480)) { window in
    window.rootViewController = StudioViewController()
}
