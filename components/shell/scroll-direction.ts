/** Inlined. `data-down` on the root says that the page is being scrolled down. */
export const SCROLL_DIRECTION_SCRIPT = `{let y=0;addEventListener('scroll',()=>{let d=scrollY-y;if(d*d<64)return;y=scrollY;document.documentElement.toggleAttribute('data-down',d>0)},{passive:true})}`
