import { difference, hueDistance, type Oklch, oklabToOklch } from '../colour'

/** A plain name of a colour, and its family: dark blue and light blue are both of the blues. */
export type ColourName = { name: string; family: string }

/** OKLCH hues up to which a clear colour has a name. */
const HUES: readonly (readonly [upTo: number, name: string])[] = [
  [8, 'pink'],
  [38, 'red'],
  [74, 'orange'],
  [108, 'yellow'],
  [172, 'green'],
  [218, 'blue-green'],
  [282, 'blue'],
  [332, 'purple'],
  [360, 'pink'],
]

function of(family: string, name = family): ColourName {
  return { name, family }
}

/** What is hardly a hue: people call it grey below a chroma of about 0.03. */
function neutralOf({ l, c, h }: Oklch): ColourName | undefined {
  if (l < 0.15 || (l < 0.21 && c < 0.035) || (l < 0.25 && c < 0.022)) return of('black')
  const isWarm = h > 35 && h < 118
  if (l > 0.84 && c < 0.02) return of('cream', c > 0.008 && isWarm ? 'cream' : 'white')
  if (l > 0.9 && c < 0.035 && h > 118 && h < 320) return of('cream', 'white')
  if (l > 0.84 && h > 86 && h < 118 && c > 0.055)
    return of('yellow', c < 0.1 ? 'light yellow' : 'yellow')
  // Nobody calls it cream when it is nearly pink.
  if (l > 0.78 && h > 20 && h < (l > 0.87 ? 46 : 54) && c > 0.026) return of('pink', 'light pink')
  if (l > 0.82 && h < 62 && isWarm && c > 0.042) return of('orange', 'light orange')
  if (l > 0.85 && isWarm && c < 0.075) return of('cream')
  if (l > 0.73 && isWarm && c > 0.012 && c < 0.055)
    return h < 52 ? of('brown', 'light brown') : of('cream', 'beige')
  if (c >= (l < 0.45 || l > 0.74 ? 0.018 : 0.026)) return undefined
  return of('grey', l < 0.42 ? 'dark grey' : l > 0.76 ? 'light grey' : 'grey')
}

/** Red to yellow: dark and dull ones are brown. */
function warmOf({ l, c, h }: Oklch): ColourName | undefined {
  if (h < 20 || h > 116) return undefined
  const brown = of('brown', l < 0.36 ? 'dark brown' : l > 0.62 ? 'light brown' : 'brown')
  if (h < 40) {
    const most = h > 30 ? (l < 0.5 ? 0.125 : 0.1) : l < 0.45 ? 0.075 : 0.045
    return c < most && l < 0.7 ? brown : undefined
  }
  if (l > 0.8 && h < 80 && c < 0.125) return of('orange', 'light orange')
  if (l > 0.66 && h < 66 && c > 0.09 && c < 0.115) return of('orange', 'light orange')
  if (l > 0.58 && l < 0.8 && h > 74 && h < 102 && c > 0.095) return of('yellow', 'gold')
  if (l < 0.58 || (l < 0.64 && c < 0.12))
    return h > 102 ? of('green', l < 0.42 ? 'dark green' : 'green') : brown
  return l < 0.82 && c < (l < 0.72 ? 0.105 : 0.09) ? brown : undefined
}

function redOf({ l, c, h }: Oklch): ColourName {
  if (h > 32 && l > 0.58 && c > 0.15) return of('red', 'orange-red')
  if (l < 0.42) return of('red', h < 16 ? 'maroon' : 'dark red')
  if (l > 0.78) return of('pink', l > 0.85 ? 'light pink' : 'pink')
  const isPink = h < 27 && ((l > 0.57 && c < 0.13) || (l > 0.68 && h < 20))
  if (isPink || (l > 0.5 && c < 0.075)) return of('pink')
  return of('red', l > 0.64 && c < 0.165 ? 'light red' : 'red')
}

function pinkOf({ l, c, h }: Oklch): ColourName {
  if (l < 0.42 && (h > 350 || h < 20)) return of('red', 'maroon')
  if (l < 0.5 || (l < 0.66 && h > 332 && h < 348 && c < 0.11))
    return of('purple', l < 0.4 ? 'dark purple' : 'purple')
  return of('pink', l > 0.82 ? 'light pink' : l < 0.6 ? 'dark pink' : 'pink')
}

