// Code written for UIKit contains `import UIKit`; here that imports TouchKit, which has UIKit's
// names.
@_exported import EventTime
@_exported import TouchKit

// Exported one by one, these names take precedence over those of Foundation and Dispatch in a file
// that imports both.
@_exported import class EventTime.DispatchGroup
@_exported import class EventTime.DispatchQueue
@_exported import struct EventTime.DispatchTime
@_exported import class EventTime.DispatchWorkItem
@_exported import class EventTime.Timer
