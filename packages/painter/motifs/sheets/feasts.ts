/** Celebrations and awards. */
const PRIZE = (
  name: string,
  emoji: string,
  hue: string,
  text: string,
) => `# ${name} | ${emoji} | object^ bright | ${hue} blue white
s M-.5 -1 L-.1 -1 L.16 -.2 L-.16 -.2 Z
y M.5 -1 L.1 -1 L-.16 -.2 L.16 -.2 Z
m O 0 .36 .62
x O 0 .36 .46
${text === '' ? '@star l 5 .45 0 .36 .34' : `@text ${text} l/.2 0 .36 .56`}`

export const FEASTS_SHEET = `
# pumpkin lantern | 🎃 | food night | orange leaf gold
m O -.44 .16 .5 .74
m O .44 .16 .5 .74
x O 0 .16 .44 .78
s M-.1 -.5 C-.1 -.8 .0 -.9 .2 -1 L.3 -.86 C.16 -.8 .14 -.6 .14 -.5 Z
k& M.14 -.0 L.34 -.3 L.54 -.0 Z
k M-.6 .3 L-.3 .4 L-.2 .3 L0 .42 L.2 .3 L.3 .4 L.6 .3 C.5 .8 -.5 .8 -.6 .3 Z
# Christmas tree | 🎄 | plant night snow | forest gold red brown
x M-.14 .7 L.14 .7 L.14 1 L-.14 1 Z
m M0 -.8 L.4 -.3 L.2 -.3 L.6 .2 L.36 .2 L.8 .76 L-.8 .76 L-.36 .2 L-.6 .2 L-.2 -.3 L-.4 -.3 Z
@star s 5 .45 0 -.86 .24
a O -.2 -.2 .09
s O .2 .04 .09
a O .3 .5 .1
s O -.36 .56 .09
a O -.14 .24 .09
# fireworks | 🎆🎇 | sky^ night bright | rose gold sky
m/.06 M0 -.2 L0 -.9
m/.06 M0 .2 L0 .9
m/.06& M.2 0 L.9 0
m/.06& M.14 -.14 L.64 -.64
m/.06& M.14 .14 L.64 .64
s/.05& M.1 -.3 L.3 -.8
s/.05& M.3 -.1 L.8 -.3
s/.05& M.1 .3 L.3 .8
s/.05& M.3 .1 L.8 .3
a O 0 0 .1
a O 0 -1 .06
a& O 1 0 .06
# firecracker | 🧨 | object bright | red gold
m M-.7 .3 L.1 -.5 L.6 .0 L-.2 .8 Z
s M-.8 .4 L-.6 .2 L-.1 .7 L-.3 .9 Z
k/.06 M.36 -.26 C.5 -.5 .6 -.4 .8 -.6
@star s 7 .45 .84 -.7 .26
# sparkles | ✨ | sky^ night bright | gold
@star m 4 .3 -.1 .1 .8
@star m 4 .3 .7 -.64 .36
@star m 4 .3 -.74 -.7 .28
# toy balloon | 🎈 | object^ day bright | red
k/.04 M0 .5 C.2 .7 -.2 .8 0 1.1
m M0 -.98 C.9 -.98 .8 .2 .1 .46 L.16 .6 L-.16 .6 L-.1 .46 C-.8 .2 -.9 -.98 0 -.98 Z
l O -.3 -.5 .13 .22 20
# party popper | 🎉 | object bright | gold rose sky leaf
m M-.9 .96 L-.4 -.2 C-.1 -.2 .3 .2 .3 .5 Z
y/.1 M-.7 .5 L-.4 .76
y/.1 M-.56 .16 L-.06 .6
s/.07 M.0 -.1 C.1 -.4 -.2 -.6 .0 -.9
x/.07 M.2 .1 C.5 .0 .5 -.3 .9 -.3
s O .5 -.6 .09
a O .3 -.9 .08
x O .8 .3 .08
a O .7 -.8 .07
# New Year bamboo | 🎍 | plant bright | leaf lime red forest tan
m M-.5 .3 L-.5 -.42 L-.22 -.66 L-.22 .3 Z
m M.22 .3 L.22 -.34 L.5 -.58 L.5 .3 Z
m M-.15 .3 L-.15 -.74 L.15 -1 L.15 .3 Z
s O -.36 -.54 .19 .08 -40
s O .36 -.46 .19 .08 -40
s O 0 -.87 .2 .09 -40
d/.035 M-.5 -.16 L-.22 -.16
d/.035 M-.15 -.36 L.15 -.36
d/.035 M.22 -.1 L.5 -.1
x M-.44 .36 L-.9 -.06 L-.84 .16 L-1 .18 L-.8 .36 Z
x M.44 .36 L.9 -.06 L.84 .16 L1 .18 L.8 .36 Z
x M-.24 .4 L-.4 0 L-.02 .24 L.04 -.06 L.16 .26 L.44 .02 L.3 .4 Z
y M-.62 .32 L.62 .32 L.5 1 L-.5 1 Z
a M-.6 .46 L.6 .46 L.57 .6 L-.57 .6 Z
a O -.1 .53 .14 .1
a O .1 .53 .14 .1
d/.04 M-.54 .8 L.54 .8
# bamboo with wishes | 🎋 | plant night | green rose gold sky
m/.13 M-.1 1 L.0 -.9
m/.08 M-.04 .2 C.3 -.2 .6 -.2 .9 -.1
m/.08 M-.04 -.2 C-.4 -.5 -.6 -.4 -.9 -.3
m M0 -.9 C.2 -.7 .2 -.5 .1 -.3 C-.1 -.5 -.1 -.7 0 -.9 Z
m M-.02 -.24 C.3 -.6 .6 -.6 .8 -.6 C.7 -.4 .5 -.14 -.02 -.24 Z
s M.6 -.16 L.8 -.14 L.8 .5 L.6 .5 Z
a M-.8 -.26 L-.6 -.26 L-.6 .26 L-.8 .26 Z
x M.3 -.02 L.46 -.08 L.46 .5 L.3 .5 Z
d/.03 M-.14 .5 L.04 .5
# two dolls in kimonos | 🎎 | person | rose skin black violet gold
x M-1 1 C-.9 .4 -.7 .1 -.5 .1 C-.3 .1 -.1 .4 0 1 Z
m M1 1 C.9 .4 .7 .1 .5 .1 C.3 .1 .1 .4 0 1 Z
@head -.5 -.24 .34 short
@head .5 -.24 .34 bob
y/.1 M.2 .66 L.8 .66
# carp streamers | 🎏 | object day wind | blue white red
k/.08 M-.8 1 L-.8 -1
m M-.76 -.8 L.5 -.76 L.96 -.96 L.8 -.5 L.96 -.2 L.5 -.36 L-.76 -.3 Z
a M-.76 .0 L.3 .06 L.7 -.1 L.6 .3 L.7 .6 L.3 .44 L-.76 .5 Z
l O -.54 -.6 .1
k O -.54 -.6 .05
l O -.54 .2 .1
k O -.54 .2 .05
l/.05 M-.2 -.76 C-.1 -.6 -.1 -.5 -.2 -.34
l/.05 M-.2 .06 C-.1 .2 -.1 .3 -.2 .46
# wind chime | 🎐 | object^ wind calm | sky rose
k/.04 M0 -1 L0 -.8
m M-.5 -.2 C-.6 -1 .6 -1 .5 -.2 Z
s O 0 -.46 .15
k/.04 M0 -.2 L0 .3
l M-.2 .3 L.2 .3 L.2 1 L-.2 1 Z
s/.04 M0 .4 L0 .9
# moon over the grass | 🎑 | sky^ night calm | gold navy leaf
s M-.9 -.9 L.9 -.9 L.9 .9 L-.9 .9 Z
m O .2 -.2 .46
a/.05 M-.7 .9 C-.7 .3 -.6 .0 -.4 -.3
a/.05 M-.5 .9 C-.5 .5 -.4 .3 -.1 .1
a/.05 M-.3 .9 C-.3 .6 0 .5 .2 .4
l O .5 .7 .15
l O .2 .7 .15
l O .36 .46 .15
# red envelope | 🧧 | object | red gold
m M-.6 -.9 L.6 -.9 L.6 .9 L-.6 .9 Z
x M-.6 -.9 C-.3 -.4 .3 -.4 .6 -.9 Z
s O 0 -.1 .3
# bow | 🎀🎗️ | object^ | rose pink
m M-.1 -.1 C-.5 -.6 -.9 -.7 -1 -.4 C-1.06 0 -.9 .4 -.6 .3 C-.4 .2 -.2 .1 -.1 .1 Z
m M.1 -.1 C.5 -.6 .9 -.7 1 -.4 C1.06 0 .9 .4 .6 .3 C.4 .2 .2 .1 .1 .1 Z
x& M.0 .1 L.2 .1 L.5 .8 L.3 .7 L.16 .86 Z
s O 0 0 .2
# ticket | 🎟️🎫 | object^ one-way | gold red
m M-1 -.5 L1 -.5 L1 -.14 C.8 -.14 .8 .14 1 .14 L1 .5 L-1 .5 L-1 .14 C-.8 .14 -.8 -.14 -1 -.14 Z
d/.04 M.4 -.46 L.4 .46
@star s 5 .45 -.24 .04 .36
${PRIZE('medal', '🎖️🏅', 'gold', '')}
${PRIZE('gold medal', '🥇', 'gold', '1')}
${PRIZE('silver medal', '🥈', 'silver', '2')}
${PRIZE('bronze medal', '🥉', 'rust', '3')}
`