/** Green to blue: what is between them is blue-green. */
function coolOf(hue: string, { l, c, h }: Oklch): ColourName {
  if (l < 0.42 && h > 218 && h < 226) return of('blue-green', 'dark blue-green')
  if (l < 0.38 && c < 0.1 && h > 282 && h < 295) return of('blue', 'dark blue')
  if (hue === 'blue-green') {
    if (l > 0.76 && h > 184 && c < 0.09) return of('blue', 'light blue')
    if (l > 0.76 && (c < 0.06 || h < 180)) return of('green', 'light green')
    if (l < 0.42 && h < 192) return of('green', 'dark green')
    return of(hue, l < 0.38 ? `dark ${hue}` : l > 0.76 ? 'turquoise' : hue)
  }
  if (hue === 'blue' && c < 0.042 && l > 0.36 && l < 0.78) return of(hue, 'grey-blue')
  if (l < 0.38) return of(hue, `dark ${hue}`)
  return of(hue, l > (hue === 'purple' ? 0.72 : 0.78) && c < 0.11 ? `light ${hue}` : hue)
}

/** Names that hardly anybody contradicts: eleven plain ones, dark and light, and few others. */
export function nameOf(colour: Oklch): ColourName {
  const named = neutralOf(colour) ?? warmOf(colour)
  if (named) return named
  const hue = HUES.find(([upTo]) => colour.h <= upTo)?.[1] ?? 'pink'
  if (hue === 'pink') return pinkOf(colour)
  if (hue === 'red') return redOf(colour)
  if (hue === 'orange') return of(hue)
  // The lightest greens are yellow, as on a lemon.
  if (hue === 'yellow' || (hue === 'green' && colour.h < 113 && colour.l > 0.8)) return of('yellow')
  return coolOf(hue, colour)
}

/** One colour of a picture: pixels of about the same colour or of one family of names. */
type Area = {
  name: string
  family: string
  /** Pixels. */
  size: number
  /** Sums over the pixels. */
  lab: [number, number, number]
  parts: Area[]
}

function meanOf({ lab: [l, a, b], size }: Area): Oklch {
  return oklabToOklch([l / size, a / size, b / size])
}

const NEUTRAL: readonly string[] = ['black', 'grey', 'cream']
const NOTICED: Readonly<Record<string, number>> = { black: 0.65, grey: 0.45, cream: 0.65 }

/** Colours on two sides of the border of two names look the same up to here. */
const ALIKE = { any: 0.055, pale: 0.14, hue: 16, shade: 0.2, family: 0.3, pair: 0.11 }

/** Nearly white. */
function isPale({ l, c }: Oklch): boolean {
  return l > 0.8 && c < 0.045
}

function isPartOf(whole: Area, part: Area): boolean {
  const [one, two] = [meanOf(whole), meanOf(part)]
  if (whole.family === part.family) return difference(one, two) < ALIKE.family
  const isClear = ![whole, part].some(({ family }) => NEUTRAL.includes(family))
  const isShade = hueDistance(one.h, two.h) < ALIKE.hue && difference(one, two) < ALIKE.shade
  const alike = isPale(one) && isPale(two) ? ALIKE.pale : ALIKE.any
  return difference(one, two) < alike || (isClear && isShade)
}

/** How much of a picture each colour covers, the largest first. What looks alike is one colour,
 * with the name of its largest part.
 * @param lab three numbers a pixel, in OKLab */
function areasOf(lab: Float32Array): Area[] {
  const named = new Map<string, Area>()
  for (let i = 0; i < lab.length; i += 3) {
    const [l = 0, a = 0, b = 0] = lab.subarray(i, i + 3)
    const { name, family } = nameOf(oklabToOklch([l, a, b]))
    const area: Area = named.get(name) ?? { name, family, size: 0, lab: [0, 0, 0], parts: [] }
    area.size++
    area.lab[0] += l
    area.lab[1] += a
    area.lab[2] += b
    named.set(name, area)
  }
  const areas: Area[] = []
  for (const part of [...named.values()].sort((one, two) => two.size - one.size)) {
    const whole = areas.find((area) => isPartOf(area, part))
    if (!whole) areas.push({ ...part, lab: [...part.lab], parts: [part] })
    else {
      whole.parts.push(part)
      whole.size += part.size
      whole.lab = [
        whole.lab[0] + part.lab[0],
        whole.lab[1] + part.lab[1],
        whole.lab[2] + part.lab[2],
      ]
    }
  }
  return areas.sort((one, two) => two.size - one.size)
}

