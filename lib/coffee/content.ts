import { coffeeFacts, coffeeName } from '@/lib/coffee/admin/facts'
import { COFFEE_TAG } from '@/lib/coffee/tags'
import { defineContent } from '@/lib/content/define-content'
import { namesOf } from '@/lib/media/pictures'
import { CoffeeModel } from '@/models/coffee'

export const coffeeContent = defineContent({
  model: CoffeeModel,
  tags: [COFFEE_TAG],
  kind: 'coffee',
  noun: 'coffee',
  nameOf: coffeeName,
  factsOf: coffeeFacts,
  filesOf: ({ picture }) => namesOf(picture ? [picture] : []),
})
