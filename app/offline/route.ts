import { readDayColours } from '@/app/day-colours'
import { THEME_SCRIPT } from '@/components/shell/inline-scripts'
import { fontAddress } from '@/lib/pages/font-address'
import { defineRoute, sends } from '@/lib/http/define-route'
import { Reply } from '@/lib/http/reply'
import { offlinePage } from '@/lib/site/offline-page'

export const GET = defineRoute({
  access: 'public',
  summary: 'The page that the worker shows without a connection.',
  toleratesBadToken: true,
  answer: sends('text/html'),
  run: async ({ headers }) => {
    const nonce = headers.get('x-nonce') ?? ''
    const html = offlinePage({
      ...(await readDayColours()),
      font: fontAddress(),
      script: THEME_SCRIPT,
      nonce,
    })
    const responseHeaders = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    }
    return new Reply(html, { headers: responseHeaders })
  },
})
