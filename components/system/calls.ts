import { callRoute } from '@/lib/http/call-route'

export const systemCalls = {
  testProviders: () => callRoute('/api/ai/test', 'POST'),
}
