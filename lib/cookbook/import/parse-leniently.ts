import { jsonrepair } from 'jsonrepair'
import { toPlainText } from '@/lib/cookbook/import/plain-text'

const WRAPPING = /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/u
const UNWRAPPING = /(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)$/u

/** JSON as templates of sites make it; undefined where it cannot be read. */
export function parseLeniently(text: string): unknown {
  const json = text
    .replace(WRAPPING, '')
    .trim()
    .replace(UNWRAPPING, '')
    .replace(/[;\s]+$/u, '')
  return (
    attempt(() => JSON.parse(json)) ??
    attempt(() => JSON.parse(jsonrepair(unescaped(json)))) ??
    attempt(() => JSON.parse(`[${json.replace(/\}\s*(?=\{)/gu, '},')}]`))
  )
}

/** Some sites escape the whole block as HTML. */
function unescaped(json: string): string {
  return /^[[{]\s*&quot;/u.test(json) ? toPlainText(json) : json
}

function attempt(parse: () => unknown): unknown {
  try {
    return parse()
  } catch {
    return undefined
  }
}
