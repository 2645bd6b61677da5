import { defineContent } from '@/lib/content/define-content'
import { namesOf } from '@/lib/media/pictures'
import { CoffeeModel, type StoredCoffee } from '@/models/coffee'
import type { AuditValues } from '@/lib/audit/schema'
import { variantName } from '@/lib/coffee/catalogue'
import { COFFEE_TAG } from '@/lib/coffee/tags'

export const coffeeContent = defineContent({
  model: CoffeeModel,
  tags: [COFFEE_TAG],
  kind: 'coffee',
  noun: 'coffee',
  nameOf: coffeeName,
  factsOf: coffeeFacts,
  filesOf: ({ picture }) => namesOf(picture ? [picture] : []),
})

function coffeeFacts(stored: StoredCoffee): AuditValues {
  const { coffeeType, coffeeShop, isSelfMade, overallRating, tweetUrl, city, country } = stored
  const inWords = (list: readonly { name: string; value: unknown }[]) =>
    list.map(({ name, value }) => `${name} ${String(value)}`)
  return {
    coffeeType,
    coffeeShop,
    isSelfMade,
    overallRating,
    tweetUrl,
    city,
    country,
    rating: inWords(stored.rating),
    format: inWords(stored.format),
    date: stored.date.toISOString(),
    store: stored.store ? `${stored.store.lat}, ${stored.store.lng}` : null,
    measurement: stored.measurement ? `${stored.measurement.lat}, ${stored.measurement.lng}` : null,
    picture: stored.picture?.full ?? null,
  }
}

function coffeeName({ coffeeType, coffeeShop }: StoredCoffee): string {
  return `${variantName(coffeeType)}, ${coffeeShop}`
}
