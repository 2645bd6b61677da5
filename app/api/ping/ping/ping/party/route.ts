import { defineRoute, noContent } from '@/lib/http/define-route'
import { countPing, pingRates } from '@/lib/party/pings'

// G-106
export const GET = defineRoute({
  access: 'public',
  summary: 'Counts that the party page was opened.',
  isUnlisted: true,
  toleratesBadToken: true,
  answer: noContent,
  rates: pingRates,
  run: (call) => countPing('party', call),
})
