import { defineRoute, noContent } from '@/lib/http/define-route'
import { checkPingSecret, countPing, pingRates } from '@/lib/party/pings'
import { pingParams } from '@/lib/party/schema'

// G-106
export const GET = defineRoute({
  access: 'public',
  summary: 'Counts that the joke page was opened.',
  isUnlisted: true,
  toleratesBadToken: true,
  params: pingParams,
  answer: noContent,
  rates: pingRates,
  run: (call) => {
    checkPingSecret(call.params.secret)
    return countPing('unsubscribe', call)
  },
})
