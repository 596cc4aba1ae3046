import Foundation

/// How thick the pen draws.
enum InkWidth: CGFloat, CaseIterable {
    /// In points of the scene's screen.
    case thin = 2
    case medium = 4
    case thick = 9

    /// The next thicker; after the thickest the thinnest.
    var next: InkWidth {
        let all = Self.allCases
        let place = all.firstIndex(of: self) ?? 0
        return all[(place + 1) % all.count]
    }
}
