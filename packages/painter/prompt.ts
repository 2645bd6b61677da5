import { hasArticle, manyOf, nounPhrase, numberWord } from './nouns'
import type { Place } from './painting'
import type { TextContext } from './title'

const LIGHT = { day: 'by day', dusk: 'at dusk', night: 'at night' } as const

const PLACE_WORDS: Record<Place, string> = {
  sea: 'by the sea',
  lake: 'by a lake',
  mountain: 'in the mountains',
  desert: 'in the desert',
  forest: 'in a forest clearing',
  city: 'in a city',
  meadow: 'in open fields',
}

const AFLOAT: Partial<Record<Place, string>> = { sea: 'at sea', lake: 'on a lake' }

const IN_THE_AIR: Record<Place, string> = {
  sea: 'over the sea',
  lake: 'over a lake',
  mountain: 'in front of mountains',
  desert: 'over the desert',
  forest: 'over a forest',
  city: 'over a city',
  meadow: 'over open fields',
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

const ARRANGEMENTS = {
  ring: ' in a ring',
  wheel: ', one in the middle and the others in a ring',
  rows: ' in rows',
} as const

function subjectsOf({ facts: { subjects, arrangement, elsewhere = {} } }: TextContext): {
  here: string[]
  elsewhere: string[]
} {
  const order = arrangement ? ARRANGEMENTS[arrangement] : ''
  const phraseOf = ({ name, count, many }: (typeof subjects)[number]) => {
    if (!hasArticle(name)) return nounPhrase(name) + order
    const some = many ? manyOf(name) : nounPhrase(name)
    const noun = count > 1 ? `${numberWord(count).toLowerCase()} ${manyOf(name)}` : some
    return noun + order
  }
  const isElsewhere = ({ name }: (typeof subjects)[number]) => name in elsewhere
  return {
    here: subjects.filter((one) => !isElsewhere(one)).map(phraseOf),
    elsewhere: subjects
      .filter(isElsewhere)
      .map((one) => [phraseOf(one), elsewhere[one.name]].filter(Boolean).join(' ')),
  }
}

function whereOf({ facts, motifs }: TextContext): string {
  const { place, subjects, where } = facts
  if (where) return ` ${where}`
  if (!place || facts.placeUnseen) return ''
  const [first] = subjects
  const mount = motifs.find(({ name }) => name === first?.name)?.mount
  const phrase =
    mount === 'floats' ? AFLOAT[place] : mount === 'flies' ? IN_THE_AIR[place] : undefined
  return ` ${phrase ?? PLACE_WORDS[place]}`
}

function lightOf({ facts, palette }: TextContext): string {
  // A sun says that it is day, and a low one may be that of an evening.
  const isSunny = palette.key === 'day' && /\bsun\b/.test(facts.setting)
  return facts.timeless || isSunny ? '' : ` ${LIGHT[palette.key]}`
}

/** How a finished picture looks. */
export type Look = {
  /** Plain names, first the one that covers most. */
  colours: readonly string[]
  /** A picture has one if hardly anything in it is of the other kind. */
  tone?: 'dark' | 'light'
}

/** A scene has its hour; other pictures may be dark or light. Other colours are there too. */
function lookOf({ facts }: TextContext, { colours, tone }: Look): string {
  if (colours.length === 0) return ''
  return ` ${facts.timeless && tone ? `A ${tone} picture with` : 'The colours include'} ${listed(colours)}.`
}

/** Whether the details speak of the picture's sun or moon already. */
function isInDetails(part: string, details: readonly string[]): boolean {
  const light = /\b(?:sun|moon)\b/.exec(part)?.[0]
  return light !== undefined && details.some((detail) => detail.includes(light))
}

/** What else is in the picture. */
function detailsOf(context: TextContext): string[] {
  const { facts } = context
  const sky = facts.setting.split(' and ').filter((part) => !isInDetails(part, facts.details))
  return [...facts.details, ...sky].filter((detail) => detail !== '')
}

/** One sentence of what is where, and when. A window with a crab goes on with its details, a
 * linocut of a crab has them after a comma. */
function sceneOf(context: TextContext): string {
  const { medium } = context.facts
  const { here: subjects, elsewhere } = subjectsOf(context)
  const details = [...elsewhere, ...detailsOf(context)]
  const around = whereOf(context) + lightOf(context)
  if (medium.endsWith(' with') && !context.facts.arrangement) {
    const shown = [...subjects.slice(0, -1), (subjects.at(-1) ?? '') + around]
    return `${medium} ${listed([...shown, ...details])}.`
  }
  const rest = details.length > 0 ? `, with ${listed(details)}` : ''
  return `${medium} ${listed(subjects)}${around}${rest}.`
}

/** Two sentences that describe the picture: subjects, place and light, then colours. */
export function altTextOf(context: TextContext, look?: Look): string {
  const scene = sceneOf(context)
  const { seen } = context.facts
  return scene + (seen ? ` ${seen}` : '') + (look ? lookOf(context, look) : '')
}

/** A prompt for the same picture, as an image model would take it. */
export function promptOf(context: TextContext): string {
  const { facts, brief, palette } = context
  const { main, second, accent } = palette.scheme
  const hues = [...new Set([hueName(main), hueName(second), hueName(accent)])]
  const { here, elsewhere } = subjectsOf(context)
  const details = [...elsewhere, ...facts.details]
  return [
    `${facts.medium} ${listed(here)}${whereOf(context)}${lightOf(context)}`,
    ...(brief.emojiNames.length > 0 ? [`after the emojis ${listed(brief.emojiNames)}`] : []),
    ...(details.length > 0 ? [`with ${listed(details)}`] : []),
    ...(brief.weather === 'clear' ? [] : [brief.weather]),
    ...(brief.mood ? [`${brief.mood} mood`] : []),
    `in ${listed(hues)}`,
    'visible brushwork and paper, one focal point, no text',
  ].join(', ')
}
