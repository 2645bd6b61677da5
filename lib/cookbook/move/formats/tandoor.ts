import { type ArchiveFile, openArchive } from '@/lib/cookbook/move/archive'
import {
  type ArchiveFormat,
  type Fields,
  fieldsAt,
  groupLine,
  ingredientLine,
  listAt,
  lostOf,
  paragraphsOf,
  parseFields,
  picturesIn,
  sourceLine,
  stepNodes,
  textAt,
} from '@/lib/cookbook/move/formats/format'

const isRecipe = ({ name }: ArchiveFile) => name.endsWith('.zip')

/** A zip of zips, one a recipe, each with `recipe.json` and `image.*`. */
export const tandoor: ArchiveFormat = {
  name: 'Tandoor',
  fits: (files) => files.some(isRecipe),
  async *read(files) {
    for (const file of files.filter(isRecipe)) {
      const inner = await openArchive(await file.read())
      const json = inner.find(({ name }) => name === 'recipe.json')
      const fields = json && parseFields(await json.read())
      if (!fields) continue
      yield {
        node: nodeOf(fields),
        pictures: picturesIn(inner, ''),
        lost: lostOf(fields, ['nutrition', 'rating', 'properties']),
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
