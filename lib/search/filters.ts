import type { Filter } from '@/lib/search/document'
import type { Entry } from '@/lib/search/index-documents'
import { fold, termsOf } from '@/lib/search/words'

export function passes({ facts = {} }: Entry, { fact, accepts }: Filter): boolean {
  const known = facts[fact]
  return known !== undefined && accepts(known)
}

export function byName(fact: 'maker' | 'place', name: string): Filter {
  const folded = fold(name)
  return {
    fact,
    label: fact === 'maker' ? `by ${name}` : `in ${name}`,
    accepts: ({ value }) => [value].flat().some((one) => fold(String(one)) === folded),
  }
}

/** `term` is null for what nothing is known about; then nothing passes. */
export function withoutIngredient(name: string, term: string | null): Filter {
  return {
    fact: 'ingredients',
    label: `without ${name}`,
    accepts: ({ value }) =>
      term !== null &&
      [value]
        .flat()
        .every((row) => /^no /.test(String(row)) || !termsOf(String(row)).includes(term)),
  }
}

/** Passes what passes one of them, as in `by anna or by ben`. */
export function either(filters: readonly [Filter, ...Filter[]]): Filter {
  return {
    fact: filters[0].fact,
    label: filters.map(({ label }) => label).join(' or '),
    accepts: (known) => filters.some(({ accepts }) => accepts(known)),
  }
}
