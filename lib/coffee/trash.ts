import { invalidate } from '@/lib/cache'
import { coffeeFacts, coffeeName } from '@/lib/coffee/admin/facts'
import { COFFEE_TAG } from '@/lib/coffee/tags'
import { type Deletable, defineTrash } from '@/lib/trash/define-trash'
import { CoffeeModel, type StoredCoffee } from '@/models/coffee'

export const coffeeTrash = defineTrash({
  model: CoffeeModel,
  kind: 'coffee',
  noun: 'coffee',
  nameOf: (stored: StoredCoffee & Deletable) => coffeeName(stored),
  factsOf: coffeeFacts,
  filesOf: ({ picture }) => (picture ? [picture.full, picture.small] : []),
  onChange: () => invalidate([COFFEE_TAG]),
})
