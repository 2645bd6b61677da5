import { containsCoarseWord } from '@/lib/integrations/ai/moderation/coarse-words'

/** Whether a text may stand on the site (G-57, G-90). */
export async function isKind(text: string): Promise<boolean> {
  return Promise.resolve(!containsCoarseWord(text))
}
