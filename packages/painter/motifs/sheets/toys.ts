/** Toys, cards and handicraft. */
export const TOYS_SHEET = `
# crystal ball | 🔮 | object night | violet gold pink
s M-.6 .7 L.6 .7 L.8 1 L-.8 1 Z
m O 0 -.06 .8
a M-.3 .2 C-.2 -.3 .3 -.5 .5 -.3 C.4 .2 .0 .4 -.3 .2 Z
l O -.36 -.4 .16 .1 -40
# magic wand | 🪄 | object night bright | black white gold
m/.17 M-.8 .8 L.4 -.4
l/.17 M.3 -.3 L.5 -.5
@star a 4 .3 .7 -.7 .34
@star a 4 .3 .1 -.8 .2
@star a 4 .3 .8 -.0 .2
# game controller | 🎮 | object | slate silver red
m M-.5 -.5 L.5 -.5 C.9 -.5 1.1 .5 1 .7 C.8 .9 .6 .5 .4 .3 L-.4 .3 C-.6 .5 -.8 .9 -1 .7 C-1.1 .5 -.9 -.5 -.5 -.5 Z
s/.13 M-.66 -.1 L-.3 -.1
s/.13 M-.48 -.28 L-.48 .08
a O .5 -.24 .1
s O .66 -.06 .1
s O .34 -.06 .1
# slot machine | 🎰 | object bright | red gold white
m M-.7 -.9 L.6 -.9 L.6 1 L-.7 1 Z
l M-.56 -.5 L.46 -.5 L.46 .1 L-.56 .1 Z
@text 777 k/.2 -.05 -.2 .4
s/.08 M.6 .3 L.86 .3 L.86 -.4
s O .86 -.5 .14
s M-.5 .5 L.4 .5 L.4 .7 L-.5 .7 Z
# piece of a puzzle | 🧩 | object^ | leaf
m M-.7 -.5 L-.2 -.5 C-.4 -1 .4 -1 .2 -.5 L.7 -.5 L.7 .0 C1.2 -.2 1.2 .6 .7 .4 L.7 .9 L-.7 .9 L-.7 .4 C-.3 .6 -.3 -.2 -.7 .0 Z
x M.4 -.5 L.7 -.5 L.7 .0 C1.2 -.2 1.2 .6 .7 .4 L.7 .9 L-.7 .9 L-.7 .7 L.4 .7 Z
# teddy bear | 🧸 | object | tan brown cream
m& O .5 -.74 .22
y& O .5 -.74 .11
m& O .6 .16 .26
m& O .44 .82 .28
m O 0 .4 .56 .5
m O 0 -.4 .56 .48
l O 0 -.26 .26 .2
k O 0 -.34 .1 .07
k& O .22 -.5 .06
s M-.3 .06 L0 .16 L.3 .06 L.3 .3 L0 .2 L-.3 .3 Z
d/.03 M0 .3 L0 .8
d/.03& M0 .5 L.06 .54
d/.03& M.38 .84 L.5 .84
# piñata | 🪅 | object^ day bright | rose gold teal
m M-.6 -.1 L.4 -.1 L.6 -.7 L.9 -.5 L.76 .2 L.6 .3 L.6 .9 L.4 .9 L.36 .4 L-.4 .4 L-.44 .9 L-.64 .9 Z
s M-.6 .0 L.7 .0 L.7 .14 L-.6 .14 Z
a M-.6 .26 L.66 .26 L.6 .4 L-.6 .4 Z
k O .7 -.44 .05
k/.03 M.0 -.1 L.0 -1
# mirror ball | 🪩 | object^ night bright | silver sky rose
k/.05 M0 -.7 L0 -1.06
m O 0 .14 .84
s M-.3 -.4 L.0 -.4 L.0 -.1 L-.3 -.1 Z
a M.3 .0 L.6 .0 L.6 .3 L.3 .3 Z
l M-.6 .1 L-.36 .1 L-.36 .36 L-.6 .36 Z
d/.03 M-.8 -.1 L.8 -.1
d/.03 M-.84 .3 L.84 .3
d/.03 M-.66 .66 L.66 .66
d/.03 M-.56 -.46 L.56 -.46
d/.03& M.3 -.64 C.44 .0 .44 .3 .3 .9
d/.03 M0 -.7 L0 .98
# nesting doll | 🪆 | object | red skin black gold leaf
m M0 -1 C.5 -1 .5 -.5 .4 -.3 C.9 .0 .8 .8 .6 1 L-.6 1 C-.8 .8 -.9 .0 -.4 -.3 C-.5 -.5 -.5 -1 0 -1 Z
s O 0 -.6 .28
a M-.28 -.6 C-.3 -.94 .3 -.94 .28 -.6 C.2 -.8 .0 -.8 0 -.84 C0 -.8 -.2 -.8 -.28 -.6 Z
k& O .1 -.56 .035
x O 0 .4 .36 .4
y O 0 .4 .16
# chess pawn | ♟️ | object^ | black
m O 0 -.56 .36
m M-.36 -.24 L.36 -.24 L.36 -.12 L.2 -.12 C.2 .3 .4 .5 .5 .64 L-.5 .64 C-.4 .5 -.2 .3 -.2 -.12 L-.36 -.12 Z
m M-.66 .64 L.66 .64 L.66 .94 L-.66 .94 Z
l O -.12 -.66 .1
# playing card | 🃏 | object^ one-way | white red black
m M-.64 -.94 L.64 -.94 L.64 .94 L-.64 .94 Z
s M-.4 .3 L-.5 -.5 L-.2 -.2 L0 -.7 L.2 -.2 L.5 -.5 L.4 .3 Z
k M-.3 .3 L.3 .3 L.2 .7 L-.2 .7 Z
s& O .48 -.56 .09
s O 0 -.76 .09
# mahjong tile | 🀄 | object^ one-way | white red leaf
s M-.5 -.8 L.7 -.8 L.7 1 L-.5 1 Z
m M-.66 -.94 L.54 -.94 L.54 .86 L-.66 .86 Z
a/.13 M-.06 -.6 L-.06 .56
a/.11 M-.4 -.24 L.28 -.24 L.28 .14 L-.4 .14 L-.4 -.24
# two masks | 🎭 | object^ | gold violet
s M.0 -.2 L.96 -.4 C1.1 .4 .9 .9 .6 .96 C.3 .96 .0 .6 .0 -.2 Z
k/.07 M.3 .6 C.4 .4 .6 .36 .74 .5
k O .3 .2 .08
k O .66 .1 .08
m M-.96 -.8 L.1 -.8 C.2 .0 .0 .5 -.4 .6 C-.8 .5 -1.06 .0 -.96 -.8 Z
k O -.7 -.36 .1
k O -.2 -.36 .1
k M-.74 .0 L-.1 .0 C-.2 .4 -.6 .4 -.74 .0 Z
# framed picture | 🖼️ | object^ | gold sky leaf white
m M-1 -.8 L1 -.8 L1 .8 L-1 .8 Z
s M-.8 -.6 L.8 -.6 L.8 .6 L-.8 .6 Z
a M-.8 .3 L-.3 -.2 L.1 .2 L.4 -.1 L.8 .3 L.8 .6 L-.8 .6 Z
x O .4 -.34 .16
# reel of thread | 🧵 | object | rose tan
s M-.6 -.9 L.6 -.9 L.6 -.66 L-.6 -.66 Z
s M-.6 .66 L.6 .66 L.6 .9 L-.6 .9 Z
m M-.46 -.66 L.46 -.66 L.46 .66 L-.46 .66 Z
x/.05 M-.46 -.4 L.46 -.3
x/.05 M-.46 .0 L.46 .1
x/.05 M-.46 .36 L.46 .46
m/.05 M.46 .5 C.8 .5 .7 .9 1 .9
# needle and thread | 🪡 | object^ | silver rose
m M-.9 .96 L.7 -.94 L.84 -.8 Z
k O .66 -.76 .1 .05 -50
s/.06 M.66 -.76 C.2 -1 -.2 -.6 -.2 -.2 C-.2 .3 .3 .2 .3 .5 C.3 .8 .0 .9 -.3 .8
# ball of wool | 🧶 | object | rose pink
m O 0 .0 .84
x/.06 M-.7 -.4 C-.2 -.6 .4 -.4 .76 .2
x/.06 M-.8 .0 C-.3 -.3 .3 .0 .56 .56
x/.06 M-.4 -.7 C.2 -.7 .6 -.3 .8 .0
s/.06 M-.6 .5 C-.4 .0 .2 -.4 .6 -.5
s/.06 M-.3 .7 C-.1 .2 .3 -.1 .76 -.2
m/.07 M.3 .76 C.6 .96 .9 .9 1.1 .8
# knot | 🪢 | object | tan brown
m/.2 M-1 .2 C-.4 .2 .4 -.8 .5 -.2 C.6 .3 -.5 .4 -.5 -.1 C-.5 -.6 .4 .2 1 .2
x/.03 M-.2 -.2 L.1 -.1
`
