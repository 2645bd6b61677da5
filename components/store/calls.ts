import { callRoute } from '@/lib/http/call-route'

export const storeCalls = {
  likeItem: (id: string) => callRoute('/api/store/like/[id]', 'POST', { params: { id } }),

  preOrder: (body: { email: string; itemId?: string }) =>
    callRoute('/api/orders/get-in-list', 'POST', { body }),

  confirmPreOrder: (token: string) => callRoute('/api/orders/confirm', 'POST', { body: { token } }),
}
