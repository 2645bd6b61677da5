/** People in motion and groups. */
export const SPORT_SHEET = `
# ballet dancer | 🧑‍🩰 | person | pink skin brown
s/.1 M-.02 .4 L-.02 .98
s/.1 M.04 .4 L.34 .66 L0 .78
s/.1& M.2 -.1 C.5 -.4 .3 -.8 .06 -.98
m M-.2 -.14 L.2 -.14 L.14 .16 L-.14 .16 Z
m M-.14 .12 L.14 .12 C.5 .16 .8 .3 .86 .42 C.3 .5 -.3 .5 -.86 .42 C-.8 .3 -.5 .16 -.14 .12 Z
@head 0 -.42 .26 bun
# dancer | 💃🕺 | person | red skin black
k/.14 M-.06 .4 L-.14 .94
s/.11 M.1 .4 L.36 .62 L.5 .94
s/.12 M.2 -.06 L.56 -.5
s/.12 M-.2 -.02 C-.6 .1 -.5 .3 -.24 .3
m M-.24 -.12 L.24 -.12 L.16 .24 C.6 .44 .7 .7 .6 .84 C.2 .6 -.4 .8 -.62 .66 C-.5 .5 -.3 .4 -.2 .24 Z
@head 0 -.46 .28 bun
# hovering man in a suit | 🕴️ | person city | black skin brown - red
@figure suit down short fedora
# two dancers with bunny ears | 👯 | person | black skin brown - pink
k/.12 M-.44 .5 L-.6 .96
k/.12 M.44 .5 L.6 .96
m M-.66 0 L-.24 0 L-.2 .6 L-.7 .6 Z
m M.66 0 L.24 0 L.2 .6 L.7 .6 Z
s/.12 M-.24 .1 L.24 .1
@head -.46 -.32 .27 bun ears
@head .46 -.32 .27 bun ears
# person in a steam bath | 🧖 | person | white skin brown - sky
@figure robe down ? towel
y/.06 M-.8 .3 C-.9 .1 -.7 -.1 -.8 -.3
y/.06 M.8 .3 C.7 .1 .9 -.1 .8 -.3
# climber | 🧗 | person mountain | orange skin brown grey - navy
x M.3 -1 L.9 -1 L.9 1 L.1 1 L.3 .5 L.16 .1 L.36 -.4 Z
d/.15 M-.16 .36 L.1 .5 L.06 .8
d/.15 M-.2 .36 L-.36 .66 L-.1 .92
m/.14 M-.1 -.06 L.28 -.5
m/.14 M-.14 0 L.2 .1
m M-.36 -.1 L0 -.14 L0 .4 L-.3 .42 Z
@head -.2 -.42 .28 ?
# fencer | 🤺 | person | white skin brown silver - grey
d/.15 M-.1 .36 L-.5 .94
d/.15 M.06 .36 L.4 .5 L.44 .94
m M-.24 -.1 L.2 -.1 L.16 .42 L-.2 .42 Z
m/.14 M.1 0 L.5 .04
m/.14 M-.16 .04 L-.5 -.1 L-.56 -.36
l/.045 M.5 .06 L1.1 -.16
@head 0 -.44 .28 short visor
# jockey | 🏇 | person meadow | brown red skin
m M-.8 .1 C-.5 -.1 .2 0 .4 -.06 C.5 -.3 .6 -.5 .76 -.56 L1.02 -.3 L.96 -.2 L.76 -.24 C.7 .1 .6 .3 .4 .3 L-.6 .3 Z
m/.1 M-.6 .2 L-.84 .6 L-.7 .92
m/.1 M-.5 .3 L-.36 .6 L-.5 .9
m/.1 M.36 .2 L.7 .5 L.56 .84
m/.1 M.3 .3 L.3 .66 L.1 .8
d/.12 M-.8 .1 C-.96 .1 -1 .3 -.98 .44
s M-.3 -.02 C-.3 -.4 -.1 -.5 .2 -.4 L.24 -.2 L0 0 Z
s/.09 M.1 -.3 L.4 -.14
a O .22 -.58 .16
s M.04 -.6 C.06 -.84 .4 -.84 .42 -.58 Z
# skier | ⛷️ | person mountain snow | red skin brown - navy blue
x/.07 M-1 .74 L.9 1
d/.17 M-.1 .4 L.16 .6 L.02 .82
m M-.3 -.06 L.16 -.1 L.14 .42 L-.22 .44 Z
m/.14 M.06 .02 L.4 .26
k/.04 M.4 .26 L-.2 .86
@head .06 -.42 .28 short cap
# snowboarder | 🏂 | person mountain snow | orange skin brown - teal navy
s M-.9 .86 C-.6 .96 .6 .96 .9 .74 L.94 .84 C.6 1.06 -.6 1.06 -.92 .96 Z
d/.17 M-.06 .4 L-.36 .6 L-.34 .88
d/.17 M.06 .4 L.3 .56 L.36 .86
m M-.26 -.06 L.26 -.06 L.2 .44 L-.2 .44 Z
m/.14 M-.2 .02 L-.6 .16
m/.14 M.2 .02 L.6 -.16
@head .02 -.42 .28 short cap
# golfer | 🏌️ | person meadow day | blue skin brown - red grey
d/.15 M-.1 .46 L-.16 .96
d/.15 M.08 .46 L.2 .96
m M-.24 -.06 L.2 -.06 L.16 .5 L-.18 .5 Z
m/.14 M-.1 .04 L.3 .34
m/.14 M.1 .04 L.3 .34
k/.05 M.3 .34 L.66 .96 L.8 .96
l O .92 .94 .08
@head 0 -.42 .29 ? cap
# surfer | 🏄 | person~ sea day | orange skin brown sky - navy
x M-1 .9 C-.8 .3 -.2 .3 .2 .6 C.5 .8 .8 .9 1 .9 L1 1 L-1 1 Z
y M-.5 .66 C-.1 .7 .5 .66 .84 .48 C.8 .76 .2 .9 -.4 .82 Z
s/.13 M-.06 .3 L-.24 .66
s/.13 M.06 .3 L.34 .6
s/.12 M-.16 -.08 L-.6 .06
s/.12 M.16 -.08 L.6 -.2
m M-.2 -.14 L.2 -.14 L.16 .36 L-.16 .36 Z
@head .02 -.46 .28 ?
# rower | 🚣 | person~ lake | brown red skin
s M-.3 -.2 L.1 -.2 L.2 .4 L-.34 .4 Z
s/.12 M-.1 -.06 L.4 .16
d/.07 M-.4 -.24 L.9 .62
d O .92 .66 .2 .1 36
a O -.1 -.5 .24
s M-.36 -.5 C-.36 -.84 .16 -.84 .16 -.5 Z
m M-1 .3 L1 .3 C.8 .72 .6 .74 .4 .74 L-.5 .74 C-.8 .7 -.9 .5 -1 .3 Z
x M-.9 .5 L.9 .5 C.8 .7 .6 .74 .4 .74 L-.5 .74 C-.7 .72 -.84 .66 -.9 .5 Z
# swimmer | 🏊 | person~ sea day | sky skin red
s/.17 M-.1 .3 C.3 .1 .5 -.3 .86 -.1
s O -.2 .02 .3
a M-.5 .02 C-.52 -.4 .1 -.42 .1 0 Z
k/.05 M-.46 .08 L-.26 .08
m M-1 .4 C-.8 .2 -.6 .2 -.4 .4 C-.2 .6 0 .6 .2 .4 C.4 .2 .6 .2 1 .4 L1 .9 L-1 .9 Z
l/.05 M-1 .58 C-.8 .4 -.6 .4 -.4 .58 C-.2 .76 0 .76 .2 .58 C.4 .4 .6 .4 1 .58
# ball player | ⛹️ | person | red skin brown orange - navy
d/.15 M-.1 .44 L-.3 .7 L-.2 .98
d/.15 M.08 .44 L.26 .7 L.2 .98
m M-.24 -.06 L.22 -.06 L.18 .5 L-.2 .5 Z
s/.13 M.16 .04 L.5 .2
s/.13 M-.2 .04 L-.5 .26
x O .62 .56 .24
k/.03 M.4 .56 L.86 .56
k/.03 M.62 .32 L.62 .8
@head 0 -.42 .29 ?
# weight lifter | 🏋️ | person | blue skin brown - - slate
d/.16& M.08 .5 L.3 .72 L.26 .98
m M-.28 0 L.28 0 L.2 .54 L-.2 .54 Z
s/.14& M.24 .04 L.5 -.3 L.42 -.66
k/.07 M-.98 -.72 L.98 -.72
k& M.74 -.98 L.88 -.98 L.88 -.46 L.74 -.46 Z
d& M.9 -.88 L.98 -.88 L.98 -.56 L.9 -.56 Z
@head 0 -.34 .27 ?
# cyclist | 🚴🚵 | person city day | red skin brown - teal navy
k/.06 O -.5 .6 .36
k/.06 O .54 .6 .36
y/.07 M-.5 .6 L-.2 .2 L.4 .24 L.04 .6 L-.5 .6
y/.07 M.04 .6 L-.2 .2
y/.07 M.54 .6 L.36 .06 L.54 .02
d/.13 M-.22 .1 L.12 .3 L.02 .64
m M-.36 .12 L-.16 -.3 L.16 -.34 L.1 -.1 L-.06 .14 Z
s/.11 M.06 -.24 L.4 .02
@head .24 -.58 .27 ? helmet
# person turning a cartwheel | 🤸 | person day | violet skin brown - - navy
d/.15 M.06 -.2 L.6 -.66
d/.15 M-.06 -.2 L-.5 -.8
m M-.2 .26 L.2 .26 L.16 -.26 L-.16 -.26 Z
s/.13 M-.16 .24 L-.56 .9
s/.13 M.16 .24 L.5 .94
s O 0 .5 .26
a M-.26 .52 C-.26 .9 .26 .9 .26 .52 C.1 .66 -.1 .66 -.26 .52 Z
k& O .1 .42 .03
# wrestlers | 🤼 | person | red skin brown blue - navy
d/.16 M-.5 .34 L-.74 .6 L-.7 .9
d/.16 M-.3 .34 L-.26 .62 L-.34 .9
x/.16 M.5 .34 L.74 .6 L.7 .9
x/.16 M.3 .34 L.26 .62 L.34 .9
k& M.24 .88 L.44 .88 L.44 1 L.24 1 Z
k& M.62 .88 L.86 .88 L.86 1 L.62 1 Z
m M-.7 -.12 C-.6 -.22 -.3 -.22 -.2 -.1 L-.2 .4 L-.6 .4 Z
x M.7 -.12 C.6 -.22 .3 -.22 .2 -.1 L.2 .4 L.6 .4 Z
s/.13 M-.56 .02 C-.3 .2 .1 .2 .36 .1
s/.13 M.56 -.02 C.3 .1 -.1 .06 -.34 -.02
@head -.36 -.44 .27 short
@head .36 -.44 .27 short
# water polo player | 🤽 | person~ sea day | sky skin red gold
s/.16 M.1 .3 L.44 -.3
x O .5 -.56 .26
k/.03 M.26 -.56 L.74 -.56
s O -.16 .02 .3
a M-.46 .02 C-.48 -.4 .14 -.42 .14 0 Z
k& O -.06 .08 .03
m M-1 .4 C-.8 .2 -.6 .2 -.4 .4 C-.2 .6 0 .6 .2 .4 C.4 .2 .6 .2 1 .4 L1 .9 L-1 .9 Z
# handball player | 🤾 | person | orange skin brown gold - navy
d/.15 M-.06 .44 L-.44 .7 L-.6 .96
d/.15 M.08 .44 L.36 .6 L.3 .96
m M-.24 -.06 L.22 -.06 L.18 .5 L-.2 .5 Z
s/.13 M.16 .04 L.5 -.26 L.5 -.6
s/.13 M-.2 .04 L-.6 .16
x O .54 -.82 .2
@head 0 -.42 .29 ?
# juggler | 🤹 | person | green skin brown gold red navy
@figure plain shrug ?
x O -.7 -.4 .15
y O -.36 -.96 .15
a O .4 -.98 .15
x O .76 -.42 .15
# person in the lotus pose | 🧘 | person calm | violet skin brown - - navy
d/.2 M-.1 .62 C-.8 .6 -.9 .94 -.5 .92 L.5 .92
d/.2 M.1 .62 C.8 .6 .9 .94 .5 .92 L-.3 .8
m M-.28 -.04 C-.1 -.12 .1 -.12 .28 -.04 L.26 .66 L-.26 .66 Z
m/.14& M.24 .06 C.5 .3 .6 .5 .66 .66
s& O .68 .7 .1
@head 0 -.42 .33 ?
# person in a bath | 🛀 | person | white skin brown sky
@head -.4 -.34 .3 ?
s/.14 M-.2 .1 C0 0 .1 .1 .2 .16
x O .1 -.02 .14
x O .36 -.1 .18
x O .64 .0 .16
x M-.9 .0 L.9 .0 L.9 .2 L-.9 .2 Z
m M-.98 .12 L.98 .12 C.9 .7 .8 .82 .6 .82 L-.6 .82 C-.8 .82 -.9 .7 -.98 .12 Z
y M-.9 .46 L.9 .46 C.84 .74 .74 .82 .6 .82 L-.6 .82 C-.74 .82 -.84 .74 -.9 .46 Z
k& M.5 .82 L.66 .82 L.6 .96 L.5 .96 Z
# person in bed | 🛌 | person night calm | blue skin brown - brown
y M-1 -.2 L-.88 -.2 L-.88 1 L-1 1 Z
y M-1 .7 L1 .7 L1 .86 L-1 .86 Z
y M.88 .3 L1 .3 L1 1 L.88 1 Z
l M-.86 .1 C-.8 -.1 -.3 -.1 -.24 .1 L-.24 .44 L-.86 .44 Z
@head -.5 .04 .27 ?
m M-.4 .34 C0 .04 .6 .1 .88 .4 L.88 .7 L-.86 .7 L-.86 .44 Z
# two people hand in hand | 🧑‍🤝‍🧑👭👫👬👥 | person city | orange skin brown teal - navy
@people wm ?
# kissing couple | 💏 | person love | blue skin brown rose red navy
@people mw ?
y M-.4 -1.08 C-.28 -1.12 -.16 -1.26 -.08 -1.26 C-.04 -1.26 -.02 -1.23 0 -1.21 C.02 -1.23 .04 -1.26 .08 -1.26 C.16 -1.26 .28 -1.12 .4 -1.08 C.24 -.88 .12 -.83 0 -.83 C-.12 -.83 -.24 -.88 -.4 -1.08 Z
d/.05 M-.3 -1.07 C-.1 -1.01 .1 -1.01 .3 -1.07
# couple with a heart | 💑 | person love | blue skin brown rose teal navy
@people mw ?
x M0 -.78 C-.42 -1 -.3 -1.28 -.14 -1.25 C-.05 -1.23 -.02 -1.18 0 -1.12 C.02 -1.18 .05 -1.23 .14 -1.25 C.3 -1.28 .42 -1 0 -.78 Z
# family | 👪👨‍👩‍👦🫂 | person meadow | blue skin brown rose gold navy
@people mwb ?
`
