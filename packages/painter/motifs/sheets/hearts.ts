/** Hearts and comic symbols. */
const HEART = 'M0 -.5 C.24 -1 .98 -.96 .96 -.26 C.94 .24 .4 .6 0 .96'
const hearts = [
  ['red', '❤️♥️'],
  ['pink', '🩷'],
  ['orange', '🧡'],
  ['yellow', '💛'],
  ['green', '💚'],
  ['blue', '💙'],
  ['sky', '🩵'],
  ['purple', '💜'],
  ['brown', '🤎'],
  ['black', '🖤'],
  ['grey', '🩶'],
  ['white', '🤍'],
]
  .map(
    ([hue, emoji]) => `# ${hue} heart | ${emoji} | symbol^ love | ${hue} white
m| ${HEART}
l M-.78 -.2 C-.82 -.48 -.66 -.7 -.4 -.7 C-.56 -.6 -.66 -.44 -.68 -.22 C-.69 -.14 -.77 -.13 -.78 -.2 Z`,
  )
  .join('\n')

export const HEARTS_SHEET = `
# heart with an arrow | 💘 | symbol^ love | rose gold red
m| ${HEART}
s/.09 M-1 .8 L1 -.84
s M.76 -.9 L1.1 -.94 L1 -.6 Z
s/.07 M-1 .8 L-1.06 .54
s/.07 M-1 .8 L-.76 .86
# heart with a ribbon | 💝 | symbol^ love | rose gold red
m| ${HEART}
s/.14 M-.96 -.1 C-.3 .1 .3 .1 .96 -.1
s O -.2 -.2 .2 .13 30
s O .2 -.2 .2 .13 -30
s O 0 -.06 .1
# sparkling heart | 💖 | symbol^ love | rose gold red
m| ${HEART}
@star s 4 .3 -.5 -.3 .34
@star s 4 .3 .3 -.1 .24
@star s 4 .3 .0 .36 .2
# growing heart | 💗 | symbol^ love | pink rose red
m| ${HEART}
a M0 -.24 C.14 -.6 .64 -.6 .62 -.16 C.6 .2 .26 .4 0 .62 C-.26 .4 -.6 .2 -.62 -.16 C-.64 -.6 -.14 -.6 0 -.24 Z
l M0 0 C.08 -.2 .34 -.2 .34 0 C.32 .16 .14 .26 0 .36 C-.14 .26 -.32 .16 -.34 0 C-.34 -.2 -.08 -.2 0 0 Z
# two revolving hearts | 💞 | symbol^ love | rose pink red
m M-.3 .5 C-.74 .2 -.86 -.06 -.72 -.3 C-.56 -.5 -.38 -.36 -.3 -.18 C-.22 -.36 -.04 -.5 .12 -.3 C.26 -.06 .14 .2 -.3 .5 Z
s M.42 .28 C.1 .04 0 -.16 .12 -.34 C.24 -.5 .36 -.38 .42 -.24 C.48 -.38 .6 -.5 .72 -.34 C.84 -.16 .74 .04 .42 .28 Z
a/.09 M-.86 -.3 C-.74 -.8 -.1 -1.06 .5 -.76
a M.4 -1 L.86 -.6 L.34 -.52 Z
a/.09 M.86 .3 C.74 .8 .1 1.06 -.5 .76
a M-.4 1 L-.86 .6 L-.34 .52 Z
# two hearts | 💕 | symbol^ love | rose pink red
m M-.3 .7 C-.9 .3 -1.1 -.1 -.9 -.4 C-.7 -.66 -.4 -.5 -.3 -.24 C-.2 -.5 .1 -.66 .3 -.4 C.5 -.1 .3 .3 -.3 .7 Z
s M.56 -.02 C.16 -.3 0 -.56 .16 -.8 C.3 -1 .5 -.86 .56 -.7 C.62 -.86 .84 -1 .98 -.8 C1.1 -.56 .96 -.3 .56 -.02 Z
# heart on a tile | 💟 | symbol^ love | violet white
@button
l M0 .6 C-.6 .26 -.76 -.1 -.6 -.4 C-.4 -.66 -.1 -.5 0 -.24 C.1 -.5 .4 -.66 .6 -.4 C.76 -.1 .6 .26 0 .6 Z
# broken heart | 💔 | symbol^ sad | red wine
m M-.06 .9 C-.5 .56 -.94 .24 -.96 -.26 C-.98 -.96 -.3 -1 -.1 -.6 L.1 -.3 L-.2 0 L.1 .3 Z
x M.14 .84 C.5 .56 .94 .24 .96 -.26 C.98 -.9 .4 -1 .14 -.66 L.3 -.3 L0 0 L.3 .34 Z
# burning heart | ❤️‍🔥 | symbol^ love warm | red orange gold
s M-.9 .1 C-1.1 -.5 -.6 -.6 -.6 -1 C-.4 -.9 -.36 -.7 -.3 -.6 C-.2 -.9 0 -1 .1 -1.2 C.3 -1 .3 -.8 .4 -.6 C.5 -.7 .6 -.8 .6 -1 C.9 -.7 1.1 -.3 .9 .1 Z
a M-.6 0 C-.7 -.4 -.4 -.4 -.36 -.6 C-.2 -.5 -.1 -.4 0 -.6 C.2 -.5 .2 -.4 .4 -.5 C.6 -.3 .7 -.1 .6 .1 Z
m M0 .98 C-.6 .6 -.86 .3 -.84 -.06 C-.8 -.5 -.2 -.5 0 -.06 C.2 -.5 .8 -.5 .84 -.06 C.86 .3 .6 .6 0 .98 Z
l O -.46 0 .1 .16 40
# mended heart | ❤️‍🩹 | symbol^ love | red sand white
m| ${HEART}
s/.34 M-.6 .3 L.6 -.3
d/.03& O .0 .0 .03
d O -.08 .0 .04
d O .1 -.02 .04
${hearts}
# heart above a dot | ❣️ | symbol^ love | red white
m M0 .3 C-.6 0 -.86 -.3 -.7 -.7 C-.5 -1.06 -.1 -.86 0 -.56 C.1 -.86 .5 -1.06 .7 -.7 C.86 -.3 .6 0 0 .3 Z
m O 0 .74 .22
# number one hundred | 💯 | symbol^ bright | red
@text 100 m/.24 0 -.14 1.06
m/.1 M-.8 .66 L.8 .56
m/.1 M-.6 .88 L.6 .8
# anger mark | 💢 | symbol^ wild | red
m/.17& M.16 -.9 C.16 -.3 .3 -.16 .9 -.16
m/.17& M.16 .9 C.16 .3 .3 .16 .9 .16
# fight cloud | 🫯 | symbol^ wild | cream orange red silver
@star s 10 .7 0 0 1.05
m O -.44 -.1 .4 .36
m O .1 -.36 .48 .4
m O .52 .02 .38 .36
m O -.16 .34 .5 .38
m O .34 .4 .4 .32
x O -.2 .5 .4 .18
x O .36 .54 .3 .14
a O -.82 -.44 .2 .18
d/.05 M-.92 -.52 L-.74 -.5
d/.05 M-.94 -.42 L-.74 -.4
a O .86 .5 .2 .18
d/.05 M.78 .44 L.98 .46
d/.05 M.78 .54 L.98 .56
@star a 5 .45 -.6 .72 .22
@star a 5 .45 .66 -.7 .24
d/.05 M-.5 -.1 C-.3 -.3 -.1 -.2 -.14 0
d/.05 M.1 .1 C.2 -.1 .5 -.1 .5 .12
d/.05 M0 -.4 C.1 -.56 .34 -.5 .34 -.34
# explosion | 💥 | symbol^ wild | orange yellow red
@star a 10 .6 0 0 1
@star m 10 .62 0 0 .78
@star s 10 .62 0 0 .46
# circling star | 💫 | symbol^ night | gold orange
@star m 5 .45 .2 -.3 .6
m/.1 M-.1 .2 C-1 .4 -.8 .9 .1 .8 C.6 .74 .9 .5 1 .3
# drops of sweat | 💦 | symbol^ rain | sky blue
m M-.5 .8 C-.9 .6 -.8 .1 -.2 -.5 C0 .2 0 .7 -.5 .8 Z
m M.5 .3 C.1 .2 .2 -.3 .7 -.9 C1 -.3 1 .3 .5 .3 Z
m M.3 .96 C0 .9 .1 .6 .5 .3 C.7 .6 .6 .96 .3 .96 Z
l O -.46 .4 .07 .14 20
# puff of wind | 💨 | symbol^ wind | silver sky
m O -.5 -.2 .36 .3
m O -.66 .3 .3 .24
m O -.1 .06 .44 .36
s/.1 M.3 -.3 L1 -.3
s/.1 M.36 0 L.9 0
s/.1 M.2 .36 L1 .36
# hole | 🕳️ | symbol | black brown
s O 0 .5 1 .34
m O 0 .54 .84 .24
# speech balloon | 💬🗨️ | symbol^ | sky white
m M-.6 -.8 L.6 -.8 C.9 -.8 1 -.66 1 -.4 L1 .1 C1 .36 .9 .5 .6 .5 L-.1 .5 L-.5 .9 L-.46 .5 L-.6 .5 C-.9 .5 -1 .36 -1 .1 L-1 -.4 C-1 -.66 -.9 -.8 -.6 -.8 Z
k& O .5 -.14 .13
k O 0 -.14 .13
# eye in a speech balloon | 👁️‍🗨️ | symbol^ | slate white
m M-.6 -.8 L.6 -.8 C.9 -.8 1 -.66 1 -.4 L1 .1 C1 .36 .9 .5 .6 .5 L-.1 .5 L-.5 .9 L-.46 .5 L-.6 .5 C-.9 .5 -1 .36 -1 .1 L-1 -.4 C-1 -.66 -.9 -.8 -.6 -.8 Z
l M-.66 -.14 C-.3 -.6 .3 -.6 .66 -.14 C.3 .3 -.3 .3 -.66 -.14 Z
k O 0 -.16 .22
# jagged speech balloon | 🗯️ | symbol^ wild | red white
@star m 9 .74 0 -.06 1
@star l 9 .76 0 -.06 .78
@text ! m/.3 0 -.06 .8
# thought balloon | 💭 | symbol^ calm | silver white
m O -.4 -.2 .5 .44
m O .3 -.3 .6 .5
m O 0 .1 .6 .36
m O -.44 .66 .17 .13
m O -.7 .92 .1 .08
l O .3 -.4 .3 .2
# three letters Z | 💤 | symbol^ night calm | blue
@text Z m/.26 -.46 .44 .86
@text Z m/.26 .26 -.16 .66
@text Z m/.26 .76 -.7 .46
`
