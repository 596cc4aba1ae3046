import Testing
import TouchKit

/// What imported code has instead of the Objective-C runtime.
@Suite(.serialized) struct ExchangeShapeTests {
    private let app = UIApplication()

    private func touch(at time: Double) {
        for phase in [UITouch.Phase.began, .ended] {
            app.send([
                TouchSample(
                    finger: 1, phase: phase, location: CGPoint(x: 20, y: 20), timestamp: time)
            ])
        }
    }

    @Test func aMethodExchangedWithSendEventSeesEventsAndCallsTheOriginal() {
        let view = app.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let view = ToldView(frame: window.bounds)
            window.addSubview(view)
            window.makeKeyAndVisible(in: app)
            return view
        }
        UIWindow.counted = 0
        UIWindow.exchangeSendEvent()
        touch(at: 1)
        #expect(UIWindow.counted == 2 && view.told == 1)
        // A second exchange undoes the first; a host's own windows take no part.
        UIWindow.exchangeSendEvent()
        touch(at: 2)
        #expect(UIWindow.counted == 2 && view.told == 2)
        UIWindow.exchangeSendEvent()
        app.exchangesMethods = false
        touch(at: 3)
        UIWindow.exchangeSendEvent()
        #expect(UIWindow.counted == 2 && view.told == 3)
    }

    @Test func anOptionalRequirementThatNobodyImplementsAnswersNil() {
        #expect(isAllowed(by: Silent()) == nil)
        #expect(isAllowed(by: Refusing()) == false)
        #expect(isAllowed(by: nil) == nil)
    }
}
