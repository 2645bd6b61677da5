import type { ImageModel } from '@/lib/art-of-the-day/catalogue'

export type IdeaRequest = {
  /** Art day, YYYY-MM-DD. */
  dateKey: string
  emojis: readonly string[]
  imgenModel: ImageModel
}

/** What a picture is made from: one line of at most 60, 1000 and 300 characters. */
export type Idea = { title: string; prompt: string; altText: string }

/**
 * Has a provider think of the day's picture. Null where there is no provider, no money left, or no
 * usable answer: then the caller's own words serve. Rejects with the signal's reason when aborted.
 */
export async function writeIdea(
  request: IdeaRequest,
  { signal }: { signal: AbortSignal },
): Promise<Idea | null> {
  signal.throwIfAborted()
  void request
  return Promise.resolve(null)
}
