extension Unicode.Scalar {
    /// Indicates whether the scalar is invisible and changes how the surrounding text is read:
    /// controls, line separators, and scalars that turn the writing direction or hide text. The
    /// joiners of scripts and emoji do not count: people write them.
    public var isUnseen: Bool {
        switch value {
        case 0x20..<0x7f: false
        case 0..<0xa0, 0xad, 0x61c, 0x180e: true
        case 0x200b, 0x200e...0x200f, 0x2028...0x202e, 0x2060...0x206f: true
        case 0xfeff, 0xfff9...0xfffb, 0xe0000...0xe007f: true
        default: false
        }
    }
}

extension String {
    /// The text on one line with everything invisible written out, such as `\n` and `\u{1B}`: the
    /// contents of a file can neither control the terminal that shows them nor pass for something
    /// else.
    public var visible: String { visible { _ in false } }

    /// The text with everything invisible written out, but with its lines kept.
    public var visibleLines: String { visible { $0 == "\n" } }

    private func visible(keeping isKept: (Unicode.Scalar) -> Bool) -> String {
        guard unicodeScalars.contains(where: { $0.isUnseen && !isKept($0) }) else { return self }
        var shown = ""
        for scalar in unicodeScalars {
            switch scalar {
            case _ where !scalar.isUnseen || isKept(scalar): shown.unicodeScalars.append(scalar)
            case "\n": shown += #"\n"#
            case "\t": shown += #"\t"#
            default: shown += #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
            }
        }
        return shown
    }
}
