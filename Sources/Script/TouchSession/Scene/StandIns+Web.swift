#if !canImport(Foundation)
    import TouchKit
    import TouchScript

    // Stand-ins for the browser, where no user code runs: no scenes in code, and no names from it.

    final class CodeNames {
        func object(named name: String) -> AnyObject? { nil }
        func name(of object: AnyObject) -> String? { nil }
    }

    enum CodeScene {
        static func stage(of scene: Scene, language: String) -> SceneStage? {
            addClasses
            return nil
        }

        private static let addClasses: Void = {
            Classes.add(ObjectIdentifier(SceneButton.self), "SceneButton", declares: true)
            Classes.add(ObjectIdentifier(SceneRow.self), "SceneRow", declares: true)
            Classes.add(ObjectIdentifier(SceneControl.self), "SceneControl", declares: true)
            Classes.add(ObjectIdentifier(SceneSlider.self), "SceneSlider", declares: true)
            Classes.add(ObjectIdentifier(SceneSwitch.self), "SceneSwitch", declares: true)
            Classes.add(ObjectIdentifier(SceneStepper.self), "SceneStepper", declares: true)
            Classes.add(
                ObjectIdentifier(SceneSegmentedControl.self), "SceneSegmentedControl",
                declares: true)
            Classes.add(ObjectIdentifier(ScenePageControl.self), "ScenePageControl", declares: true)
            Classes.add(ObjectIdentifier(SceneTextField.self), "SceneTextField", declares: true)
            Classes.add(ObjectIdentifier(SceneLabel.self), "SceneLabel", declares: true)
            Classes.add(ObjectIdentifier(SceneScrollView.self), "SceneScrollView", declares: true)
            Classes.add(ObjectIdentifier(AppDelegate.self), "AppDelegate", declares: true)
            Classes.add(ObjectIdentifier(SceneController.self), "SceneController", declares: true)
            Classes.add(ObjectIdentifier(SceneView.self), "SceneView", declares: true)
            Classes.add(ObjectIdentifier(SceneWindow.self), "SceneWindow", declares: true)
            Classes.add(ObjectIdentifier(SceneApplication.self), "SceneApplication", declares: true)
            Classes.add(ObjectIdentifier(RelatedTap.self), "RelatedTap")
            Classes.add(ObjectIdentifier(RelatedLongPress.self), "RelatedLongPress")
            Classes.add(ObjectIdentifier(RelatedPan.self), "RelatedPan")
            Classes.add(ObjectIdentifier(RelatedSwipe.self), "RelatedSwipe")
            Classes.add(ObjectIdentifier(RelatedPinch.self), "RelatedPinch")
            Classes.add(ObjectIdentifier(RelatedRotation.self), "RelatedRotation")
            Classes.add(ObjectIdentifier(RelatedEdgePan.self), "RelatedEdgePan")
            Classes.add(ObjectIdentifier(RelatedHover.self), "RelatedHover")
            Classes.add(ObjectIdentifier(RelatedCheckMark.self), "RelatedCheckMark")
            Classes.add(ObjectIdentifier(RelatedFingerDown.self), "RelatedFingerDown")
            Classes.add(ObjectIdentifier(CheckMarkRecognizer.self), "CheckMarkRecognizer")
            Classes.add(ObjectIdentifier(FingerDownRecognizer.self), "FingerDownRecognizer")
            Classes.add(ObjectIdentifier(ListRow.self), "ListRow")
            Classes.add(ObjectIdentifier(RowMover.self), "RowMover")
            Classes.add(ObjectIdentifier(SceneGestureDelegate.self), "SceneGestureDelegate")
        }()
    }

    enum CodeAtWork {
        static func call(_ work: () -> Void) { work() }
    }
#endif
