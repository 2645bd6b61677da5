/** An upper arm with its muscle, the forearm up and the fist turned in. */
const ARM = `m M-.92 .5 C-.94 .1 -.86 -.2 -.78 -.5 L-.34 -.5 C-.36 -.2 -.3 .0 -.22 .14 C-.06 -.2 .4 -.3 .66 .0 C.8 .16 .9 .3 1.02 .36 L1.02 .96 C.4 1.06 -.3 1.06 -.7 .92 C-.86 .86 -.92 .7 -.92 .5 Z
m M-.86 -.44 C-.98 -.6 -.96 -.9 -.78 -.98 C-.5 -1.08 -.2 -1.02 -.14 -.86 C-.02 -.86 .06 -.76 .02 -.66 C.06 -.56 .0 -.46 -.1 -.46 C-.16 -.38 -.26 -.38 -.34 -.42 Z
x M.5 -.1 C.8 .16 .9 .3 1.02 .36 L1.02 .96 C.4 1.06 -.3 1.06 -.7 .92 C.0 .9 .7 .7 .5 -.1 Z
d/.04 M-.22 .14 C-.26 .26 -.34 .32 -.46 .36
d/.04 M.0 .5 C.16 .6 .36 .58 .48 .46
d/.035 M-.14 -.86 C-.26 -.84 -.36 -.84 -.44 -.8
d/.035 M.02 -.66 C-.14 -.64 -.26 -.64 -.36 -.6
d/.035 M-.1 -.46 C-.2 -.46 -.26 -.48 -.34 -.46
d/.04 M-.62 -.98 C-.7 -.84 -.66 -.7 -.54 -.62`

