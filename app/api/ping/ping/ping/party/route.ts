import { noContent } from '@/lib/http/answers'
import { defineRoute } from '@/lib/http/define-route'
import { countPing } from '@/lib/party/pings'
import { pingRates } from '@/lib/party/rates'

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
