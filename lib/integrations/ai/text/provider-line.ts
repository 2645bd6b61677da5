import { cutText } from '@/lib/config/cut-text'
import { cleanLine } from '@/lib/http/clean-text'

const QUOTED = /^["'«»“”„‘’]+(.*?)["'«»“”„‘’]+$/u

/** One clean line (G-11) of at most `max` UTF-16 units, cut between words where possible. */
export function providerLine(text: string, max: number): string {
  const line = cleanLine(text.slice(0, max * 8).replace(/\0|\p{Cs}/gu, '')).replace(/\s+/g, ' ')
  return cut(line.replace(QUOTED, '$1').trim(), max)
}

function cut(line: string, max: number): string {
  const fitting = cutText(line, max)
  if (fitting === line) return line
  const isWordEnd = line.charAt(fitting.length) === ' '
  const lastSpace = fitting.lastIndexOf(' ')
  const whole = isWordEnd || lastSpace < max / 2 ? fitting : fitting.slice(0, lastSpace)
  return whole.replace(/[\s,;:–-]+$/u, '')
}
