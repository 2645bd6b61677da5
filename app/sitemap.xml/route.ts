import { defineRoute, sends } from '@/lib/http/define-route'
import { taggedReply } from '@/lib/http/reply'
import { SITEMAP_TYPE, writeSitemap } from '@/lib/site/sitemap'

export const GET = defineRoute({
  access: 'public',
  summary: 'All public addresses for search engines, or those of the parts on a large site.',
  toleratesBadToken: true,
  answer: sends(SITEMAP_TYPE),
  run: async (request) => taggedReply(await writeSitemap(), SITEMAP_TYPE, request),
})
