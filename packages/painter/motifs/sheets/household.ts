/** Household objects and others. */
export const HOUSEHOLD_SHEET = `
# door | 🚪🛗 | object city | brown gold tan
s M-.64 -1 L.64 -1 L.64 1 L-.64 1 Z
m M-.5 -.86 L.5 -.86 L.5 1 L-.5 1 Z
x M-.34 -.7 L.34 -.7 L.34 -.1 L-.34 -.1 Z
x M-.34 .1 L.34 .1 L.34 .84 L-.34 .84 Z
a O .4 .04 .08
# mirror | 🪞 | object^ | gold sky
m O 0 -.1 .74 .9
s O 0 -.1 .56 .72
l M-.3 .0 L.2 -.5 L.3 -.4 L-.2 .16 Z
# window | 🪟 | object^ day | sky white leaf
l M-.8 -.9 L.8 -.9 L.8 .9 L-.8 .9 Z
m M-.64 -.74 L-.06 -.74 L-.06 -.06 L-.64 -.06 Z
m M.06 -.74 L.64 -.74 L.64 -.06 L.06 -.06 Z
m M-.64 .06 L-.06 .06 L-.06 .74 L-.64 .74 Z
m M.06 .06 L.64 .06 L.64 .74 L.06 .74 Z
# bed | 🛏️ | object night calm | blue white brown
a M-1 -.7 L-.86 -.7 L-.86 .9 L-1 .9 Z
a M-1 .5 L1 .5 L1 .7 L-1 .7 Z
a M.86 .0 L1 .0 L1 .9 L.86 .9 Z
l M-.84 -.1 C-.7 -.3 -.3 -.3 -.2 -.1 L-.2 .2 L-.84 .2 Z
m M-.5 .1 C.0 -.1 .6 .0 .86 .2 L.86 .5 L-.84 .5 L-.84 .2 Z
# sofa and lamp | 🛋️ | object night calm | teal gold brown
k/.05 M.8 -.4 L.8 .9
s M.56 -.4 L.7 -.9 L.9 -.9 L1.04 -.4 Z
m M-.8 -.3 L.5 -.3 L.5 .3 L-.8 .3 Z
x M-1 .0 C-1 -.2 -.76 -.2 -.7 .0 L-.7 .3 L.4 .3 L.4 .0 C.46 -.2 .66 -.2 .66 .0 L.66 .7 L-1 .7 Z
k& M.4 .7 L.5 .7 L.5 .84 L.4 .84 Z
# toilet | 🚽 | object | white silver sky
m M-.6 -.9 L.0 -.9 L.0 .0 L-.6 .0 Z
m M-.4 .0 L.8 .0 C.8 .4 .5 .5 .3 .6 L.3 .96 L-.3 .96 L-.3 .6 C-.4 .4 -.4 .2 -.4 .0 Z
s M-.46 -.06 L.84 -.06 L.84 .1 L-.46 .1 Z
x M-.3 .6 L.3 .6 L.3 .96 L-.3 .96 Z
# plunger | 🪠 | object | red tan
s/.17 M0 -1 L0 .1
s O 0 -1 .15
m M-.2 .02 L.2 .02 C.28 .2 .74 .24 .8 .74 L-.8 .74 C-.74 .24 -.28 .2 -.2 .02 Z
m M-.54 .74 L.54 .74 L.4 1 L-.4 1 Z
d/.07 M-.8 .74 L.8 .74
# shower | 🚿 | object | silver sky
m/.12 M-.9 .9 L-.4 -.0
m M-.6 -.3 L.0 -.9 L.6 -.1 L-.0 .3 Z
s/.07 M.3 .2 L.4 .4
s/.07 M.5 .0 L.6 .2
s/.07 M.5 .5 L.6 .7
s/.07 M.74 .3 L.84 .5
s/.07 M.2 .56 L.3 .8
# bathtub | 🛁 | object calm | white sky gold
s O -.4 -.2 .2
s O .0 -.3 .24
s O .4 -.2 .2
a/.1 M.8 .0 L.8 -.8 C.8 -1 .5 -1 .5 -.76
m M-1 -.1 L1 -.1 C.96 .5 .8 .7 .6 .7 L-.6 .7 C-.8 .7 -.96 .5 -1 -.1 Z
k& M.5 .7 L.66 .7 L.7 .9 L.56 .9 Z
# mousetrap | 🪤 | object | tan silver gold
m M-1 .2 L.5 -.3 L1 .2 L-.4 .8 Z
s/.06 M-.5 .3 C-.3 -.7 .3 -.8 .5 .0
a M.0 .1 L.4 -.1 L.4 .3 L.0 .36 Z
# razor | 🪒 | object^ | sky silver
x/.2 M.1 -.06 L-.72 .86
m/.14 M.34 -.34 L-.74 .88
l/.04 M-.1 .12 L-.6 .68
s M-.02 -.86 C.06 -.98 .2 -1 .3 -.92 L.96 -.26 C1.02 -.16 1 -.02 .88 .06 Z
l M.06 -.78 L.16 -.88 L.92 -.12 L.82 -.02 Z
k/.03 M.12 -.76 L.82 -.06
k/.03 M.2 -.84 L.9 -.14
# bottle of lotion | 🧴 | vessel | pink white teal
k M-.1 -.96 L.4 -.96 L.4 -.84 L.06 -.84 L.06 -.6 L-.1 -.6 Z
s M-.24 -.6 L.24 -.6 L.24 -.4 L-.24 -.4 Z
m M-.5 -.4 L.5 -.4 L.5 .96 L-.5 .96 Z
l M-.34 .0 L.34 .0 L.34 .56 L-.34 .56 Z
# safety pin | 🧷 | object^ | silver
m/.08 M-.6 .7 L.6 -.5 C.9 -.8 .6 -1 .4 -.76 L-.8 .4
m O -.72 .6 .22
# broom | 🧹 | object | brown gold
m/.12 M.8 -.96 L-.1 .1
s M-.3 -.06 L.2 .4 C.0 .7 -.4 .96 -.8 .96 C-1 .8 -.9 .4 -.3 -.06 Z
x/.05 M-.2 .3 L-.7 .86
x/.05 M.0 .4 L-.4 .9
# basket | 🧺 | object | tan brown
m/.1 M-.6 -.1 C-.5 -1.1 .5 -1.1 .6 -.1
m M-.9 -.1 L.9 -.1 L.7 .9 L-.7 .9 Z
x/.05 M-.86 .2 L.86 .2
x/.05 M-.8 .5 L.8 .5
x/.05& M.3 -.1 L.26 .9
x/.05 M0 -.1 L0 .9
# roll of paper | 🧻 | object | white silver tan
m M-.3 -.7 L.5 -.7 C.9 -.7 .9 .5 .5 .5 L-.3 .5 Z
m M-.7 -.1 L-.3 -.1 L-.3 .96 L-.7 .96 Z
s O -.3 -.1 .4 .6
a O -.3 -.1 .15 .22
# bucket | 🪣 | vessel | silver slate sky
k/.05 M-.7 -.5 C-.6 -1.2 .6 -1.2 .7 -.5
m M-.8 -.5 L.8 -.5 L.56 .96 L-.56 .96 Z
a O 0 -.5 .8 .2
x M.3 -.4 L.78 -.44 L.56 .96 L.2 .96 Z
# bubbles | 🫧 | object^ day calm | sky white
m O -.3 .2 .6
l O -.5 -.0 .13
m O .56 -.4 .36
l O .46 -.5 .08
m O .5 .6 .24
l O .44 .54 .05
# toothbrush | 🪥 | object | teal white
m/.16 M-.9 .8 L.7 -.7
s M.2 -.5 L.6 -.86 L.44 -1.06 L.0 -.7 Z
# sponge | 🧽 | object | yellow gold
m M-1 -.3 C-.9 -.6 .9 -.6 1 -.3 L1 .5 C.9 .76 -.9 .76 -1 .5 Z
x O -.5 -.1 .1
x O .1 .2 .12
x O .6 -.1 .09
x O -.2 .4 .09
x O -.7 .3 .07
# fire extinguisher | 🧯 | object | red black gold
k M-.2 -.9 L.4 -.9 L.4 -.76 L.1 -.7 L.1 -.5 L-.1 -.5 Z
k/.08 M-.1 -.7 C-.8 -.6 -.7 .1 -.76 .4
m M-.4 -.3 C-.4 -.6 .4 -.6 .4 -.3 L.4 .96 L-.4 .96 Z
l M-.4 .1 L.4 .1 L.4 .5 L-.4 .5 Z
# cigarette | 🚬 | object | white orange tan
m M-1 .3 L.2 .3 L.2 .56 L-1 .56 Z
a M.2 .3 L.6 .3 L.6 .56 L.2 .56 Z
s M-1.06 .3 L-.9 .3 L-.9 .56 L-1.06 .56 Z
d/.06 M-.9 .1 C-1.06 -.2 -.7 -.4 -.9 -.7
# coffin | ⚰️ | object night sad | brown tan
m M-.3 -.96 L.3 -.96 L.6 -.4 L.36 .96 L-.36 .96 L-.6 -.4 Z
s M-.06 -.7 L.06 -.7 L.06 -.4 L.26 -.4 L.26 -.26 L.06 -.26 L.06 .3 L-.06 .3 L-.06 -.26 L-.26 -.26 L-.26 -.4 L-.06 -.4 Z
# gravestone | 🪦 | object night sad | grey leaf slate
m M-.6 .9 L-.6 -.4 C-.6 -1.06 .6 -1.06 .6 -.4 L.6 .9 Z
x M.3 -.8 C.5 -.7 .6 -.5 .6 -.4 L.6 .9 L.3 .9 Z
@text RIP k/.2 -.06 -.2 .36
s M-1 .9 C-.8 .6 -.6 .8 -.5 .9 C-.3 .7 .0 .7 .1 .9 C.4 .6 .7 .7 1 .9 L1 1 L-1 1 Z
# amulet | 🧿 | object^ | blue white sky
m O 0 0 .94
l O 0 0 .62
a O 0 0 .42
k O 0 0 .2
# moai | 🗿 | object sea day | grey slate
m M-.5 1 L-.6 -.2 C-.6 -.9 -.4 -1 .1 -1 C.6 -1 .6 -.7 .6 -.2 L.5 1 Z
x M-.6 -.4 L.6 -.4 L.6 -.24 L-.6 -.24 Z
x M-.1 -.3 L.16 -.3 L.24 .24 L-.2 .24 Z
k& O .32 -.2 .1 .06
d/.07 M-.26 .5 L.26 .5
# placard | 🪧 | object city wild | tan cream
m/.11 M0 .3 L0 1
s M-.9 -.9 L.9 -.9 L.9 .3 L-.9 .3 Z
d/.07 M-.6 -.5 L.6 -.5
d/.07 M-.6 -.1 L.3 -.1
# monitor | 🖥️💻 | object | sky slate silver
s M-1 -.8 L1 -.8 L1 .5 L-1 .5 Z
m M-.86 -.66 L.86 -.66 L.86 .3 L-.86 .3 Z
a M-.2 .5 L.2 .5 L.3 .86 L-.3 .86 Z
s M-.5 .84 L.5 .84 L.5 .96 L-.5 .96 Z
l M-.7 -.5 L-.1 -.5 L-.5 .1 L-.7 .1 Z
`
