import { linesOf } from './families/collection/layouts'
import type { FamilyName } from './painting'
import {
  arranged,
  besideLight,
  compound,
  followed,
  inSky,
  isUnique,
  led,
  made,
} from './title-lines'
import { isOne, type Noun } from './title-nouns'
import { plainOf } from './title-plain'
import type { Words } from './title'

type Lines = (words: Words) => string[]

/** A paper aeroplane is folded, a paper tiger is no danger, and a paper umbrella is for a drink. */
const NOT_OF_PAPER = /aeroplane|tiger|scissors|lantern|crown|umbrella/
/** A hand that is cut is hurt. */
const BODY = /^(?:eye|hand|finger|foot|ear|tooth|nose|heart)s?$/
/** Other things have blankets of their own. */
const BLANKETS =
  /^(?:heart|moon|star|sun|leaf|owl|fox|bear|lion|elephant|penguin|turtle|whale|fish)$/

const WEAVES: readonly (readonly [medium: RegExp, lines: Lines])[] = [
  [
    /knit/,
    (words) => [
      ...led(words, ['a blanket with']),
      ...followed(words, ['in wool']),
      ...made(words, ['knitted']),
      ...(BLANKETS.test(words.first.bare)
        ? compound(words, (noun) => [`${noun} blanket`, `the ${noun} blanket`])
        : []),
    ],
  ],
  [
    /cross-stitch/,
    (words) => [...followed(words, ['in cross stitch']), ...made(words, ['cross-stitch'])],
  ],
  [
    /mosaic/,
    (words) => [
      ...led(words, ['mosaic of', 'a mosaic of']),
      ...followed(words, ['in mosaic']),
      ...made(words, ['mosaic']),
    ],
  ],
]

/** Nobody counts what a pattern repeats. */
function uncounted(words: Words): Words {
  const { first, second } = words
  const plain = (noun: Noun) => (noun.count > 1 ? { ...noun, some: noun.bare } : noun)
  if (!second && first.count < 5) return words
  return { ...words, first: plain(first), ...(second ? { second: plain(second) } : {}) }
}

/** The weather or the hour in which a woodblock print shows its subject. */
function whereInPrint({ details, first }: Words): readonly string[] {
  if (/rain/.test(details)) return ['in the rain', 'in heavy rain']
  if (/snow/.test(details)) return ['in the snow', 'in falling snow']
  if (/mist/.test(details)) return ['in the mist', 'in morning mist']
  if (/waves/.test(details))
    return first.mount === 'floats' ? ['on the waves', 'below the mountain'] : ['above the waves']
  return /mountain/.test(details)
    ? ['below the mountain', 'and the mountain']
    : ['before the hills', 'among the hills']
}

function listOf(nouns: readonly Noun[]): string {
  const list = nouns.map(({ some }) => some)
  return [list.slice(0, -1).join(', '), ...list.slice(-1)].filter(Boolean).join(' and ')
}

const LINES: Partial<Record<FamilyName, Lines>> = {
  lino: (words) => [
    ...(BODY.test(words.first.bare) ? [] : followed(words, ['cut in lino'])),
    ...led(words, ['linocut of', 'a linocut of', 'lino print of', 'a lino print of']),
    ...besideLight(words, ''),
  ],
  papercut: (words) => [
    ...followed(words, ['cut from paper', 'in cut paper', 'made of paper']),
    ...(NOT_OF_PAPER.test(words.first.bare) ? [] : made(words, ['paper'])),
    ...besideLight(words, 'paper'),
    ...(/layers/.test(words.details) ? followed(words, ['in layered paper']) : []),
    ...(/waves/.test(words.details) && words.first.mount === 'floats'
      ? followed(words, ['on paper waves'])
      : []),
  ],
  celestial: (words) => [
    ...(inSky(words.first)
      ? isOne(words.first) && /sun|moon/.test(words.first.bare)
        ? [`${words.first.some} and stars`, `${words.first.bare} and stars`]
        : []
      : [
          ...followed(words, ['among the stars', 'among stars']),
          ...led(words, ['starry sky with', 'a starry sky with']),
          ...followed(words, ['under the stars', 'in the night sky']),
        ]),
    ...(/orbits/.test(words.details) ? followed(words, ['among the planets']) : []),
  ],
  riso: (words) => [
    ...followed(words, ['in three inks', 'in three colours', 'printed in three inks']),
    ...led(words, ['print of', 'a print of', 'three-colour print of']),
  ],
  flow: (words) => [
    ...led(words, ['drawing of', 'a drawing of']),
    ...followed(words, ['in flowing lines', 'drawn in flowing lines']),
    ...(/swirls/.test(words.details) ? led(words, ['swirls around']) : []),
    ...besideLight(words, ''),
  ],
  glass: (words) => [
    ...followed(words, ['in stained glass', 'in a stained-glass window']),
    // It would be the moon outside.
    ...(isUnique(words.first)
      ? []
      : led(words, ['stained-glass window with', 'a stained-glass window with'])),
    ...made(words, ['stained-glass']),
  ],
  woodblock: (words) => [
    ...followed(words, whereInPrint(words)),
    ...led(words, ['woodblock print of', /fan/.test(words.medium) ? 'a fan with' : 'print of']),
    ...besideLight(words, ''),
  ],
  bands: (words) => [
    ...followed(words, ['in a whirl of colours', 'among ribbons', 'and ribbons of colour']),
  ],
  tiles: (words) => [
    ...(/quilt/.test(words.medium) ? followed(words, ['on a quilt', 'on patchwork']) : []),
    ...(/wallpaper/.test(words.medium)
      ? [...compound(words, (noun) => [`${noun} wallpaper`]), ...followed(words, ['on wallpaper'])]
      : []),
    ...(/tile/.test(words.medium) ? followed(words, ['on tiles', 'on painted tiles']) : []),
  ],
  wind: (words) => [
    ...followed(words, ['in the wind', 'in a strong wind']),
    ...besideLight(words, ''),
  ],
  collection: (words) => {
    const { nouns, collection } = words
    const whole = listOf(nouns)
    const lines = collection ? linesOf(collection) : []
    return [whole, ...lines.map((line) => `${whole} ${line}`)]
  },
  weave: (words) => WEAVES.find(([medium]) => medium.test(words.medium))?.[1](words) ?? [],
}

/** Titles of the families that show their subjects without a scene. */
export function emblemTitles(given: Words): string[] {
  const words = given.family === 'tiles' ? uncounted(given) : given
  return [...(LINES[words.family]?.(words) ?? []), ...arranged(words), ...plainOf(words)]
}
