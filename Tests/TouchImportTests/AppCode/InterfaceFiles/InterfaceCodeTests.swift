import Foundation
import Testing

@testable import TouchImport

@Suite("Storyboards and nibs as code") struct InterfaceCodeTests {
    @Test(
        "the code is that which PastedTests play; TOUCHSCOPE_GOLDENS=accept keeps it as it is now")
    func played() throws {
        for (path, text) in try Knobs.imported().files
        where path.hasSuffix(".swift") && !path.hasSuffix("/main.swift") {
            let name = path.replacing("Sources/Knobs/", with: "")
            let file = Knobs.tests.appending(path: "PastedTests/Knobs/" + name)
            let kept = "// swift-format-ignore-file\n" + text
            if ProcessInfo.processInfo.environment["TOUCHSCOPE_GOLDENS"] == "accept" {
                try kept.write(to: file, atomically: true, encoding: .utf8)
            }
            #expect(try String(contentsOf: file, encoding: .utf8) == kept, "\(name)")
        }
    }

    @Test(
        "main.swift shows what a storyboard begins with, unless a delegate makes a window",
        arguments: [
            ("", true),
            (
                "class D: UIApplicationDelegate { func a() { window?.rootViewController = b } }",
                true
            ),
            ("class D: UIApplicationDelegate { func a() { window?.makeKeyAndVisible() } }", false),
        ])
    func main(code: String, isShown: Bool) throws {
        let storyboard = try Knobs.read("Base.lproj/Main.storyboard")
        let imported = ImportedCode(
            [try SwiftSource(code, file: "a.swift")],
            interfaces: InterfaceFiles([("Main.storyboard", storyboard)]), name: "App")
        let main = imported.files.first { $0.path.hasSuffix("main.swift") }?.text ?? ""
        let shown = "rootViewController = storyboard.instantiateInitialViewController()"
        #expect(main.contains("\naddMainStoryboard()\n"))
        #expect(main.contains(shown) == isShown, "\(main)")
    }

    @Test("what is not in the code is named, each kind once, with its place and number")
    func missing() throws {
        let list = try Knobs.imported().list(.unknown(.app.notAsked))
        let told = """
            - `datePicker` in a storyboard or nib becomes a plain view
              - Knobs/Base.lproj/Main.storyboard:95:29
            - `sparkle`, an outlet or attribute in a storyboard or nib: `KnobView` has no such property
              - Knobs/Base.lproj/Main.storyboard:58:37
            - `datePicker.datePickerMode` in a storyboard or nib is left out of the code
              - Knobs/Base.lproj/Main.storyboard:95:29

            """
        #expect(list.contains(told), "\(list)")
        let nib = try ImportedNib(
            """
            <view id="1" blur="YES"><subviews><view blur="NO"/><label text="a"><glow/></label></subviews>
            </view><tabBarController id="2"/>
            """)
        for line in [
            "`view.blur` in a storyboard or nib is left out of the code\n  - b.xib:1:99 ×2\n",
            "`label.glow` in a storyboard or nib is left out of the code",
            "`tabBarController` in a storyboard or nib is left out of the code",
        ] {
            #expect(nib.list.contains(line), "\(nib.list)")
        }
    }

