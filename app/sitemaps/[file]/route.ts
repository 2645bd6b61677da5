import { z } from 'zod'
import { defineRoute, sends } from '@/lib/http/define-route'
import { taggedReply } from '@/lib/http/reply'
import { SITEMAP_TYPE, writeSitemapPart } from '@/lib/site/sitemap'

export const GET = defineRoute({
  access: 'public',
  summary: 'A part of the sitemap of a large site.',
  toleratesBadToken: true,
  params: z.object({ file: z.string() }),
  answer: sends(SITEMAP_TYPE),
  run: async ({ params, headers }) =>
    taggedReply(await writeSitemapPart(params.file), SITEMAP_TYPE, { headers }),
})
