/**
 * Inlined. An extension may put a `div` at the top of the body before React hydrates, which would
 * take it for the hidden one of Next and draw the page anew. Such elements move behind the page;
 * React skips elements of other names, and those that come later.
 */
export const FOREIGN_ELEMENTS_SCRIPT = `{let o=new MutationObserver(()=>{let b=document.body,p=document.querySelector('body>page-root');b&&o.observe(b,{childList:true});if(!p)return;if(Object.keys(p).some(k=>k.startsWith('__react')))return o.disconnect();for(let e=p.previousElementSibling,n;e;e=n)n=e.previousElementSibling,e.nodeName=='DIV'&&!(e.hidden&&e.firstChild?.nodeType==8)&&p.after(e)});o.observe(document.documentElement,{childList:true})}`
