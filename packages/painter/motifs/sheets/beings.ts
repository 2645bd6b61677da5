/** Faces of cats and monkeys. */
export const CAT = `m M-.7 -.3 L-.8 -.96 L-.3 -.7 C-.1 -.76 .1 -.76 .3 -.7 L.8 -.96 L.7 -.3 C1 .3 .7 .86 0 .86 C-.7 .86 -1 .3 -.7 -.3 Z
x M.3 -.7 L.8 -.96 L.7 -.3 C1 .3 .7 .86 0 .86 C.6 .6 .7 -.1 .3 -.7 Z
s& M.62 -.5 L.72 -.78 L.48 -.66 Z
a M-.1 .16 L.1 .16 L0 .28 Z
k/.04& M.56 .3 L1.04 .2
k/.04& M.56 .42 L1.02 .46`
const DOTS = 'k& O .32 -.2 .1 .14'

export const BEINGS_SHEET = `
# laughing cat | 😺😸 | animal^ | gold pink rose
${CAT}
k& O .34 -.14 .1 .14
k M-.4 .36 L.4 .36 C.3 .76 -.3 .76 -.4 .36 Z
# cat in love | 😻 | animal^ love | gold pink red
${CAT}
a M-.36 .14 C-.7 -.1 -.64 -.4 -.46 -.38 C-.4 -.38 -.37 -.32 -.36 -.28 C-.35 -.32 -.32 -.38 -.26 -.38 C-.08 -.4 -.02 -.1 -.36 .14 Z
a M.36 .14 C.7 -.1 .64 -.4 .46 -.38 C.4 -.38 .37 -.32 .36 -.28 C.35 -.32 .32 -.38 .26 -.38 C.08 -.4 .02 -.1 .36 .14 Z
k/.06 M-.3 .4 C-.16 .6 .16 .6 .3 .4
# sly cat | 😼 | animal^ | gold pink rose
${CAT}
k/.07& M.2 -.2 L.5 -.12
k/.06 M-.2 .5 C.1 .56 .3 .4 .36 .34
# cross cat | 😾 | animal^ | orange pink rose
${CAT}
k& O .34 -.1 .1 .12
k/.08& M.14 -.22 L.5 -.4
k/.06 M-.24 .58 C-.1 .42 .1 .42 .24 .58
# monkey covering its eyes | 🙈 | animal^ | brown sand skin
m& O .86 0 .26
s& O .86 0 .14
m O 0 0 .84 .86
s M-.6 .1 C-.4 -.2 .4 -.2 .6 .1 C.6 .8 -.6 .8 -.6 .1 Z
k/.06 M-.24 .56 C-.1 .66 .1 .66 .24 .56
k& O .08 .3 .04
x& M.06 -.44 C.4 -.6 .8 -.3 .74 .0 L1 .5 L.8 .7 L.5 .14 C.2 .2 .0 -.1 .06 -.44 Z
# monkey covering its ears | 🙉 | animal^ | brown sand skin
m O 0 0 .84 .86
s M-.6 .1 C-.6 -.6 0 -.4 0 -.2 C0 -.4 .6 -.6 .6 .1 C.6 .8 -.6 .8 -.6 .1 Z
${DOTS}
k/.06 M-.24 .5 C-.1 .64 .1 .64 .24 .5
k& O .08 .22 .04
x& M.6 -.3 C.9 -.5 1.1 -.2 1 .1 L.94 .8 L.7 .8 L.66 .2 Z
# monkey covering its mouth | 🙊 | animal^ | brown sand skin
m& O .86 -.1 .24
s& O .86 -.1 .13
m O 0 0 .84 .86
s M-.6 .1 C-.6 -.6 0 -.4 0 -.2 C0 -.4 .6 -.6 .6 .1 C.6 .8 -.6 .8 -.6 .1 Z
${DOTS}
k& O .08 .12 .04
x& M0 .3 C.3 .2 .5 .4 .44 .6 L.7 1 L.4 1 L.1 .7 Z
`
