import { ENGLISH_AGAINST_GROUPS } from '@/lib/integrations/ai/moderation/hate/english-against-groups'
import { ENGLISH_AGAINST_ONE } from '@/lib/integrations/ai/moderation/hate/english-against-one'
import { ENGLISH_FRAME_WORDS } from '@/lib/integrations/ai/moderation/hate/english-frame-words'
import { ENGLISH_GROUPS } from '@/lib/integrations/ai/moderation/hate/english-groups'
import { ENGLISH_THREAT_WORDS } from '@/lib/integrations/ai/moderation/hate/english-threat-words'
import { VIOLENT_VERBS } from '@/lib/integrations/ai/moderation/hate/english-verbs'
import { ENGLISH_WORDS } from '@/lib/integrations/ai/moderation/hate/english-words'
import type { Wording } from '@/lib/integrations/ai/moderation/hate/wording'

export const ENGLISH: Wording = {
  words: {
    ...ENGLISH_GROUPS,
    ...VIOLENT_VERBS,
    ...ENGLISH_WORDS,
    ...ENGLISH_THREAT_WORDS,
    ...ENGLISH_FRAME_WORDS,
  },
  refused: [...ENGLISH_AGAINST_GROUPS, ...ENGLISH_AGAINST_ONE],
  negated: ['<no>', '<against>', '<ask>', '<bad_idea>'],
  reported: ['<who> <adverb>* <say>', '<tale>'],
  condemned: ['<is> <such>* <bad_idea>'],
}
