// A stand-in for a module of Apple's: its being there is what canImport(ObjectiveC) asks.

public struct Selector {}
