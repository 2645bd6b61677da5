import { z } from 'zod'
import { openaiClient } from '@/lib/integrations/ai/clients'
import { isOffensive } from '@/lib/integrations/ai/moderation/is-offensive'
import { toProviderFailed } from '@/lib/integrations/ai/provider-failed'
import { logger } from '@/lib/logger'

const MODEL = 'omni-moderation-latest'
const TIMEOUT_MS = 4000

const verdict = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) })

/** The own lists, then OpenAI where there is a key; an unreachable OpenAI passes (G-57, G-90). */
export async function passesModeration(
  text: string,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<boolean> {
  if (isOffensive(text)) return false
  const client = await openaiClient()
  if (!client) return true
  try {
    const reply = await client.moderations.create(
      { model: MODEL, input: text },
      { timeout: timeoutMs },
    )
    return !verdict.parse(reply).results.some(({ flagged }) => flagged)
  } catch (error) {
    logger().warn({ err: toProviderFailed('OpenAI', error) }, 'moderation could not be asked')
    return true
  }
}
