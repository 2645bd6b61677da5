import { IMPORT_LIMITS } from '@/lib/cookbook/import/catalogue'
import { toImported, type ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'
import { toPlainText } from '@/lib/cookbook/import/plain-text'
import { findRecipeNode, readNode } from '@/lib/cookbook/import/read-linked-data'
import { readMicrodata } from '@/lib/cookbook/import/read-microdata'
import { parseLeniently } from '@/lib/cookbook/import/parse-leniently'
import { readText } from '@/lib/cookbook/import/read-text'

const OPEN = /<script\b/giu
const CLOSE = /<\/script/giu

/** It reads schema.org's JSON-LD, a page's source, or plain text; null means that none is found. */
export function readRecipe(pasted: string): ImportedRecipe | null {
  if (pasted.length > IMPORT_LIMITS.characters) return null
  const text = pasted.trim()
  for (const block of /^[[{]/u.test(text) ? [text] : listBlocks(text)) {
    const node = findRecipeNode(parseLeniently(block))
    if (node) return toImported(readNode(node))
  }
  const microdata = readMicrodata(text)
  if (microdata) return toImported(readNode(microdata))
  const found = readText(toPlainText(text))
  return found && toImported(found)
}

/** It reads the scripts of a page that are JSON-LD. */
function listBlocks(html: string): string[] {
  const blocks: string[] = []
  OPEN.lastIndex = 0
  for (let open = OPEN.exec(html); open; open = OPEN.exec(html)) {
    const start = html.indexOf('>', open.index)
    CLOSE.lastIndex = start
    const close = start < 0 ? null : CLOSE.exec(html)
    if (!close) break
    const isLinkedData = /application\/ld\+json/iu.test(html.slice(open.index, start))
    if (isLinkedData) blocks.push(html.slice(start + 1, close.index))
    OPEN.lastIndex = close.index
  }
  return blocks
}
