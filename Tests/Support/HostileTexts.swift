/// Texts as somebody would write them who means harm, or does not know better: what means something to a browser, a player of
/// films, a terminal or this program, with characters around it that make it look like something else to whoever goes by
/// characters instead of scalars.
public enum HostileTexts {
    /// Whole attacks. A page that runs one is called BROKEN afterwards, or has an element of that name.
    public static let attacks = [
        "<script>document.title='BROKEN'</script>",
        "</script><script>document.title='BROKEN'</script>",
        "<!--<script>document.title='BROKEN'",
        "\"><img src=x onerror=\"document.title='BROKEN'\">",
        "' onmouseover='document.title=1' x='", "</title></style></pre></svg><b id=BROKEN>",
        "]]><broken/>", "&lt;script&gt;", "javascript:document.title='BROKEN'",
        #"{\an8}<font color="red"><i>"#, "a\n\n2\n00:00:00,000 --> 00:00:09,000\nBROKEN",
        "NOTE\n\nSTYLE\n::cue{}", "\u{1B}]0;BROKEN\u{7}\u{1B}[2J", "\u{9B}31m", "url(#clip1)",
        #"\\" tail \" # no comment"#, "x\" zh \"y", "  leading and trailing  ", "\\", "\"", "#",
    ]

    /// Written before or after: prepended marks, accents, joiners, directions, formats, controls, other planes.
    public static let companions = [
        "\u{600}", "\u{110BD}", "\u{301}", "\u{20DD}", "\u{200D}", "\u{200B}", "\u{202E}",
        "\u{2066}",
        "\u{2028}", "\u{FEFF}", "\u{FE0F}", "\u{E0041}", "\u{1B}", "\u{9B}", "\u{7F}", "\t",
        "\u{3000}",
        "\u{1F3FB}", "é中",
    ]

    private static let metacharacters = Set("<>&\"'\\/{}()#-:;=,\n".unicodeScalars)

    /// Every attack bare, and with each companion before, after and around every character that means something.
    public static let all: [String] = attacks.flatMap { attack in
        [attack]
            + companions.flatMap { companion in
                [(companion, ""), ("", companion), (companion, companion)].map { before, after in
                    surrounded(attack, before, after)
                }
            }
    }

    private static func surrounded(_ text: String, _ before: String, _ after: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isMeant = metacharacters.contains(scalar)
            if isMeant { result.append(contentsOf: before.unicodeScalars) }
            result.append(scalar)
            if isMeant { result.append(contentsOf: after.unicodeScalars) }
        }
        return String(result)
    }
}
