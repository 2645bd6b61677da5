import { beforeEach, expect, test } from 'vitest'
import { readProviderStates } from '@/lib/integrations/ai/provider-status'
import { AI_KEYS, withAiProviders } from '@/testing/ai-providers'
import { PROVIDER_TEXT } from '@/testing/ai-stub'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { AiSpendModel } from '@/models/ai-spend'
import { POST } from './route'

const stub = await withAiProviders()
withTestDatabase()
beforeEach(() => stub.reset())

async function run() {
  const admin = await createAdmin()
  const answer = await callRoute(POST, '/api/ai/test', { method: 'POST', headers: admin.headers })
  expect(answer.status).toBe(200)
  const text = await answer.text()
  for (const secret of [...AI_KEYS, PROVIDER_TEXT]) expect(text).not.toContain(secret)
  return { tests: JSON.parse(text), states: await readProviderStates(admin.viewer) }
}

test('each provider with a key gets one tiny request, which costs next to nothing', async () => {
  const { tests, states } = await run()
  expect(tests).toEqual([
    { name: 'OpenAI', model: 'gpt-5-mini', isOk: true, reason: null },
    { name: 'Anthropic', model: 'claude-haiku-4-5', isOk: true, reason: null },
  ])
  expect(stub.calls.map(({ api }) => api).toSorted()).toEqual(['chat', 'messages'])
  for (const { body } of stub.calls) expect(JSON.stringify(body).length).toBeLessThan(200)
  expect(states.map(({ succeededAt }) => succeededAt)).not.toContain(null)
  expect((await AiSpendModel.findOne().lean())?.micros).toBeLessThan(1000)
})

test.each([
  ['401', /refused the key \(status 401\)/],
  ['429', /no credit \(status 429\)/],
  ['cut', /could not be reached/],
  ['garbage', /no usable answer|could not be reached/],
] as const)(
  'a provider that fails with %s has its reason, and the other one works',
  async (fault, reason) => {
    stub.fail(fault, { api: 'chat' })
    const { tests } = await run()
    expect(tests).toMatchObject([
      { name: 'OpenAI', isOk: false, reason: expect.stringMatching(reason) },
      { name: 'Anthropic', isOk: true },
    ])
    expect(stub.calls, 'nothing is tried again').toHaveLength(2)
  },
)

test('a provider without a key is not called, and the limit of the day holds', async () => {
  const restore = setEnv({ ANTHROPIC_API_KEY: undefined, AI_DAILY_LIMIT_EUR: '0' })
  const { tests } = await run()
  restore()
  expect(tests).toEqual([
    {
      name: 'OpenAI',
      model: 'gpt-5-mini',
      isOk: false,
      reason: 'The limit of the day is reached (AI_DAILY_LIMIT_EUR).',
    },
  ])
  expect(stub.calls).toEqual([])
})
