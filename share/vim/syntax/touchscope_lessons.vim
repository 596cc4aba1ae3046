" Vim syntax file of Touchscope: .lessons. Made from the words of the language by `make syntax`.
if exists("b:current_syntax") | finish | endif
syntax case match
syntax iskeyword @,48-57,_,-,192-255
syntax match touchscopeClause "\<\%(after\)\>"
syntax match touchscopeStatement "\%(^\s*\|^\s*with\s\+\)\@<=\<\%(lessons\|lesson\|group\)\>"
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
let b:current_syntax = "touchscope_lessons"
