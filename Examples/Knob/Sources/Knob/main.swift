import TouchscopeKit
import UIKit

Touchscope.main("Knob", size: CGSize(width: 320, height: 480)) { window in
    window.rootViewController = MixerViewController()
}
