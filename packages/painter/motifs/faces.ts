import { defineMotif, type Hue, type Motif } from '../motif'

const YELLOW: Hue = [0.86, 0.155, 90]

const EYES = {
  dots: ['k& O .32 -.22 .1 .14', 'l& O .29 -.27 .03'],
  wide: ['l& O .33 -.24 .19 .22', 'k& O .33 -.22 .09 .11'],
  arcs: ['k/.075& M.16 -.14 C.24 -.36 .42 -.36 .5 -.14'],
  shut: ['k/.075& M.16 -.24 C.24 -.06 .42 -.06 .5 -.24'],
  tight: ['k/.075& M.5 -.4 L.2 -.24 L.5 -.1'],
  crosses: ['k/.075& M.18 -.38 L.46 -.08', 'k/.075& M.46 -.38 L.18 -.08'],
  wink: ['k O -.32 -.22 .1 .14', 'k/.075 M.16 -.18 C.26 -.34 .42 -.34 .5 -.18'],
  hearts: [
    'a M-.36 .02 C-.7 -.22 -.64 -.52 -.46 -.5 C-.4 -.5 -.37 -.44 -.36 -.4 C-.35 -.44 -.32 -.5 -.26 -.5 C-.08 -.52 -.02 -.22 -.36 .02 Z',
    'a M.36 .02 C.7 -.22 .64 -.52 .46 -.5 C.4 -.5 .37 -.44 .36 -.4 C.35 -.44 .32 -.5 .26 -.5 C.08 -.52 .02 -.22 .36 .02 Z',
  ],
  down: ['k/.075& M.16 -.3 C.24 -.12 .42 -.1 .52 -.2'],
  lines: ['k/.08& M.18 -.2 L.48 -.2'],
  weary: ['k/.075& M.14 -.34 C.22 -.12 .4 -.06 .54 -.08'],
  aside: [
    'l& O .33 -.22 .18 .16',
    'k O .44 -.22 .08 .1',
    'k O -.22 -.22 .08 .1',
    'k/.06& M.12 -.36 L.54 -.36',
  ],
  rolled: ['l& O .33 -.24 .2 .22', 'k& O .35 -.38 .09 .08'],
  watery: ['k& O .36 -.14 .24 .28', 'l& O .42 -.26 .1', 'l& O .28 -.02 .06', 'y& O .36 .1 .2 .07'],
  round: ['l& O .34 -.24 .25 .27', 'k& O .34 -.22 .1 .12'],
  glasses: ['k& O .34 -.22 .27 .2', 'k/.07 M-.9 -.3 L.9 -.3', 'y& O .27 -.29 .07 .04'],
} as const

const MOUTHS = {
  smile: ['k/.075 M-.36 .26 C-.16 .5 .16 .5 .36 .26'],
  grin: [
    'k M-.46 .14 L.46 .14 C.4 .66 -.4 .66 -.46 .14 Z',
    'l M-.4 .16 L.4 .16 L.38 .27 L-.38 .27 Z',
    'a O 0 .5 .2 .09',
  ],
  frown: ['k/.075 M-.34 .5 C-.16 .28 .16 .28 .34 .5'],
  flat: ['k/.075 M-.3 .38 L.3 .38'],
  pursed: [
    'k/.07 M-.26 .32 L.24 .22',
    'k/.07 M-.5 -.46 C-.4 -.6 -.26 -.6 -.14 -.5',
    'k/.07 M.16 -.4 L.48 -.5',
  ],
  slant: ['k/.075 M-.26 .44 L.3 .32'],
  none: [],
  smirk: ['k/.08 M-.24 .4 C0 .54 .28 .46 .38 .2'],
  skew: ['k/.08 M-.3 .32 C-.1 .3 .14 .36 .32 .54'],
  diagonal: ['k/.08 M-.36 .28 L.36 .52'],
  pout: ['k/.08 M-.24 .5 C-.1 .36 .1 .36 .24 .5'],
  deep: ['k/.09 M-.44 .6 C-.24 .2 .24 .2 .44 .6'],
  gasp: ['k M-.28 .6 C-.28 .18 .28 .18 .28 .6 Z'],
  wail: ['k M-.4 .64 C-.34 .1 .34 .1 .4 .64 Z', 'a O 0 .56 .2 .07'],
  tiny: ['k O 0 .4 .1 .12'],
  huge: ['k O 0 .44 .26 .32', 'l M-.16 .2 L.16 .2 L.18 .3 L-.18 .3 Z'],
  lick: [
    'k/.075 M-.36 .26 C-.16 .5 .16 .5 .36 .26',
    'a M.1 .4 L.34 .3 C.5 .44 .44 .62 .3 .6 C.18 .6 .12 .5 .1 .4 Z',
  ],
  open: ['k O 0 .4 .17 .22'],
  teeth: [
    'l M-.42 .22 L.42 .22 L.42 .5 L-.42 .5 Z',
    'k/.045 M-.42 .36 L.42 .36',
    'k/.045 M-.42 .22 L.42 .22 L.42 .5 L-.42 .5 L-.42 .22',
    'k/.035 M-.14 .22 L-.14 .5',
    'k/.035 M.14 .22 L.14 .5',
  ],
  tongue: [
    'k M-.4 .18 L.4 .18 C.36 .5 -.36 .5 -.4 .18 Z',
    'a M-.14 .36 L.22 .36 L.22 .66 C.2 .82 -.12 .82 -.14 .66 Z',
  ],
  kiss: ['k/.06 M-.02 .24 C.2 .26 .16 .38 .02 .38 C.18 .38 .22 .52 -.02 .54'],
  wavy: ['k/.07 M-.4 .4 C-.28 .26 -.16 .26 -.08 .38 C0 .5 .12 .5 .2 .38 C.26 .28 .34 .28 .42 .36'],
  zip: ['k/.06 M-.4 .36 L.4 .36', 'k/.05& M.1 .26 L.1 .46', 'k/.05& M.28 .26 L.28 .46'],
} as const

