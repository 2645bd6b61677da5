import { createHash } from 'node:crypto'
import type { Allowed } from '../security-headers'

const INLINE = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g

/** Replaces the nonce by hashes; what did not carry the nonce stays forbidden. */
export function allowByHash(rendered: string, nonce: string): { html: string; allowed: Allowed } {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag, attributes = '', text = ''] of rendered.matchAll(INLINE)) {
    if (!attributes.includes(`nonce="${nonce}"`) || /\ssrc=/.test(attributes)) continue
    hashes[tag === 'style' ? 'style' : 'script'].add(hashOf(withoutNonce(text, nonce)))
  }
  return {
    html: withoutNonce(rendered, nonce),
    allowed: { scripts: [...hashes.script], styles: [...hashes.style] },
  }
}

/** A nonce is an attribute, part of a header, or among the data that scripts get. */
export function withoutNonce(text: string, nonce: string): string {
  return text
    .replaceAll(`; nonce="${nonce}"`, '')
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(`,\\"nonce\\":\\"${nonce}\\"`, '')
    .replaceAll(nonce, '')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
