import { isIn, patternOf } from '@/lib/assistant/patterns'
import SMALL_TALK from '@/lib/assistant/read/small-talk.json' with { type: 'json' }
import type { AssistantAnswer } from '@/lib/assistant/schema'
import { now } from '@/lib/clock'
import { isoTime, longDay } from '@/lib/format'
import { normalize } from '@/lib/search/words'
import { convertAmount } from '@/lib/units/convert'
import { siteConfig } from '@/lib/settings/site-config'

const REPLIES = SMALL_TALK.replies.map((reply) => ({
  ...reply,
  pattern: new RegExp(reply.pattern),
}))

function filledIn(content: string): string {
  return content
    .replace('{canDo}', SMALL_TALK.canDo)
    .replace('{site}', siteConfig().name)
    .replace('{time}', isoTime(now().toISOString()))
    .replace('{day}', longDay(now()))
}

export function answerSmallTalk(question: string): AssistantAnswer | null {
  const folded = normalize(question)
  const reply = REPLIES.find(({ pattern }) => pattern.test(folded))
  if (reply) {
    const { content, title, href } = reply
    const sources = title !== undefined && href !== undefined ? [{ title, href }] : []
    return { content: filledIn(content), sources, isKnown: true }
  }
  const secret = folded.replace(patternOf('asksForRule'), ' ')
  if (isIn('secret', secret) && isIn('ofOthers', folded) && !isIn('ofOneself', folded)) {
    return SMALL_TALK.private
  }
  const amount = convertAmount(folded)
  return amount === null ? null : { content: amount, sources: [], isKnown: true }
}
