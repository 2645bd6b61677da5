import type { POST as CONFIRM } from '@/app/api/orders/confirm/route'
import type { POST as GET_IN_LIST } from '@/app/api/orders/get-in-list/route'
import type { POST as LIKE } from '@/app/api/store/like/[id]/route'
import { callRoute } from '@/lib/http/client'

export const STORE_TAG = 'store'

export function storeImagePath(fileName: string): string {
  return `/api/store/images/${fileName}`
}

export function likeItem(id: string) {
  return callRoute<typeof LIKE>(`/api/store/like/${id}`, { method: 'POST' })
}

export function preOrder(body: { email: string; itemId: string }) {
  return callRoute<typeof GET_IN_LIST>('/api/orders/get-in-list', { method: 'POST', body })
}

export function confirmPreOrder(token: string) {
  return callRoute<typeof CONFIRM>('/api/orders/confirm', { method: 'POST', body: { token } })
}
