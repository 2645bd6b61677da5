import { exportCoffees } from '@/lib/coffee/admin/export'
import { coffeeExportQuery } from '@/lib/coffee/schema'
import { defineRoute, sends } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'admin',
  summary: 'All coffees as a file: CSV or JSON.',
  query: coffeeExportQuery,
  answer: sends('text/csv', 'application/json'),
  run: ({ viewer, query }) => exportCoffees(viewer, query.format),
})
