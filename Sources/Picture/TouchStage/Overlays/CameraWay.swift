import TouchPicture

/// What a camera shows a little earlier and later while it is on its way.
///
/// At points of time a quarter of a second apart, names are laid out where they can stand from the point before to the one
/// after; in between they fade from one layout to the next.
package struct CameraWay: Equatable, Sendable {
    /// Around the last such point: what of the scene is shown, in points of the screen; nil for all of it.
    let before: [CGRect?]
    /// Around the next one.
    let after: [CGRect?]
    /// How far it is from the one to the other, from 0 to 1.
    let part: Double

    package init(before: [CGRect?], after: [CGRect?], part: Double) {
        self.before = before
        self.after = after
        self.part = part
    }
}
