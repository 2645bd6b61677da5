import { THEME_KEY } from './theme'

/** Inlined in the head, so that the theme is set before the first paint; `auto` is not stored. */
export const THEME_SCRIPT = `try{let t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