const EXTRAS = {
  none: [],
  cheeks: ['s& O .54 .14 .14 .1'],
  cross: ['k/.085& M.14 -.4 L.54 -.62'],
  worried: ['k/.07& M.16 -.56 L.5 -.46'],
  tear: ['y M.52 .02 C.66 .24 .68 .4 .54 .42 C.4 .42 .4 .22 .52 .02 Z'],
  tears: [
    'y M.24 -.06 L.44 -.06 L.5 .74 L.26 .82 Z',
    'y M-.24 -.06 L-.44 -.06 L-.5 .74 L-.26 .82 Z',
  ],
  sweat: ['y M-.62 -.7 C-.46 -.46 -.46 -.3 -.6 -.3 C-.74 -.3 -.76 -.46 -.62 -.7 Z'],
  joy: [
    'y M.5 -.1 C.84 -.02 .98 .2 .84 .34 C.66 .38 .56 .14 .5 -.1 Z',
    'y M-.5 -.1 C-.84 -.02 -.98 .2 -.84 .34 C-.66 .38 -.56 .14 -.5 -.1 Z',
  ],
  heart: [
    'a M.66 .66 C.36 .44 .42 .2 .56 .2 C.62 .2 .65 .26 .66 .3 C.67 .26 .7 .2 .76 .2 C.9 .2 .96 .44 .66 .66 Z',
  ],
  halo: ['a/.08 O 0 -1 .52 .14'],
  horns: [
    'x M-.78 -.5 C-1 -.7 -.98 -.98 -.88 -1.06 C-.82 -.86 -.66 -.78 -.5 -.78 Z',
    'x M.78 -.5 C1 -.7 .98 -.98 .88 -1.06 C.82 -.86 .66 -.78 .5 -.78 Z',
  ],
  hat: ['a M-.4 -.72 L.06 -1.12 L.4 -.74 Z', 's O .06 -1.12 .1'],
  thermometer: ['l M.1 .34 L.76 .02 L.82 .14 L.14 .48 Z', 'a O .12 .41 .09'],
  mask: [
    'l M-.7 .06 C-.3 -.06 .3 -.06 .7 .06 C.66 .5 .4 .8 0 .84 C-.4 .8 -.66 .5 -.7 .06 Z',
    'y/.03 M-.5 .3 L.5 .3',
    'y/.03 M-.44 .46 L.44 .46',
  ],
  hand: [
    's M-.52 1.06 C-.7 .86 -.62 .66 -.4 .66 L-.1 .7 L-.06 .5 C-.04 .36 .14 .36 .14 .52 L.12 .72 C.3 .74 .36 .84 .3 .92 C.3 1.04 .2 1.1 .04 1.1 L-.34 1.1 C-.42 1.1 -.48 1.1 -.52 1.06 Z',
    'd/.035 M-.1 .7 C-.04 .74 .04 .74 .1 .73',
    'd/.03 M.1 .84 L.3 .86',
    'd/.03 M.06 .96 L.28 .98',
  ],

  forehead: [
    'y M-.84 -.42 C-.7 -1.06 .7 -1.06 .84 -.42 C.5 -.6 -.5 -.6 -.84 -.42 Z',
    'k/.07& M.16 -.6 L.5 -.5',
  ],
  raised: ['k/.07& M.2 -.56 C.3 -.66 .44 -.64 .52 -.56'],
  relief: [
    'k/.07& M.16 -.56 L.5 -.46',
    'y M.66 -.5 C.82 -.26 .82 -.1 .68 -.1 C.54 -.1 .52 -.26 .66 -.5 Z',
  ],
  drop: ['y M.16 .2 C.34 .44 .34 .6 .2 .6 C.06 .6 .04 .44 .16 .2 Z'],
  smirking: ['k/.07 M.16 -.44 C.28 -.58 .44 -.56 .54 -.46'],
  fury: ['k/.1& M.12 -.36 L.56 -.64'],
  moustache: [
    'k/.09 M0 .12 C-.16 .04 -.4 .1 -.5 .3',
    'k/.09 M0 .12 C.16 .04 .4 .1 .5 .3',
    's O 0 -.02 .14 .18',
    'k/.1& M.14 -.54 L.54 -.56',
  ],
  zs: [
    'k/.06 M.56 -.86 L.84 -.86 L.56 -.58 L.84 -.58',
    'k/.05 M.86 -1.1 L1.04 -1.1 L.86 -.92 L1.04 -.92',
  ],
} as const

