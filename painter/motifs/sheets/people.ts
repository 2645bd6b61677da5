/** People by profession. `?` stands for the hair of the emoji. */
export const PEOPLE_SHEET = `
# person | 🧑🧍👩👨 | person | blue skin brown - - navy
@figure plain down ?
# child | 🧒👦👧 | person | orange skin brown
@figure stripes cheer ?
# baby | 👶 | person | sky skin brown - gold
m M-.46 .2 C-.5 -.1 .5 -.1 .46 .2 L.56 .96 L-.56 .96 Z
l M-.2 .14 L.2 .14 L.14 .5 L-.14 .5 Z
@head 0 -.34 .46 baby
y/.1 O .02 -.1 .08
# fair-haired person | 👱 | person | teal skin yellow
@figure plain hips ?
# bearded man | 🧔 | person | leaf skin brown
@figure plain down beard
# red-haired person | 🧑‍🦰 | person | green skin rust
@figure plain tip ?
# curly-haired person | 🧑‍🦱 | person | violet skin brown
@figure plain hips curly
# white-haired person | 🧑‍🦳 | person | teal skin silver
@figure plain down ?
# bald person | 🧑‍🦲 | person | blue skin brown
@figure plain hips bald
# elder | 🧓👴👵 | person | violet skin silver
@figure plain down bun glasses
k/.06 M.62 .3 L.62 1
k/.06 M.62 .3 C.62 .2 .78 .2 .78 .3
# person saying no | 🙅 | person | red skin brown
@figure plain no ?
# person saying all right | 🙆 | person | violet skin brown
@figure plain ok ?
# person with an open hand | 💁🤷 | person | purple skin brown
@figure plain shrug ?
# person with a raised hand | 🙋 | person | orange skin brown
@figure plain raise ?
# listening person | 🧏 | person | teal skin brown
@figure plain ear ?
# sorry person | 🤦🙇 | person | blue skin brown
@figure plain face ?
# sulking person | 🙍🙎 | person sad | violet skin brown
@figure plain hips ?
d/.05 M.5 -1.04 C.62 -1.16 .74 -1.06 .7 -.96 C.66 -.86 .54 -.92 .6 -1
d/.05& M.06 -.62 L.2 -.56
# health worker | 🧑‍⚕️ | person | teal skin brown
@figure coat hold ?
k/.05 M-.14 -.06 C-.16 .24 .16 .24 .14 -.06
k O 0 .34 .07
# graduate | 🧑‍🎓 | person | navy skin brown - gold
@figure gown hold ? grad
l M.5 .22 L.84 .22 L.84 .36 L.5 .36 Z
# teacher | 🧑‍🏫 | person | gold skin brown leaf
x M-1.06 -.86 L-.4 -.86 L-.4 .2 L-1.06 .2 Z
l/.05 M-.94 -.6 L-.56 -.6
l/.05 M-.94 -.36 L-.6 -.36
l/.05 M-.94 -.1 L-.66 -.1
@figure suit hold ?
# judge | 🧑‍⚖️ | person | black skin silver brown
@figure gown hold curly
x M.5 .1 L.86 .1 L.86 .3 L.5 .3 Z
x/.08 M.68 .2 L.68 .62
# farmer | 🧑‍🌾 | person meadow day | red skin brown - gold
@figure overall hold ? straw
l/.05 M.68 -.5 L.68 1
l/.045 M.54 -.72 L.54 -.5 L.82 -.5 L.82 -.72
l/.045 M.68 -.72 L.68 -.5
# cook | 🧑‍🍳 | person | white skin brown silver red
@figure apron hold ? chef
k O .86 .3 .24 .08
k/.07 M.5 .3 L.66 .3
# mechanic | 🧑‍🔧 | person | orange skin brown silver blue
@figure overall hold ? cap
x/.1 M.68 .5 L.68 -.1
x/.1 M.56 -.32 C.54 -.1 .82 -.1 .8 -.32
# factory worker | 🧑‍🏭 | person city | rust skin brown grey gold
@figure apron hold ? visor
x/.1 M.68 .4 L.84 -.1
y O .88 -.22 .14
# office worker | 🧑‍💼 | person city | slate skin brown brown red
@figure suit hold ?
x M.48 .62 L.9 .62 L.9 .94 L.48 .94 Z
k/.05 M.6 .62 L.6 .54 L.78 .54 L.78 .62
# scientist | 🧑‍🔬 | person | sky skin brown lime grey
@figure coat hold ? glasses
l M.6 -.06 L.74 -.06 L.74 .16 L.92 .5 L.44 .5 L.6 .16 Z
x M.56 .26 L.8 .26 L.92 .5 L.44 .5 Z
# programmer | 🧑‍💻 | person | violet skin brown silver sky
@figure plain hold ?
x M-.5 .24 L.5 .24 L.54 .66 L-.54 .66 Z
y O 0 .44 .1
k M-.64 .66 L.64 .66 L.64 .74 L-.64 .74 Z
# singer | 🧑‍🎤 | person | rose skin purple grey gold
@figure stripes hold ?
k O .58 .06 .14
x M.5 .1 L.66 .1 L.62 .46 L.54 .46 Z
@star y 5 .42 -.8 -.6 .18
# painter | 🧑‍🎨 | person | teal skin brown tan red
@figure apron hold ? beret
x O .78 .3 .3 .22 -20
m O .7 .22 .06
y O .88 .24 .06
l O .8 .38 .06
# pilot | 🧑‍✈️ | person | navy skin brown - gold
@figure suit hips ? cap
y/.05& M.2 .14 L.36 .14
# astronaut | 🧑‍🚀 | person desert night | white skin brown silver orange
@figure uniform hips ? space
y M-.2 .2 L.2 .2 L.2 .36 L-.2 .36 Z
# firefighter | 🧑‍🚒 | person city | brown skin brown silver red
@figure vest hold ? fire
x/.1 M.68 .9 L.68 -.14
l M.5 -.22 L.9 -.34 L.9 0 L.68 -.06 Z
# police officer | 👮 | person city | navy skin brown - gold
@figure uniform hips ? cap
# detective | 🕵️ | person city | tan skin brown grey brown
@figure suit hold ? fedora
l/.08 O .78 .14 .18
k/.08 M.68 .3 L.6 .44
# guard | 💂 | person | red skin brown - gold
@figure uniform down short bearskin
# ninja | 🥷 | person night | black skin black - red
@figure robe hold ? ninja
l M.62 .3 L.72 .3 L.8 -.8 L.7 -.72 Z
k/.08 M.52 .3 L.82 .3
# builder | 👷 | person city | blue skin brown - gold
@figure vest hold ? helmet
# royal person | 🫅🤴👸 | person | purple skin brown - gold
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
@figure plain hold ?
x O .06 .3 .36 .2 -16
s O -.2 .2 .15
k/.03 M-.24 .2 L-.2 .2
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
m M-.34 .1 C-.6 .5 .5 .5 .1 .8 C-.1 .9 .1 1 .4 1 C-.4 1.06 -.5 .8 -.2 .66 C0 .5 -.4 .4 -.4 .1 Z
m/.17 M-.3 .12 L.3 .4
m/.17 M.3 .12 L-.3 .4
m M-.34 -.06 L.34 -.06 L.26 .4 L-.26 .4 Z
s/.16 M-.34 .2 L.34 .34
@head 0 -.42 .33 bald turban
# zombie | 🧟 | person night | slate lime black
@figure plain raise short
k/.03 M-.2 .4 L-.1 .56
# troll | 🧌🫈 | person forest | brown lime brown
@figure belly hips curly horns
# person at a massage | 💆 | person | white skin brown
@figure robe down ? towel
s& O .36 -.62 .1 .14
# person at the barber's | 💇 | person | sky skin brown
@figure robe down ?
l/.06 M.3 -.7 L.8 -1.04
l/.06 M.34 -.94 L.8 -.66
k/.05& O .0 0 .01
m/.06 O .88 -1.06 .09
m/.06 O .88 -.62 .09
# walker | 🚶 | person city | orange skin brown - - navy
d/.17 M-.04 .5 L-.3 .96
d/.17 M.06 .5 L.34 .92
s/.14 M.14 .02 L.42 .34
m M-.22 -.04 C-.06 -.1 .1 -.1 .24 -.04 L.26 .58 L-.24 .58 Z
m/.15 M-.1 .04 L-.36 .38
@head .04 -.42 .32 ?
# runner | 🏃 | person city | red skin brown - - navy
d/.17 M-.1 .42 L-.5 .56 L-.76 .36
d/.17 M.1 .42 L.36 .56 L.28 .96
m/.15 M-.1 0 L-.44 .2 L-.66 0
m M-.2 -.06 C0 -.1 .2 -.1 .3 -.02 L.2 .5 L-.2 .5 Z
m/.15 M.2 .04 L.46 .3 L.7 .12
@head .18 -.42 .3 ?
# kneeling person | 🧎 | person | violet skin brown - - navy
d/.2 M-.1 .62 L.34 .7 L.3 .96 L-.5 .96
m M-.26 -.04 L.26 -.04 L.28 .7 L-.3 .7 Z
m/.15 M.2 .06 L.4 .5
@head 0 -.42 .33 ?
# person with a white cane | 🧑‍🦯 | person city | blue skin brown
@figure plain hold ? glasses
l/.06 M.66 .36 L.98 1
# person in a wheelchair | 🧑‍🦼🧑‍🦽 | person city | teal skin brown grey - navy
d/.18 M0 .44 L.42 .46 L.46 .86
m M-.28 -.1 L.18 -.1 L.2 .5 L-.3 .5 Z
m/.14 M0 .04 L.3 .3
x/.08 M-.44 -.06 L-.44 .5 L.1 .56 L.6 .92
k/.08 O -.16 .58 .4
k O -.16 .58 .06
k/.06 O .5 .88 .1
@head -.04 -.46 .31 ?
`
