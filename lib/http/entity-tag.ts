import { createHash } from 'node:crypto'

export function entityTag(body: string): string {
  return `"${contentTag(body)}"`
}

/** Without the quotation marks, for a tag with a suffix. */
export function contentTag(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

/** Whether `If-None-Match` contains this strong tag. */
export function hasTag(header: string | null, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
