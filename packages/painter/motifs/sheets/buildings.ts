/** Places and buildings. */
export const BUILDINGS_SHEET = `
# wire globe | 🌐 | object^ one-way | sky blue
m O 0 0 .94
s/.06 O 0 0 .9
s/.06 O 0 0 .4 .9
s/.06 M-.9 0 L.9 0
s/.06 M-.8 -.44 L.8 -.44
s/.06 M-.8 .44 L.8 .44
# map | 🗺️🗾 | object one-way | sand leaf red sky
m M-1 -.6 L-.34 -.8 L.34 -.6 L1 -.8 L1 .6 L.34 .8 L-.34 .6 L-1 .8 Z
x M-.34 -.8 L.34 -.6 L.34 .8 L-.34 .6 Z
s M-.8 -.3 C-.5 -.5 -.4 -.2 -.5 .1 C-.6 .3 -.8 .2 -.8 -.3 Z
s M.0 -.3 C.2 -.4 .7 -.5 .8 -.2 C.8 .2 .4 .1 .3 .4 C.1 .4 -.1 .0 .0 -.3 Z
a/.06 M-.4 .4 L-.2 .2 L.1 .3
# compass | 🧭 | object^ one-way | slate white red
m O 0 0 .94
s O 0 0 .76
a M.4 -.5 L.12 .12 L-.12 -.12 Z
k M-.4 .5 L.12 .12 L-.12 -.12 Z
l O 0 0 .07
# rock | 🪨🛘 | object mountain | grey slate
m M-.96 .8 C-1 .2 -.7 -.3 -.3 -.5 C.1 -.8 .6 -.5 .8 -.1 C1 .2 1.06 .6 .96 .8 Z
x M.1 -.66 C.6 -.5 .7 -.3 .8 -.1 C1 .2 1.06 .6 .96 .8 L.2 .8 L.4 .2 Z
d/.04 M-.5 -.1 L-.2 .2 L-.4 .5
# volcano | 🌋 | place mountain dusk wild | brown red orange
s M-.2 -.4 C-.6 -.8 -.2 -1.06 .0 -.8 C.2 -1.1 .6 -.8 .2 -.4 Z
a M-.1 -.4 C-.2 -.7 .0 -.8 .06 -.6 C.2 -.7 .2 -.5 .1 -.4 Z
m M-1 .9 L-.3 -.4 L.3 -.4 L1 .9 Z
s M-.3 -.4 L.3 -.4 L.4 -.1 C.3 .2 .2 .0 .1 -.1 C.0 .3 -.1 .5 -.16 .1 C-.2 -.1 -.3 .1 -.36 -.1 Z
x M.3 -.4 L1 .9 L.4 .9 L.16 .1 Z
# beach with a parasol | 🏖️⛱️ | place sea day | gold red sky white
x M-1 .4 L1 .2 L1 .7 L-1 .7 Z
m M-1 .6 C-.4 .4 .4 .6 1 .5 L1 1 L-1 1 Z
k/.06 M.2 .8 L-.1 -.5
s M-.96 -.1 C-.8 -.7 -.4 -.9 -.14 -.94 C.3 -.9 .7 -.7 .7 -.3 Z
l M-.5 -.2 C-.4 -.7 -.2 -.9 -.14 -.94 C.1 -.9 .2 -.6 .2 -.3 Z
# stadium | 🏟️ | place city day | tan leaf white
m M-1 .0 C-.6 -.6 .6 -.6 1 .0 L1 .5 C.6 .9 -.6 .9 -1 .5 Z
s O 0 .1 .7 .3
l/.04 O 0 .1 .2 .09
l/.04 M0 -.2 L0 .4
k/.04& M.9 -.1 L.9 -.7
d/.06 M-.9 .5 C-.5 .76 .5 .76 .9 .5
# classical building | 🏛️🏦 | place city day | sand tan
x M-.72 -.2 L.72 -.2 L.72 .72 L-.72 .72 Z
m M-1 -.3 L0 -.9 L1 -.3 Z
s M-.9 -.3 L.9 -.3 L.9 -.14 L-.9 -.14 Z
m M-.76 -.1 L-.56 -.1 L-.56 .7 L-.76 .7 Z
m M-.32 -.1 L-.12 -.1 L-.12 .7 L-.32 .7 Z
m M.12 -.1 L.32 -.1 L.32 .7 L.12 .7 Z
m M.56 -.1 L.76 -.1 L.76 .7 L.56 .7 Z
s M-1 .7 L1 .7 L1 .94 L-1 .94 Z
# crane on a building site | 🏗️ | place city day | gold slate red
s M.02 .02 L.94 .02 L.94 1 L.02 1 Z
y M.66 .02 L.94 .02 L.94 1 L.66 1 Z
l M.12 .14 L.28 .14 L.28 .34 L.12 .34 Z
l M.4 .14 L.56 .14 L.56 .34 L.4 .34 Z
l M.12 .46 L.28 .46 L.28 .66 L.12 .66 Z
l M.4 .46 L.56 .46 L.56 .66 L.4 .66 Z
d M.24 .76 L.46 .76 L.46 1 L.24 1 Z
m/.07 M-.6 1 L-.6 -.7
m/.07 M-.34 1 L-.34 -.7
m/.045 M-.6 .96 L-.34 .68 L-.6 .4 L-.34 .12 L-.6 -.16 L-.34 -.44 L-.6 -.7
d M-.76 .9 L-.18 .9 L-.18 1 L-.76 1 Z
x M-.96 .98 L1 .98 L1 1.08 L-.96 1.08 Z
m/.08 M-1 -.68 L1 -.68
m/.05 M-1 -.7 L-.47 -1 L.98 -.7
m/.04 M-.2 -.7 L-.06 -.9 L.1 -.7 L.24 -.84 L.4 -.7 L.54 -.78
d M-.98 -.66 L-.76 -.66 L-.76 -.42 L-.98 -.42 Z
a M-.66 -.64 L-.28 -.64 L-.28 -.38 L-.66 -.38 Z
k/.03 M.56 -.66 L.56 -.3
a M.4 -.32 L.74 -.32 L.74 -.12 L.4 -.12 Z
# bricks | 🧱 | object | rust cream
s M-1 -.6 L1 -.6 L1 .7 L-1 .7 Z
m M-1 -.6 L-.3 -.6 L-.3 -.2 L-1 -.2 Z
m M-.22 -.6 L.5 -.6 L.5 -.2 L-.22 -.2 Z
m M.58 -.6 L1 -.6 L1 -.2 L.58 -.2 Z
m M-1 -.12 L-.66 -.12 L-.66 .26 L-1 .26 Z
m M-.58 -.12 L.14 -.12 L.14 .26 L-.58 .26 Z
x M.22 -.12 L1 -.12 L1 .26 L.22 .26 Z
m M-1 .34 L-.3 .34 L-.3 .7 L-1 .7 Z
x M-.22 .34 L.5 .34 L.5 .7 L-.22 .7 Z
m M.58 .34 L1 .34 L1 .7 L.58 .7 Z
# log | 🪵 | object forest | brown sand
m M-.6 -.4 L.7 -.4 C1 -.4 1 .5 .7 .5 L-.6 .5 Z
s O -.6 .05 .34 .46
x/.05 O -.6 .05 .2 .28
x/.05 O -.6 .05 .07 .1
d/.04 M-.1 -.2 L.6 -.2
d/.04 M-.1 .2 L.7 .2
# hut | 🛖 | place meadow day | sand brown
s M-.6 .1 L.6 .1 L.6 1 L-.6 1 Z
k M-.16 .4 L.16 .4 L.16 1 L-.16 1 Z
m M0 -.9 C.4 -.5 .8 .0 1 .3 L-1 .3 C-.8 .0 -.4 -.5 0 -.9 Z
x/.05& M.1 -.6 L.5 .28
# row of houses | 🏘️ | place meadow day | red cream gold
s M-1 .2 L-.2 .2 L-.2 1 L-1 1 Z
m M-1.1 .24 L-.6 -.3 L-.1 .24 Z
s M-.1 -.2 L1 -.2 L1 1 L-.1 1 Z
m M-.2 -.16 L.46 -.86 L1.1 -.16 Z
k M.3 .5 L.56 .5 L.56 1 L.3 1 Z
a M.0 .0 L.24 .0 L.24 .26 L.0 .26 Z
a M.66 .0 L.9 .0 L.9 .26 L.66 .26 Z
k M-.7 .6 L-.5 .6 L-.5 1 L-.7 1 Z
# derelict house | 🏚️ | place meadow mist sad | slate brown black
m M-.7 .0 L.7 -.1 L.66 1 L-.74 1 Z
s M-.9 .1 L-.2 -.8 L.3 -.7 L.5 -.4 L.6 -.5 L.94 .0 Z
k M-.4 .3 L-.1 .3 L-.1 .56 L-.4 .56 Z
k M.2 .5 L.44 .46 L.44 1 L.2 1 Z
s/.06 M-.46 .26 L-.06 .6
s/.06 M-.5 .5 L-.0 .3
d/.04 M-.6 .1 L-.5 .3 L-.6 .4
# office block | 🏢🏬🏫 | place city day | sky slate gold
m M-.6 -.96 L.6 -.96 L.6 1 L-.6 1 Z
x M.3 -.96 L.6 -.96 L.6 1 L.3 1 Z
l M-.44 -.8 L-.1 -.8 L-.1 -.56 L-.44 -.56 Z
l M.1 -.8 L.44 -.8 L.44 -.56 L.1 -.56 Z
l M-.44 -.4 L-.1 -.4 L-.1 -.16 L-.44 -.16 Z
a M.1 -.4 L.44 -.4 L.44 -.16 L.1 -.16 Z
l M-.44 .0 L-.1 .0 L-.1 .24 L-.44 .24 Z
l M.1 .0 L.44 .0 L.44 .24 L.1 .24 Z
s M-.24 .5 L.24 .5 L.24 1 L-.24 1 Z
# post office | 🏣🏤 | place city day | cream red gold
m M-.9 -.3 L.9 -.3 L.9 1 L-.9 1 Z
s M-.96 -.5 L.96 -.5 L.96 -.26 L-.96 -.26 Z
s O 0 -.6 .4
l M-.24 -.74 L.24 -.74 L.24 -.46 L-.24 -.46 Z
k/.04 M-.24 -.74 L0 -.56 L.24 -.74
a M-.7 .0 L-.3 .0 L-.3 .36 L-.7 .36 Z
a M.3 .0 L.7 .0 L.7 .36 L.3 .36 Z
s M-.2 .4 L.2 .4 L.2 1 L-.2 1 Z
# hospital | 🏥 | place city day | white sky red
m M-.96 -.1 L.96 -.1 L.96 1 L-.96 1 Z
m M-.4 -.9 L.4 -.9 L.4 0 L-.4 0 Z
a M-.08 -.76 L.08 -.76 L.08 -.56 L.28 -.56 L.28 -.4 L.08 -.4 L.08 -.2 L-.08 -.2 L-.08 -.4 L-.28 -.4 L-.28 -.56 L-.08 -.56 Z
s& M.5 .1 L.8 .1 L.8 .4 L.5 .4 Z
s& M.5 .56 L.8 .56 L.8 .8 L.5 .8 Z
s M-.2 .4 L.2 .4 L.2 1 L-.2 1 Z
# hotel | 🏨🏩 | place city night | tan rose gold
m M-.76 -.6 L.76 -.6 L.76 1 L-.76 1 Z
s M-.5 -1 L.5 -1 L.5 -.56 L-.5 -.56 Z
@text H l/.2 0 -.78 .3
a& M.3 -.4 L.6 -.4 L.6 -.14 L.3 -.14 Z
a& M.3 .04 L.6 .04 L.6 .3 L.3 .3 Z
a M-.14 -.4 L.14 -.4 L.14 -.14 L-.14 -.14 Z
s M-.2 .5 L.2 .5 L.2 1 L-.2 1 Z
# corner shop | 🏪 | place city night | sky red white
m M-.9 -.6 L.9 -.6 L.9 1 L-.9 1 Z
s M-1 -.5 L1 -.5 L1 -.1 L-1 -.1 Z
l M-.6 -.5 L-.2 -.5 L-.2 -.1 L-.6 -.1 Z
l M.2 -.5 L.6 -.5 L.6 -.1 L.2 -.1 Z
l M-.76 .1 L.1 .1 L.1 .8 L-.76 .8 Z
k M.3 .1 L.7 .1 L.7 1 L.3 1 Z
@text 24 s/.2 -.3 -.76 .3
# factory | 🏭 | place city day | rust slate silver
y O -.5 -.9 .26 .16
y O -.14 -1 .2 .13
m M-.8 -.6 L-.5 -.6 L-.46 .2 L-.84 .2 Z
m M-1 .0 L-.4 .0 L-.4 .1 L0 -.3 L0 .1 L.46 -.3 L.46 .1 L.96 -.3 L.96 1 L-1 1 Z
x M.5 .2 L.96 .0 L.96 1 L.5 1 Z
l M-.7 .3 L-.46 .3 L-.46 .5 L-.7 .5 Z
l M-.2 .3 L.1 .3 L.1 .5 L-.2 .5 Z
l M.6 .3 L.84 .3 L.84 .5 L.6 .5 Z
k M-.2 .64 L.2 .64 L.2 1 L-.2 1 Z
# Japanese castle | 🏯 | place mountain day | white slate gold
m M-.7 .2 L.7 .2 L.7 .7 L-.7 .7 Z
s M-1.06 .3 C-.7 .2 -.6 .0 -.6 -.1 L.6 -.1 C.6 .0 .7 .2 1.06 .3 Z
m M-.46 -.4 L.46 -.4 L.46 -.1 L-.46 -.1 Z
s M-.8 -.34 C-.5 -.44 -.4 -.6 -.3 -.9 L.3 -.9 C.4 -.6 .5 -.44 .8 -.34 Z
a& M.26 -.9 L.4 -1.06 L.3 -.84 Z
x M-.9 .7 L.9 .7 L1 1 L-1 1 Z
k& M.2 .4 L.36 .4 L.36 .6 L.2 .6 Z
# church | ⛪💒 | place meadow day | cream slate rose
m M-.7 .1 L.7 .1 L.7 1 L-.7 1 Z
s M-.9 .16 L-.3 -.3 L.3 -.3 L.9 .16 Z
m M-.26 -.5 L.26 -.5 L.26 1 L-.26 1 Z
s M-.36 -.46 L0 -.9 L.36 -.46 Z
d/.05 M0 -.84 L0 -1.14
d/.05 M-.1 -1.04 L.1 -1.04
a O 0 -.2 .13
k M-.14 .56 C-.14 .3 .14 .3 .14 .56 L.14 1 L-.14 1 Z
`
