import type { FamilyName } from './painting'
import { isOne, type Noun } from './title-nouns'
import type { Words } from './title'

type Lines = (words: Words) => string[]

/** Who is in the picture, in a few words. */
function together({ first, second, third }: Words): string[] {
  if (second && third)
    return [
      `${first.bare} with ${second.bare} and ${third.bare}`,
      `${first.some} with ${second.some} and ${third.some}`,
      `${first.bare}, ${second.bare} and ${third.bare}`,
    ]
  if (second)
    return [
      `${first.bare} and ${second.bare}`,
      ...(isOne(first) && isOne(second) ? [`${first.the} and ${second.the}`] : []),
      `${first.some} and ${second.some}`,
      `${first.some} with ${second.some}`,
    ]
  return []
}

/** There is one of it, as the sun. */
function isUnique({ some }: Noun): boolean {
  return /^the /.test(some)
}

/** How a picture is made, and not where its subject is. */
const TECHNIQUE = /^(?:drawn|printed|cut|made|in flat|in flowing|in three) /

/** Lines that go on after the subject. */
function followed({ family, first, second }: Words, phrases: readonly string[]): string[] {
  // A certain one is drawn, and not knitted.
  const certain = isOne(first) && family !== 'weave' ? [first.the] : []
  // Nobody makes the sun.
  const one = isUnique(first) ? [first.bare] : [first.bare, first.some, ...certain]
  const subjects = second ? [`${first.some} and ${second.some}`] : one
  return phrases.flatMap((phrase) =>
    subjects
      .filter((subject) => !TECHNIQUE.test(phrase) || !certain.includes(subject))
      .map((subject) => `${subject} ${phrase}`),
  )
}

/** Lines in which the noun stands in front of another one. */
function compound({ first, second }: Words, make: (noun: string) => string[]): string[] {
  return first.before && !second ? make(first.before) : []
}

function led({ first, second }: Words, leads: readonly string[]): string[] {
  const subject = second ? `${first.some} and ${second.some}` : first.some
  return leads.map((lead) => `${lead} ${subject}`)
}

/** Adjectives of how a single kind of thing is made. */
function made({ first, second }: Words, adjectives: readonly string[]): string[] {
  if (second || first.bare.includes(' ') || /^(?:an?|the) /.test(first.bare)) return []
  return adjectives.flatMap((adjective) => [
    `${adjective} ${first.bare}`,
    ...(isOne(first) && !inSky(first) ? [`the ${adjective} ${first.bare}`] : []),
  ])
}

function isBeing({ kind, bare }: Noun): boolean {
  return kind === 'animal' || (kind === 'person' && !/hand|eye|thumb|finger|foot|ear/.test(bare))
}

function portrait({ first, second, isCropped, family }: Words): string[] {
  const isOneAlone = first.count === 1 && !second
  return isBeing(first) && isOneAlone && (isCropped || family === 'poster')
    ? [`portrait of ${first.some}`]
    : []
}

function inSky({ kind }: Noun): boolean {
  return kind === 'sky'
}

/** A sun or a moon that the picture shows beside its subject. */
function besideLight({ first, second, setting, details }: Words, paper: string): string[] {
  const light = /\b(?:sun|moon)\b/.exec(`${setting} ${details}`)?.[0]
  if (second || inSky(first) || !light) return []
  const one = paper === '' ? `the ${light}` : `a ${paper} ${light}`
  return [
    `${first.some} and ${one}`,
    ...(isOne(first) ? [`${first.the} and the ${paper === '' ? '' : `${paper} `}${light}`] : []),
  ]
}

/** What the layout of the subjects gives to say. */
function arranged({ first, second, arrangement, isCropped }: Words): string[] {
  // A circle of slices of pizza is one `of` too many.
  if (second || first.bare.includes(' of ')) return []
  if (arrangement === 'ring') return [`a ring of ${first.bare}`, `${first.some} in a ring`]
  if (arrangement === 'wheel') return [`a circle of ${first.bare}`]
  if (arrangement === 'rows') return [`rows of ${first.bare}`, `${first.bare} in rows`]
  return isCropped ? [`close-up of ${first.some}`] : []
}

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
      ...led(words, ['blanket with', 'a blanket with']),
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

/** What of a poster's ground a title may speak of. */
function backdropPhrases({ details, first, isCropped }: Words): readonly string[] {
  if (isCropped || inSky(first)) return []
  return /\ban arch\b/.test(details) ? ['under an arch'] : []
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
  poster: (words) => [
    ...led(words, ['poster of']),
    ...followed(words, ['in flat colours', ...backdropPhrases(words)]),
    ...(isUnique(words.first) ? [`${words.first.some} in flat colours`] : []),
    ...besideLight(words, ''),
  ],
  celestial: (words) => [
    ...(inSky(words.first)
      ? isOne(words.first)
        ? [`${words.first.some} and stars`, `${words.first.bare} and stars`]
        : []
      : [
          ...followed(words, ['among the stars', 'among stars']),
          // Paper is no sky.
          ...(/paper/.test(words.medium)
            ? led(words, ['star map with', 'a star map with'])
            : [
                ...led(words, ['starry sky with', 'a starry sky with']),
                ...followed(words, ['under the stars', 'in the night sky']),
              ]),
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
  weave: (words) => WEAVES.find(([medium]) => medium.test(words.medium))?.[1](words) ?? [],
}

/** A plain line; of a single kind in two families only, lest its titles repeat. */
function plainOf(words: Words): string[] {
  const { first, second, family } = words
  // What has one plain form, as the sun, would have the same title in every family.
  if (first.the === first.some) return []
  if (second) return together(words)
  const plain = family === 'poster' ? [isOne(first) ? first.the : first.some, first.bare] : []
  return [...(family === 'riso' ? [first.some] : plain), ...portrait(words)]
}

/** Titles of the families that show their subjects without a scene. */
export function emblemTitles(words: Words): string[] {
  return [...(LINES[words.family]?.(words) ?? []), ...arranged(words), ...plainOf(words)]
}
