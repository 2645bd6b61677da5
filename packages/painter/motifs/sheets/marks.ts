/** Marks and warnings. */
const BAN = `m/.17 O 0 0 .84
m/.17 M-.6 -.6 L.6 .6`

export const MARKS_SHEET = `
# warning sign | ⚠️ | symbol^ | gold
m M0 -.9 C.1 -.9 1 .6 .96 .76 C.9 .86 -.9 .86 -.96 .76 C-1 .6 -.1 -.9 0 -.9 Z
@text ! k/.26 0 .24 .84
# children crossing | 🚸 | symbol^ | gold
m M0 -1 L1 0 L0 1 L-1 0 Z
k O -.2 -.4 .13
k/.17 M-.2 -.16 L-.24 .2 L-.4 .5
k/.12 M-.24 .2 L.0 .46
k/.1 M-.2 -.1 L.1 .06
k O .3 -.14 .11
k/.14 M.3 .04 L.28 .3 L.4 .46
# no-entry sign | ⛔ | symbol^ | red white
m O 0 0 .94
l M-.64 -.16 L.64 -.16 L.64 .16 L-.64 .16 Z
# prohibition sign | 🚫 | symbol^ | red
${BAN}
# no-cycling sign | 🚳 | symbol^ | red
k/.06& O .36 .2 .22
k/.07 M-.36 .2 L-.16 -.2 L.2 -.2 L.36 .2
k/.06 M-.1 -.2 L.0 .2 L.2 -.2
${BAN}
# no-smoking sign | 🚭 | symbol^ | red orange
l M-.6 .1 L.3 .1 L.3 .3 L-.6 .3 Z
s M.3 .1 L.5 .1 L.5 .3 L.3 .3 Z
k/.06 M.4 .0 C.3 -.2 .5 -.2 .4 -.4
${BAN}
# no-littering sign | 🚯 | symbol^ | red
k O -.2 -.44 .13
k/.15 M-.2 -.2 L-.2 .5
k M.1 .1 L.46 .1 L.4 .5 L.14 .5 Z
${BAN}
# no-drinking-water sign | 🚱 | symbol^ | red sky
s M0 -.5 C.3 -.1 .4 .5 0 .5 C-.4 .5 -.3 -.1 0 -.5 Z
${BAN}
# no-pedestrians sign | 🚷 | symbol^ | red
k O .0 -.46 .13
k/.16 M0 -.24 L0 .16
k/.12 M0 .16 L-.2 .56
k/.12 M0 .16 L.2 .56
k/.1 M-.3 .1 L0 -.16 L.3 .06
${BAN}
# no-phones sign | 📵 | symbol^ | red sky
k M-.26 -.5 L.26 -.5 L.26 .5 L-.26 .5 Z
s M-.18 -.38 L.18 -.38 L.18 .3 L-.18 .3 Z
${BAN}
# sign for adults | 🔞 | symbol^ | red
@text 18 k/.2 0 0 .66
${BAN}
# radiation sign | ☢️ | symbol^ wild | yellow
m O 0 0 .94
k O 0 0 .16
k M-.14 -.24 L-.4 -.7 C-.2 -.84 .2 -.84 .4 -.7 L.14 -.24 C.06 -.3 -.06 -.3 -.14 -.24 Z
k& M.28 .0 L.82 .0 C.84 .3 .64 .6 .42 .7 L.16 .24 C.24 .2 .28 .1 .28 .0 Z
# arrow that says BACK | 🔙 | symbol^ | slate
m M-1 -.3 L-.5 -.8 L-.5 -.46 L1 -.46 L1 -.14 L-.5 -.14 L-.5 .2 Z
@text BACK m/.24 0 .64 .5
# arrow that says END | 🔚 | symbol^ | slate
m M-1 -.3 L-.5 -.8 L-.5 -.46 L1 -.46 L1 -.14 L-.5 -.14 L-.5 .2 Z
@text END m/.24 0 .64 .56
# arrow that says ON | 🔛 | symbol^ | slate
m M-1 -.3 L-.5 -.8 L-.5 -.46 L.5 -.46 L.5 -.8 L1 -.3 L.5 .2 L.5 -.14 L-.5 -.14 L-.5 .2 Z
@text ON! m/.24 0 .64 .56
# arrow that says SOON | 🔜 | symbol^ | slate
m M1 -.3 L.5 -.8 L.5 -.46 L-1 -.46 L-1 -.14 L.5 -.14 L.5 .2 Z
@text SOON m/.24 0 .64 .5
# arrow that says TOP | 🔝 | symbol^ | slate
m M0 -1 L.5 -.46 L.2 -.46 L.2 .1 L-.2 .1 L-.2 -.46 L-.5 -.46 Z
@text TOP m/.24 0 .64 .56
# yin and yang sign | ☯️ | symbol^ calm | black white
l O 0 0 .94
m M0 -.94 C1.26 -.94 1.26 .94 0 .94 C.62 .94 .62 0 0 0 C-.62 0 -.62 -.94 0 -.94 Z
m/.06 O 0 0 .94
m O 0 .47 .14
l O 0 -.47 .14
# multiplication sign | ✖️ | symbol^ | slate
m/.36 M-.6 -.6 L.6 .6
m/.36 M.6 -.6 L-.6 .6
# red cross mark | ❌ | symbol^ | red
m/.36 M-.66 -.66 L.66 .66
m/.36 M.66 -.66 L-.66 .66
# plus sign | ➕ | symbol^ | leaf
m/.38 M0 -.76 L0 .76
m/.38 M-.76 0 L.76 0
# minus sign | ➖ | symbol^ | slate
m/.42 M-.76 0 L.76 0
# division sign | ➗ | symbol^ | slate
m/.32 M-.8 0 L.8 0
m O 0 -.6 .24
m O 0 .6 .24
# equals sign | 🟰 | symbol^ | slate
m/.34 M-.76 -.34 L.76 -.34
m/.34 M-.76 .34 L.76 .34
# infinity sign | ♾️ | symbol^ calm | violet
m/.24 M0 0 C.3 -.6 .9 -.6 .9 0 C.9 .6 .3 .6 0 0 C-.3 -.6 -.9 -.6 -.9 0 C-.9 .6 -.3 .6 0 0
# two exclamation marks | ‼️ | symbol^ wild | red
@text ! m/.32 -.36 0 1.6
@text ! m/.32 .36 0 1.6
# exclamation and question mark | ⁉️ | symbol^ wild | red
@text ! m/.3 -.5 0 1.5
@text ? m/.26 .3 0 1.5
# question mark | ❓❔ | symbol^ | red
@text ? m/.26 0 0 1.6
# exclamation mark | ❗❕ | symbol^ wild | red
@text ! m/.34 0 0 1.6
# wavy line | 〰️ | symbol^ | slate
m/.2 M-1 0 C-.8 -.5 -.6 -.5 -.4 0 C-.2 .5 0 .5 .2 0 C.4 -.5 .6 -.5 .8 0 L1 .3
# dollar sign | 💲 | symbol^ | leaf
@text $ m/.24 0 0 1.5
# staff of Aesculapius | ⚕️ | symbol^ | leaf brown
s/.12 M0 -1 L0 1
m/.13 M-.3 .9 C.5 .6 .3 .4 -.1 .3 C-.6 .1 -.4 -.1 .0 -.2 C.5 -.4 .3 -.6 -.2 -.66
m O -.26 -.68 .14 .1
# recycling sign | ♻️ | symbol^ | leaf
m/.2 M-.2 -.6 L0 -.8 L.44 -.16
m M.6 -.5 L.64 .1 L.1 -.04 Z
m/.2 M.74 .3 L.56 .62 L-.2 .62
m M-.0 .3 L-.4 .64 L.0 .98 Z
m/.2 M-.5 .6 L-.7 .3 L-.4 -.2
m M-.76 -.14 L-.24 -.5 L-.1 .06 Z
# fleur-de-lis | ⚜️ | symbol^ | gold
m| M0 -1 C.3 -.7 .36 -.4 .14 .1 L.2 .1 C.2 -.4 .6 -.6 .84 -.3 C1 0 .7 .3 .5 .1 C.5 .3 .4 .3 .3 .34 L.2 .34 C.2 .6 .3 .8 0 1
x M-.46 .16 L.46 .16 L.46 .34 L-.46 .34 Z
# trident | 🔱 | symbol^ sea | gold
m/.13 M0 -.8 L0 1
m/.13 M-.6 -.6 C-.66 .2 .66 .2 .6 -.6
m M-.2 -.6 L0 -1 L.2 -.6 Z
m& M.44 -.5 L.6 -.9 L.78 -.5 Z
# name badge | 📛 | object^ | orange white red
m O 0 .1 .8
m M-.2 -1 L.2 -1 L.2 -.5 L-.2 -.5 Z
l M-.6 -.1 L.6 -.1 L.6 .4 L-.6 .4 Z
k/.06 M-.4 .14 L.4 .14
# beginner's mark | 🔰 | symbol^ | yellow green
m M-.7 -.9 L0 -.5 L0 1 L-.7 .4 Z
s M.7 -.9 L0 -.5 L0 1 L.7 .4 Z
# red ring | ⭕ | symbol^ | red
m/.28 O 0 0 .74
# curly loop | ➰➿ | symbol^ | slate
m/.17 M-1 .7 C-.4 .8 .5 .2 .4 -.3 C.3 -.8 -.3 -.8 -.4 -.3 C-.5 .2 .4 .8 1 .7
# zigzag sign | 〽️ | symbol^ | gold
m/.22 M-.9 .6 L-.7 .2 L-.4 -.8 L.0 .6 L.4 -.8 L.7 .2 L.9 .6
# copyright sign | ©️ | symbol^ | slate
m/.13 O 0 0 .84
@text C m/.2 0 0 .9
# registered sign | ®️ | symbol^ | slate
m/.13 O 0 0 .84
@text R m/.2 0 0 .9
# trade mark sign | ™️ | symbol^ | slate
@text TM m/.24 0 0 .96
# splatter | 🫟 | symbol^ wild | violet rose
@star m 9 .5 0 0 .94
m O 0 0 .62
s O .7 -.7 .14
s O -.8 .5 .12
# orange diamond | 🔶🔸 | symbol^ | orange
m M0 -.96 L.96 0 L0 .96 L-.96 0 Z
x M0 .96 L.96 0 L.6 0 L0 .6 L-.6 0 L-.96 0 Z
# blue diamond | 🔷🔹 | symbol^ | blue
m M0 -.96 L.96 0 L0 .96 L-.96 0 Z
x M0 .96 L.96 0 L.6 0 L0 .6 L-.6 0 L-.96 0 Z
# red triangle | 🔺 | symbol^ | red
m M0 -.8 L.96 .8 L-.96 .8 Z
x M0 -.8 L.96 .8 L.4 .8 Z
# red triangle on its tip | 🔻 | symbol^ | red
m M0 .8 L.96 -.8 L-.96 -.8 Z
x M0 .8 L.96 -.8 L.4 -.8 Z
# spade | ♠️ | symbol^ | black
m| M0 -.94 C.3 -.5 .94 -.1 .9 .3 C.86 .7 .3 .7 .1 .4 C.1 .6 .2 .86 .34 .94 L0 .94
# red card diamond | ♦️ | symbol^ | red
m M0 -.96 C.2 -.6 .4 -.3 .7 0 C.4 .3 .2 .6 0 .96 C-.2 .6 -.4 .3 -.7 0 C-.4 -.3 -.2 -.6 0 -.96 Z
# club | ♣️ | symbol^ | black
m O 0 -.5 .38
m& O .44 .14 .38
m| M0 -.3 L.1 .3 C.1 .6 .2 .86 .36 .94 L0 .94
`
