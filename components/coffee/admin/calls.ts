import { type ApiBody, callRoute } from '@/lib/http/call-route'
import { formOf, type UploadControl, uploadRoute } from '@/lib/http/upload'
import type { Failure } from '@/components/ui/form/failure'

export type NewCoffee = ApiBody<'/api/coffee-rate/coffee', 'POST'>
export type CoffeeChanges = ApiBody<'/api/coffee-rate/coffee/[id]', 'PUT'>

export const coffeeAdminCalls = {
  addCoffee: (body: NewCoffee) => callRoute('/api/coffee-rate/coffee', 'POST', { body }),

  updateCoffee: (id: string, body: CoffeeChanges) =>
    callRoute('/api/coffee-rate/coffee/[id]', 'PUT', { params: { id }, body }),

  deleteCoffee: (id: string) =>
    callRoute('/api/coffee-rate/coffee/[id]', 'DELETE', { params: { id } }),

  restoreCoffee: (id: string) =>
    callRoute('/api/coffee-rate/coffee/[id]/restore', 'POST', { params: { id } }),

  setCoffeeImage: (id: string, image: File, control: UploadControl) =>
    uploadRoute('/api/coffee/[id]/image', formOf({ image }), { params: { id }, ...control }),

  findTown: ({ lat, lng }: { lat: number; lng: number }) =>
    callRoute('/api/geo/reverse', 'GET', { query: { lat: lat.toFixed(6), lng: lng.toFixed(6) } }),
}

const PAIR = /^location\.(store|measurement)Coordinates$/

/** An error of a pair stands at its first field. */
export function mapPairErrors({ fields }: Failure): Partial<Failure> {
  const byField = Object.entries(fields).map(([name, text]) => [
    PAIR.test(name) ? `${name}.lat` : name,
    text,
  ])
  return { fields: Object.fromEntries(byField) }
}
