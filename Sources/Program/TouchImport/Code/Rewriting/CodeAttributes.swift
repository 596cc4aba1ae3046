/// Attributes that tell Objective-C, Interface Builder or Core Data something go: nobody here reads them.
enum CodeAttributes {
    private static let unknown: [String: String] = [
        "objc": "`@objc` goes: there is no Objective-C here",
        "objcMembers": "`@objcMembers` goes: there is no Objective-C here",
        "nonobjc": "`@nonobjc` goes: there is no Objective-C here",
        "IBAction": "`@IBAction` goes: nothing connects it, as there are no storyboards here",
        "IBSegueAction": "`@IBSegueAction` goes: there are no segues here",
        "IBInspectable": "`@IBInspectable` goes: there is no Interface Builder here",
        "IBDesignable": "`@IBDesignable` goes: there is no Interface Builder here",
        "GKInspectable": "`@GKInspectable` goes: there is no scene editor here",
        "NSManaged": "`@NSManaged` goes: nothing is stored here",
        "NSCopying": "`@NSCopying` goes: what is set is kept as it is",
        "UIApplicationMain": "`@UIApplicationMain` goes: `main.swift` launches it",
        "main": "`@main` goes: `main.swift` launches it",
    ]

    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        for (index, token) in source.tokens.enumerated() {
            if token == "@", let name = source.token(index + 1)?.text, let what = unknown[name] {
                var end = index + 2
                if source.has("(", at: end),
                    source.tokens[end].range.lowerBound == source.tokens[end - 1].range.upperBound
                {
                    end = source.partners[end] + 1
                }
                rewriting.remove(tokens: index..<end, in: file, saying: what)
            }
        }
        for declaration in source.all {
            for (index, word) in declaration.modifiers where word == "dynamic" {
                rewriting.remove(
                    tokens: index..<index + 1, in: file,
                    saying: "`dynamic` goes: nothing is called by way of Objective-C here")
            }
        }
    }
}
