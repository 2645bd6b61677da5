import { decodeFile } from '@/lib/cookbook/import/decode-file'
import { listRecipeNodes } from '@/lib/cookbook/import/read-linked-data'
import type { ArchiveFile } from '@/lib/archives/archive'
import {
  type ArchiveFormat,
  damagedRecipe,
  folderOf,
  paragraphsOf,
  picturesIn,
  sourceLine,
} from '@/lib/cookbook/move/formats/format'
import {
  type Fields,
  fieldsAt,
  filledOf,
  isObject,
  listAt,
  parseJson,
  textAt,
} from '@/lib/json-fields'
import { readMealieRecipe } from '@/lib/cookbook/move/formats/mealie'

/** Macs add files such as `._recipe.json`. */
const isJson = ({ name }: ArchiveFile) =>
  /(?:^|\/)(?!\._)[^/]*\.(?:json|jsonld|json-ld)$/iu.test(name)
/** The key under which this site writes what schema.org has no word for. */
export const OWN_FIELDS = 'recipeFields'
const LOST = ['aggregateRating', 'nutrition', 'video', 'tool']

/** It reads exports of this site, RecipeSage and Nextcloud Cookbook, and single ones of Mealie. */
export const linkedData: ArchiveFormat = {
  name: 'JSON-LD',
  fits: (files) => files.some(isJson),
  async *read(files) {
    for (const file of files.filter(isJson)) {
      const fields = parseJson(decodeFile(await file.read()))
      if (!isObject(fields)) {
        yield damagedRecipe(file)
        continue
      }
      const folder = folderOf(file.name)
      const nodes = listRecipeNodes(fields)
      const isAlone = nodes.length <= 1
      const pictures = isAlone && folder !== '' ? picturesIn(files, folder) : []
      if (nodes.length === 0 && isOfMealie(fields)) {
        yield { ...readMealieRecipe(fields), pictures }
      }
      for (const node of nodes) {
        yield {
          node: withSource(node),
          pictures,
          lost: filledOf(node, LOST),
          siteFields: fieldsAt(node, OWN_FIELDS),
        }
      }
    }
  },
}

function isOfMealie(fields: Fields): boolean {
  return textAt(fields, 'name') !== '' && listAt(fields, 'recipeInstructions').length > 0
}

/** The source of a recipe is its `url` in Nextcloud Cookbook; RecipeSage has notes and a credit too. */
function withSource(node: Fields): Record<string, unknown> {
  const isOfThisSite = fieldsAt(node, OWN_FIELDS) !== null
  const credit = isOfThisSite ? '' : textAt(node, 'creditText')
  const address = textAt(node, 'isBasedOn') || (isOfThisSite ? '' : textAt(node, 'url'))
  const source = [...new Set([credit, address])].filter(Boolean).join(', ')
  const notes = listAt(node, 'comment').map((comment) => textAt(comment, 'text'))
  const description = textAt(node, 'description')
  return {
    ...node,
    description: paragraphsOf(description, ...notes, sourceLine(source)),
  }
}
