// Signs, buttons, clocks and moons, each made from a pattern.

function fieldsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
}

const CARDINALS = [
  'up',
  'up and right',
  'right',
  'down and right',
  'down',
  'down and left',
  'left',
  'up and left',
]
const ARROWS = ['⬆️🔼', '↗️', '➡️', '↘️', '⬇️🔽', '↙️', '⬅️', '↖️']

const arrows = CARDINALS.map(
  (way, i) => `# arrow ${way} | ${ARROWS[i] ?? ''} | symbol^ | blue
@button
@arrow l ${i * 45} 0 0 .92`,
).join('\n')

const NUMBERS = ['nought', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const keys = [
  ...NUMBERS.map((word, i): [string, string] => [`figure ${word}`, `${i}`]),
  ['hash', '#'] as const,
  ['asterisk', '*'] as const,
]
  .map(
    ([name, sign]) => `# ${name} | ${sign}\uFE0F\u20E3 | symbol^ | slate
@button
@text ${sign} l/.2 0 0 1.16`,
  )
  .join('\n')

/** Name, emoji, colour, text, its width, its height. */
const BUTTONS = `
ten | 🔟 | slate | 10 | .18 | .9
letter A | 🅰️ | red | A | .2 | 1.16
letters AB | 🆎 | red | AB | .18 | .86
letter B | 🅱️ | red | B | .2 | 1.16
letters CL | 🆑 | red | CL | .18 | .86
word COOL | 🆒 | blue | COOL | .2 | .46
word FREE | 🆓 | blue | FREE | .2 | .46
letters ID | 🆔 | violet | ID | .18 | .86
letter M | Ⓜ️ | blue | M | .18 | 1.06
word NEW | 🆕 | blue | NEW | .2 | .62
letters NG | 🆖 | blue | NG | .18 | .84
letter O | 🅾️ | red | O | .24 | 1.16
word OK | 🆗 | blue | OK | .18 | .86
letter P | 🅿️ | blue | P | .2 | 1.16
letters SOS | 🆘 | red | SOS | .2 | .62
word UP | 🆙 | blue | UP! | .2 | .62
letters VS | 🆚 | orange | VS | .18 | .86
letters ATM | 🏧 | blue | ATM | .2 | .6
letters WC | 🚾 | blue | WC | .18 | .8
capital letters | 🔠 | blue | ABC | .2 | .62
small letters | 🔡🔤 | blue | abc | .2 | .62
figures | 🔢 | blue | 123 | .2 | .62
signs | 🔣 | blue | $#? | .2 | .62
Japanese sign for here | 🈁 | blue | ko | .16 | .9
Japanese sign for service | 🈂️ | blue | sa | .16 | 1.1
Japanese sign for month | 🈷️ | orange | month | .14 | 1.16
Japanese sign for a fee | 🈶 | orange | have | .12 | 1.2
Japanese sign for reserved | 🈯 | green | finger | .11 | 1.2
Japanese sign for a bargain | 🉐 | red | gain | .11 | 1.2
Japanese sign for a discount | 🈹 | rose | cut | .11 | 1.2
Japanese sign for free | 🈚 | orange | none | .1 | 1.2
Japanese sign for forbidden | 🈲 | red | forbid | .12 | 1.2
Japanese sign for acceptable | 🉑 | orange | may | .13 | 1.2
Japanese sign for a request | 🈸 | orange | apply | .14 | 1.2
Japanese sign for passed | 🈴 | red | join | .13 | 1.2
Japanese sign for vacant | 🈳 | blue | empty | .12 | 1.2
Japanese sign of congratulation | ㊗️ | red | joy | .11 | 1.2
Japanese sign for secret | ㊙️ | red | secret | .11 | 1.2
Japanese sign for open | 🈺 | orange | trade | .11 | 1.2
Japanese sign for full | 🈵 | red | full | .11 | 1.2
`
const buttons = fieldsOf(BUTTONS)
  .map(
    ([name, emoji, hue, text, width, high]) => `# ${name} | ${emoji} | symbol^ | ${hue}
@button
@text ${text} l/${width} 0 0 ${high}`,
  )
  .join('\n')

/** Name, emoji, colour, white strokes on a button. */
const STROKED = `
sign of the ram | ♈ | violet | l/.13 M0 .6 L0 -.2 C0 -.7 -.56 -.7 -.56 -.3 C-.56 -.1 -.4 -.06 -.3 -.16 ; l/.13 M0 -.2 C0 -.7 .56 -.7 .56 -.3 C.56 -.1 .4 -.06 .3 -.16
sign of the bull | ♉ | violet | l/.13 O 0 .24 .36 ; l/.13 M-.5 -.6 C-.4 -.1 .4 -.1 .5 -.6
sign of the twins | ♊ | violet | l/.13 M-.5 -.56 C-.2 -.4 .2 -.4 .5 -.56 ; l/.13 M-.5 .56 C-.2 .4 .2 .4 .5 .56 ; l/.13& M.2 -.44 L.2 .44
sign of the crab | ♋ | violet | l/.12 O -.3 -.2 .18 ; l/.12 O .3 .2 .18 ; l/.12 M-.5 -.2 C-.3 -.6 .3 -.6 .56 -.4 ; l/.12 M.5 .2 C.3 .6 -.3 .6 -.56 .4
sign of the lion | ♌ | violet | l/.12 O -.3 .1 .2 ; l/.12 M-.14 .0 C-.5 -.7 .5 -.8 .3 -.2 C.2 .1 .0 .5 .3 .56 C.4 .56 .5 .5 .5 .4
sign of the virgin | ♍ | violet | l/.11 M-.6 -.5 L-.5 .4 ; l/.11 M-.5 -.3 C-.4 -.56 -.2 -.5 -.2 -.3 L-.2 .4 ; l/.11 M-.2 -.3 C-.1 -.56 .1 -.5 .1 -.3 L.1 .3 C.1 .5 .3 .6 .5 .6 ; l/.11 M.1 -.2 C.3 -.5 .6 -.2 .4 .1 C.3 .3 .2 .4 0 .6
sign of the scales | ♎ | violet | l/.13 M-.6 .5 L.6 .5 ; l/.13 M-.6 .16 L-.2 .16 C-.56 -.6 .56 -.6 .2 .16 L.6 .16
sign of the scorpion | ♏ | violet | l/.11 M-.6 -.5 L-.5 .4 ; l/.11 M-.5 -.3 C-.4 -.56 -.2 -.5 -.2 -.3 L-.2 .4 ; l/.11 M-.2 -.3 C-.1 -.56 .1 -.5 .1 -.3 L.1 .3 C.1 .6 .4 .6 .6 .3 ; l M.66 .1 L.7 .46 L.4 .3 Z
sign of the archer | ♐ | violet | l/.14 M-.5 .5 L.5 -.5 ; l/.14 M.0 -.5 L.5 -.5 L.5 .0 ; l/.14 M-.4 -.06 L.1 .44
sign of the goat | ♑ | violet | l/.12 M-.6 -.5 L-.4 .3 C-.4 -.3 -.2 -.7 0 -.3 L0 .3 C0 .6 -.2 .6 -.3 .5 ; l/.12 M0 .0 C.1 -.3 .6 -.2 .5 .1 C.4 .4 .1 .3 0 .0
sign of the water carrier | ♒ | violet | l/.12 M-.6 -.1 L-.36 -.36 L-.16 -.1 L.1 -.36 L.3 -.1 L.6 -.36 ; l/.12 M-.6 .36 L-.36 .1 L-.16 .36 L.1 .1 L.3 .36 L.6 .1
sign of the fishes | ♓ | violet | l/.13 M-.5 -.6 C-.1 -.3 -.1 .3 -.5 .6 ; l/.13 M.5 -.6 C.1 -.3 .1 .3 .5 .6 ; l/.13 M-.5 0 L.5 0
sign of the snake-bearer | ⛎ | violet | l/.12 M-.34 -.6 L-.34 .0 C-.34 .7 .34 .7 .34 0 L.34 -.6 ; l/.12 M-.64 -.2 C-.3 -.5 -.1 .2 .2 -.1 C.3 -.2 .4 -.3 .64 -.1
peace sign | ☮️ | violet | l/.13 O 0 0 .64 ; l/.13 M0 -.64 L0 .64 ; l/.13& M0 0 L.44 .46
cross of the church | ✝️ | violet | l/.2 M0 -.66 L0 .66 ; l/.2 M-.4 -.2 L.4 -.2
orthodox cross | ☦️ | violet | l/.13 M0 -.78 L0 .78 ; l/.13 M-.26 -.5 L.26 -.5 ; l/.13 M-.56 -.2 L.56 -.2 ; l/.13 M-.34 .26 L.34 .52
star of David | ✡️🔯 | violet | l/.12 M0 -.7 L.6 .34 L-.6 .34 L0 -.7 ; l/.12 M0 .7 L.6 -.34 L-.6 -.34 L0 .7
wheel of dharma | ☸️ | violet | l/.13 O 0 0 .56 ; l/.1 M-.7 0 L.7 0 ; l/.1 M0 -.7 L0 .7 ; l/.1 M-.5 -.5 L.5 .5 ; l/.1 M.5 -.5 L-.5 .5
star and crescent | ☪️ | violet | l M.3 -.5 C-.9 -.9 -.9 .9 .3 .5 C-.4 .5 -.4 -.5 .3 -.5 Z ; @star l 5 .42 .36 0 .26
om sign | 🕉️ | violet | l/.13 M-.5 -.5 C-.1 -.7 .0 -.2 -.3 -.1 C.1 -.1 .1 .5 -.3 .5 C-.5 .5 -.6 .3 -.6 .2 ; l/.12 M-.16 .1 C.1 .1 .1 -.1 .3 -.1 C.6 -.1 .6 .4 .3 .4 ; l/.1 M.1 -.5 C.2 -.36 .4 -.36 .5 -.5 ; l O .3 -.64 .08
menorah | 🕎 | violet | l/.09 M0 -.5 L0 .6 ; l/.09 M-.3 .6 L.3 .6 ; l/.09 M-.2 -.5 C-.2 -.1 .2 -.1 .2 -.5 ; l/.09 M-.4 -.5 C-.4 .16 .4 .16 .4 -.5 ; l/.09 M-.6 -.5 C-.6 .44 .6 .44 .6 -.5 ; l O 0 -.64 .06 ; l& O .2 -.64 .06 ; l& O .4 -.64 .06 ; l& O .6 -.64 .06
atom | ⚛️ | violet | l/.08 O 0 0 .7 .26 ; l/.08 O 0 0 .7 .26 60 ; l/.08 O 0 0 .7 .26 120 ; l O 0 0 .12
place of worship sign | 🛐 | violet | l O .1 -.3 .17 ; l/.17 M-.1 -.06 L-.2 .5 L.4 .54 ; l/.12 M-.1 .0 L.3 .0 ; l/.1 M-.5 -.2 L0 -.66 L.5 -.2
khanda | 🪯 | violet | l M0 -.7 L.1 -.5 L.1 .6 L-.1 .6 L-.1 -.5 Z ; l/.1 O 0 -.06 .34 ; l/.1& M.3 .56 C.7 .3 .66 -.3 .4 -.5
woman sign | ♀️🚺 | violet | l/.15 O 0 -.24 .36 ; l/.15 M0 .14 L0 .7 ; l/.15 M-.28 .46 L.28 .46
man sign | ♂️🚹 | violet | l/.15 O -.14 .16 .36 ; l/.15 M.12 -.1 L.54 -.52 ; l/.15 M.2 -.56 L.56 -.56 L.56 -.2
transgender sign | ⚧️🚻 | violet | l/.12 O 0 .0 .28 ; l/.12 M0 .28 L0 .7 ; l/.12 M-.2 .5 L.2 .5 ; l/.12 M.2 -.2 L.56 -.56 ; l/.12 M.3 -.58 L.58 -.58 L.58 -.3 ; l/.12 M-.2 -.2 L-.56 -.56 ; l/.12 M-.58 -.3 L-.58 -.58 L-.3 -.58
wheelchair sign | ♿ | blue | l O -.1 -.6 .14 ; l/.14 M-.1 -.36 L-.06 .1 L.34 .1 L.5 .5 ; l/.12 M-.3 -.04 C-.7 .3 -.3 .8 .1 .66 C.2 .6 .3 .5 .3 .4
baby sign | 🚼 | orange | l O 0 -.44 .22 ; l/.26 M0 0 L0 .3 ; l/.12& M.1 -.06 L.5 -.2 ; l/.12& M.06 .4 L.3 .64
drinking water sign | 🚰 | blue | l/.14 M-.6 -.3 L0 -.3 C.3 -.3 .3 -.2 .3 .0 ; l/.12 M-.3 -.56 L-.3 -.3 ; l M.3 .14 C.5 .4 .46 .6 .3 .6 C.14 .6 .1 .4 .3 .14 Z
litter bin | 🚮 | blue | l M-.1 .1 L.6 .1 L.5 .7 L.0 .7 Z ; l O -.4 -.5 .16 ; l/.14 M-.4 -.3 L-.4 .6 ; l/.1 M-.4 -.2 L0 -.1 ; l O .2 -.12 .08
customs sign | 🛃🛂 | blue | l M-.6 .1 L.6 .1 L.6 .6 L-.6 .6 Z ; l O -.3 -.34 .2 ; l/.14 M-.3 -.1 L-.3 .1 ; l/.1 M-.56 -.5 L-.04 -.5 ; l M.14 -.14 L.6 -.14 L.6 .04 L.14 .04 Z
luggage counter | 🛄🛅 | blue | l M-.6 -.2 L.6 -.2 L.6 .56 L-.6 .56 Z ; l/.1 M-.24 -.2 L-.24 -.5 L.24 -.5 L.24 -.2 ; x/.06& M.36 -.2 L.36 .56
play button | ▶️ | blue | l M-.4 -.56 L.56 0 L-.4 .56 Z
fast-forward button | ⏩ | blue | l M-.6 -.46 L.0 0 L-.6 .46 Z ; l M.0 -.46 L.6 0 L.0 .46 Z
next-track button | ⏭️ | blue | l M-.6 -.44 L-.04 0 L-.6 .44 Z ; l M-.04 -.44 L.46 0 L-.04 .44 Z ; l/.12 M.54 -.44 L.54 .44
play and pause button | ⏯️ | blue | l M-.64 -.46 L.0 0 L-.64 .46 Z ; l/.15 M.2 -.44 L.2 .44 ; l/.15 M.52 -.44 L.52 .44
reverse button | ◀️ | blue | l M.4 -.56 L-.56 0 L.4 .56 Z
fast reverse button | ⏪ | blue | l M.6 -.46 L.0 0 L.6 .46 Z ; l M.0 -.46 L-.6 0 L.0 .46 Z
previous-track button | ⏮️ | blue | l M.6 -.44 L.04 0 L.6 .44 Z ; l M.04 -.44 L-.46 0 L.04 .44 Z ; l/.12 M-.54 -.44 L-.54 .44
fast up button | ⏫ | blue | l M-.46 .0 L0 -.6 L.46 .0 Z ; l M-.46 .6 L0 .0 L.46 .6 Z
fast down button | ⏬ | blue | l M-.46 .0 L0 .6 L.46 .0 Z ; l M-.46 -.6 L0 .0 L.46 -.6 Z
pause button | ⏸️ | blue | l/.26 M-.26 -.44 L-.26 .44 ; l/.26 M.26 -.44 L.26 .44
stop button | ⏹️ | blue | l M-.5 -.5 L.5 -.5 L.5 .5 L-.5 .5 Z
record button | ⏺️ | blue | l O 0 0 .54
eject button | ⏏️ | blue | l M-.56 .1 L0 -.6 L.56 .1 Z ; l M-.56 .3 L.56 .3 L.56 .52 L-.56 .52 Z
shuffle button | 🔀 | blue | l/.13 M-.6 -.34 C0 -.34 0 .34 .5 .34 ; l/.13 M-.6 .34 C0 .34 0 -.34 .5 -.34 ; l M.44 -.6 L.72 -.34 L.44 -.1 Z ; l M.44 .1 L.72 .34 L.44 .6 Z
repeat button | 🔁🔂 | blue | l/.13 M-.6 .0 C-.6 -.4 -.4 -.4 .2 -.4 ; l/.13 M.6 .0 C.6 .4 .4 .4 -.2 .4 ; l M.16 -.66 L.5 -.4 L.16 -.14 Z ; l M-.16 .14 L-.5 .4 L-.16 .66 Z
two arrows in a ring | 🔃🔄 | blue | l/.13 M-.4 .5 C-.7 .1 -.6 -.5 -.1 -.56 ; l/.13 M.4 -.5 C.7 -.1 .6 .5 .1 .56 ; l M-.16 -.8 L.2 -.56 L-.16 -.3 Z ; l M.16 .3 L-.2 .56 L.16 .8 Z
arrow up and down | ↕️ | blue | l/.2 M0 -.4 L0 .4 ; l M-.34 -.3 L0 -.76 L.34 -.3 Z ; l M-.34 .3 L0 .76 L.34 .3 Z
arrow left and right | ↔️ | blue | l/.2 M-.4 0 L.4 0 ; l M-.3 -.34 L-.76 0 L-.3 .34 Z ; l M.3 -.34 L.76 0 L.3 .34 Z
arrow turning left | ↩️ | blue | l/.16 M-.3 -.2 L.2 -.2 C.7 -.2 .7 .5 .2 .5 L-.3 .5 ; l M-.24 -.54 L-.66 -.2 L-.24 .14 Z
arrow turning right | ↪️ | blue | l/.16 M.3 -.2 L-.2 -.2 C-.7 -.2 -.7 .5 -.2 .5 L.3 .5 ; l M.24 -.54 L.66 -.2 L.24 .14 Z
arrow turning up | ⤴️ | blue | l/.16 M-.6 .4 C0 .4 .3 .3 .3 -.2 ; l M-.04 -.16 L.3 -.64 L.64 -.16 Z
arrow turning down | ⤵️ | blue | l/.16 M-.6 -.4 C0 -.4 .3 -.3 .3 .2 ; l M-.04 .16 L.3 .64 L.64 .16 Z
cinema sign | 🎦 | blue | l M-.64 -.2 L.24 -.2 L.24 .5 L-.64 .5 Z ; l M.3 .06 L.66 -.16 L.66 .46 L.3 .26 Z ; l O -.4 -.44 .18 ; l O .04 -.44 .18
brightness sign | 🔆🔅 | gold | l O 0 0 .3 ; l/.13 M0 -.7 L0 -.5 ; l/.13 M0 .7 L0 .5 ; l/.13& M.5 0 L.7 0 ; l/.13& M.36 -.36 L.5 -.5 ; l/.13& M.36 .36 L.5 .5
signal bars | 📶 | orange | l/.2 M-.54 .54 L-.54 .3 ; l/.2 M-.18 .54 L-.18 .06 ; l/.2 M.18 .54 L.18 -.2 ; l/.2 M.54 .54 L.54 -.54
wireless sign | 🛜 | blue | l O 0 .5 .13 ; l/.13 M-.24 .22 C-.1 .1 .1 .1 .24 .22 ; l/.13 M-.46 -.04 C-.2 -.3 .2 -.3 .46 -.04 ; l/.13 M-.66 -.3 C-.3 -.66 .3 -.66 .66 -.3
shaking telephone | 📳 | orange | l M-.26 -.6 L.26 -.6 L.26 .6 L-.26 .6 Z ; x M-.18 -.46 L.18 -.46 L.18 .34 L-.18 .34 Z ; l/.08& M.44 -.3 L.56 -.1 L.44 .1 L.56 .3
telephone that is off | 📴 | orange | l M-.34 -.66 L.34 -.66 L.34 .66 L-.34 .66 Z ; d M-.24 -.5 L.24 -.5 L.24 .38 L-.24 .38 Z ; d O 0 .52 .06 ; l/.2 M-.6 .5 L.6 -.5 ; a/.12 M-.6 .5 L.6 -.5
tick | ✅☑️✔️ | green | l/.2 M-.5 .06 L-.14 .42 L.54 -.4
cross on a button | ❎ | green | l/.2 M-.44 -.44 L.44 .44 ; l/.2 M.44 -.44 L-.44 .44
asterisk on a button | ✳️ | green | l/.14 M0 -.6 L0 .6 ; l/.14 M-.6 0 L.6 0 ; l/.14 M-.42 -.42 L.42 .42 ; l/.14 M.42 -.42 L-.42 .42
eight-pointed star | ✴️ | orange | @star l 8 .5 0 0 .66
sparkle on a button | ❇️ | green | @star l 4 .36 0 0 .66 ; l/.1 M-.4 -.4 L.4 .4 ; l/.1 M.4 -.4 L-.4 .4
information sign | ℹ️ | blue | l O 0 -.5 .13 ; l/.2 M-.14 -.16 L.04 -.16 L.04 .5 ; l/.17 M-.2 .54 L.26 .54
exchange of money | 💱 | green | @text $ l/.16 -.32 -.2 .7 ; @text ¥ l/.16 .34 .2 .7
diamond with a dot | 💠 | sky | l M0 -.66 L.66 0 L0 .66 L-.66 0 Z ; m O 0 0 .28
`
const stroked = fieldsOf(STROKED)
  .map(
    ([name, emoji, hue, lines = '']) => `# ${name} | ${emoji} | symbol^ | ${hue}
@button
${lines.split(' ; ').join('\n')}`,
  )
  .join('\n')

const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'brown', 'black', 'white']
const DISCS = ['🔴', '🟠', '🟡', '🟢', '🔵', '🟣', '🟤', '⚫', '⚪']
const SQUARES = ['🟥', '🟧', '🟨', '🟩', '🟦', '🟪', '🟫', '⬛◼️◾▪️🔲', '⬜◻️◽▫️🔳']
const blots = COLOURS.map(
  (hue, i) => `# ${hue} disc | ${DISCS[i] ?? ''} | symbol^ | ${hue}
m O 0 0 .9
x M.4 -.8 C.74 -.62 .9 -.36 .9 0 C.9 .5 .5 .9 0 .9 C-.12 .9 -.22 .88 -.32 .84 C.5 .76 .76 0 .4 -.8 Z
l O -.4 -.46 .2 .12 -40
# ${hue} square | ${SQUARES[i] ?? ''} | symbol^ | ${hue}
m M-.82 -.82 L.82 -.82 L.82 .82 L-.82 .82 Z
x M.5 -.82 L.82 -.82 L.82 .82 L-.82 .82 L-.82 .56 L.5 .56 Z`,
).join('\n')

