/** In local storage; `off` where the key `/` opens nothing. */
export const SEARCH_KEY = 'search-key'

/** Inlined. Clicks the page's own search link, so nothing reloads; ignores fields and dialogs. */
export const SEARCH_KEY_SCRIPT = `addEventListener('keydown',e=>{e.key=='/'&&!e.ctrlKey&&!e.metaKey&&!e.target.closest('input,textarea,select,[contenteditable],dialog')&&localStorage['${SEARCH_KEY}']!='off'&&(e.preventDefault(),document.querySelector('[href="/search"]')?.click())})`
