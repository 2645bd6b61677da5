/** Whether a caller already has what bears this strong tag, by its `If-None-Match`. */
export function hasTag(header: string | null, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
