import TouchKit
import TouchScript

extension Tuning {
    /// Creates the engine's numbers, with those that the scene sets.
    init(_ scene: Scene) {
        self.init()
        for case .tuning(let tuning)? in scene.lines.map({ $0.statement }) { set(tuning) }
    }

    private mutating func set(_ tuning: SceneTuning) {
        switch tuning.name {
        case .tapCountInterval: tapCountInterval = tuning.value.amount
        case .tapCountRadius: tapCountRadius = tuning.value.amount
        case .cancelsViewsBeforeActions: cancelsViewsBeforeActions = tuning.value.isOn
        case .asksPermissionBeforeWaiting: asksPermissionBeforeWaiting = tuning.value.isOn
        case .tapPressDuration: tapPressDuration = tuning.value.amount
        case .tapInterval: tapInterval = tuning.value.amount
        case .tapMovement: tapMovement = tuning.value.amount
        case .panSlop: panSlop = tuning.value.amount
        case .translationHoldsSlop: translationHoldsSlop = tuning.value.isOn
        case .velocityWindow: velocityWindow = tuning.value.amount
        case .scrollPause: scrollPause = tuning.value.amount
        case .swipeActionSlop: swipeActionSlop = tuning.value.amount
        case .fullSwipe: fullSwipe = tuning.value.amount
        case .swipeDistance: swipeDistance = tuning.value.amount
        case .swipeDrift: swipeDrift = tuning.value.amount
        case .swipeDuration: swipeDuration = tuning.value.amount
        case .pinchSlop: pinchSlop = tuning.value.amount
        case .rotationSlop: rotationSlop = tuning.value.amount
        case .frameInterval: frameInterval = tuning.value.amount
        case .controlDragOutset: controlDragOutset = tuning.value.amount
        case .repeatDelay: repeatDelay = tuning.value.amount
        case .repeatInterval: repeatInterval = tuning.value.amount
        case .contentTouchDelay: contentTouchDelay = tuning.value.amount
        case .rubberBandGive: rubberBandGive = tuning.value.amount
        case .scrollFlickVelocity: scrollFlickVelocity = tuning.value.amount
        case .scrollRestDuration: scrollRestDuration = tuning.value.amount
        case .pageFlickVelocity: pageFlickVelocity = tuning.value.amount
        case .scrollSlowest: scrollSlowest = tuning.value.amount
        case .scrollReturnRate: scrollReturnRate = tuning.value.amount
        case .scrollBounceRate: scrollBounceRate = tuning.value.amount
        case .scrollTargetRate: scrollTargetRate = tuning.value.amount
        case .scrollMomentumShare: scrollMomentumShare = tuning.value.amount
        case .scrollMomentumPower: scrollMomentumPower = tuning.value.amount
        case .scrollMomentumLimit: scrollMomentumLimit = tuning.value.amount
        case .scrollAnimationDuration: scrollAnimationDuration = tuning.value.amount
        case .indicatorDelay: indicatorDelay = tuning.value.amount
        case .edgeWidth: edgeWidth = tuning.value.amount
        case .systemGateDelay: systemGateDelay = tuning.value.amount
        }
    }
}
