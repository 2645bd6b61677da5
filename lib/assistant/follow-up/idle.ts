import IDLE from '@/lib/assistant/follow-up/idle.json' with { type: 'json' }

const [EDGE, ALONE, LAST] = [IDLE.edge, IDLE.alone, IDLE.end].map((lists) => {
  const phrases = Object.values(lists).join(' ').split(' ')
  return phrases
    .toSorted((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('_', ' ')
})
const OTHER = '[^\\p{L}\\p{N}\\p{Extended_Pictographic}¿¡]'
const END = '(?![\\p{L}\\p{N}])'
const AT_START = new RegExp(
  `^(?:${OTHER}*[¿¡]?(?:(?:${EDGE})${END}|(?:${ALONE})[.!,;…–]))+${OTHER}*(?=\\S+ ?\\S)`,
  'iu',
)
const AT_END = new RegExp(
  `(?<=\\p{L}{3}.*)(?:(?:(?![?!])${OTHER})+(?:${EDGE}|${LAST})${END})+(?=[^\\p{L}\\p{N}]*$)`,
  'iu',
)

/** The message keeps words of greeting, politeness and mood only if it has no others. */
export function withoutIdle(message: string): string {
  const left = message.replace(AT_START, '').replace(AT_END, '')
  return /\p{L}/u.test(left) ? left : message
}
