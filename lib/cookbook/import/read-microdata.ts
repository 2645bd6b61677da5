import { decodeEntities, readTags, type Tag } from '@/lib/cookbook/import/plain-text'

const RECIPE = /itemtype\s*=\s*["']?https?:\/\/schema\.org\/Recipe\b/iu
const PROPERTY = /\bitemprop\s*=\s*["']?([\w ]{1,80})/iu
const VALUE = /\b(?:content|datetime)\s*=\s*(?:"([^"]{0,5000})"|'([^']{0,5000})')/iu
const ADDRESS = /\bhref\s*=\s*(?:"([^"]{0,5000})"|'([^']{0,5000})')/iu
const LONGEST_TAG = 10_000

/** It gives the object that JSON-LD would have been; null for a page without a marked recipe. */
export function readMicrodata(html: string): Record<string, unknown> | null {
  const start = RECIPE.exec(html)
  if (!start) return null
  const found = new Map<string, string[]>()
  let open: { property: string; tag: Tag; depth: number } | null = null
  for (const tag of readTags(html.slice(start.index))) {
    if (open) {
      if (tag.name !== open.tag.name) continue
      open.depth += tag.isClosing ? -1 : 1
      if (open.depth > 0) continue
      add(found, open.property, html.slice(start.index + open.tag.end, start.index + tag.from))
      open = null
    } else if (!tag.isClosing && tag.text.length < LONGEST_TAG) {
      const property = PROPERTY.exec(tag.text)?.[1]?.trim()
      const pattern = tag.name === 'link' ? ADDRESS : VALUE
      const [, double, single] = pattern.exec(tag.text) ?? []
      const value = double ?? single
      if (property && value !== undefined) add(found, property, decodeEntities(value))
      else if (property) open = { property, tag, depth: 1 }
    }
  }
  return Object.fromEntries(found)
}

function add(found: Map<string, string[]>, property: string, value: string): void {
  found.set(property, [...(found.get(property) ?? []), value])
}
