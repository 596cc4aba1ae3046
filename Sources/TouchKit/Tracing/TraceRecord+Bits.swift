// A record is nothing but bits: it can be laid out in a file and found there again. So must be all it is made of.

nonisolated extension SubjectID: BitwiseCopyable {}
nonisolated extension NameID: BitwiseCopyable {}
nonisolated extension Rule: BitwiseCopyable {}
nonisolated extension UITouch.Phase: BitwiseCopyable {}
nonisolated extension UITouch.TouchType: BitwiseCopyable {}
nonisolated extension PointerSample.Phase: BitwiseCopyable {}
nonisolated extension UIGestureRecognizer.State: BitwiseCopyable {}
nonisolated extension AnimatedProperty: BitwiseCopyable {}
nonisolated extension AnimationCurve: BitwiseCopyable {}
nonisolated extension CancelReason: BitwiseCopyable {}
nonisolated extension RefusalReason: BitwiseCopyable {}
nonisolated extension ResponderMethod: BitwiseCopyable {}
nonisolated extension ViewFlag: BitwiseCopyable {}
nonisolated extension HopManner: BitwiseCopyable {}
nonisolated extension Quantity: BitwiseCopyable {}
nonisolated extension Question: BitwiseCopyable {}
nonisolated extension Answerer: BitwiseCopyable {}
nonisolated extension TransitionReason: BitwiseCopyable {}
nonisolated extension RequirementStanding: BitwiseCopyable {}
nonisolated extension RequirementOrigin: BitwiseCopyable {}
nonisolated extension TimerPurpose: BitwiseCopyable {}
nonisolated extension TimerStanding: BitwiseCopyable {}
nonisolated extension SampleFault: BitwiseCopyable {}
nonisolated extension SystemEvent: BitwiseCopyable {}
nonisolated extension HitVerdict: BitwiseCopyable {}
nonisolated extension WithholdReason: BitwiseCopyable {}
