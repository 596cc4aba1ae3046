" Vim syntax file of Touchscope: .tape. Made from the words of the language by `make syntax`.
if exists("b:current_syntax") | finish | endif
syntax case match
syntax iskeyword @,48-57,_,-,192-255
syntax match touchscopeValue "\<\%(answer-outside-window\|should-begin-refused\|content-keeps-touch\|exclusive-elsewhere\|scroll-view-refused\|requirement-broken\|nowhere-to-scroll\|too-many-fingers\|fingers-missing\|interaction-off\|requirement-met\|exclusive-here\|multitouch-off\|finger-lifted\|set-by-owner\|ease-in-out\|interrupted\|overridden\|stationary\|cancelled\|prevented\|timed-out\|analysis\|disabled\|ease-out\|hit-test\|indirect\|pipeline\|possible\|previous\|singular\|timeline\|changed\|ease-in\|outside\|pointer\|removed\|direct\|failed\|hidden\|linear\|pencil\|toggle\|began\|cards\|chain\|clear\|coral\|cycle\|ended\|faint\|lilac\|moved\|pause\|slate\|clay\|code\|leaf\|mint\|next\|play\|plum\|rose\|sand\|snow\|undo\|all\|ink\|off\|sea\|sky\|sun\|on\)\>"
syntax match touchscopeClause "\<\%(cancels-content\|delays-content\|highlighted\|interaction\|multitouch\|bounds-at\|coalesced\|delivered\|discarded\|exclusive\|swallowed\|consumed\|disabled\|scrolled\|withheld\|answers\|because\|bounces\|content\|handled\|action\|cancel\|corner\|finger\|hidden\|paging\|radius\|rotate\|scroll\|alpha\|asked\|clips\|color\|force\|never\|noted\|order\|pause\|right\|scale\|times\|until\|value\|acts\|down\|exit\|from\|hold\|hops\|lang\|move\|over\|size\|text\|time\|type\|and\|got\|hit\|not\|at\|by\|no\|to\|up\)\>"
syntax match touchscopeStatement "\%(^\s*\|^\s*with\s\+\)\@<=\<\%(highlight\|interrupt\|spotlight\|together\|caption\|chapter\|disable\|pointer\|answer\|direct\|enable\|expect\|finger\|follow\|freeze\|remote\|remove\|arrow\|event\|scene\|shake\|sound\|speed\|title\|hide\|mark\|note\|show\|slow\|tape\|trim\|wait\|walk\|with\|zoom\|ask\|cut\|dim\|end\|ink\|set\|tap\|try\)\>"
syntax match touchscopeNumber "\%(\k\)\@<![-+]\?\.\?\d[0-9.]*\%(e[-+]\?\d\+\)\?\%(ms\|s\|deg\|rad\)\?\>"
syntax match touchscopeEscape +\\["\\n]+ contained
syntax region touchscopeText start=+"+ skip=+\\.+ end=+"+ oneline contains=touchscopeEscape
syntax match touchscopeComment "#.*$"
highlight default link touchscopeStatement Statement
highlight default link touchscopeClause Type
highlight default link touchscopeValue Constant
highlight default link touchscopeNumber Number
highlight default link touchscopeText String
highlight default link touchscopeEscape SpecialChar
highlight default link touchscopeComment Comment
let b:current_syntax = "touchscope_tape"
