import type { Asked } from '@/lib/assistant/answer'
import type { Source } from '@/lib/assistant/schema'
import type { Parts } from '@/lib/chat/parts'

type ModelAnswer = { content: string; sources: readonly Source[]; tokens: number }

/** Null without a provider. */
export async function askModel(
  _asked: Asked,
  _options: { parts: Parts; signal: AbortSignal },
): Promise<ModelAnswer | null> {
  return null
}
