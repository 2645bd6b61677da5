import type { Filter, FilterRule, SearchDocument, SearchFact } from '@/lib/search/document'
import { isMake } from '@/lib/search/entries'
import type { Entry } from '@/lib/search/index-documents'
import { remembered } from '@/lib/search/remembered'
import { fold, isFormOf, termsOf } from '@/lib/search/words'

const NO_FACT: SearchFact = { phrase: '', value: '' }

export function passes(entry: Entry, { fact, accepts, isOfWhole, kind, basis }: Filter): boolean {
  const known = entry.facts?.[fact] ?? (isOfWhole ? NO_FACT : undefined)
  // A make has neither ingredients nor steps.
  const isOfKind = kind ? kind.name === entry.kind.name : !(basis && isMake(entry))
  return known !== undefined && isOfKind && accepts(known, entry)
}

export type Found = { filter: Filter; match: Pick<RegExpExecArray, 0 | 'index'> }

export type Finder = (folded: string) => Found | null

export const finderOf =
  ({ pattern, toFilter }: FilterRule): Finder =>
  (folded) => {
    const match = pattern.exec(folded)
    const filter = match && toFilter(match)
    return match && filter ? { filter, match } : null
  }

export function findFilter(folded: string, finders: readonly Finder[]): Found | null {
  for (const find of finders) {
    const found = find(folded)
    if (found) return found
  }
  return null
}

export function negated({ label, accepts, ...filter }: Filter): Filter {
  return {
    ...filter,
    label: `not ${label}`,
    isNegative: true,
    accepts: (...known) => !accepts(...known),
  }
}

export function byName(fact: 'maker' | 'place', name: string): Filter {
  return { ...tagged(`${fact === 'maker' ? 'by' : 'in'} ${name}`, [fold(name)]), fact }
}

export function tagged(label: string, tags: readonly string[]): Filter {
  return {
    fact: 'tags',
    label,
    accepts: ({ value }) => [value].flat().some((tag) => tags.includes(fold(String(tag)))),
  }
}

export function isDeclaredFree({ declared }: SearchDocument, name: string): boolean | null {
  const names = (list: readonly string[] = []) => list.some((one) => isFormOf(name, one))
  if (names(declared?.contains)) return false
  return names(declared?.freeOf) ? true : null
}

export function both(one: Filter, other: Filter): Filter {
  const bases = new Set([one.basis, other.basis].filter((basis) => basis !== undefined))
  return {
    ...other,
    ...one,
    ...(bases.size > 0 && { basis: [...bases].join(' and ') }),
    label: `${one.label} and ${other.label}`,
    accepts: (...known) => one.accepts(...known) && other.accepts(...known),
    isUndeclared: one.isUndeclared === true || other.isUndeclared === true,
  }
}

export function either(filters: readonly [Filter, ...Filter[]]): Filter {
  return {
    fact: filters[0].fact,
    label: filters.map(({ label }) => label).join(' or '),
    accepts: (...known) => filters.some(({ accepts }) => accepts(...known)),
  }
}

type Terms = ReadonlySet<string>
type Values = Readonly<Record<'facts' | 'texts' | 'steps', readonly Terms[]>>

const valuesOf = remembered((document: SearchDocument): Values => {
  const { title, text, details = '', facts = {} } = document
  const rows = [facts.tags, facts.ingredients, facts.maker, facts.place]
    .flatMap((fact) => [fact?.value ?? []].flat().map(String))
    .filter((row) => !row.startsWith('no '))
  const setsOf = (lines: readonly string[]) => lines.map((line) => new Set(termsOf(line)))
  return {
    facts: setsOf([title, ...rows]),
    texts: setsOf([text, details]),
    // One a line, as no other details are.
    steps: setsOf(details.includes('\n') ? [details] : []),
  }
}, new WeakMap())

export function isNamedIn(
  document: SearchDocument,
  part: keyof Values,
  names: readonly (readonly string[])[],
): boolean {
  const lines = valuesOf(document)[part]
  return names.some((terms) => lines.some((line) => terms.every((term) => line.has(term))))
}
