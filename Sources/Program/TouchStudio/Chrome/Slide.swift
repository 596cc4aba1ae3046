import Foundation
import TouchPicture

/// A drawer on its way in or out.
struct Slide {
    /// The host's time at which it began, in seconds.
    let begin: Double
    /// What leaves, as it looked; nil while it comes in.
    let leaving: Picture?

    private static let length = 0.18

    func isOver(now: Double) -> Bool { now >= begin + Self.length }

    /// How much of the drawer is to be seen, from 0 to 1: fast at first, then gently to its end.
    func share(now: Double) -> CGFloat {
        let progress = CGFloat(min(max((now - begin) / Self.length, 0), 1))
        let eased = 1 - (1 - progress) * (1 - progress)
        return leaving == nil ? eased : 1 - eased
    }
}
