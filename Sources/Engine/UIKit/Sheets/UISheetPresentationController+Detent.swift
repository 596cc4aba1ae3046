import TouchKit

/// The room in which a detent finds its height.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The height of the largest sheet, in points.
    var maximumDetentValue: CGFloat { get }
    /// The traits of the place where the sheet is shown.
    var containerTraitCollection: UITraitCollection { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @MainActor public final class Detent {
        /// The name of a detent.
        public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name as a string.
            public let rawValue: String
            /// Creates a name from a string.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates a name from a string.
            public init(_ rawValue: String) { self.init(rawValue: rawValue) }
            /// The name of the detent at about half the height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The name of the detent at full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the detent.
        public let identifier: Identifier
        private let resolver: (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        private static var count = 0

        private init(
            identifier: Identifier,
            resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            (self.identifier, self.resolver) = (identifier, resolver)
        }

        /// Returns the detent at half the height of the container.
        public static func medium() -> Detent {
            Detent(identifier: .medium) { ($0 as? Room)?.half ?? $0.maximumDetentValue / 2 }
        }

        /// Returns the detent at full height.
        public static func large() -> Detent {
            Detent(identifier: .large) { $0.maximumDetentValue }
        }

        /// Returns a detent whose height, in points, a closure determines; nil if the detent is not
        /// to be used. Without a name it gets one of its own.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            count += 1
            return Detent(
                identifier: identifier ?? Identifier("custom \(count)"), resolver: resolver)
        }

        /// Returns the height of the detent in a room, in points; nil if it is not to be used.
        public func resolvedValue(
            in context: UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }
    }

    /// The room that the container offers.
    struct Room: UISheetPresentationControllerDetentResolutionContext {
        /// The space above the largest sheet, in points: a guess.
        private static let gap: CGFloat = 10

        let height: CGFloat
        let containerTraitCollection: UITraitCollection

        var maximumDetentValue: CGFloat { max(height - Self.gap, 1) }
        var half: CGFloat { height / 2 }
    }
}
