import { type ApiBody, callRoute } from '@/lib/http/call-route'

export const reportCalls = {
  report: (body: ApiBody<'/api/reports', 'POST'>) => callRoute('/api/reports', 'POST', { body }),
}
