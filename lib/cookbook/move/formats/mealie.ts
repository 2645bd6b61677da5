import type { ArchiveFile } from '@/lib/archives/archive'
import {
  type ArchivedRecipe,
  type ArchiveFormat,
  folderOf,
  groupLine,
  ingredientLine,
  labelled,
  paragraphsOf,
  picturesIn,
  sourceLine,
  stepNodes,
} from '@/lib/cookbook/move/formats/format'
import { type Fields, fieldsAt, filledOf, listAt, parseFields, textAt } from '@/lib/json-fields'

const isDatabase = ({ name }: ArchiveFile) => /(?:^|\/)database\.json$/.test(name)

/** A backup of version 1 to 3: tables in `database.json`, pictures by the recipe's id. */
export const mealie: ArchiveFormat = {
  name: 'Mealie',
  fits: (files) => files.some(isDatabase),
  async *read(files) {
    const file = files.find(isDatabase)
    const tables = file && parseFields(await file.read())
    if (!file || !tables) return
    const rowsOf = groupsBy(tables)
    const namesOf = (table: string) =>
      new Map(listAt(tables, table).map((row) => [textAt(row, 'id'), textAt(row, 'name')]))
    const [units, foods] = [namesOf('ingredient_units'), namesOf('ingredient_foods')]
    const [tags, categories] = [namesOf('tags'), namesOf('categories')]
    for (const recipe of listAt(tables, 'recipes')) {
      const id = textAt(recipe, 'id')
      const inOrder = (table: string) =>
        rowsOf(table, id).toSorted((a, b) => Number(a.position) - Number(b.position))
      yield {
        node: nodeOf(recipe, {
          lines: inOrder('recipes_ingredients').map((row) => ({
            ...row,
            unit: { name: units.get(textAt(row, 'unit_id')) },
            food: { name: foods.get(textAt(row, 'food_id')) },
          })),
          steps: inOrder('recipe_instructions'),
          notes: rowsOf('notes', id),
          keywords: [
            ...rowsOf('recipes_to_tags', id).map((row) => tags.get(textAt(row, 'tag_id'))),
            ...rowsOf('recipes_to_categories', id).map((row) =>
              categories.get(textAt(row, 'category_id')),
            ),
          ],
        }),
        pictures: picturesOfId(files, folderOf(file.name), id),
        lost: [
          ...filledOf(recipe, ['rating']),
          ...(rowsOf('recipe_comments', id).length > 0 ? ['comments'] : []),
          ...(rowsOf('recipes_to_tools', id).length > 0 ? ['tools'] : []),
          ...(rowsOf('recipe_nutrition', id).some((row) => filledOf(row, NUTRIENTS).length > 0)
            ? ['nutrition']
            : []),
        ],
      }
    }
  },
}

const NUTRIENTS = ['calories', 'fat_content', 'protein_content', 'carbohydrate_content']

export function readMealieRecipe(fields: Fields): Omit<ArchivedRecipe, 'pictures'> {
  const keywords = [...listAt(fields, 'tags'), ...listAt(fields, 'recipeCategory')]
  return {
    node: nodeOf(fields, {
      lines: listAt(fields, 'recipeIngredient'),
      steps: listAt(fields, 'recipeInstructions'),
      notes: listAt(fields, 'notes'),
      keywords: keywords.map((keyword) => textAt(keyword, 'name')),
    }),
    lost: filledOf(fields, ['rating', 'comments', 'nutrition', 'tools']),
  }
}

type Parts = {
  lines: readonly Fields[]
  steps: readonly Fields[]
  notes: readonly Fields[]
  keywords: readonly (string | undefined)[]
}

function nodeOf(recipe: Fields, { lines, steps, notes, keywords }: Parts) {
  // A number of 0 means that there is none.
  const either = (...names: string[]) =>
    names.map((name) => textAt(recipe, name)).find((text) => text !== '' && Number(text) !== 0)
  const made = [
    either('recipe_yield_quantity', 'recipeYieldQuantity'),
    either('recipe_yield', 'recipeYield'),
  ]
  return {
    name: textAt(recipe, 'name'),
    description: paragraphsOf(
      textAt(recipe, 'description'),
      ...notes.map((note) => labelled(textAt(note, 'title'), textAt(note, 'text'))),
      sourceLine(either('org_url', 'orgURL') ?? ''),
    ),
    recipeIngredient: lines.flatMap(linesOf),
    recipeInstructions: stepNodes(steps.map(withSummary), 'title', 'text'),
    prepTime: either('prep_time', 'prepTime'),
    cookTime: either('perform_time', 'performTime', 'cook_time', 'cookTime'),
    totalTime: either('total_time', 'totalTime'),
    recipeYield: either('recipe_servings', 'recipeServings') ?? made.filter(Boolean).join(' '),
    keywords: keywords.filter(Boolean),
  }
}

function withSummary(step: Fields): Fields {
  const [summary, text] = [textAt(step, 'summary'), textAt(step, 'text')]
  if (summary === '' || text === '') return { ...step, text: text || summary }
  return { ...step, text: `${groupLine(summary)}\n\n${text}` }
}

function linesOf(row: Fields): string[] {
  const [unit, food] = [
    textAt(fieldsAt(row, 'unit'), 'name'),
    textAt(fieldsAt(row, 'food'), 'name'),
  ]
  const note = textAt(row, 'note')
  const parts = food || note ? ingredientLine(row.quantity, unit, food, note) : ''
  const original = textAt(row, 'original_text') || textAt(row, 'originalText')
  const line = textAt(row, 'display') || parts || original
  return [groupLine(textAt(row, 'title')), line].filter(Boolean)
}

function groupsBy(tables: Fields) {
  const groups = new Map<string, Map<string, Fields[]>>()
  return (table: string, id: string): readonly Fields[] => {
    const rows = groups.get(table) ?? groupRows(listAt(tables, table))
    groups.set(table, rows)
    return rows.get(id) ?? []
  }
}

function groupRows(rows: readonly Fields[]): Map<string, Fields[]> {
  const groups = new Map<string, Fields[]>()
  for (const row of rows) {
    const id = textAt(row, 'recipe_id')
    const group = groups.get(id)
    if (group) group.push(row)
    else groups.set(id, [row])
  }
  return groups
}

function picturesOfId(files: readonly ArchiveFile[], root: string, id: string): ArchiveFile[] {
  const written = id.replaceAll('-', '')
  const hyphens = written.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return [id, hyphens, written]
    .filter((name, i, all) => name !== '' && all.indexOf(name) === i)
    .flatMap((name) => picturesIn(files, `${root}data/recipes/${name}/images/`))
}