/** A clear colour is noticed more than white or grey of the same size. */
function weightOf(area: Area): number {
  const clear = 0.6 + 4 * Math.min(0.14, meanOf(area).c)
  return area.size * (NOTICED[area.family] ?? clear)
}

/** The two that are noticed most; a second shade of one family is noticed less. */
function mostNoticed(all: readonly Area[]): Area[] {
  const [first, ...others] = all.toSorted((one, two) => weightOf(two) - weightOf(one))
  const weight = (area: Area) => weightOf(area) * (area.family === first?.family ? 0.4 : 1)
  const [second] = others.toSorted((one, two) => weight(two) - weight(one))
  return [first, second].flatMap((area) => area ?? [])
}

const LARGEST = 3
/** Share of a picture that a second colour has at least; little white or grey is not noticed. */
const LEAST = { clear: 0.1, neutral: 0.12, accent: 0.02, besidePair: 0.05 }

/** The name of its part that is noticed most: orange with light orange round it is orange. Of what
 * is nearly white it is the part with the clearest tint. */
function toldName(area: Area): string {
  const { name, parts } = area
  const strength = (part: Area) => part.size * (0.4 + 5 * meanOf(part).c)
  const sizeOf = ({ family }: Area) =>
    parts.reduce((sum, part) => sum + (part.family === family ? part.size : 0), 0)
  const [largest] = parts.toSorted((one, two) => sizeOf(two) - sizeOf(one))
  const isTinted = isPale(meanOf(area)) && largest?.family === 'cream'
  const own = parts.filter(({ family }) => isTinted || family === largest?.family)
  return own.toSorted((one, two) => strength(two) - strength(one))[0]?.name ?? name
}

function leastOf({ family }: Area): number {
  return NEUTRAL.includes(family) ? LEAST.neutral : LEAST.clear
}

/** What is noticed beside the only large colour: the clearest of what differs from it and has at
 * least so many pixels. */
function accentOf(first: Area, others: readonly Area[], least: number): string | undefined {
  const ground = meanOf(first)
  const told = toldName(first)
  const strength = (area: Area) => area.size * (meanOf(area).c + difference(meanOf(area), ground))
  const [accent] = [...others, ...first.parts]
    .filter((area) => {
      const isNew = area.name !== told && area.size >= least
      return isNew && difference(meanOf(area), ground) > ALIKE.shade
    })
    .toSorted((one, two) => strength(two) - strength(one))
  return accent?.name
}

/** The names of two colours of a picture, and the share of it that they cover: of the three that
 * cover most of it, the two that are noticed most, the larger one first and black last. Beside a
 * single large colour, or two that look alike, the accent is a small one.
 * @param lab three numbers a pixel, in OKLab */
export function mainColours(lab: Float32Array): {
  colours: string[]
  share: number
  accent?: string
} {
  const pixels = lab.length / 3
  const areas = areasOf(lab)
  const [first, ...others] = areas.slice(0, LARGEST)
  if (!first) return { colours: [], share: 0 }
  const all = [first, ...others.filter((area) => area.size >= leastOf(area) * pixels)]
  const noticed = mostNoticed(all)
  const last = ({ family }: Area) => (family === 'black' ? 1 : 0)
  const told = all
    .filter((area) => noticed.includes(area))
    .toSorted((one, two) => last(one) - last(two))
  const size = told.reduce((sum, area) => sum + area.size, 0)
  const [one = first, two] = told
  const isPair = two !== undefined && difference(meanOf(one), meanOf(two)) < ALIKE.pair
  const least = pixels * (two ? LEAST.besidePair : LEAST.accent)
  const rest = areas.filter((area) => !told.includes(area))
  const accent = two && !isPair ? undefined : accentOf(one, rest, least)
  // Two that look alike are one colour to who looks.
  const colours = isPair && accent ? [one] : told
  return { colours: colours.map(toldName), share: size / pixels, ...(accent ? { accent } : {}) }
}
