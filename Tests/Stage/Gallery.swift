import Foundation
import TouchCanvas
import TouchPicture

/// Pictures that tests paint can be looked at: set `TOUCHSCOPE_PICTURES` to a folder and they are written there.
package enum Gallery {
    package static func show(_ picture: Picture, _ name: String, typesetter: Typesetter) throws {
        guard let folder = ProcessInfo.processInfo.environment["TOUCHSCOPE_PICTURES"] else {
            return
        }
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let image = try Canvas(typesetter: typesetter).image(of: picture)
        try Data(PNG.data(of: image)).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }
}
