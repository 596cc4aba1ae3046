import Foundation
import TouchCanvas
import TouchPicture

/// Measures as soon as the fonts are there: so what measures late can be put together before. Without fonts everything
/// has no size, until whoever fetches them tells why.
nonisolated extension Preparation: TextMeasuring where Value == Typesetter {
    package func size(of text: Text) -> CGSize { (try? get())?.size(of: text) ?? .zero }
}
