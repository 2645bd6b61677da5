import { defineRoute, sends } from '@/lib/http/define-route'
import { taggedReply } from '@/lib/http/reply'
import { NO_SERVICE_WORKER, SERVICE_WORKER } from '@/lib/site/service-worker'
import { siteConfig } from '@/lib/settings/site-config'

export const GET = defineRoute({
  access: 'public',
  summary: 'The worker that shows a page when the browser is offline.',
  toleratesBadToken: true,
  answer: sends('text/javascript'),
  run: ({ headers }) =>
    taggedReply(
      siteConfig().hasServiceWorker ? SERVICE_WORKER : NO_SERVICE_WORKER,
      'text/javascript',
      { headers },
    ),
})
