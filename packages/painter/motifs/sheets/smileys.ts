/** Faces that the parts of `faces.ts` cannot compose. */
const ROUND = `m O 0 0 .94
x M.4 -.85 C.74 -.66 .94 -.36 .94 0 C.94 .52 .52 .94 0 .94 C-.12 .94 -.22 .92 -.32 .88 C.5 .8 .8 0 .4 -.85 Z`
const SMILE = 'k/.075 M-.36 .26 C-.16 .5 .16 .5 .36 .26'
const DOTS = 'k& O .32 -.2 .1 .14'

export const SMILEYS_SHEET = `
# upside-down face | 🙃 | person^ | yellow red
${ROUND}
k& O .32 .26 .1 .14
k/.075 M-.4 -.24 C-.2 -.5 .2 -.5 .4 -.24
# melting face | 🫠 | person | yellow red
m M-.9 .1 C-.9 -1.2 .9 -1.2 .9 .1 C.9 .5 .7 .5 .8 .76 C1.1 .8 1.1 1 .9 1 L-.9 1 C-1.1 1 -1.1 .84 -.8 .8 C-.6 .5 -.9 .5 -.9 .1 Z
x M-.8 .8 C-.3 .7 .4 .9 .8 .76 C1.1 .8 1.1 1 .9 1 L-.9 1 C-1.1 1 -1.1 .84 -.8 .8 Z
k& O .32 -.24 .1 .14
k/.075 M-.3 .2 C-.1 .4 .2 .36 .36 .26
# starry-eyed face | 🤩 | person^ bright | yellow white orange
${ROUND}
@star a 5 .45 -.36 -.24 .32
@star a 5 .45 .36 -.24 .32
k M-.46 .2 L.46 .2 C.4 .7 -.4 .7 -.46 .2 Z
l M-.4 .22 L.4 .22 L.38 .33 L-.38 .33 Z
# face among hearts | 🥰 | person^ love | yellow rose red
${ROUND}
k/.075& M.16 -.14 C.24 -.36 .42 -.36 .5 -.14
k/.075 M-.36 .26 C-.16 .5 .16 .5 .36 .26
s& O .54 .14 .14 .1
a M.66 .84 C.3 .6 .36 .3 .52 .3 C.6 .3 .64 .38 .66 .44 C.68 .38 .72 .3 .8 .3 C.96 .3 1.02 .6 .66 .84 Z
a M-.7 -.36 C-1.06 -.6 -1 -.9 -.84 -.9 C-.76 -.9 -.72 -.82 -.7 -.76 C-.68 -.82 -.64 -.9 -.56 -.9 C-.4 -.9 -.34 -.6 -.7 -.36 Z
a M.72 -.5 C.46 -.66 .5 -.9 .62 -.9 C.68 -.9 .7 -.84 .72 -.8 C.74 -.84 .76 -.9 .82 -.9 C.94 -.9 .98 -.66 .72 -.5 Z
# zany face | 🤪 | person^ bright | yellow rose red
${ROUND}
l O -.32 -.24 .3 .3
k O -.26 -.2 .13
l O .4 -.2 .18 .18
k O .42 -.24 .08
k M-.4 .24 L.44 .16 C.4 .6 -.3 .66 -.4 .24 Z
a M-.1 .4 L.26 .36 L.3 .7 C.28 .86 0 .86 -.06 .72 Z
# money face | 🤑 | person^ | yellow leaf
${ROUND}
@text $ s/.16 -.34 -.26 .46
@text $ s/.16 .34 -.26 .46
k M-.4 .2 L.4 .2 C.36 .5 -.36 .5 -.4 .2 Z
s M-.2 .34 L.2 .34 L.2 .86 L-.2 .86 Z
# hugging face | 🤗 | person^ warm | yellow rose gold
${ROUND}
k/.075& M.16 -.14 C.24 -.36 .42 -.36 .5 -.14
k/.075 M-.3 .16 C-.16 .36 .16 .36 .3 .16
a& O .6 .7 .26 .2 -30
d/.035& M.5 .56 L.62 .7
d/.035& M.66 .54 L.74 .68
# face with a hand over its mouth | 🤭🫢🫣 | person^ | yellow orange
${ROUND}
k/.075& M.16 -.2 C.24 -.4 .42 -.4 .5 -.2
s M-.44 .96 C-.5 .6 -.4 .3 0 .24 C.4 .3 .4 .6 .3 1 Z
d/.035 M-.16 .28 L-.2 .6
d/.035 M.04 .26 L.04 .6
d/.035 M.22 .34 L.2 .6
# hushing face | 🤫 | person^ calm | yellow orange
${ROUND}
${DOTS}
k/.07& M.2 -.46 L.46 -.5
k O 0 .36 .13 .1
s/.16 M.02 .3 L.06 .96
s O .1 .96 .26 .14
# saluting face | 🫡 | person^ | yellow orange
${ROUND}
${DOTS}
k/.075 M-.26 .36 L.26 .36
s/.18 M.2 -.56 L.94 -.3
s M.8 -.36 L1.1 -.3 L1.1 .2 L.9 .1 Z
# face with a raised brow | 🤨🧐 | person^ | yellow - grey
${ROUND}
${DOTS}
k/.08 M.16 -.56 C.26 -.72 .42 -.7 .52 -.56
k/.08 M-.5 -.46 L-.18 -.42
k/.075 M-.3 .36 L.3 .36
# face in clouds | 😶‍🌫️ | person^ mist calm | yellow silver
m O 0 -.1 .84
k& O .3 -.16 .1 .14
s O -.64 .56 .4 .3
s O -.1 .68 .44 .32
s O .5 .56 .46 .34
s O .84 .1 .26 .22
s O -.9 .1 .28 .24
l O -.4 .5 .3 .2
l O .6 .46 .26 .18
# face blowing out air | 😮‍💨 | person^ | yellow silver
${ROUND}
k/.07& M.5 -.14 L.18 -.22
k O -.1 .36 .14 .12
s O .4 .5 .3 .2
s O .76 .6 .26 .2
l O .5 .56 .22 .14
# lying face | 🤥 | person^ | yellow orange
${ROUND}
${DOTS}
s M0 .0 C.3 -.12 .8 -.14 1.2 -.06 C1.3 .1 .8 .2 0 .2 Z
k/.075 M-.26 .5 L.26 .46
# nodding face | 🙂‍↕️ | person^ | yellow orange
${ROUND}
${DOTS}
${SMILE}
a/.1 M1.12 -.6 L1.12 .6
a M1.12 -1 L1.29 -.58 L.95 -.58 Z
a M1.12 1 L1.29 .58 L.95 .58 Z
# face that shakes its head | 🙂‍↔️ | person^ | yellow orange
${ROUND}
${DOTS}
${SMILE}
a/.1 M-.6 1.12 L.6 1.12
a M-1 1.12 L-.58 1.29 L-.58 .95 Z
a M1 1.12 L.58 1.29 L.58 .95 Z
# shaking face | 🫨🫪 | person^ | yellow orange
${ROUND}
${DOTS}
k/.07 M-.4 .4 L-.24 .3 L-.08 .42 L.08 .3 L.24 .42 L.4 .32
d/.06& M1.04 -.4 C1.16 -.1 1.16 .2 1.04 .5
d/.05& M1.14 -.26 C1.22 -.1 1.22 .2 1.14 .34
# drooling face | 🤤 | person^ | yellow sky
${ROUND}
k/.075& M.16 -.14 C.24 -.36 .42 -.36 .5 -.14
k M-.3 .24 L.3 .24 C.26 .5 -.26 .5 -.3 .24 Z
s M.1 .36 C.26 .6 .26 .9 .16 .96 C.04 .94 .0 .7 .1 .36 Z
# face with a thermometer | 🤒 | person^ sad | yellow red
${ROUND}
k/.07& M.16 -.2 L.5 -.12
k/.07 M-.3 .44 C-.16 .3 .1 .3 .2 .42
l M.06 .34 L.76 -.0 L.86 .16 L.14 .5 Z
s O .1 .43 .11
# bandaged face | 🤕 | person^ sad | yellow silver
${ROUND}
${DOTS}
l M-.9 -.4 C-.4 -.3 .3 -.5 .7 -.7 L.5 -.9 C0 -.7 -.5 -.7 -.78 -.6 Z
l M.5 -.9 L.8 -.6 L.5 -.3 L.3 -.5 Z
k/.07 M-.3 .44 C-.16 .3 .1 .3 .26 .44
# vomiting face | 🤮 | person^ | yellow lime
${ROUND}
k/.075& M.5 -.36 L.2 -.22 L.5 -.08
k O 0 .3 .3 .22
s M-.22 .3 L.22 .3 C.3 .6 .4 .9 .3 1.06 L-.3 1.06 C-.4 .9 -.3 .6 -.22 .3 Z
# sneezing face | 🤧 | person^ | yellow white
${ROUND}
k/.075& M.5 -.36 L.2 -.22 L.5 -.08
l M-.5 .2 L0 .06 L.5 .2 L.44 .8 L0 .96 L-.44 .8 Z
d/.03 M0 .06 L0 .9
# hot face | 🥵 | person^ day warm | red sky rose
${ROUND}
${DOTS}
a M-.16 .3 L.2 .3 L.2 .66 C.18 .82 -.14 .82 -.16 .66 Z
k/.07 M-.4 .3 L.4 .3
y& M.7 -.5 C.84 -.3 .84 -.16 .72 -.16 C.6 -.16 .58 -.3 .7 -.5 Z
# exploding head | 🤯 | person^ wild | yellow orange red
m M-.94 -.2 L.94 -.2 C1 .6 .5 .94 0 .94 C-.5 .94 -1 .6 -.94 -.2 Z
l& O .34 .1 .2 .2
k& O .34 .12 .08
k O 0 .58 .16 .18
s M-.9 -.24 L-.6 -.5 L-.9 -.9 L-.4 -.74 L0 -1.2 L.4 -.74 L.9 -.9 L.6 -.5 L.9 -.24 Z
a M-.5 -.24 L-.3 -.5 L0 -.8 L.3 -.5 L.5 -.24 Z
# cowboy face | 🤠 | person^ day | yellow brown
m O 0 .1 .82
k& O .3 .0 .1 .14
k M-.4 .34 L.4 .34 C.36 .8 -.36 .8 -.4 .34 Z
s M-1.1 -.3 C-.6 -.1 .6 -.1 1.1 -.3 C1 -.5 .8 -.5 .6 -.44 C.6 -.9 .4 -1.1 0 -.9 C-.4 -1.1 -.6 -.9 -.6 -.44 C-.8 -.5 -1 -.5 -1.1 -.3 Z
y/.08 M-.58 -.42 C-.3 -.32 .3 -.32 .58 -.42
# nerd face | 🤓 | person^ | yellow white
${ROUND}
l& O .38 -.2 .3
k/.08& O .38 -.2 .3
k/.08 M-.1 -.22 L.1 -.22
k& O .36 -.18 .1
k M-.34 .3 L.34 .3 C.3 .6 -.3 .6 -.34 .3 Z
l M-.12 .3 L.12 .3 L.12 .46 L-.12 .46 Z
# dizzy face | 😵‍💫 | person^ | yellow - violet
${ROUND}
k/.06& M.34 -.24 C.44 -.3 .5 -.14 .38 -.1 C.2 -.06 .16 -.3 .3 -.4 C.5 -.5 .66 -.3 .6 -.1
k O 0 .44 .18 .16
# screaming face | 😱 | person^ wild | sky gold
m M-.84 -.2 C-.84 -1.2 .84 -1.2 .84 -.2 C.84 .5 .5 1 0 1 C-.5 1 -.84 .5 -.84 -.2 Z
l& O .34 -.3 .22 .24
k& O .34 -.28 .08
k O 0 .46 .2 .34
s& M.66 1 C.6 .6 .7 .2 .9 -.1 C1.04 .1 1.1 .6 .96 1 Z
# pleading face | 🥺 | person^ love | yellow sky
${ROUND}
k& O .36 -.1 .24 .28
l& O .42 -.22 .1
l& O .28 .0 .06
k/.07& M.2 -.56 L.5 -.46
k/.07 M-.2 .5 C-.1 .4 .1 .4 .2 .5
s& O .36 .16 .2 .06
# steaming face | 😤 | person^ wild | orange silver
${ROUND}
k/.08& M.16 -.36 L.52 -.5
k/.075& M.16 -.2 C.24 -.06 .42 -.06 .5 -.2
k/.075 M-.3 .5 C-.1 .36 .1 .36 .3 .5
s& O .4 .3 .26 .16 20
s& O .8 .42 .28 .2
# swearing face | 🤬 | person^ wild | red black
${ROUND}
${DOTS}
k/.08& M.14 -.4 L.54 -.58
k M-.76 .14 L.76 .14 L.7 .56 L-.7 .56 Z
@text # l/.2 -.44 .35 .3
@text ! l/.24 0 .35 .3
@text * l/.24 .42 .35 .34
`
