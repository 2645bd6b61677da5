import { isCountable, manyOf, numberWord, oneOf, withArticle } from './nouns'
import type { Place } from './painting'
import type { TextContext } from './title'

const LIGHT = { day: 'by day', dusk: 'at dusk', night: 'at night' } as const

const PLACE_WORDS: Record<Place, string> = {
  sea: 'by the sea',
  lake: 'at a lake',
  mountain: 'in the mountains',
  desert: 'in the desert',
  forest: 'in a forest',
  city: 'in a city',
  meadow: 'in open fields',
}

const AFLOAT: Partial<Record<Place, string>> = { sea: 'at sea', lake: 'on a lake' }

const HUE_NAMES: readonly (readonly [upTo: number, name: string])[] = [
  [18, 'rose'],
  [40, 'red'],
  [65, 'orange'],
  [105, 'yellow'],
  [160, 'green'],
  [205, 'teal'],
  [265, 'blue'],
  [310, 'violet'],
  [345, 'pink'],
  [360, 'rose'],
]

function hueName(hue: number): string {
  return HUE_NAMES.find(([upTo]) => hue <= upTo)?.[1] ?? 'rose'
}

function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

const ARRANGEMENTS = {
  ring: ' in a ring',
  wheel: ', one in the middle and the others in a ring',
  rows: ' in rows',
} as const

function subjectsOf({ facts }: TextContext): string {
  const { onSigns, arrangement } = facts
  const placeOf = (name: string) => (onSigns?.includes(name) ? ' on a signboard' : '')
  const subjects = facts.subjects.map(
    ({ name, count }) =>
      (count > 1 && (isCountable(name) || oneOf(name) !== name)
        ? `${numberWord(count).toLowerCase()} ${manyOf(name)}`
        : name === 'grapes' || isCountable(name) || oneOf(name) !== name
          ? withArticle(oneOf(name))
          : name) + placeOf(name),
  )
  return listed(subjects) + (arrangement ? ARRANGEMENTS[arrangement] : '')
}

/** What the frame cuts off is not in the picture. */
function croppedOf({ facts: { cropped = [], subjects } }: TextContext): string {
  if (cropped.length === 0) return ''
  return subjects.length === 1 ? ', partly outside the picture' : ''
}

function whereOf({ facts, motifs }: TextContext): string {
  const { place, subjects } = facts
  if (!place) return ''
  const floats = motifs.find(({ name }) => name === subjects[0]?.name)?.mount === 'floats'
  return ` ${(floats && AFLOAT[place]) || PLACE_WORDS[place]}`
}

function lightOf({ facts, palette }: TextContext): string {
  return facts.timeless ? '' : ` ${LIGHT[palette.key]}`
}

/** How a finished picture looks. */
export type Look = {
  /** Plain names, the largest first. */
  colours: readonly string[]
  /** Share of the picture that they cover. */
  share: number
  /** Mean lightness, 0–1. */
  lightness: number
}

const [DARK, LIGHT_TONE] = [0.42, 0.74]

/** A scene has its hour; other pictures are light or dark. */
function lookOf({ facts }: TextContext, { colours, share, lightness }: Look): string {
  const tone =
    lightness < DARK ? 'A dark picture' : lightness > LIGHT_TONE ? 'A light picture' : undefined
  if (colours.length === 0) return ''
  const told = facts.timeless && tone ? `${tone}, ` : ''
  if (share >= MOSTLY) return ` ${capital(`${told}mostly ${listed(colours)}.`)}`
  return ` ${capital(`${told}with much ${listed(colours)}.`)}`
}

/** Share of a picture from which colours cover most of it. */
const MOSTLY = 0.5

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const PLAIN_WORDS: Readonly<Record<string, string>> = {
  'table mountains': 'flat-topped mountains',
}

/** Whether the details speak of the picture's sun or moon already. */
function isTold(part: string, details: readonly string[]): boolean {
  const light = /\b(?:sun|moon)\b/.exec(part)?.[0]
  return light !== undefined && details.some((detail) => detail.includes(light))
}

/** What else is in the picture. */
function detailsOf({ facts }: TextContext): string[] {
  const sky = facts.setting.split(' and ').filter((part) => !isTold(part, facts.details))
  return [...facts.details, ...sky]
    .filter((detail) => detail !== '')
    .map((detail) => PLAIN_WORDS[detail] ?? detail)
}

/** Two or three sentences that describe the picture: subjects, place, light and colours. */
export function altTextOf(context: TextContext, look?: Look): string {
  const { facts } = context
  const details = listed(detailsOf(context))
  return (
    `${facts.medium}: ${subjectsOf(context)}${croppedOf(context)}` +
    `${facts.placeUnseen ? '' : whereOf(context)}${lightOf(context)}.` +
    (details === '' ? '' : ` With ${details}.`) +
    (look ? lookOf(context, look) : '')
  )
}

/** A prompt for the same picture, as an image model would take it. */
export function promptOf(context: TextContext): string {
  const { facts, brief, palette } = context
  const { main, second, accent } = palette.scheme
  const hues = [...new Set([hueName(main), hueName(second), hueName(accent)])]
  return [
    `${facts.medium} of ${subjectsOf(context)}${whereOf(context)}${lightOf(context)}`,
    ...(brief.emojiNames.length > 0 ? [`after the emojis ${listed(brief.emojiNames)}`] : []),
    ...(facts.details.length > 0 ? [`with ${listed(facts.details)}`] : []),
    ...(brief.weather === 'clear' ? [] : [brief.weather]),
    ...(brief.mood ? [`${brief.mood} mood`] : []),
    `in ${listed(hues)}`,
    'visible brushwork and paper, one focal point, no text',
  ].join(', ')
}
