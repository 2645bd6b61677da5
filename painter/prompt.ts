import { isCountable, isPlural, manyOf, numberWord, oneOf, withArticle } from './nouns'
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

function subjectsOf({ facts }: TextContext): string {
  return listed(
    facts.subjects.map(({ name, count }) =>
      count > 1 && isCountable(name)
        ? `${numberWord(count).toLowerCase()} ${manyOf(name)}`
        : name === 'grapes' || isCountable(name) || oneOf(name) !== name
          ? withArticle(oneOf(name))
          : name,
    ),
  )
}

function isSeveral({ facts: { subjects } }: TextContext): boolean {
  return subjects.length > 1 || subjects.some(({ name, count }) => count > 1 || isPlural(name))
}

function lightOf({ facts, palette }: TextContext): string {
  return facts.timeless ? '' : ` ${LIGHT[palette.key]}`
}

/** One or two sentences that describe the picture. */
export function altTextOf(context: TextContext): string {
  const { facts } = context
  const where = facts.place ? ` ${PLACE_WORDS[facts.place]}` : ''
  const around = listed([...facts.details, ...(facts.setting === '' ? [] : [facts.setting])])
  const more = around === '' ? '' : ` Around ${isSeveral(context) ? 'them' : 'it'}: ${around}.`
  return `${facts.medium}: ${subjectsOf(context)}${where}${lightOf(context)}.${more}`
}

/** A prompt for the same picture, as an image model would take it. */
export function promptOf(context: TextContext): string {
  const { facts, brief, palette } = context
  const { main, second, accent } = palette.scheme
  const hues = [...new Set([hueName(main), hueName(second), hueName(accent)])]
  return [
    `${facts.medium} of ${subjectsOf(context)}${facts.place ? ` ${PLACE_WORDS[facts.place]}` : ''}${lightOf(context)}`,
    ...(brief.emojiNames.length > 0 ? [`after the emojis ${listed(brief.emojiNames)}`] : []),
    ...(facts.details.length > 0 ? [`with ${listed(facts.details)}`] : []),
    ...(brief.weather === 'clear' ? [] : [brief.weather]),
    ...(brief.mood ? [`${brief.mood} mood`] : []),
    `in ${listed(hues)}`,
    'visible brushwork and paper, one focal point, no text',
  ].join(', ')
}
