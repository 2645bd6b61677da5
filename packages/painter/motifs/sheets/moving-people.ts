/** People who are cared for or on the move. `?` stands for the hair of the emoji. */
export const MOVING_PEOPLE_SHEET = `
# person at a massage | 💆 | person | white skin brown
@figure robe down ? towel
s& O .36 -.62 .1 .14
# person at the barber's | 💇 | person | sky skin brown
@figure robe down ?
l/.06 M.3 -.7 L.8 -1.04
l/.06 M.34 -.94 L.8 -.66
k/.05& O .0 0 .01
m/.06 O .88 -1.06 .09
m/.06 O .88 -.62 .09
# walker | 🚶 | person city | orange skin brown - - navy
d/.17 M-.04 .5 L-.3 .96
d/.17 M.06 .5 L.34 .92
s/.14 M.14 .02 L.42 .34
m M-.22 -.04 C-.06 -.1 .1 -.1 .24 -.04 L.26 .58 L-.24 .58 Z
m/.15 M-.1 .04 L-.36 .38
@head .04 -.42 .32 ?
# runner | 🏃 | person city | red skin brown - - navy
d/.17 M-.1 .42 L-.5 .56 L-.76 .36
d/.17 M.1 .42 L.36 .56 L.28 .96
m/.15 M-.1 0 L-.44 .2 L-.66 0
m M-.2 -.06 C0 -.1 .2 -.1 .3 -.02 L.2 .5 L-.2 .5 Z
m/.15 M.2 .04 L.46 .3 L.7 .12
@head .18 -.42 .3 ?
# kneeling person | 🧎 | person | violet skin brown - - navy
d/.2 M-.1 .62 L.34 .7 L.3 .96 L-.5 .96
m M-.26 -.04 L.26 -.04 L.28 .7 L-.3 .7 Z
m/.15 M.2 .06 L.4 .5
@head 0 -.42 .33 ?
# person with a white cane | 🧑‍🦯 | person city | blue skin brown
@figure plain hold ? glasses
l/.06 M.66 .36 L.98 1
# person in a wheelchair | 🧑‍🦼🧑‍🦽 | person city | teal skin brown grey - navy
d/.18 M0 .44 L.42 .46 L.46 .86
m M-.28 -.1 L.18 -.1 L.2 .5 L-.3 .5 Z
m/.14 M0 .04 L.3 .3
x/.08 M-.44 -.06 L-.44 .5 L.1 .56 L.6 .92
k/.08 O -.16 .58 .4
k O -.16 .58 .06
k/.06 O .5 .88 .1
@head -.04 -.46 .31 ?
`
