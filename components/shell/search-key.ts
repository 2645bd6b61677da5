/** Local storage has it; `off` means that the key `/` opens nothing. */
export const SEARCH_KEY = 'search-key'

/** The choice lasts as long as the page where the browser stores nothing. */
const IS_OFF = `(()=>{try{return document.documentElement.dataset.searchKey??localStorage['${SEARCH_KEY}']}catch{}})()=='off'`

/** Inlined. Clicks the page's own search link, so nothing reloads; ignores fields and dialogs. */
export const SEARCH_KEY_SCRIPT = `addEventListener('keydown',e=>{e.key=='/'&&!e.ctrlKey&&!e.metaKey&&!e.target.closest('input,textarea,select,[contenteditable],dialog')&&!(${IS_OFF})&&(e.preventDefault(),document.querySelector('[href="/search"]')?.click())})`
