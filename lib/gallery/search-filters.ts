import type { Filter, FilterRule } from '@/lib/search/document'
import { NUMBER, toNumber } from '@/lib/search/numbers'

const SIDE = '(\\d+(?:[.,]\\d+)?)'

export const PIECE_FILTERS: readonly FilterRule[] = [
  {
    pattern: new RegExp(
      `\\b(?:fits? )?(?:in |into )?(?:an? |the )?${SIDE} ?(?:x|by) ?${SIDE}(?: ?cm)?(?: frame)?(?= |$)`,
    ),
    toFilter: ([, one = '', other = '']) => ofSides(toNumber(one), toNumber(other)),
  },
  {
    pattern: new RegExp(
      `\\b(wider|broader|narrower|taller|higher|shorter) than ${NUMBER} ?(cm|m|met(?:er|re)s?|centimet(?:er|re)s?)(?= |$)`,
    ),
    toFilter: ([, comparative = '', number = '', unit = '']) =>
      beyondSide(comparative, toNumber(number) * (unit.startsWith('m') ? 100 : 1)),
  },
]

function ofSides(one: number, other: number): Filter {
  const sizes = [`${one} × ${other} cm`, `${other} × ${one} cm`]
  return {
    fact: 'size',
    label: `of ${one} × ${other} cm`,
    accepts: ({ value }) => sizes.includes(String(value)),
  }
}

function beyondSide(comparative: string, cm: number): Filter {
  const isLess = comparative === 'narrower' || comparative === 'shorter'
  return {
    fact: /^(?:wid|broad|narrow)/.test(comparative) ? 'width' : 'height',
    label: `${comparative} than ${cm} cm`,
    accepts: ({ value }) => (isLess ? Number(value) < cm : Number(value) > cm),
  }
}