    @Test(
        "a view's or recognizer's settings become its properties",
        arguments: [
            (
                "<view hidden=\"YES\" alpha=\"0.5\"/>",
                "view.alpha = 0.5\n        view.isHidden = true"
            ),
            (
                "<view><color key=\"backgroundColor\" cocoaTouchSystemColor=\"darkTextColor\"/></view>",
                "view.backgroundColor = UIColor.darkText"
            ),
            ("<label><string key=\"text\">a\n\"b\" \\(c)</string></label>", #"= "a\n\"b\" \\(c)""#),
            (
                "<label><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/></label>",
                "view.font = UIFont.preferredFont(forTextStyle: .headline)"
            ),
            ("<label/>", "label1.isUserInteractionEnabled = true"),
            ("<scrollView/>", "scrollView1.clipsToBounds = false"),
            (
                "<segmentedControl selectedSegmentIndex=\"1\"><segments><segment title=\"a\"/></segments></segmentedControl>",
                "view.insertSegment(withTitle: \"a\", at: 0, animated: false)\n        view.selectedSegmentIndex = 1"
            ),
            (
                "<stackView axis=\"vertical\" spacing=\"8\"><subviews><button/></subviews></stackView>",
                "view.spacing = 8\n        view.addArrangedSubview(button1)"
            ),
            (
                "<swipeGestureRecognizer direction=\"up\"/>",
                "swipeGestureRecognizer1.direction = .up"
            ),
            (
                "<pongPressGestureRecognizer minimumPressDuration=\"1\"/>",
                "longPressGestureRecognizer1.minimumPressDuration = 1"
            ),
            (
                "<screenEdgePanGestureRecognizer><rectEdge key=\"edges\" left=\"YES\"/></screenEdgePanGestureRecognizer>",
                "screenEdgePanGestureRecognizer1.edges = [.left]"
            ),
            (
                "<tableView id=\"1\"><prototypes><tableViewCell reuseIdentifier=\"c\"/></prototypes></tableView>",
                "tableView1.register(UINib { BNibCell1() }, forCellReuseIdentifier: \"c\")"
            ),
            (
                "<tableViewCell><tableViewCellContentView key=\"contentView\"><subviews><switch/></subviews></tableViewCellContentView></tableViewCell>",
                "tableViewCell1.contentView.addSubview(switch1)"
            ),
        ])
    func settings(objects: String, line: String) throws {
        let code = try ImportedNib(objects).code
        #expect(code.contains(line), "\(code)")
    }

    @Test("connections to what the app's code has not are named, and the others made")
    func connections() throws {
        let nib = try ImportedNib(
            """
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <button id="1"><connections>
                <action selector="tapped:" destination="-2" eventType="touchDown"/>
                <action selector="gone:" destination="-1" eventType="touchDown"/>
            </connections></button>
            <view id="2" customClass="Dial"><connections>
                <outlet property="button" destination="1"/><outlet property="lamp" destination="1"/>
            </connections></view>
            <view id="3" customClass="Gone"/>
            """,
            code: """
                class Board: UIViewController { @IBAction private func tapped(_ sender: Any) {} }
                class Dial: UIView { @IBOutlet private(set) weak var button: UIButton! }
                """)
        #expect(
            nib.code.contains(
                "button1.addTarget(nil, action: Selector(\"tapped:\", Board.tapped(_:)), for: .touchDown)"
            ))
        #expect(nib.code.contains("view1.button = connected(button1)"))
        #expect(nib.code.contains("view2 = make(UIView.self)"))
        #expect(nib.app.contains("{ func tapped(") && nib.app.contains("{ weak var button"))
        for line in [
            "`gone:`, an action in a storyboard or nib: `Board` has no such method",
            "`lamp`, an outlet or attribute in a storyboard or nib: `Dial` has no such property",
            "`Gone`, a class in a storyboard or nib, is not in the code",
        ] {
            #expect(nib.list.contains(line), "\(nib.list)")
        }
    }

    @Test("of translations the base is read; launch screens and files with faults are passed over")
    func passedOver() {
        let document = "<document/>"
        let files = InterfaceFiles([
            ("de.lproj/A.xib", document), ("x/Base.lproj/A.xib", document),
            ("L.storyboard", "<document launchScreen=\"YES\"/>"), ("B.xib", "<archive/>"),
            ("C.xib", "<document>"),
        ])
        #expect(files.files.map(\.file) == ["x/Base.lproj/A.xib"])
        #expect(
            files.passedOver.map { "\($0.path): \($0.what["en"])" }.sorted() == [
                "B.xib:1:1: found `<archive>`, expected `<document>`, which Interface Builder has written since 2013",
                "C.xib:1:11: found no </document>, expected it here",
                "L.storyboard: a launch screen, which gets no touches",
                "de.lproj/A.xib: another `A`; the app loads only one file of that name",
            ])
    }
}
