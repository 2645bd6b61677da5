import type { POST as SET_IMAGE } from '@/app/api/coffee-rate/coffee/[id]/image/route'
import type { POST as RESTORE } from '@/app/api/coffee-rate/coffee/[id]/restore/route'
import type { DELETE, PUT } from '@/app/api/coffee-rate/coffee/[id]/route'
import type { POST } from '@/app/api/coffee-rate/coffee/route'
import type { GET as REVERSE } from '@/app/api/geo/reverse/route'
import { callRoute } from '@/lib/http/client'
import type { RouteBody } from '@/lib/http/route-spec'
import { type UploadControl, uploadRoute } from '@/lib/http/upload'

const COFFEE = '/api/coffee-rate/coffee'

export type NewCoffee = RouteBody<typeof POST>
export type CoffeeChanges = RouteBody<typeof PUT>

export function addCoffee(body: NewCoffee) {
  return callRoute<typeof POST>(COFFEE, { method: 'POST', body })
}

export function updateCoffee(id: string, body: CoffeeChanges) {
  return callRoute<typeof PUT>(`${COFFEE}/${id}`, { method: 'PUT', body })
}

export function deleteCoffee(id: string) {
  return callRoute<typeof DELETE>(`${COFFEE}/${id}`, { method: 'DELETE' })
}

export function restoreCoffee(id: string) {
  return callRoute<typeof RESTORE>(`${COFFEE}/${id}/restore`, { method: 'POST' })
}

export function setCoffeeImage(id: string, file: File, control: UploadControl) {
  const form = new FormData()
  form.append('image', file)
  return uploadRoute<typeof SET_IMAGE>(`/api/coffee/${id}/image`, form, control)
}

export function findTown({ lat, lng }: { lat: number; lng: number }) {
  return callRoute<typeof REVERSE>(`/api/geo/reverse?lat=${lat.toFixed(6)}&lng=${lng.toFixed(6)}`)
}
