import { difference, hueDistance, type Oklch, oklabToOklch } from '../colour'
import { nameOf } from './colour-names'
import { sureness } from './sureness'

/** Shares of a picture: specks are not told, and less than a small colour may be a mixture. */
const [SPECK, SMALL, LARGE] = [0.02, 0.04, 0.12]

/** The pixels of a picture that have the same name. */
type Part = {
  name: string
  family: string
  size: number
  lab: [number, number, number]
  /** 0–1, low where it is hardly an area: at edges two colours mix to one that nobody sees. */
  seen: number
}

/** One colour of a picture to who looks: parts that look alike. */
type Area = Part & { parts: Part[] }

function meanOf({ lab: [l, a, b], size }: Part): Oklch {
  return oklabToOklch([l / size, a / size, b / size])
}

const NEUTRAL: readonly string[] = ['black', 'grey', 'cream']

/** Colours on two sides of the border of two names look the same up to here. */
const ALIKE = { any: 0.055, pale: 0.14, hue: 16, shade: 0.2, family: 0.3 }
/** The same where what covers most is measured: navy and pale blue are two colours of a picture. */
const STRICT: typeof ALIKE = { any: 0.055, pale: 0.07, hue: 16, shade: 0.1, family: 0.34 }

/** Nearly white. */
function isPale({ l, c }: Oklch): boolean {
  return l > 0.8 && c < 0.045
}

function isPartOf(whole: Area, part: Part, by: typeof ALIKE): boolean {
  const [one, two] = [meanOf(whole), meanOf(part)]
  if (whole.family === part.family) return difference(one, two) < by.family
  const isClear = ![whole, part].some(({ family }) => NEUTRAL.includes(family))
  const isShade = hueDistance(one.h, two.h) < by.hue && difference(one, two) < by.shade
  const alike = isPale(one) && isPale(two) ? by.pale : by.any
  return difference(one, two) < alike || (isClear && isShade)
}

/** Share of the pixels of a part that are inside it, from which it is surely seen. */
const INSIDE = 0.35

/** @param side px, the width of the picture; without it all parts are seen */
function partsOf(lab: Float32Array, side: number | undefined): Part[] {
  const pixels = Array.from({ length: lab.length / 3 }, (_, i) => {
    const [l = 0, a = 0, b = 0] = lab.subarray(3 * i, 3 * i + 3)
    return { lab: [l, a, b] as const, ...nameOf(oklabToOklch([l, a, b])) }
  })
  const isInside = (i: number) =>
    side === undefined ||
    [-side, -1, 1, side].every((by) => (pixels[i + by] ?? pixels[i])?.family === pixels[i]?.family)
  const named = new Map<string, Part>()
  for (const [i, { name, family, lab: pixel }] of pixels.entries()) {
    const part: Part = named.get(name) ?? { name, family, size: 0, lab: [0, 0, 0], seen: 0 }
    part.size++
    if (isInside(i)) part.seen++
    for (const at of [0, 1, 2] as const) part.lab[at] += pixel[at]
    named.set(name, part)
  }
  return [...named.values()]
    .map((part) => {
      // Many thin strokes are seen together.
      const share = Math.max(part.seen / part.size / INSIDE, part.size / pixels.length / LARGE)
      return { ...part, seen: Math.min(1, share) }
    })
    .sort((one, two) => two.size - one.size)
}

function areasOf(all: readonly Part[], by: typeof ALIKE): Area[] {
  const areas: Area[] = []
  for (const part of all) {
    const off = (area: Area) => difference(meanOf(area), meanOf(part))
    const [whole] = areas
      .filter((area) => isPartOf(area, part, by))
      .toSorted((one, two) => off(one) - off(two))
    if (!whole) {
      areas.push({ ...part, lab: [...part.lab], parts: [part] })
      continue
    }
    whole.parts.push(part)
    whole.size += part.size
    for (const i of [0, 1, 2] as const) whole.lab[i] += part.lab[i]
  }
  return areas
}

/** Weight of a name: one that people dispute, or that is hardly an area, is told only where nothing
 * else can be. */
function trustIn(part: Part): number {
  return 0.03 + 0.97 * (part.seen * sureness(meanOf(part))) ** 2
}

/** Share of the largest part of an area that another one needs, so that its name may be told. */
const NAMING = 0.6

function mainParts({ parts }: Area): Part[] {
  const largest = Math.max(...parts.map(({ size }) => size))
  return parts.filter(({ size }) => size >= NAMING * largest)
}

/** What is told of an area: the part that is noticed most and has a sure name. */
function partToName(area: Area): Part | undefined {
  const strength = (part: Part) => {
    const mean = meanOf(part)
    return part.size * (0.4 + 5 * mean.c) * trustIn(part)
  }
  return mainParts(area).toSorted((one, two) => strength(two) - strength(one))[0]
}

