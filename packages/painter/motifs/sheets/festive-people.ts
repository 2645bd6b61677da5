/** People in festive dress, parents, and beings of legends. `?` stands for the hair of the emoji. */
export const FESTIVE_PEOPLE_SHEET = `
# person in a crown | 🫅🤴👸 | person | purple skin brown - gold
@figure robe hips ? crown
# person in a turban | 👳 | person | teal skin brown - orange
@figure suit down ? turban
# person in a skullcap | 👲 | person | navy skin brown - red
@figure suit down ? skullcap
# woman in a headscarf | 🧕 | person | rose skin brown - teal
@figure robe down scarf
# person in a tuxedo | 🤵 | person city | black skin brown - red
@figure suit hips ?
y M-.12 -.02 L.12 .1 L.12 -.02 L-.12 .1 Z
# bride | 👰 | person love | white skin brown - rose
@figure bride pray veil tiara
y O 0 .36 .16 .12
# pregnant woman | 🤰🫃🫄 | person | rose skin brown
@figure belly down ?
# parent with a baby | 🤱🧑‍🍼 | person | rose skin brown sky
@figure plain none ?
x O .04 .32 .42 .2 -14
s O -.26 .2 .16
k/.028 M-.34 .2 C-.32 .23 -.29 .23 -.27 .21
k/.028 M-.22 .19 C-.2 .22 -.17 .22 -.15 .2
m/.16 M-.32 .1 C-.5 .34 -.4 .5 -.04 .5
m/.16 M.32 .08 C.52 .3 .44 .46 .2 .44
s O .03 .49 .09
s O .14 .42 .09
# angel | 👼 | person | white skin gold - gold
l& M.2 .2 C.5 -.3 .96 -.2 .9 .1 C.8 .4 .5 .5 .2 .4 Z
@figure robe pray curly halo
# Father Christmas | 🎅🤶🧑‍🎄 | person snow | red skin white - rose
@figure uniform hold beard santa
# superhero | 🦸 | person city | blue skin brown - red
@figure hero hips ?
k& M.02 -.5 L.3 -.54 L.28 -.4 L.06 -.38 Z
# villain | 🦹 | person city night | purple skin black - black
@figure hero hips ?
k& M.02 -.5 L.34 -.6 L.28 -.38 L.06 -.38 Z
# wizard | 🧙 | person night | violet skin silver brown navy
@figure robe hold beard wizard
x/.08 M.68 -.5 L.68 .98
@star l 5 .42 .68 -.66 .2
# fairy | 🧚 | person meadow dusk | green skin gold sky pink
x& M.1 .1 C.5 -.6 1.1 -.6 .96 -.1 C.9 .2 .6 .3 .3 .2 C.7 .3 .8 .6 .6 .74 C.4 .76 .2 .5 .1 .3 Z
@figure plain hold ? tiara
@star l 5 .42 .7 .1 .18
# vampire | 🧛 | person night | black silver black wine red
@figure cape hips short
x& M.1 -.1 L.6 -.3 L.8 .9 L.44 .9 L.3 .1 Z
l& M.04 -.22 L.12 -.22 L.08 -.12 Z
# mermaid | 🧜 | person sea | teal skin rust
m M-.3 .2 C-.5 .6 -.2 .9 .4 .8 C.5 .9 .8 1 .96 1 C.9 .8 .9 .7 .98 .5 C.8 .5 .6 .6 .5 .66 C.1 .66 .2 .4 .3 .2 Z
s M-.28 -.06 L.28 -.06 L.3 .26 L-.3 .26 Z
m& O .13 .06 .12
s/.13 M-.28 .02 C-.5 .2 -.5 .3 -.44 .44
s/.13 M.28 .02 C.5 -.1 .6 -.3 .6 -.5
@head 0 -.42 .33 long
# elf | 🧝 | person forest | leaf skin gold
@figure robe hips long elf
# genie | 🧞 | person night | blue sky black - gold
m M-.3 .3 C-.62 .56 -.3 .72 .1 .7 C.4 .68 .42 .8 .2 .84 L.62 .98 C.9 .8 .86 .5 .5 .5 C.3 .5 .34 .4 .3 .3 Z
x M.2 .84 L.62 .98 C.9 .8 .86 .5 .5 .5 C.72 .6 .6 .84 .2 .84 Z
m M-.42 -.2 C-.2 -.3 .2 -.3 .42 -.2 C.5 .1 .36 .3 .28 .4 L-.28 .4 C-.36 .3 -.5 .1 -.42 -.2 Z
y M-.34 .3 L.34 .3 L.3 .44 L-.3 .44 Z
m/.2 M-.42 -.1 C-.7 .1 -.5 .26 .06 .14
m/.2 M.42 -.1 C.7 .1 .5 .26 -.06 .16
x/.04 M-.34 .08 C-.1 .2 .1 .16 .3 .06
m M-.12 -.4 L.12 -.4 L.14 -.16 L-.14 -.16 Z
@head 0 -.56 .32 bald turban
# zombie | 🧟 | person night | slate lime black
@figure plain raise short
k/.03 M-.2 .4 L-.1 .56
# troll | 🧌 | person forest | lime leaf brown - forest
x M-.62 .3 C-.9 .4 -1 .74 -.9 .9 L-.7 .9 C-.7 .7 -.6 .56 -.46 .5 Z
x M.62 .3 C.9 .4 1 .74 .9 .9 L.7 .9 C.7 .7 .6 .56 .46 .5 Z
m M-.66 .9 C-.76 .3 -.5 .06 0 .06 C.5 .06 .76 .3 .66 .9 Z
a M-.6 .6 L.6 .6 L.66 .96 L.3 .84 L.1 1 L-.14 .84 L-.34 1 L-.66 .94 Z
m M-.5 -.3 C-.9 -.5 -1 -.4 -1.06 -.16 C-.8 -.2 -.7 -.06 -.5 -.06 Z
m M.5 -.3 C.9 -.5 1 -.4 1.06 -.16 C.8 -.2 .7 -.06 .5 -.06 Z
y M-.5 -.5 C-.5 -.8 -.3 -.7 -.24 -1.02 C-.1 -.84 0 -.8 .04 -1.08 C.14 -.84 .24 -.82 .3 -1 C.34 -.74 .54 -.8 .5 -.5 Z
m M-.58 -.2 C-.6 -.76 -.3 -.84 0 -.84 C.3 -.84 .6 -.76 .58 -.2 C.56 .2 .3 .3 0 .3 C-.3 .3 -.56 .2 -.58 -.2 Z
l& O .24 -.36 .13 .11
k& O .22 -.34 .06
k/.06& M.08 -.52 L.4 -.58
s O 0 -.14 .24 .2
s O 0 -.26 .15 .14
k/.05 M-.34 .1 C-.14 .2 .14 .2 .34 .1
l M-.26 .12 L-.16 -.04 L-.1 .16 Z
l M.26 .12 L.16 -.04 L.1 .16 Z
# hairy giant | 🫈 | person forest | brown tan rust
m M-.5 -.1 C-.9 .1 -1 .5 -.86 .78 L-.68 .7 C-.7 .5 -.6 .3 -.4 .2 Z
m M.5 -.1 C.9 .1 1 .5 .86 .78 L.68 .7 C.7 .5 .6 .3 .4 .2 Z
m M-.5 .96 L-.56 .1 C-.6 -.2 -.3 -.3 0 -.3 C.3 -.3 .6 -.2 .56 .1 L.5 .96 L.32 1 L.12 .96 L.06 .66 L-.06 .66 L-.12 .96 L-.32 1 Z
m M-.4 -.5 C-.44 -1 -.2 -1.06 0 -1.06 C.2 -1.06 .44 -1 .4 -.5 L.46 -.2 L.2 -.3 L0 -.14 L-.2 -.3 L-.46 -.2 Z
s M-.26 -.6 C-.26 -.86 .26 -.86 .26 -.6 C.28 -.36 .16 -.28 0 -.28 C-.16 -.28 -.28 -.36 -.26 -.6 Z
k& O .11 -.62 .05
k O 0 -.5 .06 .04
k/.04 M-.1 -.4 C-.04 -.36 .04 -.36 .1 -.4
x/.06 M-.3 .1 L-.24 .24 L-.14 .12 L-.06 .26 L.04 .12 L.14 .26 L.24 .12
x/.06 M-.3 .4 L-.22 .54 L-.12 .42 L-.02 .56 L.1 .42 L.2 .54 L.3 .42
`
