import { defineRoute } from '@/lib/http/define-route'
import { providerTests } from '@/lib/integrations/ai/schema'
import { testProviders, testProvidersRates } from '@/lib/integrations/ai/test-providers'

// G-91b
export const POST = defineRoute({
  access: 'admin',
  summary: 'Makes a tiny request to each AI provider that has a key, and tells whether it works.',
  rates: ({ viewer }) => testProvidersRates(viewer.id),
  answer: providerTests,
  run: ({ viewer }) => testProviders(viewer),
})
