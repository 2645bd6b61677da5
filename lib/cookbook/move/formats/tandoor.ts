import { type ArchiveFile, openArchive } from '@/lib/archives/archive'
import {
  type ArchiveFormat,
  groupLine,
  ingredientLine,
  paragraphsOf,
  picturesIn,
  sourceLine,
  stepNodes,
} from '@/lib/cookbook/move/formats/format'
import { type Fields, fieldsAt, filledOf, listAt, parseFields, textAt } from '@/lib/json-fields'

const isRecipe = ({ name }: ArchiveFile) => name.endsWith('.zip')

/** A zip of zips, one a recipe, each with `recipe.json` and `image.*`. */
export const tandoor: ArchiveFormat = {
  name: 'Tandoor',
  fits: (files) => files.some(isRecipe),
  async *read(files) {
    for (const file of files.filter(isRecipe)) {
      const inner = await openArchive({ name: file.name, bytes: await file.read() })
      const json = inner.find(({ name }) => name === 'recipe.json')
      const fields = json && parseFields(await json.read())
      if (!fields) continue
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
    recipeInstructions: stepNodes(steps, 'name', 'instruction'),
    totalTime: minutes > 0 ? `PT${minutes}M` : '',
    recipeYield: textAt(fields, 'servings'),
    keywords: listAt(fields, 'keywords').map((keyword) => textAt(keyword, 'name')),
  }
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
