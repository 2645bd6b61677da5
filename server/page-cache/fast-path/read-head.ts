import { LRUCache } from 'lru-cache'
import { type RawRequest, type RequestHead, readRequestHead } from '../request-head'

const LONGEST = 4096
const MAX_KNOWN = 500
/** Lines of printable ASCII, then the empty line that ends the head, and nothing behind it. */
const HEAD = /^(?:[\x20-\x7e]+\r\n)+\r\n$/
const FIRST_LINE = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1$/
/** RFC 9110 5.6.2 */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/

/**
 * Reads whole heads of requests without a body; undefined for all else. A monitor, a crawler or a
 * flood sends the same head again and again, so the last ones are known without reading.
 */
export function headReader(): (chunk: Buffer) => RequestHead | undefined {
  const known = new LRUCache<string, RequestHead>({ max: MAX_KNOWN })
  return (chunk) => {
    if (chunk.length > LONGEST) return undefined
    const text = chunk.toString('latin1')
    const same = known.get(text)
    if (same) return same
    const request = readHead(text)
    const head = request && readRequestHead(request)
    if (head) known.set(text, head)
    return head
  }
}

/** Stricter than RFC 9112, so that no other reader can understand the same bytes differently. */
function readHead(text: string): RawRequest | undefined {
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
