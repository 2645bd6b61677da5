export const CLOTHES_SHEET = `
# white coat | 🥼 | object | white silver blue
m M-.4 -.9 L.4 -.9 L.9 -.4 L.7 .2 L.56 .0 L.56 .96 L-.56 .96 L-.56 .0 L-.7 .2 L-.9 -.4 Z
a M-.2 -.9 L.2 -.9 L0 -.3 Z
d/.03 M0 -.3 L0 .96
d/.03& M.2 .4 L.44 .4
# safety vest | 🦺 | object city | orange yellow
m M-.5 -.9 L-.2 -.9 L0 -.4 L.2 -.9 L.5 -.9 L.66 .9 L-.66 .9 Z
s M-.6 .2 L.6 .2 L.64 .44 L-.64 .44 Z
s& M.24 -.9 L.4 -.9 L.44 .2 L.26 .2 Z
# tie | 👔 | object | blue white
s M-.6 -.9 L0 -.6 L.6 -.9 L.8 -.5 L.4 -.1 L0 -.5 L-.4 -.1 L-.8 -.5 Z
m M-.16 -.6 L.16 -.6 L.1 -.36 L.3 .6 L0 1 L-.3 .6 L-.1 -.36 Z
x/.08 M-.2 .2 L.2 .0
x/.08 M-.26 .5 L.26 .3
# trousers | 👖 | object | blue gold
m M-.5 -.96 L.5 -.96 L.7 .96 L.2 .96 L0 -.2 L-.2 .96 L-.7 .96 Z
x M.3 -.96 L.5 -.96 L.7 .96 L.44 .96 Z
d/.05 M-.52 -.7 L.52 -.7
s O 0 -.8 .05
# scarf | 🧣 | object snow | red cream
m M-.7 -.7 C-.3 -.9 .3 -.9 .7 -.7 C.9 -.4 .6 -.1 .3 -.1 L-.3 -.1 C-.6 -.1 -.9 -.4 -.7 -.7 Z
m M.1 -.2 L.56 -.2 L.6 .9 L.14 .9 Z
x M-.36 -.2 L.06 -.2 L.0 .6 L-.4 .6 Z
s M.12 .3 L.58 .3 L.58 .46 L.12 .46 Z
s M.14 .6 L.6 .6 L.6 .74 L.14 .74 Z
# pair of mittens | 🧤 | object snow | leaf red
m& M.2 .4 L.14 -.1 C.14 -.3 .3 -.3 .34 -.1 L.36 -.7 C.4 -.9 .86 -.9 .9 -.6 L.9 .4 Z
s& M.18 .4 L.92 .4 L.92 .8 L.18 .8 Z
# coat | 🧥 | object | brown tan gold
m M-.4 -.9 L.4 -.9 L.96 -.3 L.8 .4 L.6 .2 L.6 .96 L-.6 .96 L-.6 .2 L-.8 .4 L-.96 -.3 Z
s M-.3 -.9 L0 -.4 L.3 -.9 L.5 -.6 L0 .1 L-.5 -.6 Z
d/.04 M0 .1 L0 .96
a O .14 .3 .06
a O .14 .6 .06
# socks | 🧦 | object | violet gold
m M-.7 -.9 L-.2 -.9 L-.2 .1 C.0 .3 .2 .6 .0 .8 C-.3 1 -.9 .6 -.7 .1 Z
x M.1 -.9 L.6 -.9 L.6 .1 C.8 .3 1 .6 .8 .8 C.5 1 -.0 .6 .1 .1 Z
s M-.74 -.9 L-.16 -.9 L-.16 -.64 L-.74 -.64 Z
s M.06 -.9 L.64 -.9 L.64 -.64 L.06 -.64 Z
# kimono | 👘🥻 | object | rose gold navy
m M-.3 -.9 L.3 -.9 L1 -.6 L1 .2 L.5 .0 L.6 1 L-.6 1 L-.5 .0 L-1 .2 L-1 -.6 Z
s M-.46 .0 L.46 .0 L.46 .3 L-.46 .3 Z
a/.07 M-.3 -.9 L.1 .0
a/.07 M.3 -.9 L-.04 -.3
l O -.3 .7 .08
l O .3 .6 .08
l& O .74 -.3 .07
# swimsuit | 🩱 | object sea day | teal white
m M-.4 -.96 L-.2 -.96 C-.2 -.5 .2 -.5 .2 -.96 L.4 -.96 C.4 -.4 .6 -.2 .4 .1 C.5 .4 .6 .5 .5 .6 C.2 .6 .1 .8 .1 .96 L-.1 .96 C-.1 .8 -.2 .6 -.5 .6 C-.6 .5 -.5 .4 -.4 .1 C-.6 -.2 -.4 -.4 -.4 -.96 Z
l/.07 M-.4 .1 L.4 .1
# briefs | 🩲 | object | sky white
m M-.9 -.5 L.9 -.5 L.9 .0 C.5 .1 .2 .4 .2 .7 L-.2 .7 C-.2 .4 -.5 .1 -.9 .0 Z
l/.08 M-.9 -.44 L.9 -.44
# bikini | 👙 | object sea day | rose white
m& O .4 -.5 .36 .3
m/.07 M-.1 -.5 L.1 -.5
m/.04& M.4 -.8 L.3 -1.06
m M-.7 .2 L.7 .2 L.14 .8 L-.14 .8 Z
l& O .4 -.5 .08
# blouse | 👚 | object | pink rose
m M-.4 -.8 L-.2 -.8 C-.1 -.5 .1 -.5 .2 -.8 L.4 -.8 L1 -.4 L.8 .0 L.56 -.1 C.5 .3 .6 .5 .7 .86 L-.7 .86 C-.6 .5 -.5 .3 -.56 -.1 L-.8 .0 L-1 -.4 Z
s O 0 .1 .2
# fan | 🪭 | object | rose gold
m M0 .8 L-1 -.0 C-.7 -.9 .7 -.9 1 -.0 Z
x M0 .8 L-.5 .4 C-.3 .1 .3 .1 .5 .4 Z
s/.04 M0 .8 L-.6 -.5
s/.04 M0 .8 L0 -.66
s/.04 M0 .8 L.6 -.5
s O 0 .8 .1
# handbag | 👜👛👝 | object city | brown gold
d/.1 M-.4 -.2 C-.4 -1.06 .4 -1.06 .4 -.2
m M-.76 -.26 L.76 -.26 L.9 .86 L-.9 .86 Z
x M-.76 -.26 L.76 -.26 L.6 .2 L-.6 .2 Z
s O 0 .2 .13
# shopping trolley | 🛒 | object city bright | slate silver red
k/.08 M-1 -.74 L-.74 -.74 L-.36 .5 L.7 .5
s M-.66 -.46 L.96 -.4 L.76 .22 L-.46 .3 Z
m/.07 M-.68 -.46 L.98 -.4 L.76 .22 L-.44 .3 Z
m/.05 M-.6 -.2 L.9 -.16
m/.05 M-.54 .06 L.84 .04
m/.05 M-.28 -.44 L-.16 .28
m/.05 M.08 -.43 L.12 .26
m/.05 M.42 -.42 L.38 .25
m/.05 M.72 -.4 L.6 .23
k O -.26 .78 .16
k O .58 .78 .16
l O -.26 .78 .06
l O .58 .78 .06
a M-1.08 -.82 L-.72 -.82 L-.72 -.66 L-1.08 -.66 Z
# shopping bags | 🛍️ | object city bright | rose sky gold
k/.05 M.2 -.4 C.2 -.9 .7 -.9 .7 -.4
s M.0 -.4 L.9 -.4 L.9 .9 L.0 .9 Z
k/.06 M-.6 -.2 C-.6 -.8 .0 -.8 .0 -.2
m M-.9 -.2 L.3 -.2 L.3 1 L-.9 1 Z
x M.1 -.2 L.3 -.2 L.3 1 L.1 1 Z
a O -.3 .4 .2
# rucksack | 🎒 | object | red gold navy
d/.1 M-.2 -.8 C-.2 -1.06 .2 -1.06 .2 -.8
m M-.6 -.3 C-.6 -1 .6 -1 .6 -.3 L.7 .9 L-.7 .9 Z
x M-.46 .2 L.46 .2 L.5 .76 L-.5 .76 Z
s M-.1 .1 L.1 .1 L.1 .4 L-.1 .4 Z
a/.07 M-.56 -.2 L.56 -.2
# flip-flops | 🩴 | object sea day | sky rose
m O -.4 .1 .34 .8 -6
x O -.4 .1 .24 .66 -6
m O .4 .1 .34 .8 6
x O .4 .1 .24 .66 6
s/.1 M-.66 .1 L-.4 -.36 L-.14 .1
s/.1 M.66 .1 L.4 -.36 L.14 .1
# man's shoe | 👞🥾 | object city | brown black tan
m M-.9 -.5 L-.3 -.6 C-.2 -.2 .3 .0 .7 .1 C1 .2 1 .4 1 .5 L-.9 .5 Z
s M-.96 .5 L1.04 .5 L1.04 .66 L-.96 .66 Z
a/.05 M-.3 -.3 L-.06 -.4
a/.05 M-.1 -.14 L.1 -.26
# ballet shoe | 🩰🥿 | object | pink rose
m M-.9 .5 C-1 .0 -.3 .2 .0 .0 C.3 -.2 .7 -.1 .96 .3 C1 .6 .6 .7 .3 .7 L-.6 .7 C-.8 .7 -.9 .6 -.9 .5 Z
s/.06 M-.6 .1 C-.3 -.3 -.7 -.6 -.2 -.9
s/.06 M.0 .0 C-.5 -.2 -.1 -.6 -.5 -.9
# high-heeled shoe | 👠👡 | object night | red black
m M-.9 -.6 C-.7 -.7 -.5 -.5 -.3 -.2 C.1 .3 .5 .2 .9 .4 C1.06 .5 1 .66 .9 .66 L.2 .66 C-.2 .6 -.4 .2 -.7 .1 L-.76 .9 L-.9 .9 Z
x M-.7 .1 C-.4 .2 -.2 .6 .2 .66 L.9 .66 L.5 .5 C.0 .5 -.3 .1 -.6 -.1 Z
# boot | 👢 | object | brown tan
m M-.5 -.96 L.3 -.96 L.3 .0 C.5 .3 .9 .3 .9 .7 L.9 .8 L.0 .8 L-.2 .7 L-.3 .96 L-.6 .96 Z
s M-.54 -.96 L.34 -.96 L.34 -.76 L-.54 -.76 Z
x M.1 -.76 L.3 -.76 L.3 .0 C.5 .3 .9 .3 .9 .7 L.5 .7 C.5 .4 .1 .3 .1 .0 Z
# comb | 🪮 | object^ | black gold
m M-.7 -.9 L.7 -.9 L.7 -.4 L-.7 -.4 Z
m/.1 M-.6 -.4 L-.6 .9
m/.1 M-.3 -.4 L-.3 .9
m/.1 M0 -.4 L0 .9
m/.1 M.3 -.4 L.3 .9
m/.1 M.6 -.4 L.6 .9
# straw hat | 👒 | object day | gold rose
m O 0 .4 1 .3
x M-.6 .36 C-.6 -.7 .6 -.7 .6 .36 C.3 .5 -.3 .5 -.6 .36 Z
s M-.62 .3 C-.3 .44 .3 .44 .62 .3 L.6 .0 C.3 .14 -.3 .14 -.6 .0 Z
# graduate's cap | 🎓 | object bright | black gold
m M-.6 .0 L.6 .0 L.6 .5 C.3 .7 -.3 .7 -.6 .5 Z
x M0 -.6 L1.06 -.1 L0 .36 L-1.06 -.1 Z
s/.06 M0 -.1 L.8 .1 L.8 .6
s O .8 .66 .1
# cap | 🧢 | object day | blue white
m M-.7 .3 C-.8 -.7 .6 -.8 .6 .2 L-.7 .3 Z
x M.3 .0 C.7 .0 1.1 .2 1.1 .4 C.8 .4 .5 .3 .3 .4 L-.7 .36 Z
l O -.06 -.48 .07
d/.04 M-.06 -.44 C.2 -.2 .2 .1 .16 .26
# helmet | 🪖⛑️ | object | leaf forest red
m M-.9 .3 C-1 -.9 1 -.9 .9 .3 Z
x M-1 .3 L1 .3 L.9 .5 L-.9 .5 Z
a M-.1 -.4 L.1 -.4 L.1 -.24 L.26 -.24 L.26 -.06 L.1 -.06 L.1 .1 L-.1 .1 L-.1 -.06 L-.26 -.06 L-.26 -.24 L-.1 -.24 Z
k/.06 M-.7 .5 C-.6 1 .6 1 .7 .5
# beads | 📿 | object^ calm | brown red
m O 0 -.84 .14
m& O .36 -.74 .14
m& O .64 -.5 .14
m& O .74 -.14 .14
m& O .6 .2 .14
m& O .32 .44 .14
s O 0 .56 .16
s/.06 M0 .6 L0 .86
s/.07& M0 .8 L.1 1
# lipstick | 💄 | object love | red black gold
k M-.4 .1 L.4 .1 L.4 1 L-.4 1 Z
a M-.3 -.2 L.3 -.2 L.3 .1 L-.3 .1 Z
m M-.24 -.2 L-.24 -.7 L.24 -1 L.24 -.2 Z
# ring | 💍 | object^ love | gold sky
m/.16 O 0 .34 .6
s M-.4 -.7 L.4 -.7 L.6 -.46 L0 .06 L-.6 -.46 Z
l M-.4 -.7 L.0 -.46 L-.6 -.46 Z
`
