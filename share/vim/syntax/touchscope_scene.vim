" Vim syntax file of Touchscope: .scene. Made from the words of the language by `make syntax`.
if exists("b:current_syntax") | finish | endif
syntax case match
syntax iskeyword @,48-57,_,-,192-255
syntax match touchscopeValue "\<\%(allow-user-interaction\|handle-and-forward\|own-view-only\|pass-through\|finger-down\|check-mark\|horizontal\|long-press\|anywhere\|edge-pan\|indirect\|rotation\|vertical\|all-but\|consume\|exactly\|forward\|pointer\|swallow\|bottom\|direct\|nobody\|not-in\|pencil\|clear\|coral\|hover\|lilac\|pinch\|right\|slate\|swipe\|watch\|clay\|down\|leaf\|left\|mint\|plum\|rose\|sand\|self\|snow\|all\|any\|ink\|nil\|off\|pan\|sea\|sky\|sun\|tap\|top\|yes\|no\|on\|up\)\>"
syntax match touchscopeClause "\<\%(asks-permission-before-waiting\|should-be-required-to-fail-by\|cancels-views-before-actions\|scroll-animation-duration\|should-require-failure-of\|primary-action-triggered\|cancels-touches-in-view\|defers-system-gestures\|translation-holds-slop\|scroll-flick-velocity\|scroll-momentum-limit\|scroll-momentum-power\|scroll-momentum-share\|touches-should-cancel\|delays-touches-began\|delays-touches-ended\|touches-should-begin\|can-be-prevented-by\|content-touch-delay\|control-drag-outset\|page-flick-velocity\|required-to-fail-by\|requires-failure-of\|scroll-bounce-rate\|scroll-return-rate\|scroll-target-rate\|tap-count-interval\|tap-press-duration\|touch-drag-outside\|simultaneous-with\|system-gate-delay\|touch-down-repeat\|touch-drag-inside\|rubber-band-give\|tap-count-radius\|touch-drag-enter\|touch-up-outside\|cancels-content\|first-responder\|indicator-delay\|repeat-interval\|touch-drag-exit\|touch-up-inside\|velocity-window\|delays-content\|frame-interval\|scroll-slowest\|should-receive\|swipe-distance\|swipe-duration\|rotation-slop\|value-changed\|point-inside\|repeat-delay\|should-begin\|system-edges\|tap-interval\|tap-movement\|touch-cancel\|can-prevent\|interaction\|swipe-drift\|touch-types\|edge-width\|multitouch\|pinch-slop\|send-event\|touch-down\|unattached\|bounds-at\|direction\|exclusive\|presented\|disabled\|disables\|duration\|hit-test\|movement\|pan-slop\|bounces\|content\|enables\|fingers\|reaches\|removes\|rotates\|targets\|to-fail\|touches\|corner\|except\|glides\|hidden\|motion\|outset\|paging\|remote\|rotate\|scales\|starts\|titles\|after\|alpha\|clips\|color\|count\|edges\|every\|hides\|level\|moves\|scale\|shows\|stops\|value\|adds\|logs\|only\|over\|size\|taps\|text\|with\|tag\|at\|to\|x\)\>"
syntax match touchscopeStatement "\%(^\s*\|^\s*with\s\+\)\@<=\<\%(application\|controller\|long-press\|delegate\|edge-pan\|rotation\|segments\|require\|stepper\|button\|custom\|scroll\|slider\|switch\|tuning\|window\|hover\|label\|pages\|pinch\|scene\|swipe\|title\|view\|pan\|row\|tap\)\>"
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
