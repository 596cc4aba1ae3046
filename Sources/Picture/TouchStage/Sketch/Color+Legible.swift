import TouchPicture

extension Color {
    /// Returns this hue, opaque, lightened or darkened until it is legible on `ground`.
    package func legible(on ground: Color) -> Color {
        let target: Color = ground.luminance > 0.22 ? .black : .white
        var result = self
        result.alpha = 1
        for _ in 0..<8 {
            let (a, b) = (result.luminance + 0.05, ground.luminance + 0.05)
            if max(a, b) / min(a, b) >= 4.5 { break }
            result = result.mixed(with: target, 0.2)
        }
        return result
    }
}
