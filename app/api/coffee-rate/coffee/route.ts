import { createCoffee } from '@/lib/coffee/admin/coffees'
import { createCoffeeBody } from '@/lib/coffee/admin/schema'
import { createdAnswer } from '@/lib/coffee/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-77 to G-83
export const POST = defineRoute({
  access: 'admin',
  summary: 'Adds a coffee; its overall rating is computed, its picture follows.',
  body: createCoffeeBody,
  answer: createdAnswer,
  status: 201,
  errors: 'message',
  run: ({ viewer, body }) => createCoffee(viewer, body),
})
