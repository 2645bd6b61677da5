/** Well-known sights. */
export const SIGHTS_SHEET = `
# Tokyo tower | 🗼 | place city day | red white
m M0 -1 L.08 -.4 C.14 .2 .4 .7 .6 1 L.36 1 C.24 .8 .1 .7 0 .7 C-.1 .7 -.24 .8 -.36 1 L-.6 1 C-.4 .7 -.14 .2 -.08 -.4 Z
l M-.1 -.3 L.1 -.3 L.12 -.14 L-.12 -.14 Z
l M-.2 .1 L.2 .1 L.26 .28 L-.26 .28 Z
l M-.4 .54 L.4 .54 L.46 .66 L-.46 .66 Z
# Statue of Liberty | 🗽 | place city day one-way | teal gold grey
d M-.5 .7 L.5 .7 L.5 1 L-.5 1 Z
m/.16 M.2 -.2 L.4 -.8
s O .42 -.94 .13
m M-.24 -.3 C-.1 -.4 .1 -.4 .24 -.3 L.36 .7 L-.36 .7 Z
x M.06 -.34 L.24 -.3 L.36 .7 L.16 .7 Z
m O 0 -.5 .18 .2
m M-.2 -.56 L-.34 -.84 L-.14 -.7 L-.06 -.94 L.04 -.72 L.18 -.9 L.16 -.6 Z
l M-.5 .0 L-.16 -.06 L-.14 .3 L-.46 .34 Z
# skyline | 🏙️🌆🌇 | place city dusk | blue rose gold
s O .3 -.2 .5
m M-1 1 L-1 -.1 L-.6 -.1 L-.6 .3 L-.5 .3 L-.5 -.7 L-.1 -.7 L-.1 .1 L.0 .1 L.0 -.4 L.4 -.4 L.4 .2 L.5 .2 L.5 -.2 L1 -.2 L1 1 Z
a M-.4 -.5 L-.2 -.5 L-.2 -.34 L-.4 -.34 Z
a M-.4 -.1 L-.2 -.1 L-.2 .06 L-.4 .06 Z
a M-.9 .3 L-.7 .3 L-.7 .5 L-.9 .5 Z
a M.1 .0 L.3 .0 L.3 .2 L.1 .2 Z
a M.6 .1 L.8 .1 L.8 .3 L.6 .3 Z
a M.1 .5 L.3 .5 L.3 .7 L.1 .7 Z
# rising sun | 🌅🌄 | sky^ sea day | gold blue orange
m M-.6 .3 C-.6 -.5 .6 -.5 .6 .3 Z
a/.09 M0 -.5 L0 -.84
a/.09& M.46 -.3 L.7 -.56
a/.09& M.66 .06 L1 -.06
s M-1 .3 L1 .3 L1 .46 L-1 .46 Z
s M-.7 .56 L.7 .56 L.7 .7 L-.7 .7 Z
`
