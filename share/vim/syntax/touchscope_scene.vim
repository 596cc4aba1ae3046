" Vim syntax file of Touchscope: .scene. Made from the words of the language by `make syntax`.
if exists("b:current_syntax") | finish | endif
syntax case match
syntax iskeyword @,48-57,_,-,192-255
syntax match touchscopeValue "\<\%(handle-and-forward\|own-view-only\|pass-through\|check-mark\|horizontal\|long-press\|edge-pan\|indirect\|rotation\|vertical\|all-but\|consume\|forward\|pointer\|swallow\|bottom\|direct\|nobody\|not-in\|pencil\|clear\|coral\|hover\|lilac\|pinch\|right\|slate\|swipe\|watch\|clay\|down\|leaf\|left\|mint\|plum\|rose\|sand\|self\|snow\|all\|any\|ink\|nil\|off\|pan\|sea\|sky\|sun\|tap\|top\|yes\|no\|on\|up\)\>"
syntax match touchscopeClause "\<\%(should-be-required-to-fail-by\|should-require-failure-of\|cancels-touches-in-view\|delays-touches-began\|delays-touches-ended\|can-be-prevented-by\|required-to-fail-by\|requires-failure-of\|simultaneous-with\|cancels-content\|first-responder\|delays-content\|should-receive\|point-inside\|should-begin\|can-prevent\|interaction\|touch-types\|multitouch\|send-event\|bounds-at\|direction\|exclusive\|presented\|disabled\|disables\|duration\|hit-test\|movement\|bounces\|content\|fingers\|removes\|rotates\|to-fail\|touches\|corner\|hidden\|motion\|outset\|paging\|remote\|rotate\|scales\|titles\|alpha\|clips\|color\|count\|edges\|hides\|level\|moves\|scale\|value\|logs\|size\|taps\|text\|with\|tag\|at\|to\|x\)\>"
syntax match touchscopeStatement "\%(^\s*\|^\s*with\s\+\)\@<=\<\%(application\|controller\|long-press\|delegate\|edge-pan\|rotation\|segments\|require\|stepper\|button\|custom\|scroll\|slider\|switch\|tuning\|window\|hover\|label\|pages\|pinch\|scene\|swipe\|title\|view\|pan\|tap\)\>"
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
let b:current_syntax = "touchscope_scene"
