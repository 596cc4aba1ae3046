import TouchscopeKit

Touchscope.main()
