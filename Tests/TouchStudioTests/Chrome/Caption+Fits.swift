import Foundation
import TouchPicture

@testable import TouchStudio

extension Caption {
    /// Whether all of it can be read in a room.
    func fits(in room: CGRect) -> Bool {
        style.measurer.size(of: text(in: room)).height <= room.height + 0.5
    }
}
