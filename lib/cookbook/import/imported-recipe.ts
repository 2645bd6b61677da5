import { AS_NEEDED, RECIPE_LIMITS as LIMITS } from '@/lib/cookbook/catalogue'
import { RECIPE_FIELDS as FIELDS } from '@/lib/cookbook/form'
import { cutAtSentences } from '@/lib/cookbook/import/split-steps'
import { nameGroups } from '@/lib/cookbook/import/name-groups'
import { splitFoods } from '@/lib/cookbook/import/split-foods'
import { splitLine } from '@/lib/cookbook/import/split-line'
import type { CreateRecipeBody } from '@/lib/cookbook/schema'

/** It is to be corrected in the form, and is within the limits of a recipe. */
export type ImportedRecipe = Partial<CreateRecipeBody> & {
  title: string
  description: string
  time: string
  servings: number | null
  tags: string[]
  ingredients: { name: string; quantity: string }[]
  instructions: string[]
  /** What was not understood or does not fit, in lines that say why. */
  leftOver: string[]
}

export type FoundRecipe = Omit<ImportedRecipe, 'ingredients'> & { lines: string[] }

/** `For the dough:` among the ingredients, for which the form has no row. */
const HEADING = /^#+\s|^\D*:$/u

/** An address cannot hold these characters of a title (G-71). */
const TITLE_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\s*%/gu, ' percent'],
  [/#\s*(?=\d)/gu, 'No. '],
  [/\s*\?+/gu, ''],
  [/[/\\#]/gu, '-'],
]

export function toImported({ lines, ...found }: FoundRecipe): ImportedRecipe {
  const foundLines = nameGroups(lines, false)
  const leftOver = [...found.leftOver, ...foundLines.filter((line) => HEADING.test(line))]
  const fit = (label: string, text: string, max: number) => {
    const start = clip(text, max)
    if (start !== text)
      leftOver.push(`${label}, after ${max} characters: ${text.slice(start.length)}`)
    return start
  }
  const fitMany = (label: string, texts: readonly string[], max: number) => {
    for (const text of texts.slice(max)) leftOver.push(`${label} beyond ${max}: ${text}`)
    return texts.slice(0, max)
  }
  const tags = [...new Set(found.tags.map((tag) => tag.toLowerCase()))].filter(Boolean)
  const long = tags.filter((tag) => length(tag) > FIELDS.tags.itemMax)
  for (const tag of long) leftOver.push(`Tag, too long: ${tag}`)
  const rows = foundLines.filter((line) => !HEADING.test(line))
  const foods = [
    ...rows.slice(0, LIMITS.ingredients).flatMap(splitFoods),
    ...rows.slice(LIMITS.ingredients),
  ]
  const title = TITLE_SIGNS.reduce((text, [sign, by]) => text.replace(sign, by), found.title)
  return {
    ...found,
    title: fit('Title', title.trim(), FIELDS.title.max),
    description: fit('Description', found.description, FIELDS.description.max),
    time: fit('Time', found.time, FIELDS.time.max),
    tags: fitMany(
      'Tag',
      tags.filter((tag) => !long.includes(tag)),
      FIELDS.tags.max,
    ),
    ingredients: fitMany('Ingredient', foods, LIMITS.ingredients).map((line) => {
      const { name, quantity } = splitLine(line)
      const isShort = length(quantity) <= LIMITS.quantity
      const text = isShort ? name : line
      return {
        name: fit('Ingredient', text, LIMITS.ingredient),
        quantity: isShort ? quantity : AS_NEEDED,
      }
    }),
    instructions: fitMany('Step', found.instructions.flatMap(cutAtSentences), LIMITS.steps),
    leftOver,
  }
}

function clip(text: string, max: number): string {
  if (text.length <= max) return text
  return [...text.slice(0, 2 * max)].slice(0, max).join('')
}

function length(text: string): number {
  return [...text.slice(0, 1000)].length
}
