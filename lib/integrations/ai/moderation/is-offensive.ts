import { isHateful } from '@/lib/integrations/ai/moderation/hate/is-hateful'
import { containsProfanity } from '@/lib/integrations/ai/moderation/profanity'

/** The own lists, which need no provider (G-90). */
export function isOffensive(text: string): boolean {
  return containsProfanity(text) || isHateful(text)
}
