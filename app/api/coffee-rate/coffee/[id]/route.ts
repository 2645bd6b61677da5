import { COFFEE_ADMIN_TEXTS } from '@/lib/coffee/admin/catalogue'
import { deleteCoffee } from '@/lib/coffee/admin/coffees'
import { updateCoffeeBody } from '@/lib/coffee/admin/schema'
import { updateCoffee } from '@/lib/coffee/admin/update-coffee'
import { coffeeParams } from '@/lib/coffee/schema'
import { messageAnswer } from '@/lib/http/fields'
import { defineRoute } from '@/lib/http/define-route'

// G-77, G-126
export const PUT = defineRoute({
  access: 'admin',
  summary: 'Changes the fields that are sent; format and location replace what is there.',
  params: coffeeParams,
  body: updateCoffeeBody,
  answer: messageAnswer(COFFEE_ADMIN_TEXTS.updated),
  errors: 'message',
  run: ({ viewer, params, body }) => updateCoffee(viewer, params.id, body),
})

// G-83
export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Moves a coffee to the trash for 30 days.',
  params: coffeeParams,
  answer: messageAnswer(COFFEE_ADMIN_TEXTS.deleted),
  errors: 'message',
  run: ({ viewer, params }) => deleteCoffee(viewer, params.id),
})
