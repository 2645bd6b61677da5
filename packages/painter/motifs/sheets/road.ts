/** Roads, road signs and aircraft. */
export const ROAD_SHEET = `
# bus stop | 🚏 | object city | blue silver white
s/.08 M.5 1 L.5 -.9
m M-.6 -.9 L.46 -.9 L.46 .2 L-.6 .2 Z
l M-.4 -.7 L.26 -.7 L.26 -.1 L-.4 -.1 Z
k& O .26 .0 .08
m M-.34 -.6 L.2 -.6 L.2 -.36 L-.34 -.36 Z
# road | 🛣️ | place meadow day | slate leaf white
s M-1 -.2 L1 -.2 L1 1 L-1 1 Z
m M-.16 -.2 L.16 -.2 L.9 1 L-.9 1 Z
l M-.02 -.1 L.02 -.1 L.04 .1 L-.04 .1 Z
l M-.05 .2 L.05 .2 L.07 .5 L-.07 .5 Z
l M-.08 .6 L.08 .6 L.12 1 L-.12 1 Z
# railway track | 🛤️ | place meadow day | brown leaf silver
s M-1 -.2 L1 -.2 L1 1 L-1 1 Z
m M-.2 -.1 L.2 -.1 L.22 .0 L-.22 .0 Z
m M-.34 .16 L.34 .16 L.38 .28 L-.38 .28 Z
m M-.5 .46 L.5 .46 L.56 .6 L-.56 .6 Z
m M-.7 .8 L.7 .8 L.76 .96 L-.76 .96 Z
a/.08& M.1 -.2 L.54 1
# oil drum | 🛢️ | object | slate gold
m M-.6 -.8 L.6 -.8 L.6 .8 C.4 1 -.4 1 -.6 .8 Z
x M.2 -.8 L.6 -.8 L.6 .8 C.5 .9 .3 .94 .2 .94 Z
y O 0 -.8 .6 .16
d/.06 M-.6 -.3 C-.3 -.16 .3 -.16 .6 -.3
d/.06 M-.6 .3 C-.3 .44 .3 .44 .6 .3
s M0 -.2 C.2 .06 .2 .24 0 .24 C-.2 .24 -.2 .06 0 -.2 Z
# petrol pump | ⛽ | object city | red silver slate
m M-.7 -.8 L.3 -.8 L.3 1 L-.7 1 Z
l M-.54 -.64 L.14 -.64 L.14 -.1 L-.54 -.1 Z
x M-.7 .7 L.3 .7 L.3 1 L-.7 1 Z
k/.08 M.3 .1 L.6 .1 L.6 .7 C.6 .9 .9 .9 .9 .7 L.9 -.4 L.6 -.7
# wheel | 🛞 | object^ | black silver
m O 0 0 .94
s O 0 0 .56
y O 0 0 .46
s/.09 M-.46 0 L.46 0
s/.09 M-.22 -.4 L.22 .4
s/.09 M.22 -.4 L-.22 .4
k O 0 0 .12
# horizontal traffic light | 🚥 | object city | slate red gold green
k/.12 M0 .3 L0 1
m M-1.04 -.42 L1.04 -.42 L1.04 .42 L-1.04 .42 Z
s O -.64 0 .26
a O 0 0 .26
x O .64 0 .26
# traffic light | 🚦 | object city | slate red gold green
k/.12 M0 .6 L0 1
m M-.4 -1 L.4 -1 L.4 .66 L-.4 .66 Z
s O 0 -.7 .22
a O 0 -.16 .22
x O 0 .38 .22
# stop sign | 🛑 | symbol^ | red white
m M-.4 -.94 L.4 -.94 L.94 -.4 L.94 .4 L.4 .94 L-.4 .94 L-.94 .4 L-.94 -.4 Z
l/.05 M-.34 -.82 L.34 -.82 L.82 -.34 L.82 .34 L.34 .82 L-.34 .82 L-.82 .34 L-.82 -.34 L-.34 -.82
@text STOP l/.22 0 0 .5
# road barrier | 🚧 | object city day | orange white
k/.1& M.6 .3 L.7 1
m M-1 -.4 L1 -.4 L1 .3 L-1 .3 Z
l M-.8 -.4 L-.5 -.4 L-.9 .3 L-1 .3 L-1 -.0 Z
l M-.1 -.4 L.2 -.4 L-.2 .3 L-.5 .3 Z
l M.6 -.4 L.9 -.4 L.5 .3 L.2 .3 Z
m& O .6 -.56 .15
# lifebelt | 🛟 | object^ sea | red white
m/.4 O 0 0 .7
l M-.2 -.9 L.2 -.9 L.2 -.5 L-.2 -.5 Z
l M-.2 .9 L.2 .9 L.2 .5 L-.2 .5 Z
l& M.9 -.2 L.5 -.2 L.5 .2 L.9 .2 Z
d/.05 O 0 0 .94
# motor boat | 🚤🛥️ | vehicle~ sea day | white red sky
a M-.3 -.3 L.2 -.3 L.4 .1 L-.3 .1 Z
m M-1 .06 L1.06 .06 C.9 .5 .6 .6 .4 .6 L-.8 .6 Z
s M-.96 .3 L.86 .3 C.7 .56 .5 .6 .4 .6 L-.8 .6 Z
k/.05 M-.3 -.3 L-.3 -.6
l/.08 M-1 .7 C-.5 .6 0 .8 .5 .7
# airliner taking off | 🛫 | vehicle^ day | sky white red
m M-1 .2 C-.4 -.1 .4 -.6 .8 -.6 C1.06 -.5 .9 -.3 .7 -.2 L-.7 .46 Z
m M-.1 -.3 L-.3 -.9 L-.1 -.9 L.4 -.4 Z
m M-1 .2 L-1.06 -.2 L-.9 -.2 L-.7 .1 Z
k/.08 M-.9 .9 L.9 .9
# airliner landing | 🛬 | vehicle^ day | sky white red
m M-1 -.5 C-.9 -.6 -.6 -.5 -.4 -.4 L.7 .1 C1 .2 1 .5 .7 .46 L-.6 -.0 Z
m M.1 -.2 L.2 -.8 L.0 -.84 L-.3 -.3 Z
m M-1 -.5 L-.96 -.84 L-.8 -.8 L-.7 -.4 Z
# parachute | 🪂 | object^ meadow day | red white blue
m M-.96 -.1 C-.9 -1.2 .9 -1.2 .96 -.1 C.8 -.3 .5 -.3 .4 -.1 C.2 -.3 -.2 -.3 -.4 -.1 C-.5 -.3 -.8 -.3 -.96 -.1 Z
l M-.4 -.1 C-.4 -.7 -.1 -.9 0 -.92 C.1 -.9 .4 -.7 .4 -.1 C.2 -.3 -.2 -.3 -.4 -.1 Z
k/.03& M.96 -.1 L.06 .6
k/.03& M.4 -.1 L.04 .6
s M-.14 .6 L.14 .6 L.2 1 L-.2 1 Z
a O 0 .46 .15
# chair | 💺🪑 | object | brown rust
m M-.6 -1 L-.2 -1 L-.1 .2 L.6 .2 L.6 .46 L-.5 .46 Z
x M-.1 .2 L.6 .2 L.6 .46 L-.5 .46 Z
s/.1 M-.4 .46 L-.5 1
s/.1 M.5 .46 L.56 1
# helicopter | 🚁 | vehicle^ mountain day | red sky slate
k/.06 M-.8 -.7 L.8 -.7
k/.07 M0 -.7 L0 -.4
m M-1 -.3 L-.9 -.3 L-.84 -.06 L-.2 -.1 C0 -.5 .8 -.5 .9 .1 C.9 .5 .4 .5 .2 .46 C-.1 .4 -.2 .2 -.3 .16 L-.9 .06 Z
s M.3 -.3 C.6 -.3 .8 -.1 .84 .1 L.3 .1 Z
k/.06 M-.2 .76 L.8 .76
k/.05 M.1 .46 L.0 .76
k/.05 M.5 .46 L.6 .76
# cable car | 🚟🚠🚡 | vehicle^ mountain day | red sky slate
k/.06 M-1 -.72 L1 -.98
k/.09 M0 -.86 L0 -.4
k M-.16 -.94 L.16 -.98 L.16 -.8 L-.16 -.76 Z
m M-.66 -.42 L.66 -.42 C.86 -.42 .9 -.3 .9 -.2 L.82 .7 C.8 .86 .72 .9 .6 .9 L-.6 .9 C-.72 .9 -.8 .86 -.82 .7 L-.9 -.2 C-.9 -.3 -.86 -.42 -.66 -.42 Z
x M-.84 .46 L.84 .46 L.82 .7 C.8 .86 .72 .9 .6 .9 L-.6 .9 C-.72 .9 -.8 .86 -.82 .7 Z
l M-.72 -.22 L-.28 -.22 L-.28 .3 L-.68 .3 Z
l M-.18 -.22 L.18 -.22 L.18 .3 L-.18 .3 Z
l M.28 -.22 L.72 -.22 L.68 .3 L.28 .3 Z
k/.05 M-.23 -.4 L-.23 .88
k/.05 M.23 -.4 L.23 .88
# satellite | 🛰️ | object^ night | silver blue gold
s& M.3 -.26 L1 -.26 L1 .26 L.3 .26 Z
l/.03& M.54 -.26 L.54 .26
l/.03& M.76 -.26 L.76 .26
m M-.24 -.4 L.24 -.4 L.24 .4 L-.24 .4 Z
a M-.4 .4 C-.3 .8 .3 .8 .4 .4 Z
k/.05 M0 .6 L0 .9
# flying saucer | 🛸 | vehicle^ night | silver lime violet
s M-.46 -.1 C-.4 -.8 .4 -.8 .46 -.1 Z
m O 0 .0 1 .3
x M-.96 .06 C-.6 .3 .6 .3 .96 .06 C.8 .3 .4 .36 0 .36 C-.4 .36 -.8 .3 -.96 .06 Z
a& O .5 .06 .1
a O 0 .14 .1
s M-.3 .4 L.3 .4 L.6 1 L-.6 1 Z
# suitcase | 🧳💼 | object city | brown gold slate
d/.1 M-.3 -.4 L-.3 -.8 L.3 -.8 L.3 -.4
m M-.8 -.44 L.8 -.44 L.8 .9 L-.8 .9 Z
x M-.8 .4 L.8 .4 L.8 .9 L-.8 .9 Z
s M-.56 -.44 L-.4 -.44 L-.4 .9 L-.56 .9 Z
s M.4 -.44 L.56 -.44 L.56 .9 L.4 .9 Z
`
