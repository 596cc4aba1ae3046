import TouchHost
import TouchKit
import TouchPicture
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// A mode of the window. Each mode is one object, created with the window; while it is open it is
/// on the stack, and whatever it does not take falls through to the mode below.
///
/// Everything except performing its acts has a default that takes nothing.
protocol Mode: AnyObject {
    associatedtype Acts: Act

    init(_ workspace: Workspace)
    var workspace: Workspace { get }

    // MARK: Acts

    /// Performs one of the mode's own acts, whether the mode is open or not.
    func perform(_ act: Acts)
    /// Lets the mode, while it is open, intercept an act of any mode.
    /// - Returns: true if the mode consumed the act, so that modes below do not see it.
    func intercept(_ act: any Act) -> Bool
    /// Returns whether what an act turns on is on.
    func isOn(_ act: Acts) -> Bool

    // MARK: Its place on the stack

    /// The parts of the window that the mode claims while it is open.
    var claims: ModeClaims { get }
    /// Indicates whether the mode lies above all others.
    var isTopmost: Bool { get }
    /// Returns the reason why another mode that claims the same parts cannot be opened above this
    /// one; nil if this mode gives way to it.
    func refusal(of other: any Mode) -> Wording?
    /// Ends the mode, if it is open.
    func end()
    /// Leaves the mode, without loss, by the one gesture that leads out of it.
    /// - Returns: false if there is nothing to leave.
    func leave() -> Bool
    /// Ends whatever was begun in passing, before something else begins.
    func putAside()
    /// Discards what a visitor did, so that none of it can be brought back.
    func forget()

    // MARK: Fingers and keys

    /// The use that the mode makes of fingers that come down on the stage; nil if they fall
    /// through.
    var fingers: FingerUse? { get }
    /// Follows new samples of fingers that came down on the mode, in points of the scene's screen.
    func follow(_ samples: [TouchSample])
    /// Tells the mode that a finger came down on the stage, at a point of the window.
    func press(at point: CGPoint)
    /// Tells the mode about samples anywhere, in pixels of the window.
    func see(_ samples: [TouchSample])
    /// Tells the mode that a finger is a palm, with its radius in millimeters.
    func see(palm finger: Int, radius: Double)
    /// Tells the mode that fingers come down on the stage, for this mode or for one below.
    func fingersComeToStage()
    /// Tells the mode that those fingers are for a mode below.
    func fingersFallThrough()
    /// Tells the mode that the system took all fingers away.
    func fingersLost()
    /// Tells the mode that the window's display was lost, and that the window is on another.
    func displayLost()
    /// Tells the mode that touchscreens were connected, disconnected, or mapped differently.
    func touchDevicesChanged()
    /// Tells the mode that the pointer or a finger is at a point of the window.
    func see(pointerAt point: CGPoint)
    /// Takes a movement of the mouse without a finger, or a turn of its wheel, in points of the
    /// window.
    /// - Returns: false if a mode below is to take it.
    func take(_ sample: PointerSample, isOnStage: Bool) -> Bool
    /// Takes a key.
    /// - Returns: false if the key is for others.
    func take(_ press: KeyPress) -> Bool
    /// Takes typed text.
    /// - Returns: false if the text is for others.
    func type(_ text: String) -> Bool

    // MARK: Appearance

    /// The moment that the stage shows; nil for the moment of a mode below.
    var moment: StageMoment? { get }
    /// Adds to the moment that the stage shows.
    func stage(_ moment: inout StageMoment)
    /// The trace to which the moment belongs.
    var trace: Trace? { get }
    /// A picture that replaces the stage.
    var picture: Picture? { get }
    /// Marks over the stage, in points of its picture.
    var marks: [Mark] { get }
    /// The words under the stage, which take precedence over all others.
    var words: LocalizedText? { get }
    /// The words under the stage if there are no others, shown before the tape's own.
    var hint: Wording? { get }
    /// A fault that is reported over the stage.
    var fault: ScriptErrors? { get }
    /// The bar that replaces the usual row of buttons.
    var bar: ChromeView? { get }
    /// Returns the buttons that the mode adds to the usual row.
    func buttons(isNarrow: Bool) -> BarButtons
    /// Requests the room that the mode needs.
    func arrange(_ room: inout ChromeRoom)
    /// Opens or closes panels beside the stage.
    /// - Returns: true if this mode keeps the change.
    func open(_ change: (inout Openings) -> Void) -> Bool
    /// Prepares for a picture: ends whatever has run out by itself.
    func prepare()
    /// Brings the mode's parts up to date, once the stage has its frame.
    func show()
    /// Tells the mode that everything has been laid out.
    func laidOut()
    /// Tells the mode that the settings have changed.
    func settingsChanged()
    /// Adds what the mode knows to the content of the panels.
    func tell(_ panels: inout Panels)
    /// Reports, when a session begins, what the mode knows to those who drive the program from
    /// outside.
    func announce()

