import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type ArchiveFile, countUnpacked, damagedFile } from '@/lib/archives/archive'
import { ARCHIVE_LIMITS } from '@/lib/archives/catalogue'
import {
  type ArchiveFormat,
  damagedRecipe,
  paragraphsOf,
  sourceLine,
} from '@/lib/cookbook/move/formats/format'
import { type Fields, filledOf, listAt, parseFields, textAt } from '@/lib/json-fields'

const unpack = promisify(gunzip)
const { fileBytes: maxOutputLength } = ARCHIVE_LIMITS
const isRecipe = ({ name }: ArchiveFile) => /\.paprikarecipe$/iu.test(name)

/** `.paprikarecipes`: each file is JSON in gzip, with its pictures in base64. */
export const paprika: ArchiveFormat = {
  name: 'Paprika',
  fits: (files) => files.some(isRecipe),
  async *read(files) {
    const recipes = files.filter(isRecipe)
    const count = countUnpacked()
    for (const file of recipes) {
      const json = await unpack(await file.read(), { maxOutputLength }).catch((error: unknown) => {
        // It was unpacked up to there.
        if (error instanceof RangeError) count(maxOutputLength)
        return null
      })
      count(json?.length ?? 0)
      const fields = json && parseFields(json)
      if (!fields) {
        if (recipes.length === 1) throw damagedFile(file.name, null)
        yield damagedRecipe(file)
        continue
      }
      const source = textAt(fields, 'source_url') || textAt(fields, 'source')
      yield {
        node: {
          name: textAt(fields, 'name'),
          description: paragraphsOf(
            textAt(fields, 'description'),
            textAt(fields, 'notes'),
            sourceLine(source),
          ),
          recipeIngredient: textAt(fields, 'ingredients').split('\n'),
          recipeInstructions: textAt(fields, 'directions'),
          prepTime: textAt(fields, 'prep_time'),
          cookTime: textAt(fields, 'cook_time'),
          totalTime: textAt(fields, 'total_time'),
          recipeYield: textAt(fields, 'servings'),
          keywords: fields.categories,
        },
        pictures: picturesOf(fields),
        lost: filledOf(fields, ['nutritional_info', 'rating', 'difficulty']),
      }
    }
  },
}

function picturesOf(fields: Fields): ArchiveFile[] {
  const photos = listAt(fields, 'photos').map((photo) => textAt(photo, 'data'))
  const data = [textAt(fields, 'photo_data'), ...photos].filter(Boolean)
  return data.map((base64, i) => ({
    name: `photo-${i}.jpg`,
    read: async () => Buffer.from(base64, 'base64'),
  }))
}
