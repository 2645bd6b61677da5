/** In local storage; `off` where the key `/` opens nothing. */
export const SEARCH_KEY = 'search-key'

/**
 * Inlined after the theme script. Follows the page's own link to the search, so that what is loaded
 * stays loaded; never from a field or an open dialog.
 */
export const SEARCH_KEY_SCRIPT = `addEventListener('keydown',e=>{e.key=='/'&&!e.ctrlKey&&!e.metaKey&&!e.target.closest('input,textarea,select,[contenteditable],dialog')&&localStorage['${SEARCH_KEY}']!='off'&&(e.preventDefault(),document.querySelector('[href="/search"]')?.click())})`
