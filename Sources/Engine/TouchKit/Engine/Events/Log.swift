extension UIApplication {
    /// Takes what UIKit tells on the console, line by line: each misuse that was refused. Nil, and so silent, unless the host
    /// says where such lines go.
    public static var logHandler: ((String) -> Void)?
}

/// Tells the developer of a misuse that was refused.
func log(_ message: String) { UIApplication.logHandler?(message) }
