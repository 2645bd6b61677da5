import { EXTRAS, EYES, MOUTHS } from './face-parts'
import { defineMotif, type Hue, type Motif } from '../motif'

const YELLOW: Hue = [0.86, 0.155, 90]

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
  sweating: { eyes: 'arcs', mouth: 'grin', extra: 'sweat' },
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