type Look = {
  eyes: keyof typeof EYES
  mouth: keyof typeof MOUTHS
  extra?: keyof typeof EXTRAS
  skin?: Hue
  /** It leans by so much, radians. */
  lean?: number
}

const GREEN: Hue = [0.78, 0.13, 135]
const RED: Hue = [0.65, 0.19, 30]
const ORANGE: Hue = [0.75, 0.16, 55]
const PALE: Hue = [0.93, 0.03, 90]
const BLUE: Hue = [0.75, 0.09, 240]
const VIOLET: Hue = [0.58, 0.15, 300]

/** Parts that are combined into faces. */
const LOOKS: Readonly<Record<string, Look>> = {
  face: { eyes: 'dots', mouth: 'smile', extra: 'cheeks' },
  grinning: { eyes: 'dots', mouth: 'grin' },
  beaming: { eyes: 'arcs', mouth: 'teeth' },
  laughing: { eyes: 'tight', mouth: 'grin' },
  joyful: { eyes: 'arcs', mouth: 'grin', extra: 'joy' },
  delighted: { eyes: 'arcs', mouth: 'grin' },
  winking: { eyes: 'wink', mouth: 'smile', extra: 'cheeks' },
  blissful: { eyes: 'arcs', mouth: 'smile', extra: 'cheeks' },
  adoring: { eyes: 'hearts', mouth: 'grin' },
  kissing: { eyes: 'wink', mouth: 'kiss', extra: 'heart' },
  cheeky: { eyes: 'wink', mouth: 'tongue' },
  cool: { eyes: 'glasses', mouth: 'smile' },
  thinking: { eyes: 'dots', mouth: 'pursed', extra: 'hand' },
  neutral: { eyes: 'dots', mouth: 'flat' },
  silent: { eyes: 'dots', mouth: 'zip' },
  sly: { eyes: 'shut', mouth: 'slant' },
  sleeping: { eyes: 'shut', mouth: 'open', extra: 'zs' },
  weary: { eyes: 'tight', mouth: 'open' },
  surprised: { eyes: 'wide', mouth: 'open' },
  worried: { eyes: 'wide', mouth: 'frown', extra: 'worried' },
  sad: { eyes: 'dots', mouth: 'frown', extra: 'worried' },
  crying: { eyes: 'dots', mouth: 'frown', extra: 'tear' },
  sobbing: { eyes: 'shut', mouth: 'open', extra: 'tears' },
  sweating: { eyes: 'dots', mouth: 'grin', extra: 'sweat' },
  angry: { eyes: 'dots', mouth: 'frown', extra: 'cross', skin: ORANGE },
  furious: { eyes: 'dots', mouth: 'deep', extra: 'fury', skin: RED },
  'rolling and laughing': { eyes: 'tight', mouth: 'grin', extra: 'joy', lean: -0.55 },
  pensive: { eyes: 'down', mouth: 'pout', extra: 'worried' },
  confused: { eyes: 'dots', mouth: 'skew' },
  doubtful: { eyes: 'dots', mouth: 'diagonal' },
  'slightly sad': { eyes: 'dots', mouth: 'pout' },
  frowning: { eyes: 'dots', mouth: 'deep' },
  dismayed: { eyes: 'dots', mouth: 'gasp' },
  anguished: { eyes: 'wide', mouth: 'gasp', extra: 'worried' },
  fearful: { eyes: 'wide', mouth: 'gasp', extra: 'forehead' },
  anxious: { eyes: 'wide', mouth: 'gasp', extra: 'sweat' },
  disappointed: { eyes: 'down', mouth: 'frown' },
  wailing: { eyes: 'weary', mouth: 'wail', extra: 'worried' },
  tired: { eyes: 'tight', mouth: 'wail' },
  confounded: { eyes: 'tight', mouth: 'wavy' },
  struggling: { eyes: 'tight', mouth: 'pout', extra: 'worried' },
  downcast: { eyes: 'down', mouth: 'frown', extra: 'sweat' },
  relieved: { eyes: 'down', mouth: 'smile' },
  'sad but relieved': { eyes: 'dots', mouth: 'frown', extra: 'relief' },
  touched: { eyes: 'arcs', mouth: 'smile', extra: 'tear' },
  expressionless: { eyes: 'lines', mouth: 'flat' },
  mouthless: { eyes: 'dots', mouth: 'none' },
  faded: { eyes: 'dots', mouth: 'flat', skin: PALE },
  hungry: { eyes: 'arcs', mouth: 'lick' },
  playful: { eyes: 'dots', mouth: 'tongue' },
  silly: { eyes: 'tight', mouth: 'tongue' },
  smirking: { eyes: 'aside', mouth: 'smirk', extra: 'smirking' },
  unamused: { eyes: 'aside', mouth: 'pout' },
  'eye-rolling': { eyes: 'rolled', mouth: 'flat' },
  sleepy: { eyes: 'shut', mouth: 'tiny', extra: 'drop' },
  yawning: { eyes: 'tight', mouth: 'huge' },
  'kissing and smiling': { eyes: 'arcs', mouth: 'kiss' },
  whistling: { eyes: 'dots', mouth: 'kiss' },
  'shyly kissing': { eyes: 'shut', mouth: 'kiss', extra: 'cheeks' },
  hushed: { eyes: 'dots', mouth: 'tiny', extra: 'raised' },
  astonished: { eyes: 'round', mouth: 'huge' },
  blushing: { eyes: 'round', mouth: 'flat', extra: 'cheeks' },
  moved: { eyes: 'watery', mouth: 'smile', extra: 'worried' },
  disguised: { eyes: 'glasses', mouth: 'none', extra: 'moustache' },
  'crossly devilish': { eyes: 'dots', mouth: 'frown', extra: 'horns', skin: VIOLET },
  cold: { eyes: 'dots', mouth: 'teeth', skin: BLUE },
  sick: { eyes: 'shut', mouth: 'wavy', skin: GREEN },
  feverish: { eyes: 'shut', mouth: 'frown', extra: 'thermometer' },
  masked: { eyes: 'dots', mouth: 'flat', extra: 'mask' },
  dazed: { eyes: 'crosses', mouth: 'open' },
  woozy: { eyes: 'wink', mouth: 'wavy', extra: 'cheeks' },
  angelic: { eyes: 'arcs', mouth: 'smile', extra: 'halo' },
  devilish: { eyes: 'dots', mouth: 'smile', extra: 'horns', skin: VIOLET },
  partying: { eyes: 'arcs', mouth: 'grin', extra: 'hat' },
  grimacing: { eyes: 'wide', mouth: 'teeth' },
}

export const FACES: readonly Motif[] = Object.entries(LOOKS).map(
  ([name, { eyes, mouth, extra = 'none', skin = YELLOW, lean = 0 }]) =>
    defineMotif(name, {
      lean,
      kind: 'person',
      mount: 'flies',
      main: skin,
      second: extra === 'cheeks' || extra === 'hand' ? [0.73, 0.14, 32] : [0.82, 0.08, 235],
      accent: [0.62, 0.19, 22],
      draw: [
        'm O 0 0 .94',
        'x M.4 -.85 C.74 -.66 .94 -.36 .94 0 C.94 .52 .52 .94 0 .94 C-.12 .94 -.22 .92 -.32 .88 C.5 .8 .8 0 .4 -.85 Z',
        ...EYES[eyes],
        ...MOUTHS[mouth],
        ...EXTRAS[extra],
      ],
    }),
)