/** Hands and arms, upright on their cuff. */
export const HANDS_SHEET = `
# raised hand | ✋🤚 | person | skin blue
@hand 11111 0
# waving hand | 👋 | person day | skin red
@hand 11111 14
k/.05 M.66 -.7 C.8 -.6 .86 -.5 .88 -.34
k/.05 M.8 -.86 C1 -.7 1.06 -.54 1.06 -.3
k/.05 M-.84 .16 C-.96 .3 -.98 .4 -.96 .54
# spread hand | 🖐️🫳 | person | skin teal
@hand 11111 0
d/.03 M-.2 .4 C0 .3 .2 .34 .3 .5
d/.03 M-.24 .56 C-.1 .44 .1 .44 .2 .7
# hand with parted fingers | 🖖 | person | skin navy
m/.185 M-.28 .06 L-.5 -.6
m/.185 M-.12 .04 L-.3 -.78
m/.185 M.1 .02 L.24 -.78
m/.16 M.28 .1 L.46 -.58
@hand 1.... 0
# open palm | 🫱🫲🫴👐🤲🫸🫷 | person | skin leaf
@hand 11111 78 .9
# OK hand | 👌 | person | skin violet
m/.185 M-.09 0 L-.11 -.76
m/.185 M.1 .02 L.2 -.8
m/.16 M.29 .1 L.46 -.56
@hand x.... 0
m/.14 O -.46 -.08 .24 .24
# pinching hand | 🤏🫰 | person | skin rose
@hand x.000 0
m/.17 M-.3 .1 L-.5 -.5
m/.17 M-.34 .4 C-.66 .2 -.76 -.1 -.76 -.4
# victory hand | ✌️ | person | skin green
m/.19 M-.26 .1 L-.44 -.74
m/.19 M.0 .08 L.2 -.78
@hand 0..00 0
# crossed fingers | 🤞 | person | skin violet
m/.19 M-.26 .1 L.06 -.76
m/.19 M.0 .08 L-.24 -.8
d/.03 M-.16 -.26 L.02 -.7
@hand 0..00 0
# hand with thumb and two fingers out | 🤟 | person love | skin rose
@hand 11001 0
# hand making horns | 🤘 | person night wild | skin black
@hand 01001 0
# call-me hand | 🤙 | person | skin sky
@hand 10001 30
# hand pointing left | 👈 | person one-way | skin red
@hand 01000 -90
# hand pointing right | 👉 | person one-way | skin blue
@hand 01000 90
# hand pointing up | 👆☝️ | person one-way | skin teal
@hand 01000 0
# raised mitten | 🖕 | object wild | rose cream gold
m M-.4 .5 C-.5 .1 -.5 -.96 -.02 -.98 C.46 -.96 .5 .1 .4 .5 Z
m M-.36 .4 C-.56 .3 -.86 .06 -.84 -.2 C-.78 -.42 -.54 -.34 -.42 -.06 Z
x M.1 -.96 C.5 -.86 .5 .1 .4 .5 L.12 .5 C.3 .1 .3 -.6 .1 -.96 Z
a M-.02 -.56 L.1 -.38 L-.02 -.2 L-.14 -.38 Z
s M-.46 .48 L.46 .48 L.48 .96 L-.48 .96 Z
y/.04 M-.28 .5 L-.28 .94
y/.04 M-.04 .5 L-.04 .94
y/.04 M.2 .5 L.2 .94
# hand pointing down | 👇 | person one-way | skin violet
@hand 01000 180
# hand pointing at you | 🫵 | person | skin navy
s M-.4 .62 L.44 .62 L.5 1 L-.46 1 Z
m/.26 M-.52 .3 C-.7 .1 -.66 -.2 -.5 -.36
m M-.46 -.06 C-.4 -.3 .5 -.34 .68 -.1 C.76 .2 .66 .6 .4 .72 L-.36 .72 C-.6 .56 -.58 .2 -.46 -.06 Z
d/.04 M.34 -.1 L.34 .34
d/.04 M.52 -.06 L.5 .3
x O 0 -.12 .4 .44
m O 0 -.18 .33 .37
l M-.16 -.22 C-.15 -.46 .15 -.46 .16 -.22 C.13 -.08 -.13 -.08 -.16 -.22 Z
# pinched fingers | 🤌 | person | skin teal
m/.2 M-.3 .3 C-.5 -.1 -.32 -.5 -.07 -.8
m/.2 M.3 .3 C.5 -.1 .32 -.5 .07 -.8
m/.22 M-.08 .2 C-.16 -.2 -.1 -.5 0 -.84
m/.22 M.08 .2 C.16 -.2 .1 -.5 0 -.84
m M-.4 .1 C-.2 0 .2 0 .4 .1 C.46 .4 .38 .6 .28 .8 L-.28 .8 C-.38 .6 -.46 .4 -.4 .1 Z
x M.2 .06 L.4 .1 C.46 .4 .38 .6 .28 .8 L.06 .8 C.24 .6 .28 .3 .2 .06 Z
d/.035 M-.17 .14 C-.3 -.2 -.18 -.5 -.04 -.74
d/.035 M.17 .14 C.3 -.2 .18 -.5 .04 -.74
d/.035 M0 .14 L0 -.6
s M-.34 .76 L.34 .76 L.4 1 L-.4 1 Z
# raised thumb | 👍 | person day bright | skin blue
m M-.3 -.1 C-.1 -.3 .04 -.5 .04 -.86 C.04 -1.02 .34 -1 .34 -.7 C.34 -.5 .28 -.34 .24 -.2 L.7 -.2 C.86 -.2 .86 0 .74 .04 C.86 .1 .84 .26 .72 .3 C.82 .38 .78 .5 .66 .54 C.72 .64 .66 .74 .54 .74 L-.1 .74 C-.2 .74 -.26 .7 -.3 .66 Z
d/.035 M.34 .04 L.74 .04
d/.035 M.34 .3 L.72 .3
d/.035 M.34 .54 L.66 .54
s M-.66 -.16 L-.3 -.16 L-.3 .8 L-.66 .8 Z
# lowered thumb | 👎 | person sad | skin slate
m M-.3 .1 C-.1 .3 .04 .5 .04 .86 C.04 1.02 .34 1 .34 .7 C.34 .5 .28 .34 .24 .2 L.7 .2 C.86 .2 .86 0 .74 -.04 C.86 -.1 .84 -.26 .72 -.3 C.82 -.38 .78 -.5 .66 -.54 C.72 -.64 .66 -.74 .54 -.74 L-.1 -.74 C-.2 -.74 -.26 -.7 -.3 -.66 Z
d/.035 M.34 -.04 L.74 -.04
d/.035 M.34 -.3 L.72 -.3
d/.035 M.34 -.54 L.66 -.54
s M-.66 .16 L-.3 .16 L-.3 -.8 L-.66 -.8 Z
# raised fist | ✊👊 | person wild | skin red
@hand 00000 0
# fist | 🤛🤜 | person | skin orange
@hand 00000 80
# clapping hands | 👏 | person bright | skin gold red
m/.16 M-.5 .1 L-.5 -.5
m/.16 M-.34 .06 L-.32 -.66
m/.16 M-.18 .1 L-.12 -.6
m M-.6 .1 C-.4 0 -.2 0 -.06 .14 L.06 .6 L-.3 .9 L-.56 .6 Z
x M-.1 .2 C.1 .0 .5 .0 .62 .2 L.56 .7 L.26 .96 L-.06 .7 Z
x/.16 M.0 .2 L.1 -.5
x/.16 M.2 .14 L.34 -.54
x/.16 M.42 .16 L.56 -.44
x/.15 M.56 .3 L.76 -.1
a/.06 M-.6 -.76 L-.7 -.96
a/.06 M0 -.8 L0 -1.04
a/.06 M.6 -.76 L.7 -.96
# raised hands | 🙌 | person bright | skin violet
m/.13& M.24 .1 L.14 -.42
m/.13& M.38 .06 L.34 -.6
m/.13& M.52 .06 L.54 -.6
m/.12& M.66 .1 L.74 -.44
m& M.18 .06 C.4 -.04 .6 0 .74 .12 C.76 .4 .66 .6 .6 .7 L.3 .7 C.2 .5 .16 .3 .18 .06 Z
s& M.26 .66 L.64 .66 L.68 1 L.24 1 Z
a/.06 M0 -.5 L0 -.8
a/.06& M.08 -.7 L.2 -.9
# heart made by two hands | 🫶 | person love | skin red rose
a M0 .44 C-.6 .1 -.44 -.4 -.2 -.36 C-.08 -.34 -.02 -.26 0 -.16 C.02 -.26 .08 -.34 .2 -.36 C.44 -.4 .6 .1 0 .44 Z
m/.19& M0 .6 C.5 .4 .8 0 .6 -.4 C.5 -.62 .16 -.6 .02 -.3
m/.15& M.62 -.3 C.5 -.76 .2 -.72 .1 -.54
s& M.3 .7 L.7 .3 L.96 .8 L.6 1 Z
# handshake | 🤝 | person | skin blue red
s M-1 -.4 L-.66 -.46 L-.56 .3 L-1 .4 Z
a M1 -.4 L.66 -.46 L.56 .3 L1 .4 Z
m M-.66 -.36 C-.4 -.3 -.1 -.4 .1 -.3 L.5 .1 L.3 .46 C.1 .6 -.1 .54 -.24 .4 L-.58 .2 Z
x M.66 -.36 C.4 -.3 .2 -.46 0 -.36 C-.2 -.26 -.3 0 -.14 .06 C0 .1 .1 -.06 .24 -.06 L.5 .3 L.58 .2 Z
d/.03 M.1 .14 L.3 .36
d/.03 M-.04 .2 L.14 .46
# folded hands | 🙏 | person calm | skin teal gold
m M-.04 .8 C-.3 .6 -.3 .3 -.24 0 L-.1 -.7 C-.08 -.8 0 -.8 0 -.7 L0 .8 Z
x M.04 .8 C.3 .6 .3 .3 .24 0 L.1 -.7 C.08 -.8 0 -.8 0 -.7 L0 .8 Z
d/.035 M0 -.7 L0 .7
m/.14 M-.2 .2 C-.3 .1 -.16 -.1 -.04 -.06
s& M0 .7 L.3 .6 L.56 1 L0 1 Z
a/.05& M.44 -.4 L.66 -.54
a/.05& M.34 -.7 L.5 -.92
# writing hand | ✍️ | person | skin navy gold
a M-.7 .9 L-.6 .62 L.3 -.8 L.5 -.68 L-.42 .74 Z
k M-.7 .9 L-.65 .76 L-.58 .8 Z
m/.17 M.5 .1 L-.1 .24
m M.2 -.1 C.5 -.2 .8 0 .84 .3 C.8 .6 .5 .7 .2 .6 C-.1 .6 -.2 .4 -.1 .2 Z
m/.16 M.3 -.06 C.1 -.2 .0 -.1 -.06 .06
d/.03 M.0 .44 L.3 .44
s M.66 .2 L1 .3 L1 .8 L.56 .66 Z
# hand with painted nails | 💅 | person | skin rose red
m/.17 M-.5 .3 L-.7 -.3
m/.17 M-.3 .2 L-.36 -.56
m/.17 M-.1 .2 L-.02 -.6
m/.15 M.1 .26 L.3 -.46
m M-.6 .2 C-.3 .1 0 .1 .2 .24 C.4 .4 .8 .6 .96 .7 L.7 1 C.3 .96 -.5 .8 -.6 .2 Z
a O -.7 -.34 .08 .13 -16
a O -.37 -.6 .08 .14
a O -.01 -.64 .08 .14
a O .32 -.5 .07 .12 16
# hand with a phone | 🤳 | person | skin blue sky - black
y M-.3 -1 L.3 -1 L.3 .1 L-.3 .1 Z
a M-.24 -.9 L.24 -.9 L.24 -.04 L-.24 -.04 Z
l O 0 -.5 .16
m/.14 M-.34 -.1 L.1 -.1
m/.14 M-.34 .06 L.1 .06
m M-.4 -.1 C-.1 -.1 .2 .0 .3 .2 C.5 .1 .4 -.3 .3 -.5 L.44 -.5 C.6 -.2 .6 .3 .34 .5 L.4 1 L-.2 1 L-.3 .5 Z
# flexed arm | 💪 | person day wild | skin red
${ARM}
# mechanical arm | 🦾 | object day wild | silver slate sky
${ARM}
k/.04 M-.74 -.2 L-.36 -.16
k/.04 M-.78 .1 L-.4 .1
k/.04 M.3 .1 L.3 .8
k O -.56 .66 .14
s O -.56 .66 .07
`
