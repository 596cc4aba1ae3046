import TouchScript
import TouchWords

extension Library {
    /// The terms and their meanings: a page for readers, and the standard by which tests check
    /// captions, panels and reasons.
    package static var glossary: Glossary {
        Glossary([
            .init(.glossary.action, .glossary.actionMeaning),
            .init(.phase.cancelled, .glossary.cancelledMeaning),
            .init(.glossary.continuous, .glossary.continuousMeaning),
            .init(.glossary.control, .glossary.controlMeaning),
            .init(.glossary.delegate, .glossary.delegateMeaning),
            .init(.glossary.delivery, .glossary.deliveryMeaning),
            .init(.glossary.discrete, .glossary.discreteMeaning),
            .init(.glossary.doubleTap, .glossary.doubleTapMeaning),
            .init(.glossary.event, .glossary.eventMeaning),
            .init(.glossary.fail, .glossary.failMeaning),
            .init(.glossary.finger, .glossary.fingerMeaning),
            .init(.stage.firstResponder, .glossary.firstResponderMeaning),
            .init(.stage.hitView, .glossary.hitViewMeaning),
            .init(.glossary.hitTest, .glossary.hitTestMeaning),
            .init(.recognizer.kindLongPress, .glossary.longPressMeaning),
            .init(.recognizer.kindPan, .glossary.panMeaning),
            .init(.recognizer.kindPinch, .glossary.pinchMeaning),
            .init(.glossary.point, .glossary.pointMeaning),
            .init(.glossary.prevent, .glossary.preventMeaning),
            .init(.stage.queue, .glossary.queueMeaning),
            .init(.glossary.recognizer, .glossary.recognizerMeaning),
            .init(.recognizer.reset, .glossary.resetMeaning),
            .init(.glossary.responder, .glossary.responderMeaning),
            .init(.help.chain, .glossary.responderChainMeaning),
            .init(.recognizer.kindRotation, .glossary.rotationMeaning),
            .init(.glossary.row, .glossary.rowMeaning),
            .init(.glossary.scrollView, .glossary.scrollViewMeaning),
            .init(.glossary.sendEvent, .glossary.sendEventMeaning),
            .init(.glossary.slider, .glossary.sliderMeaning),
            .init(.glossary.subview, .glossary.subviewMeaning),
            .init(.glossary.superview, .glossary.superviewMeaning),
            .init(.recognizer.kindSwipe, .glossary.swipeMeaning),
            .init(.glossary.systemGesture, .glossary.systemGestureMeaning),
            .init(.glossary.systemInterruption, .glossary.systemInterruptionMeaning),
            .init(.recognizer.kindTap, .glossary.tapMeaning),
            .init(.glossary.target, .glossary.targetMeaning),
            .init(.glossary.thumb, .glossary.thumbMeaning),
            .init(.window.aboutTouch, .glossary.touchMeaning),
            .init(.stage.view, .glossary.viewMeaning),
            .init(.glossary.viewController, .glossary.viewControllerMeaning),
            .init(.window.aboutWindow, .glossary.windowMeaning),
        ])
    }
}
