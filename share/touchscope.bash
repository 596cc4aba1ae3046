# Completion of touchscope's commands, options, lessons and files for bash.
_touchscope() {
    local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]}
    # Options without a command are those of open.
    [[ $command == -* ]] && command=open
    COMPREPLY=()
    if ((COMP_CWORD == 1)) && [[ $word != -* ]]; then
        local commands
        commands=$(touchscope --help 2>/dev/null | awk '/^  [a-z]/ { print $1 }')
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$word")
    elif [[ $word == -* ]]; then
        local options
        options=$(touchscope "$command" --help 2>/dev/null | grep -o -e '--[a-z][a-z-]*')
        ((COMP_CWORD == 1)) && options+=" --version"
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
    else
        local lessons=
        case $command in
        open | trace | why | whatif | vary | audit | render | check | simplify | card | embed | code | record | narrate | export)
            lessons=$(touchscope lessons 2>/dev/null | awk '{ print $1 }') ;;
        esac
        mapfile -t COMPREPLY < <(compgen -W "$lessons" -- "$word"; compgen -f -- "$word")
    fi
}
complete -o filenames -F _touchscope touchscope
