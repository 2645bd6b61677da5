export const GAMES_SHEET = `
# football | ⚽ | object^ meadow day | white black
m O 0 0 .94
k M0 -.34 L.32 -.1 L.2 .28 L-.2 .28 L-.32 -.1 Z
k M-.24 -.9 L.24 -.9 L.12 -.66 L-.12 -.66 Z
k& M.94 -.1 L.7 -.1 L.6 -.34 L.8 -.5 Z
k& M.64 .7 L.36 .56 L.44 .3 L.8 .36 Z
k/.04 M0 -.34 L0 -.66
k/.04& M.32 -.1 L.62 -.2
k/.04& M.2 .28 L.4 .5
# softball | 🥎 | object^ meadow day fixed | yellow red
m O 0 0 .94
x M.4 -.85 C.74 -.66 .94 -.36 .94 0 C.94 .52 .52 .94 0 .94 C-.12 .94 -.22 .92 -.32 .88 C.5 .8 .8 0 .4 -.85 Z
s/.06 M-.9 -.24 C-.3 -.1 .3 -.1 .9 -.24
s/.06 M-.9 .24 C-.3 .1 .3 .1 .9 .24
s/.04& M.2 -.26 L.2 -.08
s/.04& M.48 -.3 L.48 -.12
s/.04& M.74 -.34 L.74 -.16
s/.04& M.2 .26 L.2 .08
s/.04& M.48 .3 L.48 .12
s/.04& M.74 .34 L.74 .16
# baseball | ⚾ | object^ meadow day | white red
m O 0 0 .94
s/.06& M.5 -.78 C.2 -.4 .2 .4 .5 .78
s/.04& M.3 -.3 L.5 -.4
s/.04& M.28 0 L.5 0
s/.04& M.3 .3 L.5 .4
# volleyball | 🏐 | object^ sea day | cream blue gold
m O 0 0 .94
s M-.94 0 C-.6 -.3 -.1 -.3 0 0 C-.4 .1 -.6 .5 -.56 .76 C-.8 .6 -.94 .3 -.94 0 Z
a M.3 -.9 C.5 -.5 .4 -.1 0 0 C.1 -.4 -.1 -.8 -.4 -.86 C-.2 -.96 .1 -.96 .3 -.9 Z
k/.04 M0 0 C.4 .1 .6 .5 .56 .76
k/.04 M0 0 C.4 -.2 .7 -.2 .94 .0
# rugby ball | 🏈🏉 | object^ meadow day | brown white
m M-.9 .7 C-1 -.3 -.3 -1 .7 -.9 C1 -.86 .96 -.7 .9 -.6 C1 .3 .3 1 -.7 .9 C-.9 .9 -.9 .8 -.9 .7 Z
l/.08 M-.34 .34 L.34 -.34
l/.06 M-.3 .1 L-.1 .3
l/.06 M-.1 -.1 L.1 .1
l/.06 M.1 -.3 L.3 -.1
l/.08 M-.86 .3 C-.6 .4 -.4 .6 -.3 .86
l/.08 M.86 -.3 C.6 -.4 .4 -.6 .3 -.86
# tennis ball | 🎾 | object^ day | lime white
m O 0 0 .94
l/.1 M-.7 -.6 C-.2 -.4 -.2 .4 -.7 .6
l/.1 M.7 -.6 C.2 -.4 .2 .4 .7 .6
# flying disc | 🥏 | object^ day wind | blue sky
m O 0 0 .96 .5 -16
s O 0 -.06 .66 .3 -16
x O 0 -.06 .3 .13 -16
# bowling ball and pin | 🎳 | object | slate white red
l M-.3 -.9 C.0 -.9 -.06 -.5 -.1 -.4 C.1 .0 .1 .6 0 .9 L-.6 .9 C-.7 .6 -.7 .0 -.5 -.4 C-.54 -.5 -.6 -.9 -.3 -.9 Z
a M-.52 -.4 L-.08 -.4 L-.04 -.26 L-.56 -.26 Z
m O .4 .4 .54
k O .3 .1 .07
k O .5 .1 .07
k O .4 .3 .07
# cricket bat | 🏏 | object meadow day | tan red
k/.13 M.5 -.5 L.9 -.96
m M-.9 .6 L.3 -.6 L.64 -.3 L-.54 .94 C-.8 .96 -.94 .8 -.9 .6 Z
s O .6 .6 .24
# hockey stick | 🏑 | object mountain | brown black red
m/.14 M.8 -.96 L-.2 .6 C-.4 .86 -.6 .8 -.9 .7
s/.15 M.8 -.96 L.6 -.64
k O .4 .8 .3 .13
# table tennis bat | 🏓 | object | red brown white
s M.3 .3 L.9 .8 L.76 .96 L.16 .46 Z
m O -.2 -.16 .7 .7
x M.2 .4 C.5 .1 .5 -.2 .3 -.6 C.7 -.2 .5 .4 .0 .5 Z
l O .7 -.4 .2
# badminton racket | 🏸 | object day | sky white red
k/.08 M.1 .1 L.9 .96
m/.08 O -.3 -.3 .54 .66 -40
l/.03 M-.7 -.3 L.1 -.3
l/.03 M-.6 -.6 L.0 .2
l/.03 M-.3 -.8 L-.3 .2
l M.5 -.9 L.9 -.5 L.56 -.2 L.4 -.4 Z
a O .44 -.26 .15
# boxing glove | 🥊 | object wild | red white
m M-.6 .3 C-.9 -.3 -.6 -.9 .1 -.9 C.8 -.9 .9 -.2 .6 .4 L-.5 .4 Z
m M-.6 .0 C-1 .0 -1 -.5 -.66 -.5 L-.3 -.3 Z
d/.05 M-.5 -.3 C-.2 -.2 .0 -.1 .2 -.2
l M-.5 .4 L.6 .4 L.56 .9 L-.5 .9 Z
# judo jacket | 🥋 | object | white black
m M-.4 -.8 L.4 -.8 L1 -.1 L.7 .2 L.5 .0 L.5 .9 L-.5 .9 L-.5 .0 L-.7 .2 L-1 -.1 Z
k M-.5 .3 L.5 .3 L.5 .5 L-.5 .5 Z
k/.08 M0 .4 L-.2 .9
k/.05 M-.3 -.8 L.1 .3
k/.05 M.3 -.8 L-.0 -.2
# football goal | 🥅 | object meadow day | white silver
m/.1 M-.9 .8 L-.9 -.7 L.9 -.7 L.9 .8
s/.03 M-.9 -.3 L.9 -.3
s/.03 M-.9 .1 L.9 .1
s/.03 M-.9 .5 L.9 .5
s/.03& M.3 -.7 L.3 .8
s/.03& M.6 -.7 L.6 .8
s/.03 M0 -.7 L0 .8
# golf flag | ⛳ | object meadow day one-way | red leaf
s O 0 .8 .9 .24
d O 0 .8 .2 .06
k/.06 M0 .8 L0 -.96
m M0 -.96 L.7 -.7 L0 -.4 Z
# ice skate | ⛸️ | object mountain snow | white silver red
m M-.6 -.9 L.0 -.9 L.0 -.2 C.3 .0 .8 .0 .84 .4 L-.6 .4 Z
s/.08 M-.5 .4 L-.5 .7
s/.08 M.5 .4 L.5 .7
s/.1 M-.8 .74 L.9 .74 C1 .7 1 .6 1 .5
a/.05 M-.4 -.5 L.0 -.5
a/.05 M-.4 -.2 L.0 -.2
# fishing rod | 🎣 | object lake | brown sky orange
m/.07 M-.9 .9 L.5 -.9
k/.03 M.5 -.9 L.6 .3
s M.3 .5 C.4 .2 .8 .2 .96 .5 C.8 .8 .4 .8 .3 .5 Z
s M.96 .5 L1.2 .3 L1.2 .7 Z
k O .48 .46 .05
a O -.56 .5 .13
# diving mask | 🤿 | object sea | teal sky slate
x/.11 M.5 -.06 L.96 -.12
k/.14 M.86 -.96 L.86 .4 C.84 .74 .5 .84 .1 .8
a M.7 -1 L1.02 -1 L1.02 -.8 L.7 -.8 Z
m M-.9 -.4 L.5 -.4 C.7 -.4 .7 .5 .4 .5 C.1 .5 .0 .2 -.2 .2 C-.4 .2 -.5 .5 -.8 .5 C-1.1 .5 -1.1 -.4 -.9 -.4 Z
s M-.8 -.2 L.4 -.2 C.5 .0 .4 .3 .3 .3 C.1 .3 .0 .0 -.2 .0 C-.4 .0 -.5 .3 -.7 .3 C-.9 .3 -.9 -.1 -.8 -.2 Z
# running vest | 🎽 | object day | orange white
m M-.6 -.9 L-.3 -.9 C-.3 -.5 .3 -.5 .3 -.9 L.6 -.9 C.6 -.5 .7 -.3 .8 -.2 L.7 .9 L-.7 .9 L-.8 -.2 C-.7 -.3 -.6 -.5 -.6 -.9 Z
l M-.8 -.1 L.3 .9 L.6 .9 L-.6 -.3 Z
# skis | 🎿 | object mountain snow | red blue slate
m/.16 M-.6 .9 L-.1 -.9
s/.16 M.1 .9 L.6 -.9
k/.05 M-.9 .9 L.4 -.8
k/.05 M.9 .9 L-.4 -.8
# sledge | 🛷 | object mountain snow | brown red
m M-.9 -.1 L.7 -.1 L.7 .1 L-.9 .1 Z
s/.1 M-1 .7 L.6 .7 C1 .7 1.06 .3 .9 .0
m/.1 M-.6 .1 L-.6 .7
m/.1 M.3 .1 L.3 .7
# curling stone | 🥌 | object snow | grey red
s M-.3 -.3 L-.3 -.7 L.6 -.7 L.6 -.5 L.0 -.5 L.0 -.3 Z
m M-.9 .1 C-.9 -.3 .9 -.3 .9 .1 L.9 .4 C.9 .8 -.9 .8 -.9 .4 Z
l M-.9 .1 L.9 .1 L.9 .3 L-.9 .3 Z
# target | 🎯 | object^ | red white sky
m O 0 0 .94
s O 0 0 .74
m O 0 0 .54
s O 0 0 .34
m O 0 0 .15
k/.07 M0 0 L.8 -.8
a M.66 -.8 L1 -1.04 L.9 -.6 Z
# yo-yo | 🪀 | object^ | red gold
k/.04 M.0 -.3 L.3 -1.06
m O 0 .2 .74
s O 0 .2 .46
m O 0 .2 .15
# water pistol | 🔫 | object day | lime orange
m M-.9 -.4 L.7 -.4 L.7 -.1 L.1 -.1 L.2 .7 L-.3 .7 L-.4 .1 L-.9 .1 Z
s M-1.04 -.34 L-.86 -.34 L-.86 -.06 L-1.04 -.06 Z
s M-.2 -.6 L.5 -.6 L.5 -.4 L-.2 -.4 Z
# eight ball | 🎱 | object^ | black white
m O 0 0 .94
l O -.06 -.1 .46
@text 8 k/.2 -.06 -.1 .5
l O -.5 -.66 .1 .05 -40
`
