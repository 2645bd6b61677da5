import { beforeEach, expect, test } from 'vitest'
import { anthropicClient, openaiClient } from '@/lib/integrations/ai/clients'
import { passesModeration } from '@/lib/integrations/ai/moderation/moderate'
import { readProviderStates } from '@/lib/integrations/ai/provider-status'
import { AI_KEYS, withAiProviders } from '@/testing/ai-providers'
import { PROVIDER_TEXT } from '@/testing/ai-stub'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin } from '@/testing/factories'
import { stored } from '@/testing/stored'

const stub = await withAiProviders()
withTestDatabase()
beforeEach(() => stub.reset())

const states = async () => readProviderStates((await createAdmin()).viewer)

async function askAnthropic(): Promise<void> {
  const client = await anthropicClient()
  const messages = [{ role: 'user' as const, content: 'Hello' }]
  await client?.messages.create({ model: 'claude', max_tokens: 9, messages }).catch(() => undefined)
}

test.each([
  ['401', 'It refused the key (status 401).'],
  ['429 for an hour', 'Its limit is reached, or the account has no credit (status 429).'],
  ['500', 'It answered with status 500.'],
  ['cut', 'It could not be reached, or gave no answer in time.'],
] as const)('a provider that fails with %s is seen by the owner', async (fault, reason) => {
  expect(await passesModeration('Low tide.')).toBe(true)
  stub.fail(fault, { times: 2 })
  await passesModeration('High tide.')
  const [openai, anthropic] = await states()
  expect(openai).toMatchObject({ name: 'OpenAI', isFailing: true, reason })
  expect(Date.parse(openai?.failedAt ?? '')).toBeGreaterThanOrEqual(
    Date.parse(openai?.succeededAt ?? ''),
  )
  expect(anthropic).toMatchObject({ succeededAt: null, failedAt: null, isFailing: false })
  const text = JSON.stringify(await (await stored('providerstatuses')).find().toArray())
  for (const secret of [...AI_KEYS, PROVIDER_TEXT]) expect(text).not.toContain(secret)
})

test('a provider that works again is failing no longer, and its last error stays', async () => {
  stub.fail('401')
  await askAnthropic()
  expect((await states())[1]).toMatchObject({ name: 'Anthropic', isFailing: true })
  await askAnthropic()
  const [, anthropic] = await states()
  expect(anthropic).toMatchObject({
    isFailing: false,
    reason: 'It refused the key (status 401).',
  })
})

test('a provider that cannot be connected to is seen, and one without a key is not listed', async () => {
  const restore = setEnv({ OPENAI_BASE_URL: 'http://127.0.0.1:1', ANTHROPIC_API_KEY: undefined })
  const client = await openaiClient()
  await client?.moderations.create({ input: 'x' }).catch(() => undefined)
  const found = await states()
  restore()
  expect(found).toMatchObject([
    { name: 'OpenAI', reason: 'It could not be reached, or gave no answer in time.' },
  ])
})
