import { PATHS } from '@/lib/config/paths'
import { THEME_KEY } from './theme'

/**
 * Inlined. An extension may put a `div` at the top of the body before React hydrates, which would
 * take it for the hidden one of Next and draw the page anew. Such elements move behind the page;
 * React skips elements of other names, and those that come later.
 */
export const FOREIGN_ELEMENTS_SCRIPT = `{let o=new MutationObserver(()=>{let b=document.body,p=document.querySelector('body>page-root');b&&o.observe(b,{childList:true});if(!p)return;if(Object.keys(p).some(k=>k.startsWith('__react')))return o.disconnect();for(let e=p.previousElementSibling,n;e;e=n)n=e.previousElementSibling,e.nodeName=='DIV'&&!(e.hidden&&e.firstChild?.nodeType==8)&&p.after(e)});o.observe(document.documentElement,{childList:true})}`

/** Inlined. A picture that is decoration has no text of its own that would stand where it fails. */
export const FAILED_PICTURES_SCRIPT = `addEventListener('error',({target:i})=>{i.tagName=='IMG'&&!i.alt&&i.width>48&&(i.alt='The picture cannot be loaded.')},true)`

/** Inlined. `data-down` on the root says that the page is being scrolled down. */
export const SCROLL_DIRECTION_SCRIPT = `{let y=0;addEventListener('scroll',()=>{let d=scrollY-y;if(d*d<64)return;y=scrollY;document.documentElement.toggleAttribute('data-down',d>0)},{passive:true})}`

/** Inlined in the head; runs when all else is loaded, and not in frames of other sites. */
export const WORKER_SCRIPT = `self==top&&addEventListener('load',async()=>{try{await navigator.serviceWorker?.register('${PATHS.serviceWorker}')}catch{}})`

/** Inlined in the head, so that the theme is set before the first paint; `auto` is not stored. */
export const THEME_SCRIPT = `try{let t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