    // MARK: Time and what is open

    /// Tells the mode that the window is there, before anybody has done anything.
    func windowOpens()
    /// Does whatever is due by itself.
    func advance()
    /// Follows what has happened so far, whether the mode is open or not.
    func follow()
    /// Tells the mode that the session has stopped, so that nothing more happens in it.
    func sessionStopped()
    /// The host's time at which something is due by itself.
    var due: Double? { get }
    /// The host's time at which the mode's picture changes if nothing happens.
    var nextChange: Double? { get }
    /// Tells the mode that another session is about to replace the open one.
    /// - Parameter returns: true if the touches in the open session are to be kept, so that it can
    ///   be brought back.
    func sessionWillChange(returns: Bool)
    /// Tells the mode that the playhead is about to move elsewhere.
    func willMove()
    /// Tells the mode that a lesson, or its replacement, is about to be opened.
    func willOpen()
    /// Tells the mode that another drawer is open, or none.
    func drawerChanged()
    /// Tells the mode that a lesson was opened.
    func didOpen()
    /// Tells the mode that the list of lessons has changed.
    func lessonsChanged(from old: [Lesson])
    /// Tells the mode that another text or another lesson is open.
    func openedChanged()
    /// Adopts another text, which is open now.
    func adopt(_ new: OpenedScene)
    /// Adopts what was saved, in place of the usual reload.
    /// - Returns: false if the mode does not.
    func renew(_ new: OpenedScene) -> Bool
    /// Indicates whether the opened files have been read since they were saved; nil if the mode
    /// cannot say.
    var knowsFiles: Bool? { get }
    /// Tells the mode that files are about to be read again.
    func finishFiles()
    /// Shows errors of files that cannot be read, so that nobody else shows them.
    /// - Returns: false if the mode does not show them.
    func tell(unreadable errors: ScriptErrors) -> Bool
    /// Indicates whether what is open stays as it is, whatever happens to its files.
    var holdsFiles: Bool { get }
    /// Indicates whether the list of lessons stays as it is.
    var holdsLessons: Bool { get }
    /// Indicates whether the session stays when the language changes.
    var holdsSession: Bool { get }
    /// Indicates whether a message stays until the mode shows another.
    var holdsNotice: Bool { get }
    /// Tells the mode that the language has changed.
    /// - Returns: true if nothing else has to be done for it.
    func languageChanged() -> Bool
    /// Tells the mode that the window is about to close.
    /// - Returns: true to keep the window open; false if it may close.
    func holdsWindow() -> Bool
}

/// The parts of the window that a mode claims while it is open; two modes that claim the same part
/// cannot be open together.
nonisolated struct ModeClaims: OptionSet {
    let rawValue: Int
    /// The fingers on the stage.
    static let fingers = ModeClaims(rawValue: 1)
    /// The moment that the stage shows.
    static let moment = ModeClaims(rawValue: 2)
    /// The session, and what is open.
    static let session = ModeClaims(rawValue: 4)
    /// The whole window.
    static let window = ModeClaims(rawValue: 8)
}

/// The use that a mode makes of fingers that come down on the stage.
nonisolated enum FingerUse {
    /// The mode follows the fingers.
    case followed
    /// The mode only needs the point at which they come down.
    case pressed
    /// The stage is covered: the fingers are on what covers it.
    case covered
}

/// The buttons that are added to the usual row, at its left and at its right.
struct BarButtons {
    var left: [PillButton] = []
    var right: [PillButton] = []
}

/// The room for the stage and for what is around it.
nonisolated struct ChromeRoom {
    var openings: Openings
    /// Indicates whether only the scene, the caption, and one bar are visible.
    var presents = false
    /// Indicates whether the bar is full of buttons, so that no sentence fits between them.
    var isBarFull = false
    /// The height of the bar in place of the usual row of buttons, in points.
    var barHeight = ChromeLayout.row
    /// Indicates whether the stage is a film, which contains its title, its captions, and its
    /// panels.
    var screens = false
}
