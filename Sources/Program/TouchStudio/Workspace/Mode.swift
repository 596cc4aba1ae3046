import TouchHost
import TouchKit
import TouchPicture
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// A way of being at the window. Each is one object, made with the window; while it is open it lies
/// on the stack, and what it does not take falls through to the one below.
///
/// Everything but its acts has a default that takes nothing.
protocol Mode: AnyObject {
    associatedtype Acts: Act

    init(_ workspace: Workspace)
    var workspace: Workspace { get }

    // MARK: Acts

    /// Does an act that is its own, whether it is open or not.
    func perform(_ act: Acts)
    /// Meets an act of another mode, while it is open.
    /// - Returns: whether nothing is left of it for what lies below.
    func intercept(_ act: any Act) -> Bool
    /// Says if that is on which an act turns on.
    func isOn(_ act: Acts) -> Bool

    // MARK: Its place on the stack

    /// The claims it has while it is open.
    var claims: ModeClaims { get }
    /// True if it lies above all others.
    var isTopmost: Bool { get }
    /// The reason for which another that claims the same cannot be opened above it; nil if it
    /// gives way to it.
    func refusal(of other: any Mode) -> Wording?
    /// Ends it, if it is open.
    func end()
    /// The one gesture that leads out of it, without loss.
    /// - Returns: false if there is nothing to leave.
    func leave() -> Bool
    /// Ends whatever was begun on the way to something else.
    func putAside()
    /// Nothing of what a visitor did before can be brought back.
    func forget()

    // MARK: Fingers and keys

    /// The use of fingers that come down on the stage; nil if they fall through.
    var fingers: FingerUse? { get }
    /// Fingers that came down to it have something new; in points of the scene's screen.
    func follow(_ samples: [TouchSample])
    /// A finger came down on the stage, at a point of the window.
    func press(at point: CGPoint)
    /// Fingers do something anywhere, in pixels of the window.
    func see(_ samples: [TouchSample])
    /// A finger is a palm; its radius in millimetres.
    func see(palm finger: Int, radius: Double)
    /// Fingers come down on the stage, and are for this mode or for one below.
    func fingersComeToStage()
    /// They are for one below.
    func fingersFallThrough()
    /// The system took all fingers away.
    func fingersLost()
    /// The window's display went, and it is on another.
    func displayLost()
    /// Touchscreens came, went, or were mapped otherwise.
    func touchDevicesChanged()
    /// The pointer or a finger is at a point of the window.
    func see(pointerAt point: CGPoint)
    /// The mouse moves without a finger, or its wheel turns; in points of the window.
    /// - Returns: false if it is for a mode below.
    func take(_ sample: PointerSample, isOnStage: Bool) -> Bool
    /// - Returns: false for a key that it leaves to others.
    func take(_ press: KeyPress) -> Bool
    /// - Returns: false if what was typed is for others.
    func type(_ text: String) -> Bool

    // MARK: What is to be seen

    /// The moment that the stage shows; nil for that of a mode below.
    var moment: StageMoment? { get }
    /// Adds to the moment that is shown.
    func stage(_ moment: inout StageMoment)
    /// The trace that the moment is of.
    var trace: Trace? { get }
    /// A picture in the stage's place.
    var picture: Picture? { get }
    /// Marks over the stage, in points of its picture.
    var marks: [Mark] { get }
    /// Words under the stage, before any others.
    var words: LocalizedText? { get }
    /// Words there if there are no others, before the tape's own.
    var hint: Wording? { get }
    /// A fault that is told over the stage.
    var fault: ScriptErrors? { get }
    /// Stands where the usual row of buttons would.
    var bar: ChromeView? { get }
    /// Buttons that it adds to the usual row.
    func buttons(isNarrow: Bool) -> BarButtons
    /// The room that it needs.
    func arrange(_ room: inout ChromeRoom)
    /// Something is to be open beside the stage, or not any more.
    /// - Returns: whether it is this mode that keeps it.
    func open(_ change: (inout Openings) -> Void) -> Bool
    /// A picture is about to be made: what has passed by itself ends.
    func prepare()
    /// Brings its parts up to date, once the stage has its place.
    func show()
    /// Everything has its place.
    func laidOut()
    /// The settings are others.
    func settingsChanged()
    /// Adds what it knows to what the panels tell of.
    func tell(_ panels: inout Panels)
    /// Says what it knows to those who drive the program from outside, when a session begins.
    func announce()

