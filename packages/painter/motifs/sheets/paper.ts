/** Books, money, mail and office supplies. */
const bookIn = (
  name: string,
  emoji: string,
  hue: string,
) => `# ${name} | ${emoji} | object | ${hue} cream gold
s M-.6 -.7 L.6 -.9 L.7 .7 L-.5 .96 Z
m M-.66 -.9 L.5 -.96 L.56 .66 L-.6 .8 Z
y M-.6 .8 L.56 .66 L.7 .7 L-.5 .96 Z
x M-.66 -.9 L-.5 -.9 L-.44 .78 L-.6 .8 Z
a M-.2 -.5 L.3 -.54 L.3 -.2 L-.2 -.16 Z`
const noteOf = (
  name: string,
  emoji: string,
  hue: string,
  sign: string,
) => `# ${name} | ${emoji} | object^ | ${hue} cream
m M-1 -.5 L1 -.5 L1 .5 L-1 .5 Z
s O 0 0 .36
x/.05 M-.9 -.4 L.9 -.4 L.9 .4 L-.9 .4 L-.9 -.4
@text ${sign} k/.2 0 0 .46`

export const PAPER_SHEET = `
${bookIn('red book', '📕', 'red')}
${bookIn('green book', '📗', 'green')}
${bookIn('blue book', '📘', 'blue')}
${bookIn('orange book', '📙', 'orange')}
${bookIn('notebook', '📔📓📒', 'brown')}
# pile of books | 📚 | object | red blue gold cream
l M-.7 .56 L.84 .56 L.84 .88 L-.7 .88 Z
k/.025 M-.6 .67 L.84 .67
k/.025 M-.6 .77 L.84 .77
m M.9 .48 L-.76 .48 C-.96 .52 -.96 .92 -.76 .96 L.9 .96 L.9 .87 L-.68 .87 C-.76 .84 -.76 .6 -.68 .57 L.9 .57 Z
l M-.8 .08 L.68 .08 L.68 .4 L-.8 .4 Z
k/.025 M-.8 .19 L.58 .19
k/.025 M-.8 .29 L.58 .29
s M-.86 0 L.74 0 C.94 .04 .94 .44 .74 .48 L-.86 .48 L-.86 .39 L.66 .39 C.74 .36 .74 .12 .66 .09 L-.86 .09 Z
l M-.5 -.4 L.76 -.4 L.76 -.08 L-.5 -.08 Z
k/.025 M-.4 -.29 L.76 -.29
k/.025 M-.4 -.19 L.76 -.19
a M.82 -.48 L-.56 -.48 C-.76 -.44 -.76 -.04 -.56 0 L.82 0 L.82 -.09 L-.48 -.09 C-.56 -.12 -.56 -.36 -.48 -.39 L.82 -.39 Z
# scroll | 📜 | object one-way | sand brown
m M-.6 -.7 L.6 -.7 L.5 .7 L-.7 .7 Z
x M-.7 -.9 L.8 -.9 C1 -.9 1 -.6 .8 -.6 L-.7 -.6 C-.9 -.6 -.9 -.9 -.7 -.9 Z
x M-.8 .6 L.6 .6 C.8 .6 .8 .9 .6 .9 L-.8 .9 C-1 .9 -1 .6 -.8 .6 Z
s/.06 M-.4 -.3 L.4 -.3
s/.06 M-.4 .0 L.4 .0
s/.06 M-.44 .3 L.2 .3
# sheet of paper | 📄📃🧾📝📑 | object one-way | white silver sky
m M-.64 -.96 L.3 -.96 L.64 -.6 L.64 .96 L-.64 .96 Z
y M.3 -.96 L.64 -.6 L.3 -.6 Z
d/.05 M-.4 -.5 L.1 -.5
d/.05 M-.4 -.2 L.4 -.2
d/.05 M-.4 .1 L.4 .1
d/.05 M-.4 .4 L.4 .4
a M-.4 .6 L.4 .6 L.4 .76 L-.4 .76 Z
# newspaper | 📰🗞️ | object one-way | cream slate
m M-.9 -.8 L.7 -.8 L.7 .8 L-.9 .8 Z
y M.7 -.4 L.96 -.4 L.96 .8 L.7 .8 Z
@text NEWS k/.22 -.1 -.54 .3
s M-.74 -.2 L-.1 -.2 L-.1 .3 L-.74 .3 Z
d/.05 M.06 -.16 L.54 -.16
d/.05 M.06 .06 L.54 .06
d/.05 M-.7 .5 L.54 .5
d/.05 M-.7 .66 L.54 .66
# bookmark | 🔖 | object^ | gold red
m M-.9 -.1 L.1 -.9 L.9 -.1 L.0 .9 Z
l O .5 -.2 .13
k/.05 M.5 -.2 C.8 -.5 .9 -.8 .7 -1
d/.06 M-.4 .0 L.1 .44
# coin | 🪙 | object^ | gold orange
m O 0 0 .94
x O 0 0 .76
@star m 5 .45 0 .04 .5
# bag of money | 💰 | object | tan brown leaf
m M-.3 -.5 C-1 -.1 -1 .9 -.5 .94 L.5 .94 C1 .9 1 -.1 .3 -.5 Z
m M-.4 -.9 C-.1 -.8 .1 -.8 .4 -.9 L.3 -.5 L-.3 -.5 Z
s M-.34 -.56 L.34 -.56 L.34 -.4 L-.34 -.4 Z
@text $ a/.2 0 .3 .7
# treasure chest | 🪎 | object sea | brown gold rust
m M-.9 .0 L.9 .0 L.9 .9 L-.9 .9 Z
x M-.96 -.1 C-.9 -.8 .9 -.8 .96 -.1 L.96 .04 L-.96 .04 Z
s M-.7 -.06 L.7 -.06 L.7 .1 L-.7 .1 Z
s M-.16 .0 L.16 .0 L.16 .4 L-.16 .4 Z
k O 0 .2 .06
${noteOf('yen note', '💴', 'tan', '¥')}
${noteOf('dollar note', '💵💸', 'green', '$')}
${noteOf('euro note', '💶', 'sky', '€')}
${noteOf('pound note', '💷', 'violet', '£')}
# bank card | 💳🪪 | object^ one-way | blue gold
m M-1 -.64 L1 -.64 L1 .64 L-1 .64 Z
k M-1 -.4 L1 -.4 L1 -.14 L-1 -.14 Z
s M-.8 .06 L-.4 .06 L-.4 .36 L-.8 .36 Z
l/.06 M.0 .2 L.8 .2
# tray | 📤📥🗃️🗂️ | object | sky blue
l M-.16 -1 L.16 -1 L.16 -.5 L.4 -.5 L0 .0 L-.4 -.5 L-.16 -.5 Z
m M-.9 .1 L-.4 .1 L-.3 .3 L.3 .3 L.4 .1 L.9 .1 L1 .9 L-1 .9 Z
x M-1 .6 L1 .6 L1 .9 L-1 .9 Z
# parcel | 📦 | object | tan sand
m M-.9 -.4 L.9 -.4 L.9 .9 L-.9 .9 Z
s M-.9 -.4 L-.6 -.8 L.6 -.8 L.9 -.4 Z
x M-.16 -.8 L.16 -.8 L.2 .1 L-.2 .1 Z
# letter box | 📫📪📬📭 | object meadow day | blue red brown
d/.14 M.1 .3 L.1 1
m M-.9 .4 L-.9 -.2 C-.9 -.7 -.3 -.7 -.3 -.2 L-.3 .4 Z
x M-.6 -.56 L.6 -.56 C.9 -.56 .96 -.2 .96 -.1 L.96 .4 L-.3 .4 L-.3 -.2 C-.3 -.4 -.4 -.54 -.6 -.56 Z
s/.08 M.4 -.1 L.4 -.9
s M.4 -.94 L.76 -.94 L.76 -.66 L.4 -.66 Z
# post box | 📮 | object city | red black cream
m M-.5 -.7 C-.4 -1.06 .4 -1.06 .5 -.7 L.5 .8 L-.5 .8 Z
x M-.56 -.7 L.56 -.7 L.56 -.54 L-.56 -.54 Z
k M-.34 -.36 L.34 -.36 L.34 -.24 L-.34 -.24 Z
l M-.3 -.04 L.3 -.04 L.3 .34 L-.3 .34 Z
d M-.6 .8 L.6 .8 L.6 1 L-.6 1 Z
# nib | ✒️🖋️ | object^ | slate gold
m M-.96 .96 L-.5 -.2 L.3 -.6 L.6 -.3 L.2 .5 Z
s M.3 -.6 L.7 -.96 L.96 -.7 L.6 -.3 Z
l/.05 M-.9 .9 L-.1 .1
l O -.06 .06 .13
# pen | 🖊️ | object^ | blue silver
m M-.7 .5 L.6 -.8 L.84 -.56 L-.46 .74 Z
s M-.96 .96 L-.7 .5 L-.46 .74 Z
k M-.96 .96 L-.84 .76 L-.76 .84 Z
x M.5 -.7 L.6 -.8 L.84 -.56 L.74 -.46 Z
# paintbrush | 🖌️ | object^ | brown silver red
m M-.1 .1 L.8 -1 L1 -.8 L.1 .3 Z
s M-.3 .1 L.0 -.1 L.3 .2 L.06 .5 Z
a M-.3 .1 L.06 .46 C-.1 .9 -.6 .8 -.96 .96 C-.8 .6 -.6 .2 -.3 .1 Z
# wax crayon | 🖍️ | object^ | orange red
m M-.6 .4 L.5 -.7 L.9 -.3 L-.2 .8 Z
s M-.9 .9 L-.6 .4 L-.2 .8 Z
x M.3 -.5 L.5 -.7 L.9 -.3 L.7 -.1 Z
# folder | 📁📂🗄️📇 | object | gold sand
m M-.9 -.7 L-.2 -.7 L.0 -.46 L.9 -.46 L.9 .7 L-.9 .7 Z
s M-.8 -.3 L.8 -.3 L.8 .0 L-.8 .0 Z
m M-.9 -.1 L.9 -.1 L.9 .7 L-.9 .7 Z
# calendar page | 📅📆🗓️ | object one-way | white red slate
m M-.8 -.7 L.8 -.7 L.8 .9 L-.8 .9 Z
s M-.8 -.7 L.8 -.7 L.8 -.3 L-.8 -.3 Z
k& M.3 -.96 L.44 -.96 L.44 -.5 L.3 -.5 Z
@text 17 k/.16 0 .3 .8
# chart with a rising line | 📈 | object one-way | white red
m M-.96 -.8 L.96 -.8 L.96 .8 L-.96 .8 Z
d/.04 M-.7 -.6 L-.7 .6 L.8 .6
s/.12 M-.56 .4 L-.2 .1 L.1 .2 L.7 -.5
s M.44 -.6 L.84 -.66 L.76 -.24 Z
# chart with a yen sign | 💹 | object one-way | white leaf red
m M-.96 -.9 L.96 -.9 L.96 .9 L-.96 .9 Z
d/.06 M-.74 -.7 L-.74 .7 L.84 .7
s/.13 M-.54 .46 L-.16 .1 L.1 .3 L.58 -.3
s M.34 -.4 L.8 -.56 L.7 -.06 Z
@text ¥ a/.13 -.26 -.4 .4
# chart with a falling line | 📉 | object one-way | white blue
m M-.96 -.8 L.96 -.8 L.96 .8 L-.96 .8 Z
d/.04 M-.7 -.6 L-.7 .6 L.8 .6
s/.12 M-.56 -.5 L-.2 -.1 L.1 -.2 L.7 .4
s M.44 .44 L.84 .5 L.76 .1 Z
# column chart | 📊 | object one-way | white leaf red blue
m M-.96 -.8 L.96 -.8 L.96 .8 L-.96 .8 Z
s M-.7 -.3 L-.34 -.3 L-.34 .6 L-.7 .6 Z
a M-.18 -.6 L.18 -.6 L.18 .6 L-.18 .6 Z
x M.34 .0 L.7 .0 L.7 .6 L.34 .6 Z
# clipboard | 📋 | object | brown white silver
m M-.7 -.8 L.7 -.8 L.7 .96 L-.7 .96 Z
l M-.56 -.6 L.56 -.6 L.56 .84 L-.56 .84 Z
s M-.3 -.96 L.3 -.96 L.3 -.66 L-.3 -.66 Z
d/.05 M-.36 -.2 L.36 -.2
d/.05 M-.36 .1 L.36 .1
d/.05 M-.36 .4 L.2 .4
# drawing pin | 📌📍 | object^ | red silver
s M-.08 .2 L.08 .2 L0 1.14 Z
m M-.3 -.7 L.3 -.7 L.24 -.06 L-.24 -.06 Z
x M.1 -.7 L.3 -.7 L.24 -.06 L.1 -.06 Z
m M-.5 -1 L.5 -1 C.58 -1 .58 -.68 .5 -.68 L-.5 -.68 C-.58 -.68 -.58 -1 -.5 -1 Z
m M-.3 -.1 L.3 -.1 C.6 -.02 .74 .14 .74 .34 L-.74 .34 C-.74 .14 -.6 -.02 -.3 -.1 Z
# paperclip | 📎🖇️ | object^ | silver
m/.1 M.5 -.5 L-.3 .5 C-.5 .8 -.9 .5 -.7 .2 L.3 -.9 C.7 -1.1 1 -.7 .8 -.4 L-.2 .8
# ruler | 📏 | object^ | gold brown
m M-1 .5 L.6 -1 L1 -.6 L-.6 .9 Z
d/.05 M-.7 .3 L-.56 .44
d/.05 M-.4 .0 L-.2 .2
d/.05 M-.1 -.3 L.04 -.16
d/.05 M.2 -.6 L.4 -.4
`
