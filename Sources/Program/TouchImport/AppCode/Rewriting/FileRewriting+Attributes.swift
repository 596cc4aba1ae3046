import TouchWords

/// Removes attributes for Objective-C, Interface Builder or Core Data: nothing reads them here.
extension FileRewriting {
    private static let unread: [String: Wording] = [
        "objc": .app.noObjectiveC, "objcMembers": .app.noObjectiveC, "nonobjc": .app.noObjectiveC,
        "IBAction": .app.noStoryboards, "IBSegueAction": .app.noSegues,
        "IBInspectable": .app.noInterfaceBuilder, "IBDesignable": .app.noInterfaceBuilder,
        "GKInspectable": .app.noSceneEditor, "NSManaged": .app.nothingStored,
        "NSCopying": .app.keptAsItIs, "UIApplicationMain": .app.launchedByMain,
        "main": .app.launchedByMain,
    ]

    mutating func removeAttributes() {
        for (index, token) in source.tokens.enumerated() where token == "@" {
            guard let name = source.token(index + 1)?.text, var why = Self.unread[name]
            else { continue }
            if name == "IBAction", !program.interfaces.files.isEmpty { why = .app.connectedInCode }
            var end = index + 2
            if source.has("(", at: end), source.isJoined(end) { end = source.partners[end] + 1 }
            remove(tokens: index..<end, saying: .app.attributeGoes(name, why: why))
        }
        for declaration in source.all {
            remove(modifier: "dynamic", of: declaration, saying: .app.dynamicGoes)
        }
    }
}
