import { callRoute } from '@/lib/http/call-route'

export const coffeeCalls = {
  fetchCoffees: () => callRoute('/api/coffee-rate/coffees', 'GET'),
}
