import { difference, hueDistance, type Oklch, oklabToOklch } from '../colour'

/** A plain name of a colour, and its family: dark blue and pale blue are both of the blues. */
export type ColourName = { name: string; family: string }

/** OKLCH hues up to which a clear colour has a name. */
const HUES: readonly (readonly [upTo: number, name: string])[] = [
  [8, 'pink'],
  [38, 'red'],
  [74, 'orange'],
  [108, 'yellow'],
  [170, 'green'],
  [218, 'teal'],
  [282, 'blue'],
  [328, 'violet'],
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
  if (l > 0.84 && h > 86 && h < 118 && c > 0.055)
    return of('yellow', c < 0.1 ? 'pale yellow' : 'yellow')
  // Nobody calls it cream when it is nearly pink.
  if (l > 0.82 && h > 35 && h < 62 && c > 0.042)
    return h < 50 ? of('pink', 'pale pink') : of('orange', 'peach')
  if (l > 0.82 && isWarm && c < 0.075) return of('cream')
  if (l > 0.73 && isWarm && c > 0.012 && c < 0.055) return of('cream', 'beige')
  if (c >= (l < 0.45 || l > 0.74 ? 0.018 : 0.026)) return undefined
  return of('grey', l < 0.42 ? 'dark grey' : l > 0.76 ? 'pale grey' : 'grey')
}

/** Red to yellow: dark ones are brown, pale ones are peach. */
function warmOf({ l, c, h }: Oklch): ColourName | undefined {
  if (h < 20 || h > 116) return undefined
  const isDull = l < 0.82 && c < (l < 0.72 ? 0.105 : 0.085)
  if (h < 40) {
    const isBrown = c < (h > 30 && l < 0.5 ? 0.125 : l < 0.4 ? 0.075 : 0.045)
    return isBrown && l < 0.7 ? of('brown', l < 0.3 ? 'dark brown' : 'brown') : undefined
  }
  if (l > 0.8 && h < 78 && c < 0.125) return of('orange', 'peach')
  if (l > 0.66 && h < 66 && c > 0.075 && c < 0.115) return of('orange', 'peach')
  if (l > 0.56 && l < 0.8 && h > 74 && h < 102 && c > 0.08) return of('yellow', 'gold')
  if (l < 0.58 || (l < 0.64 && c < 0.12)) {
    if (h > 104) return of('green', 'olive green')
    if (h > 72 && l > 0.45 && c > 0.045) return of('yellow', 'gold')
    return of('brown', l < 0.36 ? 'dark brown' : 'brown')
  }
  return isDull ? of('brown', 'light brown') : undefined
}

function tonedOf(hue: string, { l, c, h }: Oklch): ColourName {
  const isDeepRed = h > 350 || h < 20
  if (l < 0.42 && isDeepRed) return of('red', 'burgundy')
  const isMauve = h > 318 && h < 355 && l > 0.45 && l < 0.74 && c < (h > 345 ? 0.075 : 0.11)
  if (isMauve) return of('violet', 'mauve')
  const isPale = h > 328 && l > 0.64 && l < 0.82 && c < 0.06
  if (isPale || (hue === 'violet' && l > 0.7)) return of('violet', 'lilac')
  if (h > 318 && h < 345 && l > 0.5 && l < 0.76) return of('violet', 'purplish pink')
  if (hue === 'pink') {
    if (l < 0.5) return isDeepRed ? of(hue, 'dark pink') : of('violet', 'plum')
    return of(hue, l > 0.85 ? 'pale pink' : hue)
  }
  if (hue === 'red') {
    const isDusty = l > 0.57 && c < 0.13 && h < 27
    if (l > 0.72 || isDusty || (l > 0.5 && c < 0.075))
      return of('pink', l > 0.85 ? 'pale pink' : 'pink')
    if (l > 0.62) return of('red', 'coral')
    return of('red', l < 0.42 ? 'dark red' : 'red')
  }
  if (hue === 'teal' && l > 0.76) {
    if (h > 184 && c < 0.09) return of('blue', 'pale blue')
    return of(hue, c < 0.06 ? 'pale green' : 'turquoise')
  }
  if (hue === 'blue' && h < 230 && l < 0.5) return of('teal', l < 0.38 ? 'dark teal' : 'teal')
  if (hue === 'blue' && c < 0.055 && l > 0.36 && l < 0.74) return of(hue, 'slate blue')
  if (l < 0.38) return of(hue, `dark ${hue}`)
  const isLight = l > 0.8 && c < 0.1 && hue !== 'yellow' && hue !== 'orange'
  return of(hue, isLight ? `pale ${hue}` : hue)
}

