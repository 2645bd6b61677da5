/** Sweets, drinks and tableware. */
export const SWEETS_SHEET = `
# fish cake with a swirl | 🍥 | food | white rose
@star m 12 .86 0 0 .96
s/.13 M.0 .0 C.2 -.1 .3 .2 .1 .3 C-.2 .4 -.5 .1 -.4 -.2 C-.2 -.6 .4 -.5 .5 -.1
# moon cake | 🥮 | food night | brown gold
m O 0 0 .94 .86
x/.05 O 0 0 .7 .62
@star s 8 .7 0 0 .44
# dango | 🍡 | food | pink white leaf
d/.06 M0 -.9 L0 1
m O 0 -.6 .34
l O 0 .0 .34
s O 0 .6 .34
# dumpling | 🥟 | food | cream sand
m M-1 .4 C-1 -.4 -.4 -.6 0 -.6 C.4 -.6 1 -.4 1 .4 C.6 .7 -.6 .7 -1 .4 Z
x/.06 M-.7 -.1 C-.4 .1 -.4 -.3 -.2 -.1 C0 .1 0 -.3 .2 -.1 C.4 .1 .4 -.3 .7 -.1
x M-.9 .4 C-.4 .3 .4 .3 .9 .4 C.6 .7 -.6 .7 -.9 .4 Z
# fortune cookie | 🥠 | food | gold white
m M-1 .3 C-1 -.4 -.5 -.7 .1 -.7 C.7 -.7 1 -.2 1 .3 C.6 .7 .3 .2 0 .2 C-.3 .2 -.6 .7 -1 .3 Z
l M.0 -.1 L.9 -.5 L.96 -.3 L.06 .1 Z
x M.3 -.6 C.7 -.6 1 -.2 1 .3 C.8 .5 .6 .4 .5 .36 Z
# takeaway box | 🥡 | food | white red
m M-.7 -.3 L.7 -.3 L.5 .96 L-.5 .96 Z
y M.3 -.3 L.7 -.3 L.5 .96 L.2 .96 Z
s O -.1 .36 .22
l M-.7 -.3 L-.4 -.7 L.4 -.7 L.7 -.3 Z
k/.05 M-.6 -.3 C-.5 -1.06 .5 -1.06 .6 -.3
# shaved ice | 🍧🍨 | food sea day | sky rose white
m M-.7 .0 C-.6 -.6 -.3 -.94 0 -.94 C.3 -.94 .6 -.6 .7 .0 Z
s M-.4 -.5 C-.2 -.94 .2 -.94 .4 -.5 C.3 -.3 .1 -.5 0 -.3 C-.1 -.5 -.3 -.3 -.4 -.5 Z
l M-.8 .0 L.8 .0 C.7 .5 .4 .6 .1 .64 L.1 .86 L.4 1 L-.4 1 L-.1 .86 L-.1 .64 C-.4 .6 -.7 .5 -.8 0 Z
# cookie | 🍪 | food | tan brown
m O 0 0 .94
x M.5 -.78 C.9 -.4 1 .3 .6 .7 C.3 .96 -.3 .96 -.5 .8 C.5 .7 .7 -.1 .5 -.78 Z
s O -.4 -.3 .15
s O .2 -.5 .12
s O .1 .1 .15
s O -.4 .4 .13
s O .56 .2 .13
s O .2 .6 .1
# cake with candles | 🎂 | food bright | pink white gold red
y M-.9 .2 L.9 .2 L.9 .86 L-.9 .86 Z
m M-.94 -.1 C-.6 -.2 .6 -.2 .94 -.1 L.94 .3 C.7 .5 .6 .2 .4 .4 C.2 .6 .1 .3 -.1 .4 C-.3 .6 -.5 .2 -.7 .4 C-.8 .5 -.94 .4 -.94 .3 Z
x/.1 M-.4 -.14 L-.4 -.56
x/.1 M0 -.16 L0 -.6
x/.1 M.4 -.14 L.4 -.56
a O -.4 -.74 .09 .14
a O 0 -.78 .09 .14
a O .4 -.74 .09 .14
s M-1 .84 L1 .84 L1 .98 L-1 .98 Z
# slice of cake | 🍰 | food | cream pink red
m M-.94 .0 L.9 -.2 L.9 .8 L-.94 .8 Z
s M-.94 -.0 L.4 -.6 L.9 -.2 Z
s M-.94 .34 L.9 .26 L.9 .44 L-.94 .46 Z
a O .36 -.66 .22
# cupcake | 🧁 | food | pink tan red
s M-.6 .2 L.6 .2 L.44 1 L-.44 1 Z
y/.05 M-.2 .2 L-.16 1
y/.05 M.2 .2 L.16 1
m M-.8 .24 C-.9 -.1 -.6 -.2 -.56 -.2 C-.6 -.5 -.3 -.56 -.3 -.56 C-.3 -.9 .3 -.9 .3 -.56 C.3 -.56 .6 -.5 .56 -.2 C.6 -.2 .9 -.1 .8 .24 Z
x/.06 M-.5 -.16 C-.2 .0 .2 .0 .5 -.16
a O 0 -.86 .16
# pie | 🥧 | food | tan rust
m M-1 .1 C-.8 -.5 .8 -.5 1 .1 Z
s/.07& M.14 -.24 L.2 .0
s/.07& M.44 -.2 L.54 .0
m O 0 .14 1 .14
s M-.94 .2 L.94 .2 L.7 .7 L-.7 .7 Z
# chocolate bar | 🍫 | food | brown red
m M-.56 -.94 L.56 -.94 L.56 .3 L-.56 .3 Z
d/.05 M0 -.94 L0 .3
d/.05 M-.56 -.5 L.56 -.5
d/.05 M-.56 -.1 L.56 -.1
s M-.6 .1 L-.3 .0 L-.1 .14 L.2 .0 L.6 .1 L.6 1 L-.6 1 Z
# sweet in its wrapper | 🍬 | food bright | rose white
s M-.4 .0 L-1 -.4 L-.96 .4 Z
s M.4 .0 L1 -.4 L.96 .4 Z
m O 0 0 .54
l/.1 M-.2 -.46 C.1 -.2 .1 .2 -.2 .46
l/.1 M.14 -.5 C.4 -.2 .4 .2 .14 .5
# lollipop | 🍭 | food bright | rose white gold
l/.1 M.1 .0 L.4 1
m O 0 -.34 .62
a/.1 M0 -.34 C.2 -.4 .3 -.1 .1 -.0 C-.2 .1 -.4 -.2 -.34 -.5 C-.2 -.8 .3 -.8 .46 -.4
# pudding | 🍮 | food | gold brown white
l O 0 .8 1 .16
m M-.5 -.5 L.5 -.5 L.7 .76 L-.7 .76 Z
s M-.54 -.5 C-.5 -.7 .5 -.7 .54 -.5 C.6 -.1 .4 .0 .34 -.2 C.2 .1 0 .0 -.06 -.2 C-.2 .0 -.6 .1 -.54 -.5 Z
# honey pot | 🍯 | food | gold brown white
m M-.6 -.5 C-1 -.1 -.9 .7 -.5 .94 L.5 .94 C.9 .7 1 -.1 .6 -.5 Z
s M-.66 -.7 L.66 -.7 L.6 -.44 L-.6 -.44 Z
a M-.66 -.66 C-.5 -.7 .4 -.7 .5 -.66 C.56 -.2 .4 .0 .3 -.2 C.2 .3 .0 .3 -.04 -.1 C-.2 .0 -.6 .2 -.66 -.66 Z
l M-.4 .3 L.4 .3 L.34 .66 L-.34 .66 Z
# baby's bottle | 🍼 | vessel | sky white gold
a M-.14 -.8 C-.1 -1 .1 -1 .14 -.8 L.3 -.6 L-.3 -.6 Z
m M-.36 -.62 L.36 -.62 L.36 -.4 L-.36 -.4 Z
l M-.34 -.4 L.34 -.4 L.44 1 L-.44 1 Z
y M-.42 .2 L.42 .2 L.44 1 L-.44 1 Z
k/.04 M.1 -.1 L.4 -.1
k/.04 M.1 .3 L.4 .3
# glass of milk | 🥛 | vessel | white sky
s M-.56 -.9 L.56 -.9 L.44 1 L-.44 1 Z
m M-.52 -.5 L.52 -.5 L.42 .96 L-.42 .96 Z
y M.3 -.5 L.52 -.5 L.42 .96 L.2 .96 Z
# cocktail | 🍸 | vessel night | lime sky leaf
s M-.9 -.7 L.9 -.7 L.06 .2 L.06 .86 L.4 1 L-.4 1 L-.06 .86 L-.06 .2 Z
m M-.66 -.5 L.66 -.5 L0 .16 Z
a O .3 -.66 .16
k/.04 M.1 -.4 L.6 -1
# tropical drink | 🍹 | vessel sea day | orange sky rose yellow
s M-.5 -.5 L.5 -.5 C.6 .1 .3 .3 .06 .4 L.06 .86 L.36 1 L-.36 1 L-.06 .86 L-.06 .4 C-.3 .3 -.6 .1 -.5 -.5 Z
m M-.48 -.3 L.48 -.3 C.5 .1 .3 .26 0 .36 C-.3 .26 -.5 .1 -.48 -.3 Z
a/.07 M.1 -.3 L.4 -1
x M-.9 -.5 C-.8 -1 -.2 -1.06 .0 -.7 Z
l/.04 M-.4 -.6 L-.1 -.2
# two clinking glasses | 🥂 | vessel bright | gold sky
s M-.9 -.6 L-.3 -.8 L-.04 -.1 C-.04 .2 -.3 .3 -.4 .26 L-.2 .8 L.0 .8 L-.46 1 L-.5 .96 L-.34 .86 L-.56 .3 C-.8 .3 -.9 .0 -.9 -.6 Z
s M.9 -.6 L.3 -.8 L.04 -.1 C.04 .2 .3 .3 .4 .26 L.2 .8 L.0 .8 L.46 1 L.5 .96 L.34 .86 L.56 .3 C.8 .3 .9 .0 .9 -.6 Z
m M-.86 -.3 L-.2 -.5 L-.08 -.1 C-.1 .2 -.7 .3 -.86 -.3 Z
m M.86 -.3 L.2 -.5 L.08 -.1 C.1 .2 .7 .3 .86 -.3 Z
a/.06& M.06 -.9 L.14 -1.06
# two mugs of beer | 🍻 | vessel bright | gold white
l/.1 M-.8 -.2 C-1.1 -.2 -1.1 .5 -.8 .5
l/.1 M.8 -.2 C1.1 -.2 1.1 .5 .8 .5
m M-.84 -.4 L-.1 -.4 L-.06 .9 L-.84 .9 Z
x M.84 -.4 L.1 -.4 L.06 .9 L.84 .9 Z
l O -.66 -.46 .22
l O -.3 -.5 .24
l O .3 -.5 .24
l O .66 -.46 .22
# cup with a straw | 🥤 | vessel day | red white sky
k/.07 M.0 -.4 L.2 -1 L.5 -1
m M-.56 -.5 L.56 -.5 L.4 1 L-.4 1 Z
l M-.5 .0 L.5 .0 L.46 .44 L-.46 .44 Z
l M-.64 -.64 L.64 -.64 L.64 -.46 L-.64 -.46 Z
# bubble tea | 🧋 | vessel | tan white brown
a/.12 M.1 -.5 L.3 -1.06
m M-.54 -.4 L.54 -.4 L.4 1 L-.4 1 Z
l M-.6 -.4 C-.5 -.8 .5 -.8 .6 -.4 Z
k O -.2 .84 .1
k O .06 .84 .1
k O .3 .8 .1
k O -.3 .6 .1
k O -.06 .62 .1
k O .2 .58 .1
# gourd of mate | 🧉 | vessel | brown leaf silver
y/.08 M.1 -.4 L.5 -1.06
m M-.5 -.4 C-1 .1 -.7 .94 0 .94 C.7 .94 1 .1 .5 -.4 Z
s O 0 -.4 .5 .14
a/.06 M-.6 -.2 C-.2 .0 .2 .0 .6 -.2
# ice cube | 🧊 | object snow | sky white
m M-.8 -.4 L0 -.8 L.8 -.4 L.8 .5 L0 .94 L-.8 .5 Z
l M-.8 -.4 L0 -.8 L.8 -.4 L0 .04 Z
x M0 .04 L.8 -.4 L.8 .5 L0 .94 Z
l/.06 M-.56 .0 L-.56 .3
# chopsticks | 🥢 | object | brown red
m/.11 M-.8 .9 L.5 -.96
m/.11 M-.5 .96 L.84 -.8
s/.13 M.3 -.7 L.5 -.96
s/.13 M.6 -.5 L.84 -.8
# plate with knife and fork | 🍽️🍴 | object | white silver
s O 0 .1 .66
m O 0 .1 .56
y O 0 .1 .36
k/.08 M-.86 -.2 L-.86 .9
k/.05 M-1 -.86 L-1 -.4 L-.72 -.4 L-.72 -.86
k/.05 M-.86 -.86 L-.86 -.3
k/.09 M.86 .1 L.86 .9
k M.8 -.9 C1.04 -.7 1.04 -.1 .9 .1 L.8 .1 Z
# spoon | 🥄 | object | silver slate
m/.13 M.3 .3 L-.8 .9
m O .5 -.4 .4 .54 40
x O .44 -.36 .26 .4 40
# kitchen knife | 🔪 | object | silver brown
m M-.2 .2 L.9 -.9 C1 -.4 .5 .3 .0 .5 Z
s/.24 M-.2 .4 L-.8 .96
x M.0 .5 C.5 .3 1 -.4 .9 -.9 C.8 -.5 .3 .1 -.1 .34 Z
# jar | 🫙 | vessel | sky silver
s M-.4 -.94 L.4 -.94 L.4 -.7 L-.4 -.7 Z
m M-.4 -.7 L.4 -.7 C.7 -.6 .7 -.4 .7 -.2 L.7 .7 C.7 .9 .5 1 .4 1 L-.4 1 C-.5 1 -.7 .9 -.7 .7 L-.7 -.2 C-.7 -.4 -.7 -.6 -.4 -.7 Z
l/.1 M-.5 -.2 L-.5 .5
`
