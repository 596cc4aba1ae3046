/// What is open beside the stage. It is remembered from one time to the next.
package nonisolated struct Openings: Codable, Equatable {
    /// What explains; nil opens it where it takes nothing from the scene.
    var inspector: Bool?
    var timeline = false
    /// The responder chain and the views asked, as lists.
    var lists = false

    package init(inspector: Bool? = nil, timeline: Bool = false, lists: Bool = false) {
        self.inspector = inspector
        self.timeline = timeline
        self.lists = lists
    }
}
