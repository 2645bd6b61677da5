import { isOne, type Noun } from './title-nouns'
import type { Words } from './title'

/** There is one of it, as the sun. */
export function isUnique({ some }: Noun): boolean {
  return /^the /.test(some)
}

/** How a picture is made, and not where its subject is. */
const TECHNIQUE = /^(?:drawn|printed|cut|made|in flat|in flowing|in three) /

/** Lines that go on after the subject. */
export function followed({ family, first, second }: Words, phrases: readonly string[]): string[] {
  // A certain one is drawn, and not knitted.
  const certain = isOne(first) && family !== 'weave' ? [first.the] : []
  // Nobody makes the sun.
  const one = isUnique(first) ? [first.the] : [first.some, ...certain]
  const subjects = second ? [`${first.some} and ${second.some}`] : one
  return phrases.flatMap((phrase) =>
    subjects
      .filter((subject) => !TECHNIQUE.test(phrase) || !certain.includes(subject))
      .map((subject) => `${subject} ${phrase}`),
  )
}

/** Lines in which the noun stands in front of another one. */
export function compound({ first, second }: Words, make: (noun: string) => string[]): string[] {
  return first.before && !second ? make(first.before) : []
}

export function led({ first, second }: Words, leads: readonly string[]): string[] {
  const subject = second ? `${first.some} and ${second.some}` : first.some
  return leads.map((lead) => `${lead} ${subject}`)
}

/** Adjectives of how a single kind of thing is made. */
export function made({ first, second }: Words, adjectives: readonly string[]): string[] {
  if (second || first.bare.includes(' ') || /^(?:an?|the) /.test(first.bare)) return []
  return adjectives.flatMap((adjective) => [
    `${adjective} ${first.bare}`,
    ...(isOne(first) && !inSky(first) ? [`the ${adjective} ${first.bare}`] : []),
  ])
}

export function inSky({ kind }: Noun): boolean {
  return kind === 'sky'
}

/** A sun or a moon that the picture shows beside its subject. */
export function besideLight({ first, second, setting, details }: Words, paper: string): string[] {
  const light = /\b(?:sun|moon)\b/.exec(`${setting} ${details}`)?.[0]
  // In a fox in a hat and the sun it would be in both.
  if (second || inSky(first) || !light || / (?:in|on|with) /.test(first.some)) return []
  const one = paper === '' ? `the ${light}` : `a ${paper} ${light}`
  return [
    `${first.some} and ${one}`,
    ...(isOne(first) ? [`${first.the} and the ${paper === '' ? '' : `${paper} `}${light}`] : []),
  ]
}

/** What the layout of the subjects gives to say. */
export function arranged({ first, second, arrangement }: Words): string[] {
  // A circle of slices of pizza is one `of` too many.
  if (second || first.bare.includes(' of ')) return []
  if (arrangement === 'ring') return [`a ring of ${first.bare}`, `${first.some} in a ring`]
  if (arrangement === 'wheel') return [`a circle of ${first.bare}`]
  return arrangement === 'rows' ? [`rows of ${first.bare}`, `${first.bare} in rows`] : []
}
