/// Attributes that tell Objective-C, Interface Builder or Core Data something go: nobody here reads them.
extension FileRewriting {
    private static let unread = [
        "objc": "there is no Objective-C here",
        "objcMembers": "there is no Objective-C here",
        "nonobjc": "there is no Objective-C here",
        "IBAction": "nothing connects it, as there are no storyboards here",
        "IBSegueAction": "there are no segues here",
        "IBInspectable": "there is no Interface Builder here",
        "IBDesignable": "there is no Interface Builder here",
        "GKInspectable": "there is no scene editor here",
        "NSManaged": "nothing is stored here",
        "NSCopying": "what is set is kept as it is",
        "UIApplicationMain": "`main.swift` launches it",
        "main": "`main.swift` launches it",
    ]

    mutating func removeAttributes() {
        for (index, token) in source.tokens.enumerated() where token == "@" {
            guard let name = source.token(index + 1)?.text, let why = Self.unread[name]
            else { continue }
            var end = index + 2
            if source.has("(", at: end), source.isJoined(end) { end = source.partners[end] + 1 }
            remove(tokens: index..<end, saying: "`@\(name)` goes: \(why)")
        }
        for declaration in source.all {
            remove(
                modifier: "dynamic", of: declaration,
                saying: "`dynamic` goes: nothing is called by way of Objective-C here")
        }
    }
}
