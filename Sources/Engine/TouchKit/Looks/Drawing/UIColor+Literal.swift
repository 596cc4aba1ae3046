// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)` in sources that a colour was picked in.

extension UIColor: _ExpressibleByColorLiteral {
    /// By red, green, blue and alpha in sRGB, each 0 to 1.
    public convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// What a colour literal is if nothing else is said.
public typealias _ColorLiteralType = UIColor
