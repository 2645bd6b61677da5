/** Vehicles, ships, aircraft and road signs. */
export const TRAFFIC_SHEET = `
# steam engine | 🚂 | vehicle city day | black red gold silver
m M-.9 -.5 L-.3 -.5 L-.3 .5 L-.9 .5 Z
s M-1 -.66 L-.2 -.66 L-.2 -.5 L-1 -.5 Z
l M-.76 -.34 L-.44 -.34 L-.44 -.0 L-.76 -.0 Z
m M-.3 -.2 L.7 -.2 C.9 -.2 .9 .4 .7 .5 L-.3 .5 Z
m M.4 -.2 L.36 -.6 L.7 -.6 L.66 -.2 Z
x O .6 -.9 .24 .15
s M.7 .5 L1.06 .8 L.6 .8 Z
s O -.6 .7 .24
s O .0 .76 .19
s O .44 .76 .19
k O -.6 .7 .08
a/.06 M-.6 .7 L.44 .76
# fast train | 🚄🚅🚝 | vehicle city day | white blue sky
m M-1 -.3 L.2 -.4 C.7 -.4 1 .2 1.06 .4 L1 .56 L-1 .56 Z
s M-1 .1 L.96 .2 L1.06 .4 L1 .56 L-1 .56 Z
a M.3 -.3 C.5 -.3 .7 -.1 .76 .04 L.3 .0 Z
k& M.1 -.16 L.3 -.16 L.3 .0 L.1 .0 Z
k M-.8 -.16 L-.5 -.16 L-.5 .0 L-.8 .0 Z
k M-1 .56 L1 .56 L1 .66 L-1 .66 Z
# train from the front | 🚆🚇🚉🚈🚊 | vehicle city | red silver gold
m M-.6 -.8 C-.4 -1 .4 -1 .6 -.8 L.66 .5 C.5 .7 -.5 .7 -.66 .5 Z
l M-.46 -.64 L.46 -.64 L.5 -.1 L-.5 -.1 Z
x M-.64 .1 L.64 .1 L.66 .3 L-.66 .3 Z
a& O .4 .44 .1
k/.08& M.3 .7 L.56 1
k/.06 M-.5 .88 L.5 .88
# tram | 🚋🚃🚞 | vehicle city day | leaf cream gold
k/.035 M-.62 -.42 L-.44 -.62 L-.6 -.78
k/.035 M-.78 -.78 L-.4 -.78
m M-1 .38 L-1 -.2 C-1 -.36 -.92 -.42 -.8 -.42 L.8 -.42 C.92 -.42 1 -.36 1 -.2 L1 .38 Z
s M-1 -.26 L1 -.26 L1 .08 L-1 .08 Z
x M-.05 -.42 L.05 -.42 L.05 .38 L-.05 .38 Z
k& M.12 -.2 L.34 -.2 L.34 .02 L.12 .02 Z
k& M.42 -.2 L.64 -.2 L.64 .02 L.42 .02 Z
k& M.72 -.2 L.93 -.2 L.93 .02 L.72 .02 Z
d M-1 .36 L1 .36 L.97 .46 L-.97 .46 Z
k& O .24 .5 .1
k& O .78 .5 .1
l& O .24 .5 .04
l& O .78 .5 .04
a O .93 .2 .06
k/.04 M-1.06 .62 L1.06 .62
# bus | 🚌🚎🚐🚍 | vehicle city day | gold slate red
m M-.96 -.6 C-.9 -.7 .9 -.7 .96 -.6 L.96 .6 L-.96 .6 Z
s M-.86 -.48 L-.5 -.48 L-.5 -.04 L-.86 -.04 Z
s M-.42 -.48 L-.06 -.48 L-.06 -.04 L-.42 -.04 Z
s M.02 -.48 L.38 -.48 L.38 -.04 L.02 -.04 Z
s M.5 -.48 L.94 -.48 L.94 .1 L.5 .1 Z
l/.03 M-.78 -.1 L-.6 -.42
l/.03 M-.34 -.1 L-.16 -.42
l/.03 M.1 -.1 L.28 -.42
l/.03 M.6 .0 L.82 -.42
x M-.96 .16 L.96 .16 L.96 .34 L-.96 .34 Z
k& O .56 .6 .22
s& O .56 .6 .1
a O .9 .44 .06
# ambulance | 🚑 | vehicle city | white red sky
m M-.96 -.6 L.4 -.6 L.7 -.1 L1 .1 L1 .6 L-.96 .6 Z
s M-.56 -.4 L-.36 -.4 L-.36 -.2 L-.16 -.2 L-.16 .0 L-.36 .0 L-.36 .2 L-.56 .2 L-.56 .0 L-.76 .0 L-.76 -.2 L-.56 -.2 Z
a M.2 -.46 L.36 -.46 L.56 -.1 L.2 -.1 Z
s M-.2 -.76 L.1 -.76 L.1 -.6 L-.2 -.6 Z
s M-.96 .3 L1 .3 L1 .42 L-.96 .42 Z
k& O .56 .62 .22
l& O .56 .62 .1
# fire engine | 🚒 | vehicle city wild | red silver gold
m M-1 -.2 L.3 -.2 L.3 -.6 L.8 -.6 L1 .0 L1 .56 L-1 .56 Z
s/.07 M-1 -.44 L.3 -.6
s/.05 M-.9 -.3 L-.9 -.5
s/.05 M-.5 -.3 L-.5 -.56
s/.05 M-.1 -.3 L-.1 -.6
l M.44 -.44 L.7 -.44 L.84 -.04 L.44 -.04 Z
a M.44 -.74 L.64 -.74 L.64 -.6 L.44 -.6 Z
x M-.8 .0 L.1 .0 L.1 .24 L-.8 .24 Z
k& O .56 .6 .22
l& O .56 .6 .1
# police car | 🚓🚔 | vehicle city | white blue red navy
m M-1 .0 L-.6 -.06 L-.4 -.44 L.3 -.44 L.6 -.06 L1 .04 L1 .5 L-1 .5 Z
x M-.3 .0 L.4 .0 L.4 .5 L-.3 .5 Z
s M-.36 -.34 L-.04 -.34 L-.04 -.04 L-.5 -.04 Z
s M.06 -.34 L.26 -.34 L.46 -.04 L.06 -.04 Z
a M-.2 -.64 L.0 -.64 L.0 -.44 L-.2 -.44 Z
s M.0 -.64 L.2 -.64 L.2 -.44 L.0 -.44 Z
k& O .58 .5 .22
l& O .58 .5 .1
# taxi | 🚕🚖 | vehicle city | yellow slate black
m M-1 .0 L-.6 -.06 L-.4 -.44 L.3 -.44 L.6 -.06 L1 .04 L1 .5 L-1 .5 Z
s M-.36 -.34 L-.04 -.34 L-.04 -.04 L-.5 -.04 Z
s M.06 -.34 L.26 -.34 L.46 -.04 L.06 -.04 Z
k M-.22 -.5 L.22 -.5 L.22 -.42 L-.22 -.42 Z
l M-.17 -.62 L.17 -.62 L.2 -.48 L-.2 -.48 Z
k M-.8 .1 L-.66 .1 L-.66 .22 L-.8 .22 Z
k M-.52 .1 L-.38 .1 L-.38 .22 L-.52 .22 Z
k M-.24 .1 L-.1 .1 L-.1 .22 L-.24 .22 Z
k M.04 .1 L.18 .1 L.18 .22 L.04 .22 Z
k M.32 .1 L.46 .1 L.46 .22 L.32 .22 Z
k& O .58 .5 .22
l& O .58 .5 .1
# lorry | 🚚🚛🛻 | vehicle city day | teal silver red
s M-1 -.6 L.3 -.6 L.3 .5 L-1 .5 Z
m M.36 -.3 L.7 -.3 L1 .1 L1 .5 L.36 .5 Z
l M.46 -.2 L.66 -.2 L.84 .1 L.46 .1 Z
y M-1 .3 L.3 .3 L.3 .5 L-1 .5 Z
k O -.6 .56 .22
k O .64 .56 .22
l O -.6 .56 .1
l O .64 .56 .1
# tractor | 🚜 | vehicle meadow day | green gold red
m M-.7 -.7 L.1 -.7 L.1 .0 L.8 .0 L.9 .4 L-.6 .5 Z
l M-.56 -.56 L-.04 -.56 L-.04 .0 L-.6 .0 Z
k/.08 M.6 .0 L.6 -.44
k O -.4 .46 .52
s O -.4 .46 .28
k O .64 .66 .32
s O .64 .66 .16
# racing car | 🏎️ | vehicle city wild | red slate white
m M-1 .3 L-.6 .0 L-.2 .0 L0 -.2 L.3 -.1 L.4 .1 L1.06 .3 L1.06 .5 L-1 .5 Z
s M-1.06 -.3 L-.7 -.3 L-.7 -.2 L-.8 .2 L-1 .2 Z
k O .1 -.2 .16
l O -.1 .26 .16
k O -.6 .46 .32
k O .66 .48 .28
s O -.6 .46 .15
s O .66 .48 .13
# motorcycle | 🏍️ | vehicle city wild | red slate silver
k/.12 O -.6 .5 .36
k/.12 O .62 .5 .36
s/.08 M.62 .5 L.36 -.3 L.2 -.4
s M-.3 .2 L.3 .2 L.2 .6 L-.2 .6 Z
m M-.3 .0 C-.1 -.2 .3 -.2 .44 .0 L.3 .2 L-.2 .2 Z
k M-.9 -.1 C-.6 -.2 -.3 -.1 -.2 .06 L-.5 .14 Z
a O .46 -.2 .1
a/.08 M-.1 .6 L-.8 .7
# wheelchair | 🦽🦼 | object | sky slate black
s/.1 M-.5 -.8 L-.3 -.7 L-.2 .1 L.4 .1 L.6 .7 L.9 .7
m M-.26 -.5 L-.14 -.6 L-.06 .0 L-.2 .0 Z
m M-.2 -.04 L.4 -.04 L.44 .14 L-.18 .14 Z
k/.09 O -.1 .46 .48
k O -.1 .46 .08
k/.07 O .6 .84 .13
# scooter | 🛴 | object city day | teal slate red
k/.08 M.3 -.9 L.6 .66
a/.1 M.04 -.84 L.5 -.94
m M-.7 .6 L.5 .6 L.56 .74 L-.7 .74 Z
k O -.74 .8 .2
k O .66 .8 .2
l O -.74 .8 .08
l O .66 .8 .08
# skateboard | 🛹 | object city day | orange slate
m M-1 -.2 C-.8 .1 -.7 .1 -.5 .1 L.5 .1 C.7 .1 .8 .1 1 -.2 L1.06 -.06 C.9 .3 .7 .3 .5 .3 L-.5 .3 C-.7 .3 -.9 .3 -1.06 -.06 Z
s& M.36 .3 L.66 .3 L.6 .42 L.4 .42 Z
k& O .5 .54 .17
l& O .5 .54 .07
`
