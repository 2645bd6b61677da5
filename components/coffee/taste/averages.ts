import type { Coffee } from '@/lib/coffee/schema'

export type Compared = {
  name: string
  value: number
  /** It is the mean of the cups of this type that have the category. */
  average: number
}

export function compareWithType(coffee: Coffee, coffees: readonly Coffee[]): Compared[] {
  const same = coffees.filter(({ coffeeType }) => coffeeType === coffee.coffeeType)
  return Object.entries(coffee.rating).map(([name, value]) => {
    const values = same.flatMap(({ rating }) => rating[name] ?? [])
    const sum = values.reduce((total, one) => total + one, 0)
    return { name, value, average: values.length > 0 ? sum / values.length : value }
  })
}
