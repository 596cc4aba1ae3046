// Code written for UIKit says `import UIKit`; here that is TouchKit under UIKit's names.
@_exported import EventTime
@_exported import TouchKit

// Said one by one, these names win over those of Foundation and Dispatch where a file imports both.
@_exported import class EventTime.DispatchQueue
@_exported import struct EventTime.DispatchTime
@_exported import class EventTime.DispatchWorkItem
@_exported import class EventTime.Timer