const HOURS = [
  'twelve',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
]
const dials = HOURS.flatMap((word, hour) =>
  [0, 30].map((minute) => {
    const sign = String.fromCodePoint((minute === 0 ? 0x1f550 : 0x1f55c) + ((hour + 11) % 12))
    return `# clock at ${minute === 0 ? `${word} o'clock` : `half past ${word}`} | ${sign} | object^ | blue white red
m O 0 0 .94
s O 0 0 .78
d/.07 M0 -.68 L0 -.6
d/.07 M0 .68 L0 .6
d/.07& M.6 0 L.68 0
@hands ${hour} ${minute}`
  }),
).join('\n')

/** The lit part of each moon, from new to waning. */
const MOONS: readonly (readonly [string, string, string])[] = [
  ['new moon', '🌑', ''],
  ['waxing crescent', '🌒', 'm M0 -.94 C1.26 -.94 1.26 .94 0 .94 C.8 .6 .8 -.6 0 -.94 Z'],
  ['half moon', '🌓', 'm M0 -.94 C1.26 -.94 1.26 .94 0 .94 Z'],
  ['waxing moon', '🌔', 'm M0 -.94 C1.26 -.94 1.26 .94 0 .94 C-.8 .6 -.8 -.6 0 -.94 Z'],
  ['full moon', '🌕', 'm O 0 0 .94'],
  ['waning moon', '🌖', 'm M0 -.94 C-1.26 -.94 -1.26 .94 0 .94 C.8 .6 .8 -.6 0 -.94 Z'],
  ['waning half moon', '🌗', 'm M0 -.94 C-1.26 -.94 -1.26 .94 0 .94 Z'],
  ['waning crescent', '🌘', 'm M0 -.94 C-1.26 -.94 -1.26 .94 0 .94 C-.8 .6 -.8 -.6 0 -.94 Z'],
]
const moons = MOONS.map(
  ([name, emoji, lit]) => `# ${name} | ${emoji} | sky^ night one-way | gold slate
s O 0 0 .94
${lit === '' ? 'm/.05 O 0 0 .92' : lit}`,
).join('\n')

export const SIGNS_SHEET = [arrows, keys, buttons, stroked, blots, dials, moons].join('\n')
