import { DIGITS, plain } from '@/lib/integrations/ai/moderation/fold'
import { isOffensive } from '@/lib/integrations/ai/moderation/is-offensive'
import { rot13 } from '@/lib/integrations/ai/moderation/rot13'

const VERBS =
  'kill|hate|gas|burn|hang|lynch|rape|deport|ban|no|fuck|deathto|antis?|ichhasse|toetet|todden'
const GROUPS =
  'jews?|jewish|muslims?|islam|gays?|blacks|arabs?|women|immigrants|refugees|gypsies|trans|juden|auslaender|auslander|tuerken|turken|schwule|moslems?'
/** A name has no spaces between its words. */
const AGAINST = new RegExp(
  `(^|i|we)(${VERBS})(all|the|every|a)*(${GROUPS})$|(${GROUPS})(raus|out|mustdie|vergasen|muessenweg)|(white|weisse)(power|macht)|^nazis?$`,
)
/** The words are in ROT13, as in the list of words, and are found within longer names too. */
const WITHIN = ['uvgyre', 'urvyuvgyre', 'fvrturvy', 'tnfwrjf', 'avttre', 'snttbg'].map(rot13)

/** Whether a username is an insult or a slogan, as G-21 spells it (G-22). */
export function isOffensiveName(name: string): boolean {
  return ['i', 'l'].some((one) => {
    const letters = plain(name).replace(
      /\d/g,
      (digit) => DIGITS[digit] ?? (digit === '1' ? one : ''),
    )
    const words = letters.replace(/[._-]+/g, ' ').trim()
    const whole = words.replaceAll(' ', '')
    return (
      isOffensive(words) ||
      isOffensive(whole) ||
      AGAINST.test(whole) ||
      WITHIN.some((word) => whole.includes(word))
    )
  })
}
