import { defineRoute, noContent } from '@/lib/http/define-route'
import { hasSampleContent, listUsedSamples, removeSampleContent } from '@/lib/sample/remove'
import { samplesAnswer } from '@/lib/sample/schema'

export const GET = defineRoute({
  access: 'admin',
  summary: 'Whether the site has sample content, and what of it people used.',
  answer: samplesAnswer,
  run: async () => ({ hasSamples: await hasSampleContent(), used: await listUsedSamples() }),
})

export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Removes the sample content that nobody used, also while it is made.',
  answer: noContent,
  run: async ({ viewer }) => void (await removeSampleContent(viewer)),
})
