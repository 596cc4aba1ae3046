// A record is nothing but bits: it can be laid out in a file and found there again. So must be all it is made of.

extension SubjectID: BitwiseCopyable {}
extension NameID: BitwiseCopyable {}
extension Rule: BitwiseCopyable {}
extension TouchPhase: BitwiseCopyable {}
extension TouchType: BitwiseCopyable {}
extension PointerPhase: BitwiseCopyable {}
extension GestureState: BitwiseCopyable {}
extension AnimatedProperty: BitwiseCopyable {}
extension AnimationCurve: BitwiseCopyable {}
extension CancelReason: BitwiseCopyable {}
extension RefusalReason: BitwiseCopyable {}
extension ResponderMethod: BitwiseCopyable {}
extension ViewFlag: BitwiseCopyable {}
extension HopManner: BitwiseCopyable {}
extension Quantity: BitwiseCopyable {}
extension Question: BitwiseCopyable {}
extension Answerer: BitwiseCopyable {}
extension TransitionReason: BitwiseCopyable {}
extension RequirementStanding: BitwiseCopyable {}
extension RequirementOrigin: BitwiseCopyable {}
extension TimerPurpose: BitwiseCopyable {}
extension TimerStanding: BitwiseCopyable {}
extension SampleFault: BitwiseCopyable {}
extension SystemEvent: BitwiseCopyable {}
extension HitVerdict: BitwiseCopyable {}
extension WithholdReason: BitwiseCopyable {}
