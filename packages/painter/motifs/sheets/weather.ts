/** Time and weather. */
export const WEATHER_SHEET = `
# wrist watch | ⌚ | object^ one-way | brown white gold
m M-.34 -1.06 L.34 -1.06 L.4 -.4 L-.4 -.4 Z
m M-.34 1.06 L.34 1.06 L.4 .4 L-.4 .4 Z
a O 0 0 .6
s O 0 0 .48
k/.07 M0 0 L0 -.3
k/.07 M0 0 L.22 .1
# alarm clock | ⏰ | object day one-way | red white gold
a& O .56 -.66 .3
k/.1& M.5 .7 L.7 1
m O 0 .1 .8
s O 0 .1 .62
k/.08 M0 .1 L0 -.3
k/.08 M0 .1 L.3 .2
k/.08 M0 -.7 L0 -.86
# kitchen timer | ⏲️ | object one-way fixed | red white slate
k/.1& M.4 .84 L.56 1
m M-.9 .12 C-.9 -.5 -.5 -.9 0 -.9 C.5 -.9 .9 -.5 .9 .12 C.9 .6 .6 .9 .3 .94 L-.3 .94 C-.6 .9 -.9 .6 -.9 .12 Z
x M.3 .94 C.6 .9 .9 .6 .9 .12 C.9 -.3 .7 -.6 .44 -.78 C.7 -.2 .6 .5 .1 .94 Z
s O 0 .04 .64
k/.06 M0 -.5 L0 -.38
k/.06& M.46 .04 L.54 .04
k/.06 M0 .46 L0 .58
k/.05& M.32 -.28 L.38 -.34
k/.05& M.32 .36 L.38 .42
k/.1 M0 .04 L.26 -.26
d O 0 .04 .13
k M-.16 -1.04 L.16 -1.04 L.16 -.86 L-.16 -.86 Z
# stopwatch | ⏱️ | object^ one-way | silver white red
k M-.2 -1.02 L.2 -1.02 L.2 -.84 L.1 -.84 L.1 -.5 L-.1 -.5 L-.1 -.84 L-.2 -.84 Z
k/.13 M.46 -.42 L.72 -.7
m O 0 .16 .8
s O 0 .16 .64
a M0 .16 L0 -.44 C.4 -.4 .6 -.1 .6 .16 Z
k/.07 M0 .16 L.4 -.2
# mantelpiece clock | 🕰️ | object one-way | brown white gold
m M-.7 .8 L-.7 -.3 C-.6 -1 .6 -1 .7 -.3 L.7 .8 Z
x M-.9 .7 L.9 .7 L.9 .96 L-.9 .96 Z
s O 0 -.1 .46
k/.06 M0 -.1 L0 -.4
k/.06 M0 -.1 L.2 .04
a O 0 .54 .12
# thermometer | 🌡️ | object^ | white red
m M-.2 -.86 C-.2 -1.06 .2 -1.06 .2 -.86 L.2 .4 C.5 .6 .4 1 0 1 C-.4 1 -.5 .6 -.2 .4 Z
s O 0 .7 .22
s/.14 M0 .6 L0 -.4
k/.04 M.06 -.7 L.18 -.7
k/.04 M.06 -.4 L.18 -.4
k/.04 M.06 -.1 L.18 -.1
# moon with a face | 🌚🌝🌛🌜 | sky^ night one-way | gold slate
m O 0 0 .94
x M.4 -.85 C.74 -.66 .94 -.36 .94 0 C.94 .52 .52 .94 0 .94 C.6 .7 .8 0 .4 -.85 Z
k& O .3 -.16 .09 .12
k/.06 M-.3 .36 C-.1 .56 .1 .56 .3 .36
k/.05 M.04 -.06 L-.06 .14 L.06 .16
# shooting star | 🌠☄️ | sky^ night | gold navy white
s/.1 M-1 -.9 L.2 .1
s/.07 M-.6 -.9 L.4 -.06
s/.07 M-1 -.5 L.1 .4
@star m 5 .45 .46 .4 .54
# Milky Way | 🌌🌃 | sky^ night | violet navy white
s O 0 0 .96
m M-.9 .4 C-.3 .3 .2 -.2 .7 -.6 C1 -.2 .3 .5 -.6 .76 Z
@star l 4 .3 -.3 -.5 .2
@star l 4 .3 .5 .4 .16
l O .1 -.1 .04
l O .3 -.2 .03
l O -.2 .2 .04
l O .0 .6 .04
l O -.6 -.1 .04
# sun behind a cloud | ⛅🌤️🌥️ | sky^ day | gold white
m O .3 -.3 .46
m/.08 M.3 -.9 L.3 -1.06
m/.08 M.8 -.7 L.92 -.82
m/.08 M.94 -.24 L1.1 -.24
s O -.5 .3 .4 .34
s O .06 .1 .5 .44
s O .56 .36 .38 .3
s M-.6 .3 L.66 .3 L.66 .66 L-.6 .66 Z
# rain cloud | 🌧️🌦️ | sky^ rain fixed | silver sky
m O -.5 -.1 .4 .34
m O .06 -.36 .5 .44
m O .56 -.06 .38 .3
m M-.6 -.1 L.66 -.1 L.66 .24 L-.6 .24 Z
s/.09 M-.5 .5 L-.62 .9
s/.09 M-.1 .5 L-.22 .9
s/.09 M.3 .5 L.18 .9
s/.09 M.7 .5 L.58 .9
# thunder cloud | ⛈️🌩️ | sky^ rain wild | slate gold sky
m O -.5 -.2 .4 .34
m O .06 -.46 .5 .44
m O .56 -.16 .38 .3
m M-.6 -.2 L.66 -.2 L.66 .14 L-.6 .14 Z
s M.0 .1 L.36 .1 L.14 .44 L.36 .44 L-.2 1 L-.04 .6 L-.24 .6 Z
a/.08 M-.5 .4 L-.6 .8
a/.08 M.6 .4 L.5 .8
# snow cloud | 🌨️ | sky^ snow | silver white
m O -.5 -.2 .4 .34
m O .06 -.46 .5 .44
m O .56 -.16 .38 .3
m M-.6 -.2 L.66 -.2 L.66 .14 L-.6 .14 Z
@star s 6 .3 -.5 .6 .2
@star s 6 .3 .06 .76 .22
@star s 6 .3 .6 .56 .2
# whirlwind | 🌪️ | sky^ wild wind | slate silver
m M-.96 -.9 C-.4 -1.06 .4 -1.06 .96 -.9 C.8 -.66 -.8 -.66 -.96 -.9 Z
x M-.8 -.6 C-.3 -.5 .4 -.5 .84 -.64 C.7 -.3 -.5 -.3 -.8 -.6 Z
m M-.6 -.24 C-.2 -.14 .4 -.16 .66 -.3 C.5 .0 -.3 .04 -.6 -.24 Z
x M-.36 .1 C0 .2 .3 .1 .46 .04 C.4 .3 -.1 .36 -.36 .1 Z
m M-.1 .4 C.1 .46 .2 .4 .3 .36 C.3 .6 .1 .6 -.1 .4 Z
x M.0 .66 C.1 .7 .2 .66 .24 .64 L.06 1 Z
# mist | 🌫️ | sky^ mist calm | silver sky
m/.14 M-.9 -.5 C-.5 -.7 -.2 -.3 .2 -.5 C.5 -.6 .7 -.6 .9 -.5
m/.14 M-1 -.1 C-.6 -.3 -.3 .1 .1 -.1 C.5 -.3 .8 -.1 1 -.1
m/.14 M-.9 .3 C-.5 .1 -.2 .5 .2 .3 C.5 .2 .7 .2 .9 .3
m/.14 M-.6 .7 C-.3 .5 0 .9 .5 .7
# cyclone | 🌀 | sky^ wild | blue sky
m/.24 M.0 .1 C.3 -.0 .3 -.4 -.1 -.4 C-.6 -.4 -.7 .3 -.2 .6 C.4 .9 1 .3 .8 -.4
m/.2 M-.3 .9 C-.8 .7 -1 .1 -.8 -.4
# snowman | ☃️⛄ | object mountain snow | white silver orange
k/.05& M.36 .0 L.8 -.3
m O 0 .54 .56 .46
m O 0 -.2 .4 .36
k M-.4 -.5 L.4 -.5 L.4 -.6 L.24 -.6 L.24 -1 L-.24 -1 L-.24 -.6 L-.4 -.6 Z
a M0 -.24 L.4 -.12 L0 -.1 Z
k& O .14 -.3 .05
k O 0 .3 .05
k O 0 .56 .05
x M.2 .16 C.6 .2 .6 .9 .2 .98 C.4 .7 .4 .4 .2 .16 Z
# closed umbrella | 🌂 | object rain | violet brown
m M0 -.9 C.2 -.3 .3 .2 .24 .5 L-.24 .5 C-.3 .2 -.2 -.3 0 -.9 Z
x M0 -.9 C.2 -.3 .3 .2 .24 .5 L.06 .5 Z
s/.08 M0 .5 L0 .84 C0 1.06 .3 1.06 .3 .84
`
