import type { Asked } from './visitor'

const LONGEST = 4096
/** Lines of printable ASCII, then the empty line that ends the head, and nothing behind it. */
const HEAD = /^(?:[\x20-\x7e]+\r\n)+\r\n$/
const FIRST_LINE = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1$/
/** RFC 9110 5.6.2 */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/

/**
 * Undefined for all but a whole head without a body. Stricter than RFC 9112, so that no other
 * reader can understand the same bytes differently.
 */
export function readHead(chunk: Buffer): Asked | undefined {
  if (chunk.length > LONGEST) return undefined
  const text = chunk.toString('latin1')
  if (!HEAD.test(text)) return undefined
  const [first = '', ...lines] = text.slice(0, -4).split('\r\n')
  const [, method, url] = FIRST_LINE.exec(first) ?? []
  if (method === undefined || url === undefined) return undefined
  const rawHeaders: string[] = []
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon))
    const value = line.slice(colon + 1).trim()
    if (!NAME.test(name) || !mayBeKeptOpen(name, value)) return undefined
    rawHeaders.push(name, value)
  }
  return { method, url, rawHeaders }
}

function mayBeKeptOpen(name: string, value: string): boolean {
  return name.length !== 10 || name.toLowerCase() !== 'connection' || /^keep-alive$/i.test(value)
}
