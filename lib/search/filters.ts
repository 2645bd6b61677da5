import type { Filter, SearchDocument } from '@/lib/search/document'
import type { Entry } from '@/lib/search/index-documents'
import { fold, isFormOf, termsOf } from '@/lib/search/words'

export function passes(entry: Entry, { fact, accepts }: Filter): boolean {
  const known = entry.facts?.[fact]
  return known !== undefined && accepts(known, entry)
}

export function negated({ fact, label, accepts }: Filter): Filter {
  return { fact, label: `not ${label}`, accepts: (...known) => !accepts(...known) }
}

export function byName(fact: 'maker' | 'place', name: string): Filter {
  const folded = fold(name)
  return {
    fact,
    label: fact === 'maker' ? `by ${name}` : `in ${name}`,
    accepts: ({ value }) => [value].flat().some((one) => fold(String(one)) === folded),
  }
}

/** Null where the document declares nothing of it. */
export function isDeclaredFree({ declared }: SearchDocument, name: string): boolean | null {
  const names = (list: readonly string[] = []) => list.some((one) => isFormOf(name, one))
  if (names(declared?.contains)) return false
  return names(declared?.freeOf) ? true : null
}

/** A declaration counts before the list of ingredients. */
export function withoutIngredient(label: string, name: string, term: string): Filter {
  return {
    fact: 'ingredients',
    label,
    accepts: ({ value }, document) =>
      isDeclaredFree(document, name) ??
      [value]
        .flat()
        .every((row) => /^no /.test(String(row)) || !termsOf(String(row)).includes(term)),
  }
}

export function withoutUndeclared(label: string, name: string): Filter {
  return {
    fact: 'ingredients',
    label,
    accepts: (_, document) => isDeclaredFree(document, name) === true,
    isUndeclared: true,
  }
}

/** Passes what has none of the words in its steps. */
export function withoutEquipment(name: string, words: string): Filter {
  const terms = new Set(termsOf(words))
  return {
    fact: 'ingredients',
    label: `without a ${name}`.replace(/ a (?=[aeiou])/, ' an '),
    accepts: (_, { details = '' }) => !termsOf(details).some((term) => terms.has(term)),
  }
}

/** Passes what passes both. */
export function both(one: Filter, other: Filter): Filter {
  return {
    fact: one.fact,
    label: `${one.label} and ${other.label}`,
    accepts: (...known) => one.accepts(...known) && other.accepts(...known),
    isUndeclared: one.isUndeclared === true || other.isUndeclared === true,
  }
}

/** Passes what passes one of them, as in `by anna or by ben`. */
export function either(filters: readonly [Filter, ...Filter[]]): Filter {
  return {
    fact: filters[0].fact,
    label: filters.map(({ label }) => label).join(' or '),
    accepts: (...known) => filters.some(({ accepts }) => accepts(...known)),
  }
}
