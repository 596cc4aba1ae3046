/// The list of all modes. To add a mode, add a folder and a line here.
enum Modes {
    /// The modes that are always open, the lowest first.
    static let base: [any Mode.Type] = [
        Touching.self, Following.self, Lessons.self, Looks.self, LookingBack.self, Answers.self,
        Speaking.self, Concluding.self,
    ]
    static let others: [any Mode.Type] = [
        Typing.self, Asking.self, Searching.self, Replaying.self, Supposing.self, Answering.self,
        Watching.self, Editing.self, TapeEditing.self, Taking.self, Drawing.self, Overview.self,
        TouchChecking.self, Sharing.self, Help.self, Presenting.self, Welcoming.self, Exhibit.self,
        Loupe.self,
    ]

    /// The types of acts, in the order in which lists show them.
    static var acts: [any Act.Type] { (base + others).map { $0.acts } }
}

extension Mode {
    fileprivate static var acts: any Act.Type { Acts.self }
}
