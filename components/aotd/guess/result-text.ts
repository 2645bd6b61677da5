import { type Mark, MAX_TRIES } from '@/lib/aotd/guess/catalogue'
import type { Try } from '@/lib/aotd/guess/schema'

// No emojis, as each of these may be an answer.
const SQUARES: Record<Mark, string> = { right: '■', near: '▣', no: '□' }

type Result = { dateKey: string; tries: readonly Try[]; isSolved: boolean; url: string }

/** To share: it tells nothing of the answer (G-158). */
export function resultText({ dateKey, tries, isSolved, url }: Result): string {
  const rows = tries.map(({ marks }) => marks.map((mark) => SQUARES[mark]).join(' '))
  const score = `${isSolved ? tries.length : 'X'}/${MAX_TRIES}`
  return [`Emojis of ${dateKey}: ${score}`, ...rows, url].join('\n')
}
