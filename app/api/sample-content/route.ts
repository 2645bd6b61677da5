import { noContent } from '@/lib/http/answers'
import { defineRoute } from '@/lib/http/define-route'
import { hasSampleContent, removeSampleContent } from '@/lib/sample/remove'
import { samplesAnswer } from '@/lib/sample/schema'

export const GET = defineRoute({
  access: 'admin',
  summary: 'Whether the site has sample content.',
  answer: samplesAnswer,
  run: async () => ({ hasSamples: await hasSampleContent() }),
})

export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Removes all sample content, also while it is made.',
  answer: noContent,
  run: async ({ viewer }) => void (await removeSampleContent(viewer)),
})
