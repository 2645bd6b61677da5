import TABLE from '@/lib/search/conditions.json' with { type: 'json' }

type Compares = (value: number, limit: number, share: number) => boolean

const COMPARES: Readonly<Record<string, Compares>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '=': (value, limit) => value === limit,
  '~': (value, limit, share) => Math.abs(value - limit) <= limit * share,
}

const filled = (wording: string) =>
  wording.replaceAll('{less}', `(?:${TABLE.less})`).replaceAll('{more}', `(?:${TABLE.more})`)

const RELATIONS = TABLE.relations.map(({ before, after, ofUnit, ...relation }) => ({
  ...relation,
  accepts: COMPARES[relation.sign] ?? (() => false),
  before: new RegExp(`\\b(?:${filled(before)}) $`),
  ofUnit: new RegExp(`\\b(?:${ofUnit}) $`),
  after: new RegExp(`^ (?:${filled(after)})(?= |$)`),
}))

export type Relation = (typeof RELATIONS)[number]

export const relationOf = (sign: string) => RELATIONS.find((one) => one.sign === sign)

export const WORDINGS = TABLE.relations.map(({ before }) => filled(before)).join('|')

const NEGATION = new RegExp(`^(?<lead>(?:.* )?)(?:${TABLE.negators}) (?<between>(?:\\S+ ){0,8})$`)
const BOUNDARY = new RegExp(`(?<!\\S)(?:${TABLE.boundaries}|\u0000)(?!\\S)`)

/** The relation that ends a text; behind a negator, with none but light words between, its opposite. */
export function relationAtEnd(
  text: string,
  hasUnit: boolean,
  isLight: (word: string) => boolean = () => false,
) {
  for (const relation of RELATIONS) {
    const match = relation.before.exec(text) ?? (hasUnit ? relation.ofUnit.exec(text) : null)
    if (!match) continue
    const negation = NEGATION.exec(text.slice(0, match.index))
    const { lead = '', between = '' } = negation?.groups ?? {}
    const words = between.split(' ').filter((word) => word !== '')
    return negation && !BOUNDARY.test(between) && words.every(isLight)
      ? {
          relation: relationOf(relation.opposite) ?? relation,
          start: lead.length,
          wording: match[0],
        }
      : { relation, start: match.index, wording: match[0] }
  }
  return null
}

/** `Five or harder`, `five in difficulty or harder`, where its name stands between. */
export function relationAtStart(text: string, between = '') {
  const found = RELATIONS.flatMap((relation) => {
    const wording = relation.after.exec(text.slice(between.length))?.[0]
    return wording === undefined ? [] : { relation, wording: between + wording }
  })
  return found[0] ?? null
}

/** How a value must stand to the limit behind this text: at most so in `needs at most`. */
export const relationBefore = (text: string): Compares | undefined =>
  (relationAtEnd(text, true)?.relation ?? relationOf('='))?.accepts
