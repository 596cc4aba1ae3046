import TouchPicture

#if canImport(Foundation)
    /// Memory whose pixels take what a context draws.
    package protocol DrawingMemory: AnyObject {
        /// Mixes a mark, in the coordinates of the context's marks, with the pixels.
        nonisolated func paint(_ mark: Mark, _ mode: CGBlendMode)
        /// The pixels as marks, in the coordinates of the context's marks.
        nonisolated var marks: [Mark] { get }
    }

    /// The shape of an image that is drawn.
    package nonisolated struct DrawingFormat {
        /// The number of pixels per point.
        package let scale: CGFloat
        /// The transform from the coordinates in which an app begins to draw to those of the marks.
        package let base: CGAffineTransform

        package init(scale: CGFloat, base: CGAffineTransform) {
            (self.scale, self.base) = (scale, base)
        }
    }
#endif
