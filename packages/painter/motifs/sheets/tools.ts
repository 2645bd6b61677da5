/** Tools, weapons and instruments. */
export const TOOLS_SHEET = `
# bin | 🗑️ | object | slate silver
m M-.6 -.5 L.6 -.5 L.46 .96 L-.46 .96 Z
x M-.76 -.7 L.76 -.7 L.76 -.5 L-.76 -.5 Z
s/.08& M.22 -.3 L.18 .8
k/.08 M-.2 -.7 L-.2 -.86 L.2 -.86 L.2 -.7
# closed padlock | 🔒🔏🔐 | object | gold silver
s/.17 M-.4 -.1 L-.4 -.4 C-.4 -1.06 .4 -1.06 .4 -.4 L.4 -.1
m M-.7 -.16 L.7 -.16 L.7 .9 L-.7 .9 Z
k O 0 .26 .13
k/.1 M0 .3 L0 .56
# open padlock | 🔓 | object | gold silver
s/.17 M-.4 -.1 L-.4 -.5 C-.4 -1.1 .4 -1.1 .4 -.6
m M-.7 -.16 L.7 -.16 L.7 .9 L-.7 .9 Z
k O 0 .26 .13
k/.1 M0 .3 L0 .56
# axe | 🪓 | object forest | brown silver
m/.15 M-.7 .96 L.4 -.8
s M.0 -.6 C.4 -1 .6 -.96 .9 -.5 C.9 -.2 .6 .0 .4 -.06 L.5 -.3 Z
# dagger | 🗡️ | object | silver brown gold
m M.9 -.96 L.86 -.5 L-.2 .44 L-.44 .2 Z
s/.17 M-.4 .4 L-.86 .86
a/.13 M-.7 .0 L-.0 .7
# bomb | 💣 | object^ wild | black gold
m O -.1 .2 .74
m M.1 -.6 L.4 -.4 L.3 -.2 L.0 -.4 Z
k/.06 M.26 -.5 C.4 -.8 .6 -.7 .7 -.8
@star s 6 .4 .8 -.84 .24
l O -.4 -.1 .14 .1 -40
# boomerang | 🪃 | object^ desert day | brown gold
m M-.9 .8 C-.9 -.3 -.3 -.9 .9 -.9 C1.04 -.9 1 -.6 .9 -.5 C.2 -.4 -.3 .1 -.5 .9 C-.6 1.04 -.9 1 -.9 .8 Z
s/.07 M-.7 .5 L-.44 .6
s/.07 M.5 -.8 L.56 -.5
# bow and arrow | 🏹 | object forest | brown silver red
m/.12 M-.5 -.9 C.6 -.7 .8 .4 .9 .6 L.9 .7
k/.03 M-.5 -.9 L.9 .7
s/.06 M-.8 .8 L.8 -.8
s M.9 -.96 L.84 -.5 L.5 -.84 Z
a M-.9 .96 L-.9 .6 L-.6 .9 Z
# shield | 🛡️ | object^ | blue silver
s| M0 -.96 C.3 -.8 .6 -.76 .84 -.76 C.84 .2 .5 .7 0 1
m| M0 -.78 C.3 -.66 .5 -.6 .68 -.6 C.68 .2 .4 .56 0 .8
l M-.08 -.6 L.08 -.6 L.08 .6 L-.08 .6 Z
l M-.5 -.2 L.5 -.2 L.5 -.04 L-.5 -.04 Z
# saw | 🪚 | object | silver brown
m M-1 .3 L.3 -.5 L.5 .1 L-.9 .5 L-.8 .36 L-.7 .46 L-.6 .3 L-.5 .4 Z
s M.2 -.6 L.8 -.6 C1.1 -.4 1 .3 .7 .4 L.3 .2 Z
l O .64 -.1 .14 .17
# spanner | 🔧🛠️ | object^ | silver slate
m/.26 M-.6 .6 L.4 -.4
m M.2 -.4 C.0 -.9 .4 -1.06 .7 -.96 L.4 -.6 L.6 -.4 L.96 -.7 C1.06 -.4 .9 .0 .4 -.2 Z
m O -.66 .66 .26
l O -.66 .66 .11
# screwdriver | 🪛 | object^ | silver red
m M-1 .92 L-.92 1 L-.72 .86 L-.86 .72 Z
m/.13 M-.82 .82 L.14 -.14
k M.06 -.2 L.2 -.06 L.12 .04 L-.04 -.12 Z
s M.1 -.26 L.62 -.9 C.8 -1.06 1.08 -.78 .92 -.6 L.26 -.1 Z
y M.26 -.1 L.92 -.6 C.98 -.7 .96 -.78 .94 -.82 L.2 -.16 Z
l/.05 M.34 -.36 L.7 -.78
# nut and bolt | 🔩 | object^ | silver slate
s M-.24 -.6 L.24 -.6 L.24 .9 L0 1.04 L-.24 .9 Z
m M-.62 -1.04 L.62 -1.04 L.62 -.56 L-.62 -.56 Z
d/.06 M-.2 -1.04 L-.2 -.56
d/.06 M.2 -1.04 L.2 -.56
m M-.56 .1 L.56 .1 L.56 .48 L-.56 .48 Z
d/.06 M-.18 .1 L-.18 .48
d/.06 M.18 .1 L.18 .48
d/.06 M-.24 -.3 L.24 -.4
d/.06 M-.24 -.08 L.24 -.18
d/.06 M-.24 .74 L.24 .64
# gear | ⚙️ | object^ | slate silver
@star m 10 .7 0 0 1
m O 0 0 .76
s O 0 0 .5
m O 0 0 .22
# clamp | 🗜️ | object | slate red
m M-.8 -.8 L.6 -.8 L.6 -.5 L-.5 -.5 L-.5 .5 L.6 .5 L.6 .8 L-.8 .8 Z
s/.14 M.3 -.9 L.3 .1
s M.0 .1 L.6 .1 L.6 .24 L.0 .24 Z
# scales | ⚖️ | object | gold slate
m/.09 M0 -.8 L0 .8
m/.09 M-.8 -.56 L.8 -.56
m M-.5 .8 L.5 .8 L.5 .96 L-.5 .96 Z
k/.03& M.76 -.56 L.5 .1
k/.03& M.76 -.56 L1.02 .1
s& M.44 .1 L1.06 .1 C1 .44 .5 .44 .44 .1 Z
m O 0 -.84 .12
# crutch | 🩼 | object | brown slate
m/.13 M-.36 -.8 L-.08 .5
m/.13 M.36 -.8 L.08 .5
m/.16 M0 .4 L0 .9
s/.2 M-.42 -.86 L.42 -.86
s/.14 M-.26 -.16 L.26 -.16
s/.2 M0 .9 L0 1
# white cane | 🦯 | object city | white red
m/.12 M-.4 -.96 L.5 1
s/.13 M.3 .56 L.5 1
k/.14 M-.5 -1 L-.36 -.76
# chain | ⛓️🔗⛓️‍💥 | object^ | slate
m/.14 M-.9 -.3 C-.9 -.7 -.2 -.7 -.1 -.3 C-.1 .1 -.9 .1 -.9 -.3
x/.14 M-.4 .0 C-.4 -.4 .3 -.4 .4 .0 C.4 .4 -.4 .4 -.4 .0
m/.14 M.1 .3 C.1 -.1 .8 -.1 .9 .3 C.9 .7 .1 .7 .1 .3
# hook | 🪝 | object^ | silver
m/.16 M.2 -.9 L.2 .3 C.2 .9 -.6 .9 -.6 .3
m M-.6 .0 L-.9 .4 L-.4 .4 Z
m/.1 O .2 -.9 .13
# toolbox | 🧰 | object | red slate gold
k/.12 M-.4 -.4 L-.4 -.8 L.4 -.8 L.4 -.4
m M-.96 -.4 L.96 -.4 L.96 .8 L-.96 .8 Z
x M-.96 .1 L.96 .1 L.96 .26 L-.96 .26 Z
s M-.2 .0 L.2 .0 L.2 .4 L-.2 .4 Z
# magnet | 🧲 | object^ | red silver
m M-.8 -.3 C-.8 1.2 .8 1.2 .8 -.3 L.36 -.3 C.36 .6 -.36 .6 -.36 -.3 Z
s& M.36 -.7 L.8 -.7 L.8 -.3 L.36 -.3 Z
# ladder | 🪜 | object | brown tan
m/.1 M-.5 1 L-.3 -1
m/.1 M.5 1 L.3 -1
m/.09 M-.34 -.6 L.34 -.6
m/.09 M-.4 -.2 L.4 -.2
m/.09 M-.44 .2 L.44 .2
m/.09 M-.46 .6 L.46 .6
# shovel | 🪏 | object meadow | brown silver
m/.13 M.7 -.8 L-.2 .1
m/.13 M.5 -1 L.96 -.6
s M-.3 .0 L.1 .4 C.0 .8 -.5 1 -.96 .96 C-1 .5 -.7 .1 -.3 .0 Z
# flask | ⚗️ | object | sky violet slate
m M-.2 -.9 L.2 -.9 L.2 -.3 L.7 .7 C.7 .9 .6 .96 .5 .96 L-.5 .96 C-.6 .96 -.7 .9 -.7 .7 L-.2 -.3 Z
s M-.4 .2 L.4 .2 L.7 .7 C.7 .9 .6 .96 .5 .96 L-.5 .96 C-.6 .96 -.7 .9 -.7 .7 Z
l O -.1 .5 .1
l O .16 .66 .07
k M-.3 -1 L.3 -1 L.3 -.86 L-.3 -.86 Z
# petri dish | 🧫 | object^ | sky lime rose
m O 0 .1 .96 .6
l O 0 .04 .84 .5
s O -.3 .0 .16 .1
a O .3 .1 .2 .12
s O .0 .3 .1 .06
# strand of DNA | 🧬 | object^ | blue rose silver
x/.05 M-.4 -.7 L.4 -.7
x/.05 M-.4 .0 L.4 .0
x/.05 M-.4 .7 L.4 .7
x/.05 M-.2 -.4 L.2 -.4
x/.05 M-.2 .34 L.2 .34
m/.12 M-.5 -1 C-.5 -.4 .5 -.5 .5 0 C.5 .5 -.5 .4 -.5 1
s/.12 M.5 -1 C.5 -.4 -.5 -.5 -.5 0 C-.5 .5 .5 .4 .5 1
# microscope | 🔬 | object | slate silver sky
m M-.8 .8 L.8 .8 L.8 1 L-.8 1 Z
m/.16 M.06 -.46 C.9 -.2 .86 .6 .4 .86
s M-.3 -.9 L.0 -1 L.4 .1 L.1 .2 Z
x M-.4 .4 L.64 .4 L.58 .54 L-.4 .54 Z
a O -.3 -.94 .12
# telescope | 🔭 | object night | navy gold slate
k/.08 M.0 .1 L-.5 1
k/.08 M.0 .1 L.5 1
k/.08 M.0 .1 L.0 1
m M-.8 .0 L.6 -.8 L.9 -.3 L-.6 .4 Z
s M.5 -.76 L.66 -.86 L.96 -.36 L.8 -.26 Z
s M-.86 .06 L-.76 .0 L-.56 .36 L-.66 .44 Z
# satellite dish | 📡 | object night | silver slate red
m M-.7 -.9 C-.9 .0 .0 .7 .7 .5 Z
k/.06 M.0 -.2 L.5 -.7
a O .56 -.76 .12
s M-.3 .4 L.2 .5 L.4 1 L-.6 1 Z
# syringe | 💉 | object^ | sky silver red
k/.04 M-1 1 L-.6 .6
m M-.7 .4 L.3 -.6 L.6 -.3 L-.4 .7 Z
a M-.7 .4 L-.2 -.1 L.1 .2 L-.4 .7 Z
s/.09 M.44 -.44 L.8 -.8
s/.1 M.6 -1 L1 -.6
# drop of blood | 🩸 | object^ | red
m M0 -.96 C.5 -.3 .76 .1 .7 .44 C.6 1.1 -.6 1.1 -.7 .44 C-.76 .1 -.5 -.3 0 -.96 Z
l O -.3 .4 .1 .2 20
# pill | 💊 | object^ | red cream
s M-.84 .3 L-.3 -.3 L.3 .3 L-.3 .84 C-.6 1 -1 .6 -.84 .3 Z
m M-.3 -.3 L.3 -.84 C.6 -1 1 -.6 .84 -.3 L.3 .3 Z
l/.07 M.2 -.5 L.5 -.7
# sticking plaster | 🩹 | object^ | skin sand
m/.6 M-.6 .6 L.6 -.6
s M-.3 .0 L.0 -.3 L.3 .0 L.0 .3 Z
d O -.1 .0 .04
d O .1 .0 .04
d O .0 -.1 .04
d O .0 .1 .04
# stethoscope | 🩺 | object^ | slate sky silver
m/.11 M-.6 -.9 C-.8 .1 .4 .1 .2 -.9
m/.11 M-.2 -.16 C-.2 1 .7 1 .7 .2
s O .7 .1 .26
l O .7 .1 .13
# X-ray | 🩻 | object^ | navy sky
m M-.8 -.96 L.8 -.96 L.8 .96 L-.8 .96 Z
s/.1 M0 -.8 L0 .8
s/.09& M0 -.5 C.4 -.6 .6 -.4 .5 -.2
s/.09& M0 -.2 C.4 -.3 .6 -.1 .5 .1
s/.09& M0 .1 C.4 .0 .5 .2 .4 .4
`
