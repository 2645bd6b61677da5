/** People who are cared for or on the move. `?` stands for the hair of the emoji. */
export const MOVING_PEOPLE_SHEET = `
# person at a massage | 💆 | person | teal skin brown
@figure plain down ?
x/.18& M.9 -.62 L.66 -.62
s& M.62 -.74 C.44 -.8 .3 -.78 .24 -.72 L.24 -.52 C.3 -.46 .44 -.46 .62 -.5 Z
y/.025& M.26 -.66 L.42 -.66
y/.025& M.26 -.58 L.42 -.58
# person at the barber's | 💇 | person | sky skin brown
@figure robe down ?
k/.07 M.26 -.68 L.8 -1.02
k/.07 M.3 -.98 L.8 -.66
m/.06 O .88 -1.06 .09
m/.06 O .88 -.62 .09
# walker | 🚶 | person city | orange skin brown - - navy
m/.14 M.02 .02 C.16 .2 .24 .26 .36 .32
s O .4 .34 .09
d/.19 M-.02 .5 L-.2 .72 L-.38 .94
k/.13 M-.4 .95 L-.26 .97
d/.19 M.02 .5 L.16 .74 L.24 .95
k/.13 M.24 .96 L.4 .96
s M-.07 -.26 L.12 -.26 L.13 .0 L-.09 .0 Z
m M-.2 -.04 C-.06 -.12 .14 -.12 .22 -.02 L.24 .56 L-.2 .56 Z
y/.03 M-.2 .46 L.24 .46
m/.15 M-.04 .06 C-.16 .22 -.22 .3 -.3 .36
s O -.34 .38 .09
@head .05 -.5 .29 ?
# runner | 🏃 | person city | red skin brown - - navy
d/.18 M-.1 .42 L-.4 .58 L-.74 .44
k/.13 M-.76 .4 L-.78 .56
d/.18 M.06 .42 L.4 .5 L.34 .9
k/.13 M.34 .94 L.52 .94
m/.14 M.02 .0 L-.34 .22 L-.56 .06
s O -.6 .04 .09
s M.06 -.28 L.24 -.26 L.22 .0 L.02 .0 Z
m M-.16 -.04 C.0 -.12 .2 -.12 .28 -.02 L.16 .5 L-.2 .46 Z
m/.15 M.18 .06 L.42 .3 L.66 .16
s O .7 .14 .09
@head .2 -.5 .28 ?
# kneeling person | 🧎 | person | violet skin brown - - navy
d/.2 M-.06 .5 L.1 .9 L-.52 .9
k/.13 M-.54 .88 L-.66 .78
d/.2 M.0 .5 L.42 .56 L.4 .9
k/.13 M.4 .95 L.58 .95
s M-.09 -.28 L.1 -.28 L.11 -.02 L-.1 -.02 Z
m M-.24 -.06 C-.1 -.14 .1 -.14 .24 -.06 L.22 .54 L-.24 .54 Z
m/.15 M.1 .06 C.24 .26 .32 .36 .42 .42
s O .46 .45 .09
@head .01 -.52 .29 ?
# person with a white cane | 🧑‍🦯 | person city | blue skin brown - - red
@figure plain hold ? glasses
k/.15 M.62 .3 L.98 .98
l/.09 M.63 .32 L.97 .96
d/.09 M.88 .8 L.97 .96
# person in a wheelchair | 🧑‍🦼🧑‍🦽 | person city | teal skin brown grey - navy
d/.18 M0 .44 L.42 .46 L.46 .86
m M-.28 -.1 L.18 -.1 L.2 .5 L-.3 .5 Z
m/.14 M0 .04 L.3 .3
x/.08 M-.44 -.06 L-.44 .5 L.1 .56 L.6 .92
k/.08 O -.16 .58 .4
k O -.16 .58 .06
k/.06 O .5 .88 .1
s M-.14 -.3 L.04 -.3 L.05 -.06 L-.15 -.06 Z
@head -.04 -.52 .28 ?
`