export function nameOf(colour: Oklch): ColourName {
  const named = neutralOf(colour) ?? warmOf(colour)
  if (named) return named
  const hue = HUES.find(([upTo]) => colour.h <= upTo)?.[1] ?? 'pink'
  // The lightest greens are yellow, as on a lemon.
  return tonedOf(hue === 'green' && colour.h < 113 && colour.l > 0.8 ? 'yellow' : hue, colour)
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

/** Colours on two sides of the border of two names look the same up to here. */
const ALIKE = { any: 0.07, hue: 24, shade: 0.2, family: 0.3 }

function isPartOf(whole: Area, part: Area): boolean {
  const [one, two] = [meanOf(whole), meanOf(part)]
  if (whole.family === part.family) return difference(one, two) < ALIKE.family
  const isClear = ![whole, part].some(({ family }) => NEUTRAL.includes(family))
  const isShade = hueDistance(one.h, two.h) < ALIKE.hue && difference(one, two) < ALIKE.shade
  return difference(one, two) < ALIKE.any || (isClear && isShade)
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
  const clear = 0.75 + 2.5 * Math.min(0.14, meanOf(area).c)
  return area.size * (NEUTRAL.includes(area.family) ? 0.5 : clear)
}

/** The two that are noticed most; a second shade of one family is noticed less. */
function mostNoticed(all: readonly Area[]): Area[] {
  const [first, ...others] = all.toSorted((one, two) => weightOf(two) - weightOf(one))
  const weight = (area: Area) => weightOf(area) * (area.family === first?.family ? 0.6 : 1)
  const [second] = others.toSorted((one, two) => weight(two) - weight(one))
  return [first, second].flatMap((area) => area ?? [])
}

const LARGEST = 3
/** Share of a picture that a second colour has at least; little white or grey is not noticed. */
const LEAST = { clear: 0.1, neutral: 0.16 }

/** The name of its part that is noticed most: orange with peach round it is orange. */
function toldName({ name, parts }: Area): string {
  const strength = (part: Area) => part.size * (0.4 + 5 * meanOf(part).c)
  const sizeOf = ({ family }: Area) =>
    parts.reduce((sum, part) => sum + (part.family === family ? part.size : 0), 0)
  const [largest] = parts.toSorted((one, two) => sizeOf(two) - sizeOf(one))
  const own = parts.filter(({ family }) => family === largest?.family)
  return own.toSorted((one, two) => strength(two) - strength(one))[0]?.name ?? name
}

function leastOf({ family }: Area): number {
  return NEUTRAL.includes(family) ? LEAST.neutral : LEAST.clear
}

/** The names of one or two colours of a picture, and the share of it that they cover: of the three
 * that cover most of it, the two that are noticed most, the larger one first. A small second colour
 * is not told.
 * @param lab three numbers a pixel, in OKLab */
export function mainColours(lab: Float32Array): { colours: string[]; share: number } {
  const pixels = lab.length / 3
  const [first, ...others] = areasOf(lab).slice(0, LARGEST)
  if (!first) return { colours: [], share: 0 }
  const all = [first, ...others.filter((area) => area.size >= leastOf(area) * pixels)]
  if (all.length > 1) {
    const noticed = mostNoticed(all)
    const told = all.filter((area) => noticed.includes(area))
    const size = told.reduce((sum, area) => sum + area.size, 0)
    return { colours: told.map(toldName), share: size / pixels }
  }
  const shade = first.parts.find(
    ({ family, size }) => family !== first.family && size >= LEAST.clear * pixels,
  )
  return {
    colours: [toldName(first), ...(shade ? [shade.name] : [])],
    share: first.size / pixels,
  }
}
