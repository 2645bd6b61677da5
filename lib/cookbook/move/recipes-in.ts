import { type Chef, grantRole } from '@/lib/auth/permissions'
import { slugOf } from '@/lib/config/slug'
import { RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { recipeContent } from '@/lib/cookbook/content'
import { createRecipe } from '@/lib/cookbook/editing/edit-recipe'
import { addPicture } from '@/lib/cookbook/editing/pictures'
import { toImported } from '@/lib/cookbook/import/imported-recipe'
import { toPlainText } from '@/lib/cookbook/import/plain-text'
import { readNode } from '@/lib/cookbook/import/read-linked-data'
import type { ArchivedRecipe } from '@/lib/cookbook/move/formats/format'
import { linkedData } from '@/lib/cookbook/move/formats/linked-data'
import { mealie } from '@/lib/cookbook/move/formats/mealie'
import { paprika } from '@/lib/cookbook/move/formats/paprika'
import { tandoor } from '@/lib/cookbook/move/formats/tandoor'
import { listSlugs } from '@/lib/cookbook/recipes'
import { createRecipeBody } from '@/lib/cookbook/schema'
import type { ArchiveFile } from '@/lib/archives/archive'
import type { MovedItem, MoveIn } from '@/lib/archives/move-in'
import { RecipeModel } from '@/models/recipe'

/** The first that fits is taken, so the most general one is the last. */
const FORMATS = [paprika, mealie, tandoor, linkedData]

/** No archive says how difficult a recipe is, in steps of 1 to 10. */
const DIFFICULTY = 5
const DAMAGED = 'This file is damaged.'
const UNTITLED = 'Recipe without a title'
const { pictures: MAX } = RECIPE_LIMITS
/** Many times the longest recipe; reading more would take the memory of the site. */
const MAX_CHARACTERS = 300_000

const formatOf = (files: readonly ArchiveFile[]) => FORMATS.find(({ fits }) => fits(files))

export const recipesIn: MoveIn = {
  noun: 'recipe',
  isGeneral: true,
  formatOf: (files) => formatOf(files)?.name ?? null,
  open: (viewer) => {
    const chef = grantRole(viewer, 'chef')
    return (
      chef && {
        listKeys: listSlugs,
        read: async function* (files) {
          const found = formatOf(files)?.read(files) ?? []
          for await (const recipe of found) {
            const reason = refusalOf(recipe)
            yield reason ? refusedItem(recipe, reason) : toItem(chef, recipe)
          }
        },
        remove: (_id) => recipeContent.remove(chef, { _id }),
      }
    )
  },
}

function refusalOf({ node, siteFields, isDamaged }: ArchivedRecipe): string | null {
  if (isDamaged) return DAMAGED
  try {
    const { length } = JSON.stringify([{ ...node, image: undefined }, siteFields])
    return length > MAX_CHARACTERS ? `It has more than ${MAX_CHARACTERS / 1000} kB of text.` : null
  } catch {
    // It is nested deeper than the stack is.
    return DAMAGED
  }
}

function refusedItem({ node }: ArchivedRecipe, reason: string): MovedItem {
  return {
    title: typeof node.name === 'string' ? node.name : UNTITLED,
    key: null,
    pictures: [],
    notes: [reason],
    add: async () => {},
    addPicture: async () => {},
  }
}

function toItem(chef: Chef, { node, pictures, lost, siteFields }: ArchivedRecipe): MovedItem {
  const description = [node.description].flat().map(plainText).filter(Boolean).join('\n\n')
  const { leftOver, ...fields } = toImported({ ...readNode(node), description })
  const { success, data, error } = createRecipeBody.safeParse({
    ...fields,
    difficulty: DIFFICULTY,
    ...siteFields,
  })
  return {
    title: fields.title || UNTITLED,
    key: success ? slugOf(data.title) : null,
    pictures: pictures.slice(0, MAX),
    notes: [
      ...new Set(error?.issues.map(({ message }) => message)),
      ...lost.map((name) => `Not taken: ${name}.`),
      ...(pictures.length > MAX ? [`Not taken: all pictures after the first ${MAX}.`] : []),
      ...(siteFields?.ingredients ? [] : leftOver),
    ],
    add: async (_id) => {
      if (success && !(await RecipeModel.exists({ _id }))) await createRecipe(chef, data, _id)
    },
    addPicture: (id, file) => addPicture(chef, String(id), file),
  }
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? toPlainText(value) : ''
}
