import type { LayoutName } from './families/collection/layouts'
import { titleCase } from './nouns'
import type { Motif } from './motif'
import type { Brief, Facts, FamilyName, Place, Weather } from './painting'
import type { Key, Palette } from './palette'
import { sha256Hex } from './random'
import { emblemTitles } from './title-emblems'
import { isFit } from './title-fit'
import { gardenTitles } from './title-garden'
import { type Noun, nounOf } from './title-nouns'
import type { ViewName } from './views/view'
import { landscapeTitles, stillTitles, townTitles } from './title-scenes'

/** The source of all texts about a picture. */
export type TextContext = {
  facts: Facts
  brief: Brief
  palette: Palette
  dateKey: string
  /** All motifs of the picture. */
  motifs: readonly Motif[]
  view: ViewName
  /** They are those of the pictures that the site painted last. */
  recentTitles: readonly string[]
}

/** What a title may speak of. */
export type Words = {
  family: FamilyName
  medium: string
  first: Noun
  second?: Noun
  third?: Noun
  nouns: readonly Noun[]
  /** The content of the picture as one text. */
  details: string
  setting: string
  collection?: LayoutName
  /** Absent where it cannot be told from the picture. */
  place?: Place
  arrangement?: NonNullable<Facts['arrangement']>
  /** Whether the frame cuts off a part of the first. */
  weather: Weather
  key: Key
  isHourSeen: boolean
  view: ViewName
}

/** Whether it is only small and far, beside the subject of a landscape. */
function isCompanion(name: string, { family, subjects }: Brief): boolean {
  return family === 'strata' && subjects.every((wanted) => wanted.name !== name)
}

function wordsOf({ facts, brief, palette, motifs, view }: TextContext): Words {
  const nouns = facts.subjects
    .filter(({ name }, i) => i === 0 || !isCompanion(name, brief))
    .map((subject) =>
      nounOf(
        subject,
        motifs.find(({ name }) => name === subject.name),
      ),
    )
  const [first = nounOf({ name: 'spiral', count: 1 }, undefined), second, third] = nouns.filter(
    ({ bare }, i, all) => all.findIndex((noun) => noun.bare === bare) === i,
  )
  return {
    family: brief.family,
    medium: facts.medium,
    first,
    ...(second ? { second } : {}),
    ...(third ? { third } : {}),
    nouns,
    details: [facts.where ?? '', ...facts.details].join(' '),
    setting: facts.setting,
    ...(facts.collection ? { collection: facts.collection } : {}),
    ...(facts.place && !facts.placeUnseen ? { place: facts.place } : {}),
    ...(facts.arrangement ? { arrangement: facts.arrangement } : {}),
    weather: brief.weather,
    key: palette.key,
    isHourSeen: !facts.timeless,
    view,
  }
}

const FAMILY_TITLES: Partial<Record<FamilyName, (words: Words) => string[]>> = {
  strata: landscapeTitles,
  street: townTitles,
  still: stillTitles,
  botanical: gardenTitles,
}

/** Lines that say how a picture is made. */
const MEDIUM =
  /\b(?:lino|linocut|print|printed|paper|poster|colours|inks|three-colour|drawing|drawn|lines|stained|wool|blanket|knitted|stitch|cross-stitch|mosaic|gouache|painting|still life|study|map|etching|woodcut|woodblock|tiles?|tiled|stamps|labels|cards?|blocks|cabinet)\b/

/** Share of the pictures whose title may say it; the alt text always does. */
const OF_MEDIUM = 0.2

/** Longer than a year, so that its last days do not take up the lines of its first ones. */
const ROUND = 450 * 86_400_000

function shareOf(text: string): number {
  return parseInt(sha256Hex(text).slice(0, 8), 16) / 2 ** 32
}

/**
 * A title of what was drawn, at most 60 characters, and none of the last pictures. The lines of a
 * subject are spread over the round and the next one is taken, so that a line does not return while
 * its last picture is near, whatever other lines a picture allows.
 */
export function titleOf(context: TextContext): string {
  const words = wordsOf(context)
  const lines = (FAMILY_TITLES[words.family] ?? emblemTitles)(words).filter(isFit)
  const unused = lines.filter((line) => !context.recentTitles.includes(titleCase(line)))
  const isOfMedium = shareOf(`medium|${context.dateKey}|${words.first.bare}`) < OF_MEDIUM
  const pools = [
    unused.filter((line) => MEDIUM.test(line) === isOfMedium),
    unused.filter((line) => !MEDIUM.test(line)),
    unused,
    lines,
  ]
  const pool = pools.find((one) => one.length > 0) ?? []
  const now = Date.parse(context.dateKey) / ROUND
  const turnOf = (line: string) => shareOf(`title|${words.family}|${words.first.bare}|${line}`)
  const wait = (line: string) => (((turnOf(line) - now) % 1) + 1) % 1
  const [next = words.first.some] = pool.toSorted((one, two) => wait(one) - wait(two))
  return titleCase(next)
}
