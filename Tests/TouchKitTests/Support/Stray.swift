import TouchKit

/// What stands in no window acts through the first application made: this one, which no test reads.
enum Stray {
    private static let application = UIApplication()

    /// A new application that is not the first.
    static func laterApplication() -> UIApplication {
        _ = application
        return UIApplication()
    }
}
