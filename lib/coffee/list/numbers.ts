import { HOME_MADE, scoreOf } from '@/lib/coffee/catalogue'
import { VALUE_OF, wordsOf } from '@/lib/coffee/list/filters'
import type { Coffee } from '@/lib/coffee/schema'

export const NUMBER_GROUPS = ['year', 'type', 'city', 'shop'] as const
type NumberGroup = (typeof NUMBER_GROUPS)[number]

export type GroupNumbers = { name: string; cups: number; mean: number; shops: number; best: Coffee }

/** The cups of each year (newest first), or of each type, city or shop (best mean first). */
export function numbersBy(group: NumberGroup, coffees: readonly Coffee[]): GroupNumbers[] {
  const groups = new Map<string, [Coffee, ...Coffee[]]>()
  for (const coffee of coffees) {
    const value = valueOf(group, coffee)
    if (value === undefined) continue
    const others = groups.get(value)
    if (others) others.push(coffee)
    else groups.set(value, [coffee])
  }
  const numbers = [...groups].map(([value, cups]) => toNumbers(wordsOf(group, value), cups))
  return group === 'year'
    ? numbers.toSorted((a, b) => Number(b.name) - Number(a.name))
    : numbers.toSorted((a, b) => b.mean - a.mean)
}

function valueOf(group: NumberGroup, coffee: Coffee): string | undefined {
  return group === 'shop' && coffee.isSelfMade ? HOME_MADE : VALUE_OF[group](coffee)
}

function toNumbers(name: string, cups: readonly [Coffee, ...Coffee[]]): GroupNumbers {
  const sum = cups.reduce((total, cup) => total + scoreOf(cup), 0)
  const shops = new Set(cups.map((cup) => valueOf('shop', cup)))
  const best = cups.reduce((first, cup) => (scoreOf(cup) > scoreOf(first) ? cup : first))
  return { name, cups: cups.length, mean: sum / cups.length, shops: shops.size, best }
}
