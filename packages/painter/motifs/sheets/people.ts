/** People by age, gesture and profession. `?` stands for the hair of the emoji. */
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
# person with crossed arms | 🙅 | person | red skin brown
@figure plain no ?
# person with arms in a ring | 🙆 | person | violet skin brown
@figure plain ok ?
# shrugging person | 🤷 | person | purple skin brown
@figure plain shrug ?
# person with an open hand | 💁 | person | rose skin brown
@figure plain tip ?
# person with a raised hand | 🙋 | person | orange skin brown
@figure plain raise ?
# listening person | 🧏 | person | teal skin brown
@figure plain ear ?
# bowing person | 🙇 | person | blue skin brown
m M-.8 .8 C-.84 .1 -.5 -.3 0 -.3 C.5 -.3 .84 .1 .8 .8 Z
m/.24& M.62 .5 L.74 .86
@head 0 .42 .42 ?
s& O .7 .9 .17 .1
# person with a hand on the face | 🤦 | person | blue skin brown
@figure plain face ?
# sulking person | 🙍🙎 | person sad | violet skin brown
@figure plain hips ?
d/.05& M.06 -.62 L.2 -.56
s O 0 -.33 .14 .07
k/.04 M-.09 -.3 C-.05 -.38 .05 -.38 .09 -.3
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
@figure overall hold ? helmet
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
`
