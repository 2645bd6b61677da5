import { restoreCoffee } from '@/lib/coffee/admin/coffees'
import { coffee, coffeeParams } from '@/lib/coffee/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-19c
export const POST = defineRoute({
  access: 'admin',
  summary: 'Brings a deleted coffee back.',
  params: coffeeParams,
  answer: coffee,
  errors: 'message',
  run: ({ viewer, params }) => restoreCoffee(viewer, params.id),
})
