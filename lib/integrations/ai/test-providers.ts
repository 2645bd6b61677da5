import type { Admin } from '@/lib/auth/permissions'
import { HOUR_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { isDatabaseGone } from '@/lib/errors'
import type { RateRule } from '@/lib/http/rate-limit'
import { OverBudget, withBudget } from '@/lib/integrations/ai/budget'
import { anthropicClient, openaiClient } from '@/lib/integrations/ai/clients'
import { costEur } from '@/lib/integrations/ai/prices'
import { rethrowAs, toProviderFailed } from '@/lib/integrations/ai/provider-failed'
import { readProviderStates } from '@/lib/integrations/ai/provider-status'
import type { ProviderTest } from '@/lib/integrations/ai/schema'

const MESSAGES = [{ role: 'user' as const, content: 'Answer with OK.' }]
/** A provider that thinks before it answers may use them up, and has worked all the same. */
const OUTPUT_TOKENS = 16
const OPTIONS = { timeout: 20_000, maxRetries: 0 }
const OVER_BUDGET = 'The limit of the day is reached (AI_DAILY_LIMIT_EUR).'

export function testProvidersRates(adminId: string): RateRule[] {
  return [{ name: 'test-ai', key: adminId, max: 20, windowMs: HOUR_MS }]
}

/** One tiny request to each provider that has a key; pictures are too dear for a test. */
export async function testProviders(admin: Admin): Promise<ProviderTest[]> {
  const { OPENAI_API_KEY, OPENAI_TEXT_MODEL, ANTHROPIC_API_KEY, ANTHROPIC_MODEL } = env()
  const tests = [
    ...(OPENAI_API_KEY ? [test('OpenAI', OPENAI_TEXT_MODEL, callOpenai)] : []),
    ...(ANTHROPIC_API_KEY ? [test('Anthropic', ANTHROPIC_MODEL, callAnthropic)] : []),
  ]
  const results = await Promise.all(tests)
  const states = await readProviderStates(admin)
  return results.map(({ name, model, failure }) => {
    const state = states.find((one) => one.name === name)
    const isNoted = failure !== null && failure !== OVER_BUDGET && state?.isFailing
    return { name, model, isOk: failure === null, reason: isNoted ? state.reason : failure }
  })
}

async function test(name: string, model: string, call: (model: string) => Promise<unknown>) {
  const estimateEur = costEur(model, { input: 20, output: OUTPUT_TOKENS })
  const run = async () => ({
    value: await call(model).catch(rethrowAs(name)),
    costEur: estimateEur,
  })
  try {
    await withBudget({ feature: 'aotd', estimateEur, run })
    return { name, model, failure: null }
  } catch (error) {
    if (isDatabaseGone(error)) throw error
    const failure =
      error instanceof OverBudget ? OVER_BUDGET : toProviderFailed(name, error).message
    return { name, model, failure }
  }
}

async function callOpenai(model: string): Promise<unknown> {
  const request = { model, messages: MESSAGES, max_completion_tokens: OUTPUT_TOKENS, store: false }
  return (await openaiClient())?.chat.completions.create(request, OPTIONS)
}

async function callAnthropic(model: string): Promise<unknown> {
  const request = { model, messages: MESSAGES, max_tokens: OUTPUT_TOKENS }
  return (await anthropicClient())?.messages.create(request, OPTIONS)
}
