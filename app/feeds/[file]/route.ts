import { z } from 'zod'
import { ATOM_TYPE } from '@/lib/feeds/atom'
import { JSON_FEED_TYPE } from '@/lib/feeds/json-feed'
import { defineRoute, sends } from '@/lib/http/define-route'
import { getFeed } from '@/lib/site/feeds'

export const GET = defineRoute({
  access: 'public',
  summary: 'A feed, such as `all.atom` or `recipes.json`.',
  toleratesBadToken: true,
  params: z.object({ file: z.string() }),
  answer: sends(ATOM_TYPE, JSON_FEED_TYPE),
  run: ({ viewer, params, headers }) => getFeed(viewer, params.file, { headers }),
})
