// Code written for UIKit says `import UIKit`; here that is TouchKit under UIKit's names.
@_exported import TouchKit
