import { type ApiBody, callRoute } from '@/lib/http/call-route'

export const contactCalls = {
  sendMessage: (body: ApiBody<'/api/contact', 'POST'>) =>
    callRoute('/api/contact', 'POST', { body }),
}
