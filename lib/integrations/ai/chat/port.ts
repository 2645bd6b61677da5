import type { TokenUsage } from '@/lib/integrations/ai/prices'

export type ConversationMessage =
  | { role: 'user' | 'assistant'; content: string }
  | { role: 'call'; id: string; name: string; input: unknown }
  | { role: 'result'; id: string; content: string }

/** It only reads. */
export type ChatTool = {
  name: string
  description: string
  /** JSON schema of an object. */
  parameters: Record<string, unknown>
  run: (input: unknown) => Promise<string>
}

export type RoundRequest = {
  /** The site's own words alone, against prompt injection. */
  instructions: string
  messages: readonly ConversationMessage[]
  tools: readonly ChatTool[]
}

export type RoundPart =
  | { kind: 'text'; text: string }
  | { kind: 'call'; id: string; name: string; json: string }
  | { kind: 'usage'; usage: Partial<TokenUsage> }

export type ChatProvider = {
  name: string
  model: string
  /** Ends only with a complete answer; throws where it is cut off or refused. */
  round: (request: RoundRequest, signal: AbortSignal) => AsyncIterable<RoundPart>
}

/** Reasoning tokens count too. */
export const MAX_OUTPUT_TOKENS = 1200
