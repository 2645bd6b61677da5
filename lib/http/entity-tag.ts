import { createHash } from 'node:crypto'

export function entityTag(body: string): string {
  return `"${contentTag(body)}"`
}

/** It has no quotation marks, so that a suffix can follow. */
export function contentTag(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

/** Whether `If-None-Match` has this tag, by weak comparison (RFC 9110 13.1.2). */
export function hasTag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
