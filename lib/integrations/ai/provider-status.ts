import type { Admin } from '@/lib/auth/permissions'
import { realNow } from '@/lib/clock'
import { env } from '@/lib/env'
import { isDatabaseGone } from '@/lib/errors'
import { logger } from '@/lib/logger'
import { ProviderStatusModel } from '@/models/provider-status'

type AiProvider = 'OpenAI' | 'Anthropic'

const UNREACHED = 'It could not be reached, or gave no answer in time.'

/** Notes how each call ends (G-91b). The texts of a provider may hold keys: they are not read. */
export function withStatus(provider: AiProvider, call: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await call(input, init).catch(async (error: unknown) => {
      await recordStatus(provider, UNREACHED)
      throw error
    })
    await recordStatus(provider, response.ok ? null : reasonOf(response.status))
    return response
  }
}

function reasonOf(status: number): string {
  if (status === 401 || status === 403) return `It refused the key (status ${status}).`
  if (status === 404) return 'It does not know the model, or the address is wrong (status 404).'
  if (status === 429) return 'Its limit is reached, or the account has no credit (status 429).'
  return `It answered with status ${status}.`
}

/** A call goes on where this cannot be stored. */
async function recordStatus(provider: AiProvider, reason: string | null): Promise<void> {
  const time = realNow()
  const $set = reason === null ? { succeededAt: time } : { failedAt: time, reason }
  try {
    await ProviderStatusModel.updateOne({ _id: provider }, { $set }, { upsert: true })
  } catch (error) {
    if (isDatabaseGone(error)) return
    logger().warn({ err: error }, 'the state of a provider of AI could not be noted')
  }
}

export type ProviderState = {
  name: AiProvider
  models: readonly string[]
  /** ISO; null for never. */
  succeededAt: string | null
  failedAt: string | null
  reason: string | null
  isFailing: boolean
}

export async function readProviderStates(_admin: Admin): Promise<ProviderState[]> {
  const keys = env()
  const set: readonly [AiProvider, string | undefined, readonly string[]][] = [
    ['OpenAI', keys.OPENAI_API_KEY, [keys.OPENAI_IMAGE_MODEL, keys.OPENAI_TEXT_MODEL]],
    ['Anthropic', keys.ANTHROPIC_API_KEY, [keys.ANTHROPIC_MODEL]],
  ]
  const stored = await ProviderStatusModel.find().lean()
  return set
    .filter(([, key]) => key !== undefined)
    .map(([name, , models]) => {
      const { succeededAt, failedAt, reason } = stored.find(({ _id }) => _id === name) ?? {}
      return {
        name,
        models,
        succeededAt: succeededAt?.toISOString() ?? null,
        failedAt: failedAt?.toISOString() ?? null,
        reason: reason ?? null,
        isFailing: !!failedAt && (!succeededAt || failedAt > succeededAt),
      }
    })
}
