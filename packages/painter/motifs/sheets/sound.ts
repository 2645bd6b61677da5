/** Music and instruments. */
const SPEAKER =
  'm M-.8 -.3 L-.4 -.3 L.1 -.8 L.1 .8 L-.4 .3 L-.8 .3 Z\nx M-.4 -.3 L.1 -.8 L.1 .8 L-.4 .3 Z'

export const SOUND_SHEET = `
# loudspeaker | 🔊🔉🔈 | symbol^ | slate sky
${SPEAKER}
s/.11 M.34 -.3 C.5 -.1 .5 .1 .34 .3
s/.11 M.6 -.56 C.9 -.2 .9 .2 .6 .56
# muted loudspeaker | 🔇 | symbol^ calm | slate red
${SPEAKER}
s/.13 M.4 -.3 L.96 .3
s/.13 M.96 -.3 L.4 .3
# megaphone | 📢📣 | object | red white gold
m M-.8 -.3 L-.2 -.3 L.7 -.84 L.7 .8 L-.2 .3 L-.8 .3 Z
l M.5 -.7 L.7 -.84 L.7 .8 L.5 .66 Z
x M-.6 .3 L-.2 .3 L-.1 .9 L-.4 .9 Z
a/.08 M.84 -.2 L1.06 -.3
a/.08 M.84 .2 L1.06 .3
# horn | 📯🎺🪊 | object | gold brown
m/.12 M-1 -.3 L.3 -.3 C.6 -.3 .6 .4 .3 .4 L-.3 .4 C-.6 .4 -.6 .0 -.3 .0 L.4 .0
m M.3 -.1 L1 -.6 L1 .6 L.3 .1 Z
s/.08 M-.3 -.6 L-.3 -.3
s/.08 M-.1 -.6 L-.1 -.3
s/.08 M.1 -.6 L.1 -.3
x M-1.06 -.4 L-.9 -.4 L-.9 -.2 L-1.06 -.2 Z
# bell with a slash | 🔕 | object^ calm | gold red
m M0 -.9 C.6 -.9 .5 -.2 .6 .2 L.86 .6 L-.86 .6 L-.6 .2 C-.5 -.2 -.6 -.9 0 -.9 Z
m O 0 .74 .2 .16
s/.15 M-.86 -.8 L.86 .9
# sheet of music | 🎼 | symbol^ | black white
l M-1 -.8 L1 -.8 L1 .8 L-1 .8 Z
d/.03 M-1 -.4 L1 -.4
d/.03 M-1 -.14 L1 -.14
d/.03 M-1 .12 L1 .12
d/.03 M-1 .38 L1 .38
m/.07 M-.6 .7 C-.4 .6 -.6 -.2 -.54 -.6 C-.4 -.9 -.3 -.5 -.6 -.2 C-1 .2 -.6 .5 -.4 .3 C-.3 .0 -.6 .0 -.66 .2
m O .2 .3 .15 .12
m/.06 M.34 .3 L.34 -.5
m O .66 .1 .15 .12
m/.06 M.8 .1 L.8 -.6
# pair of musical notes | 🎶 | symbol^ | violet rose
m O -.6 .7 .24 .18 -16
m/.12 M-.4 .66 L-.4 -.4 L.0 -.3
s O .3 .5 .26 .2 -16
s/.13 M.52 .46 L.52 -.9
s M.46 -.96 C.6 -.6 1 -.6 .9 -.0 C.8 -.3 .6 -.3 .46 -.4 Z
# microphone | 🎤🎙️ | object night bright | slate silver gold
s O .36 -.5 .44
x/.04 M.0 -.6 L.6 -.1
x/.04 M.2 -.84 L.76 -.34
m M-.0 -.3 L.2 .0 L-.7 .96 L-.94 .76 Z
a M-.06 -.3 L.24 .04 L.14 .14 L-.14 -.2 Z
# sliders | 🎚️🎛️ | object | slate silver red
m M-.9 -.9 L.9 -.9 L.9 .9 L-.9 .9 Z
s/.07 M-.5 -.7 L-.5 .7
s/.07 M0 -.7 L0 .7
s/.07 M.5 -.7 L.5 .7
a M-.7 .1 L-.3 .1 L-.3 .34 L-.7 .34 Z
a M-.2 -.4 L.2 -.4 L.2 -.16 L-.2 -.16 Z
a M.3 .3 L.7 .3 L.7 .54 L.3 .54 Z
# headphones | 🎧 | object^ night | slate red
m/.16 M-.76 .3 C-.9 -1.16 .9 -1.16 .76 .3
s& O .74 .4 .28 .42
m& O .6 .4 .14 .36
# radio | 📻 | object | brown gold cream
k/.05 M-.5 -.4 L.4 -1
m M-1 -.44 L1 -.44 L1 .8 L-1 .8 Z
s O -.4 .2 .42
d O -.4 .2 .16
l M.2 -.2 L.8 -.2 L.8 .1 L.2 .1 Z
a O .36 .44 .14
a O .7 .44 .14
# saxophone | 🎷 | object night | gold rust
m/.2 M-.6 -.8 C-.2 -.9 -.1 -.7 -.1 -.4 L.0 .4 C.1 .9 .7 .8 .7 .3
m M.4 .3 C.5 .0 .7 -.3 1 -.3 L1.04 -.1 C.9 .1 .9 .2 .84 .36 Z
k/.1 M-.8 -.7 L-.56 -.8
s O .0 -.2 .09
s O .04 .04 .09
s O .1 .3 .09
# accordion | 🪗 | object | red cream black
k/.07 M-.94 -.4 C-1.14 -.1 -1.14 .3 -.94 .56
s M-.52 -.5 C-.24 -.7 .24 -.7 .52 -.5 L.52 .66 C.24 .46 -.24 .46 -.52 .66 Z
y M-.42 -.56 L-.32 -.6 L-.32 .55 L-.42 .6 Z
y M-.2 -.63 L-.1 -.65 L-.1 .51 L-.2 .52 Z
y M.04 -.65 L.14 -.64 L.14 .52 L.04 .51 Z
y M.27 -.62 L.37 -.58 L.37 .58 L.27 .54 Z
m M-.98 -.6 L-.52 -.54 L-.52 .7 L-.98 .82 Z
m M.98 -.6 L.52 -.54 L.52 .7 L.98 .82 Z
l M.68 -.46 L.92 -.49 L.92 .68 L.68 .62 Z
k M.68 -.34 L.82 -.34 L.82 -.24 L.68 -.24 Z
k M.68 -.1 L.82 -.1 L.82 0 L.68 0 Z
k M.68 .14 L.82 .14 L.82 .24 L.68 .24 Z
k M.68 .38 L.82 .38 L.82 .48 L.68 .48 Z
l O -.84 -.28 .06
l O -.65 -.28 .06
l O -.84 .02 .06
l O -.65 .02 .06
l O -.84 .32 .06
l O -.65 .32 .06
# keys of a piano | 🎹 | object one-way | black white red
m M-1 -.6 L1 -.6 L1 .7 L-1 .7 Z
l M-.9 -.3 L.9 -.3 L.9 .6 L-.9 .6 Z
k/.03 M-.54 -.3 L-.54 .6
k/.03 M-.18 -.3 L-.18 .6
k/.03 M.18 -.3 L.18 .6
k/.03 M.54 -.3 L.54 .6
k M-.64 -.3 L-.44 -.3 L-.44 .2 L-.64 .2 Z
k M-.28 -.3 L-.08 -.3 L-.08 .2 L-.28 .2 Z
k M.44 -.3 L.64 -.3 L.64 .2 L.44 .2 Z
# violin | 🎻 | object | brown rust black
k/.11 M.1 -.1 L.7 -.84
m M-.9 .5 C-1 .1 -.6 .1 -.56 -.1 C-.5 -.4 .0 -.4 .2 -.2 C.4 .0 .4 .5 .1 .56 C-.1 .6 -.1 1 -.5 .9 C-.7 .9 -.86 .7 -.9 .5 Z
k/.03 M-.6 .6 L.6 -.76
a/.05 M-.5 .1 C-.4 .2 -.3 .1 -.3 .3
a/.05 M-.1 .5 C-.0 .4 .0 .3 .1 .4
s/.05 M.96 .0 L.0 .96
# banjo | 🪕 | object meadow | cream brown rust
s/.13 M.1 -.1 L.76 -.84
s M.6 -.9 L.8 -1.04 L.96 -.84 L.8 -.66 Z
s O -.3 .4 .6
m O -.3 .4 .48
k/.03 M-.5 .6 L.76 -.84
k M-.6 .6 L-.4 .8 L-.36 .74 L-.56 .54 Z
# drum | 🥁🪘 | object bright | red gold cream
a/.06 M-.9 -1 L-.1 -.4
a/.06 M.9 -1 L.1 -.4
m M-.8 -.3 L.8 -.3 L.8 .6 C.4 .84 -.4 .84 -.8 .6 Z
l O 0 -.3 .8 .22
s/.06 M-.8 -.16 L-.5 .66 L-.2 -.0 L.1 .76 L.4 -.0 L.6 .66 L.8 -.1
# maracas | 🪇 | object bright | orange gold leaf
s/.12 M-.3 .0 L.2 .96
s/.12 M.3 .0 L-.2 .96
m O -.44 -.4 .36 .5 -24
m O .44 -.4 .36 .5 24
a/.07 M-.7 -.5 L-.2 -.6
a/.07 M.7 -.5 L.2 -.6
# flute | 🪈 | object calm | tan brown
m/.22 M-.9 .7 L.9 -.7
d O -.4 .3 .06
d O -.1 .08 .06
d O .2 -.16 .06
d O .6 -.46 .07
s/.22 M.76 -.6 L.9 -.7
# harp | 🪉 | object calm | gold silver
s/.045 M-.4 -.86 L-.4 .72
s/.045 M-.19 -.8 L-.19 .44
s/.045 M.07 -.72 L.07 .1
s/.045 M.36 -.66 L.36 -.28
m/.17 M-.62 -.82 L-.62 .9
m/.15 M-.64 -.8 C-.3 -1.02 .1 -.5 .7 -.72
m/.2 M.7 -.7 L-.5 .86
m O -.64 -.84 .14
x M-.84 .82 L-.3 .82 L-.24 1 L-.9 1 Z
`
