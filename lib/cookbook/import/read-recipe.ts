import { IMPORT_LIMITS } from '@/lib/cookbook/import/catalogue'
import {
  type FoundRecipe,
  toImported,
  type ImportedRecipe,
} from '@/lib/cookbook/import/imported-recipe'
import { parseLeniently } from '@/lib/cookbook/import/parse-leniently'
import { toPlainText } from '@/lib/cookbook/import/plain-text'
import { findRecipeNode, readNode, UNKNOWN } from '@/lib/cookbook/import/read-linked-data'
import { readPage } from '@/lib/cookbook/import/read-page'
import { withSeenAmounts } from '@/lib/cookbook/import/seen-amounts'
import { readText } from '@/lib/cookbook/import/read-text'

const PAGE = /<(?:!doctype|html|head|body|script|meta|div|p|ul|ol|li|span|h[1-6])[\s>]/iu
/** A numbered step of several lines, as this site writes it. */
const WRAPPED_STEP = /^\d{1,2}\. .*(?:\n {3}(?![\s*•\d-]).*)+/gmu

/** It reads schema.org's JSON-LD, a page's source, or plain text; null means that none is found. */
export function readRecipe(pasted: string): ImportedRecipe | null {
  if (pasted.length > IMPORT_LIMITS.characters) return null
  const found = findRecipe(pasted.trim())
  return found && toImported(found)
}

/** The recipe before it is fitted into the form. */
export function findRecipe(text: string): FoundRecipe | null {
  if (/^[[{]/u.test(text)) {
    const node = findRecipeNode(parseLeniently(text))
    return node && readNode(node)
  }
  if (PAGE.test(text)) return findInPage(text)
  const joined = text.replace(WRAPPED_STEP, (step) => step.replace(/\n {3}/gu, ' '))
  return readText(toPlainText(joined))
}

/** JSON-LD goes first; microdata and the text that is seen fill in what it does not say. */
function findInPage(html: string): FoundRecipe | null {
  const page = readPage(html)
  const nodes = [page.blocks.map(parseLeniently), page.items].map(findRecipeNode)
  const [first, ...others] = nodes.filter((node) => node !== null).map(readNode)
  const seen = readText(page.text, page.title)
  if (!first) return seen
  const whole = [...others, ...(seen ? [seen] : [])].reduce(filledWith, first)
  const lines = withSeenAmounts(withoutRepeat(whole.lines), page.text)
  const instructions = withoutRepeat(whole.instructions)
  const filled = (['lines', 'instructions'] as const).filter((part) => whole[part].length > 0)
  const known = filled.map((part) => UNKNOWN[part])
  const leftOver = whole.leftOver.filter((line) => known.every((text) => text !== line))
  return { ...whole, title: whole.title || page.title, lines, instructions, leftOver }
}

/** Some pages mark everything twice, for narrow and for wide screens. */
function withoutRepeat(texts: string[]): string[] {
  const half = texts.slice(0, texts.length / 2)
  return [...half, ...half].join('\n') === texts.join('\n') ? half : texts
}

function filledWith(recipe: FoundRecipe, other: FoundRecipe): FoundRecipe {
  return {
    ...recipe,
    title: recipe.title || other.title,
    time: recipe.time || other.time,
    servings: recipe.servings ?? other.servings,
    lines: recipe.lines.length > 0 ? recipe.lines : other.lines,
    instructions: recipe.instructions.length > 0 ? recipe.instructions : other.instructions,
  }
}
