#if canImport(Foundation)
    // The geometry of views has numbers only, however an app's sums went: everything that is made
    // of it, up to a film, can count on that. UIKit raises an exception (CALayerInvalidGeometry).

    /// The length, in points, beyond which nobody reaches; a longer one is taken for it.
    private nonisolated let farthest: CGFloat = 1e9

    extension CGFloat {
        fileprivate nonisolated var isSound: Bool { magnitude <= farthest }
        fileprivate nonisolated var sound: CGFloat {
            isNaN ? 0 : Swift.min(Swift.max(self, -farthest), farthest)
        }
    }

    extension CGPoint {
        /// Indicates whether both coordinates are numbers, and within reach.
        nonisolated var isSound: Bool { x.isSound && y.isSound }
        /// The nearest point within reach; a coordinate that is not a number is 0.
        nonisolated var sound: CGPoint { CGPoint(x: x.sound, y: y.sound) }
    }

    extension CGRect {
        /// Indicates whether its numbers are some, and within reach.
        nonisolated var isSound: Bool {
            origin.isSound && size.width.isSound && size.height.isSound
        }
        /// The nearest rectangle within reach; a number that is none is 0.
        nonisolated var sound: CGRect {
            let (width, height) = (size.width.sound, size.height.sound)
            return CGRect(origin: origin.sound, size: CGSize(width: width, height: height))
        }
    }

    extension CGAffineTransform {
        /// Indicates whether its numbers are some, within reach, and either flatten an area for
        /// good or can be undone.
        nonisolated var isSound: Bool {
            a.isSound && b.isSound && c.isSound && d.isSound && tx.isSound && ty.isSound
                && (determinant == 0 || abs(determinant) > 1e-30)
        }
        /// The nearest transform within reach: a number that is none is 0, and what flattens an
        /// area almost flattens it to a point.
        nonisolated var sound: CGAffineTransform {
            let near = CGAffineTransform(
                a: a.sound, b: b.sound, c: c.sound, d: d.sound, tx: tx.sound, ty: ty.sound)
            return near.isSound
                ? near : CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: near.tx, ty: near.ty)
        }
    }
#endif
