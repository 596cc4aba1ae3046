" Touchscope's scenes, tapes, lists of lessons and styles. Other programs have such endings, too: the first word counts.
function! s:Detect(kind)
  for line in getline(1, 100)
    if line =~# '^\s*\%(#\|$\)' | continue | endif
    if line !~# '^\s*' . a:kind . '\>' | return | endif
    break
  endfor
  execute 'set filetype=touchscope_' . a:kind
endfunction
autocmd BufRead,BufNewFile *.scene call s:Detect('scene')
autocmd BufRead,BufNewFile *.tape call s:Detect('tape')
autocmd BufRead,BufNewFile *.lessons call s:Detect('lessons')
autocmd BufRead,BufNewFile *.style call s:Detect('style')
