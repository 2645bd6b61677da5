import { type ArchiveFile, countUnpacked, openArchive } from '@/lib/archives/archive'
import {
  type ArchiveFormat,
  damagedRecipe,
  groupLine,
  ingredientLine,
  paragraphsOf,
  picturesIn,
  sourceLine,
  withoutMarkdown,
} from '@/lib/cookbook/move/formats/format'
import { type Fields, fieldsAt, filledOf, listAt, parseFields, textAt } from '@/lib/json-fields'

/** `{{ ingredients[0] }}`, `{{ ingredients[0].food }}`, `{{ scale(100) }}` */
const TEMPLATE = /\{\{\s*(?:ingredients\[(\d{1,3})\](?:\.(\w+))?|scale\(([\d.,]+)\))?[^{}]*\}\}/gu

const isRecipe = ({ name }: ArchiveFile) => name.endsWith('.zip')

/** A zip of zips, one a recipe, each with `recipe.json` and `image.*`. */
export const tandoor: ArchiveFormat = {
  name: 'Tandoor',
  fits: (files) => files.some(isRecipe),
  async *read(files) {
    const count = countUnpacked()
    for (const file of files.filter(isRecipe)) {
      const inner = await openArchive({ name: file.name, bytes: await file.read() }, count)
      const json = inner.find(({ name }) => name === 'recipe.json')
      const fields = json && parseFields(await json.read())
      if (!fields) {
        yield damagedRecipe(file)
        continue
      }
      yield {
        node: nodeOf(fields),
        pictures: picturesIn(inner, ''),
        lost: filledOf(fields, ['nutrition', 'servings_text']),
      }
    }
  },
}

function nodeOf(fields: Fields) {
  const steps = listAt(fields, 'steps')
  const minutes = Number(fields.working_time) + Number(fields.waiting_time)
  return {
    name: textAt(fields, 'name'),
    description: paragraphsOf(
      textAt(fields, 'description'),
      sourceLine(textAt(fields, 'source_url')),
    ),
    recipeIngredient: steps.flatMap((step) => listAt(step, 'ingredients').map(lineOf)),
    recipeInstructions: steps.map(sectionOf),
    totalTime: minutes > 0 ? `PT${minutes}M` : '',
    recipeYield: textAt(fields, 'servings'),
    keywords: listAt(fields, 'keywords').map((keyword) => textAt(keyword, 'name')),
  }
}

function sectionOf(step: Fields) {
  const ingredients = listAt(step, 'ingredients')
  const text = textAt(step, 'instruction').replace(
    TEMPLATE,
    (_, index?: string, part?: string, amount?: string) =>
      amount ?? partOf(ingredients[Number(index)], part),
  )
  return {
    '@type': 'HowToSection',
    name: textAt(step, 'name'),
    itemListElement: [withoutMarkdown(text)],
  }
}

function partOf(ingredient: Fields | undefined, part: string | undefined): string {
  if (!ingredient) return ''
  if (part === undefined) return lineOf(ingredient)
  return textAt(fieldsAt(ingredient, part), 'name') || textAt(ingredient, part)
}

function lineOf(ingredient: Fields): string {
  const note = textAt(ingredient, 'note')
  if (ingredient.is_header === true) return groupLine(note)
  return ingredientLine(
    ingredient.no_amount === true ? 0 : ingredient.amount,
    textAt(fieldsAt(ingredient, 'unit'), 'name'),
    textAt(fieldsAt(ingredient, 'food'), 'name'),
    note,
  )
}
