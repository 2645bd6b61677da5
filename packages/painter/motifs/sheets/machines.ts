/** Machines, screens and lamps. */
export const MACHINES_SHEET = `
# telephone | ☎️ | object | red cream slate
m M-1 -.4 C-.9 -.96 .9 -.96 1 -.4 L.96 -.1 L.5 -.1 L.46 -.4 C.2 -.5 -.2 -.5 -.46 -.4 L-.5 -.1 L-.96 -.1 Z
m M-.5 -.2 L.5 -.2 L.86 .8 L-.86 .8 Z
s O 0 .3 .34
k O 0 .3 .12
# fax machine | 📠 | object | silver white slate
l M-.5 -.9 L.5 -.9 L.5 -.2 L-.5 -.2 Z
m M-.9 -.3 L.9 -.3 L.9 .5 L-.9 .5 Z
l M-.5 .3 L.5 .3 L.6 .9 L-.6 .9 Z
k O .66 -.06 .07
d/.05 M-.3 .5 L.3 .5
d/.05 M-.3 .7 L.3 .7
# battery | 🔋🪫 | object^ | leaf slate
s M-.2 -.96 L.2 -.96 L.2 -.8 L-.2 -.8 Z
s M-.46 -.8 L.46 -.8 L.46 .96 L-.46 .96 Z
m M-.34 -.3 L.34 -.3 L.34 .84 L-.34 .84 Z
l M.06 -.2 L-.2 .3 L.0 .3 L-.06 .7 L.2 .2 L.0 .2 Z
# plug | 🔌 | object^ | slate silver
m M-.5 -.3 L.5 -.3 L.4 .3 C.3 .5 .2 .5 .14 .5 L-.14 .5 C-.2 .5 -.3 .5 -.4 .3 Z
s& M.16 -.9 L.3 -.9 L.3 -.3 L.16 -.3 Z
m/.1 M0 .5 C0 .9 .4 .7 .6 1
# keyboard | ⌨️ | object one-way | silver white slate
m M-1 -.5 L1 -.5 L1 .5 L-1 .5 Z
l/.15 M-.8 -.3 L.8 -.3
l/.15 M-.8 -.02 L.8 -.02
l/.15 M-.5 .28 L.5 .28
d/.03& M.2 -.4 L.2 .1
d/.03& M.5 -.4 L.5 .1
# computer mouse | 🖱️🖲️ | object | silver slate
k/.05 M0 -.7 C0 -1 .2 -.9 .3 -1.04
m M0 -.7 C.5 -.7 .6 -.3 .6 .2 C.6 .7 .3 .96 0 .96 C-.3 .96 -.6 .7 -.6 .2 C-.6 -.3 -.5 -.7 0 -.7 Z
d/.04 M0 -.7 L0 .0
d/.04 M-.6 .0 L.6 .0
s O 0 -.34 .09 .16
# floppy disk | 💾💽 | object^ | blue silver white
m M-.9 -.9 L.7 -.9 L.9 -.7 L.9 .9 L-.9 .9 Z
s M-.4 -.9 L.4 -.9 L.4 -.4 L-.4 -.4 Z
k M.1 -.8 L.26 -.8 L.26 -.5 L.1 -.5 Z
l M-.6 .1 L.6 .1 L.6 .9 L-.6 .9 Z
d/.05 M-.4 .36 L.4 .36
d/.05 M-.4 .6 L.4 .6
# compact disc | 💿📀 | object^ | silver sky rose
m O 0 0 .94
s M0 0 L.5 -.8 C.8 -.6 .94 -.3 .94 0 Z
a M0 0 L-.5 .8 C-.8 .6 -.94 .3 -.94 0 Z
l O 0 0 .3
k O 0 0 .12
# abacus | 🧮 | object | brown red blue gold
m/.12 M-.9 -.9 L.9 -.9 L.9 .9 L-.9 .9 L-.9 -.9
d/.04 M-.9 -.4 L.9 -.4
d/.04 M-.9 .1 L.9 .1
d/.04 M-.9 .56 L.9 .56
s O -.6 -.4 .17
s O -.26 -.4 .17
s O .5 -.4 .17
a O -.5 .1 .17
a O .26 .1 .17
a O .6 .1 .17
x O -.6 .56 .17
x O -.2 .56 .17
x O .16 .56 .17
# film camera | 🎥📽️📹 | object | slate black silver
m O -.5 -.6 .36
m O .16 -.6 .36
s O -.5 -.6 .12
s O .16 -.6 .12
m M-.9 -.3 L.5 -.3 L.5 .6 L-.9 .6 Z
x M.5 .0 L1 -.3 L1 .6 L.5 .3 Z
l O -.2 .14 .2
# strip of film | 🎞️ | object^ | black white gold
m M-.6 -1 L.6 -1 L.6 1 L-.6 1 Z
l M-.36 -.86 L.36 -.86 L.36 -.34 L-.36 -.34 Z
s M-.36 -.24 L.36 -.24 L.36 .26 L-.36 .26 Z
l M-.36 .36 L.36 .36 L.36 .86 L-.36 .86 Z
l& M.44 -.8 L.54 -.8 L.54 -.66 L.44 -.66 Z
l& M.44 -.4 L.54 -.4 L.54 -.26 L.44 -.26 Z
l& M.44 .0 L.54 .0 L.54 .14 L.44 .14 Z
l& M.44 .4 L.54 .4 L.54 .54 L.44 .54 Z
# clapperboard | 🎬 | object | black white
m M-.9 -.2 L.9 -.2 L.9 .9 L-.9 .9 Z
m M-.96 -.4 L.76 -.96 L.84 -.7 L-.9 -.2 Z
l M-.6 -.5 L-.3 -.6 L-.3 -.4 L-.6 -.3 Z
l M.0 -.7 L.3 -.8 L.34 -.58 L.04 -.48 Z
l/.05 M-.9 .1 L.9 .1
l/.05 M.0 .1 L.0 .9
# television | 📺 | object | brown sky slate
k/.06& M.0 -.5 L.4 -1
m M-.9 -.56 L.9 -.56 L.9 .8 L-.9 .8 Z
s M-.74 -.4 L.4 -.4 L.4 .64 L-.74 .64 Z
l O .64 -.2 .11
l O .64 .1 .11
k& M.5 .8 L.6 .8 L.66 1 L.56 1 Z
# magnifying glass | 🔍🔎 | object^ | sky brown
m O -.2 -.2 .6
d/.13 O -.2 -.2 .64
l O -.4 -.4 .2 .1 -40
s/.24 M.3 .3 L.9 .9
# light bulb | 💡 | object^ bright | yellow silver
m M-.3 .4 C-.3 .1 -.7 -.0 -.7 -.4 C-.6 -1.1 .6 -1.1 .7 -.4 C.7 .0 .3 .1 .3 .4 Z
s M-.28 .42 L.28 .42 L.24 .8 L.1 .96 L-.1 .96 L-.24 .8 Z
d/.05 M-.26 .56 L.26 .56
d/.05 M-.24 .7 L.24 .7
k/.05 M-.2 .4 L-.2 -.1 L0 .1 L.2 -.1 L.2 .4
# torch | 🔦 | object night | slate yellow
s M.3 -.2 L1 -.9 L1.1 .4 L.5 .1 Z
m M-.9 .6 L.1 -.3 L.4 .1 L-.6 .96 Z
x M.0 -.3 L.4 -.6 L.7 .1 L.4 .2 Z
# oil lamp | 🪔 | object night warm | rust gold
m M-1 .0 C-.5 .2 .5 .2 1 .0 C.9 .6 .5 .8 0 .8 C-.5 .8 -.9 .6 -1 .0 Z
x O 0 .1 .8 .14
m M-.3 .76 L.3 .76 L.4 .92 L-.4 .92 Z
s M0 -.92 C.34 -.44 .32 .08 0 .12 C-.32 .08 -.34 -.44 0 -.92 Z
l M0 -.5 C.16 -.26 .16 .02 0 .04 C-.16 .02 -.16 -.26 0 -.5 Z
`