/** Strong colours are noticed more than white and grey of the same size, and small things more than
 * their size says. */
function noticed(size: number, part: Part): number {
  return Math.sqrt(size) * (0.3 + 3 * Math.min(meanOf(part).c, 0.2)) * trustIn(part)
}

type NamedColour = { name: string; family: string; tone: Oklch; size: number; weight: number }

function namedColour(part: Part, size = part.size): NamedColour {
  const tone = meanOf(part)
  const { name, family } = part
  return { name, family, tone, size, weight: noticed(size, part) }
}

/** Difference from the first colour from which a second one stands out fully, and at least; less is
 * enough for a large one beside paper. */
const APART = { fully: 0.3, min: 0.16, onPaper: 0.09 }

/** Weight of an unlike colour, in that of the most noticed one, from which it is told before a shade
 * of the first colour. */
const UNLIKE = 0.2

/** Whether two are shades of one colour. */
function areAkin(one: NamedColour, two: NamedColour): boolean {
  if (one.family === two.family) return true
  const isHued = Math.min(one.tone.c, two.tone.c) > 0.03
  return isHued && hueDistance(one.tone.h, two.tone.h) < 30
}

/** The second colour: what is noticed most and looks unlike the first; beside paper, what covers most
 * of it. A shade of the first one, or little more than specks, only where there is nothing else. */
function secondOf(
  first: NamedColour,
  others: readonly NamedColour[],
  pixels: number,
): NamedColour | undefined {
  const weightOf = ({ size, weight, tone }: NamedColour) =>
    (isPale(first.tone) ? size : weight) * Math.min(1, difference(tone, first.tone) / APART.fully)
  const seen = others
    .filter(({ name, tone, size }) => {
      const isWide = isPale(first.tone) && size >= LARGE * pixels
      const min = isWide ? APART.onPaper : APART.min
      const isOther = name !== first.name && difference(tone, first.tone) >= min
      return isOther && size >= SPECK * pixels
    })
    .toSorted((one, two) => weightOf(two) - weightOf(one))
  const unlike = seen.filter((candidate) => !areAkin(candidate, first))
  const second = unlike.find(({ size }) => size >= SMALL * pixels) ?? unlike[0]
  const [strongest] = seen
  return second && strongest && weightOf(second) >= UNLIKE * weightOf(strongest)
    ? second
    : strongest
}

/** Share of a told shade that others of its colour need, so that the colour alone is told. */
const SHADES = 0.5

/** "Green" where a picture is light green and as much another green. */
function withoutShade(
  candidate: NamedColour,
  all: readonly NamedColour[],
  parts: readonly Part[],
): string {
  const { name, family } = candidate
  const isShade = name === `light ${family}` || name === `dark ${family}`
  if (!isShade || all.some((one) => one !== candidate && one.family === family)) return name
  const sizeOf = (isIn: (part: Part) => boolean) =>
    parts.filter(isIn).reduce((sum, { size }) => sum + size, 0)
  const shadeSize = sizeOf((part) => part.name === name)
  const others = sizeOf((part) => part.family === family && part.name !== name)
  return others < SHADES * shadeSize ? name : family
}

/** How much an area covers to who names it: many small parts of several names are less than one colour. */
function coverOf({ size, parts }: Area): number {
  return 2 * size + Math.max(...parts.map((part) => part.size))
}

/** What covers most, by the name of its largest part, or that of the colour where it is of two shades. */
function firstOf(all: readonly Part[]): NamedColour | undefined {
  const [area] = areasOf(all, STRICT).toSorted((one, two) => coverOf(two) - coverOf(one))
  const [part] = area?.parts.toSorted((one, two) => two.size - one.size) ?? []
  if (!area || !part) return undefined
  const largest = namedColour(part, area.size)
  return { ...largest, name: withoutShade(largest, [largest], area.parts) }
}

/**
 * The names of two colours of a picture: the one that covers most, and what is noticed most beside it.
 * @param lab three numbers a pixel, in OKLab
 * @param side px, the width of the picture, where the pixels are in its order
 */
export function mainColours(lab: Float32Array, side?: number): string[] {
  const all = partsOf(lab, side)
  const first = firstOf(all)
  if (!first) return []
  const areas = areasOf(all, ALIKE)
  const candidates = areas.flatMap((area) => {
    const part = partToName(area)
    return part ? [namedColour(part, area.size)] : []
  })
  const others = [...candidates, ...areas.flatMap(mainParts).map((part) => namedColour(part))]
  const pixels = lab.length / 3
  const second =
    secondOf(first, others, pixels) ??
    secondOf(
      first,
      all.map((part) => namedColour(part)),
      pixels,
    )
  return second ? [first.name, withoutShade(second, [first, second], all)] : [first.name]
}