    // MARK: Time and what is open

    /// The window is there, and nobody has done anything yet.
    func windowOpens()
    /// Does what is due by itself.
    func advance()
    /// Takes in what has happened by now, whether it is open or not.
    func follow()
    /// Nothing more happens in the session.
    func sessionStopped()
    /// The host's time at which something is due by itself.
    var due: Double? { get }
    /// The host's time at which its picture changes if nothing happens.
    var nextChange: Double? { get }
    /// Another session is about to take the open one's place.
    /// - Parameter returns: whether what hands did in the open one is to be kept, to be brought
    ///   back.
    func sessionWillChange(returns: Bool)
    /// The playhead is about to go elsewhere.
    func willMove()
    /// A lesson, or what one replaced, is about to be opened.
    func willOpen()
    /// Another drawer is open, or none.
    func drawerChanged()
    /// A lesson was opened.
    func didOpen()
    /// The list of lessons is another.
    func lessonsChanged(from old: [Lesson])
    /// Another text is open, or another lesson.
    func openedChanged()
    /// Takes over that another text is open now.
    func adopt(_ new: OpenedScene)
    /// Takes in what was saved, instead of having it done again.
    /// - Returns: false if it does not.
    func renew(_ new: OpenedScene) -> Bool
    /// True if what is open was read since it was saved; nil if it cannot say.
    var knowsFiles: Bool? { get }
    /// Files are about to be read again.
    func finishFiles()
    /// Tells of what cannot be read, here and nowhere else.
    /// - Returns: false if it does not.
    func tell(unreadable errors: ScriptErrors) -> Bool
    /// True if what is open stays as it is, whatever becomes of its files.
    var holdsFiles: Bool { get }
    /// True if the list of lessons stays as it is.
    var holdsLessons: Bool { get }
    /// True if the session stays, whatever language is spoken.
    var holdsSession: Bool { get }
    /// True if the notice stays until it says something else.
    var holdsNotice: Bool { get }
    /// The language is another one.
    /// - Returns: whether nothing else is to be done for it.
    func languageChanged() -> Bool
    /// The window is to close.
    /// - Returns: false if it may.
    func holdsWindow() -> Bool
}

/// The parts of the window that a mode takes for itself while it is open; two that take the same
/// cannot be open together.
nonisolated struct ModeClaims: OptionSet {
    let rawValue: Int
    /// Fingers on the stage.
    static let fingers = ModeClaims(rawValue: 1)
    /// The moment that is shown.
    static let moment = ModeClaims(rawValue: 2)
    /// The session, and what is open.
    static let session = ModeClaims(rawValue: 4)
    /// All of the window.
    static let window = ModeClaims(rawValue: 8)
}

/// The use that a mode makes of fingers that come down on the stage.
nonisolated enum FingerUse {
    /// The mode follows them.
    case followed
    /// Only where they come down counts.
    case pressed
    /// The stage is covered: fingers are on what covers it.
    case covered
}

/// Buttons beside those of the usual row, at its left and its right.
struct BarButtons {
    var left: [PillButton] = []
    var right: [PillButton] = []
}

/// The room that the stage and what stands around it are to take.
nonisolated struct ChromeRoom {
    var openings: Openings
    /// True if nothing but scene, caption and one bar is to be seen.
    var presents = false
    /// True if the bar is full of buttons, so that no sentence finds room between them.
    var isBarFull = false
    /// The height of what stands in the place of the usual row of buttons, in points.
    var barHeight = ChromeLayout.row
    /// True if the stage is a film, which has its title, its captions and its panels in it.
    var screens = false
}
