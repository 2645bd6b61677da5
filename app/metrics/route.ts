import { defineRoute, sends } from '@/lib/http/define-route'
import { Reply } from '@/lib/http/reply'
import { checkMetricsCaller, readMetrics } from '@/lib/site/metrics'

const HEADERS = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }

export const GET = defineRoute({
  access: 'public',
  summary: 'Figures of this process for Prometheus: for this machine, admins and METRICS_TOKEN.',
  toleratesBadToken: true,
  answer: sends('text/plain'),
  run: async (context) => {
    checkMetricsCaller(context)
    return new Reply<string>(await readMetrics(), { headers: HEADERS })
  },
})
