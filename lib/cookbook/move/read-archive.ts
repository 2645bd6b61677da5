import { createRecipeBody, type CreateRecipeBody } from '@/lib/cookbook/schema'
import { toImported } from '@/lib/cookbook/import/imported-recipe'
import { toPlainText } from '@/lib/cookbook/import/plain-text'
import { readNode } from '@/lib/cookbook/import/read-linked-data'
import { type ArchiveFile, openArchive } from '@/lib/cookbook/move/archive'
import { MOVE_TEXTS } from '@/lib/cookbook/move/catalogue'
import { linkedData } from '@/lib/cookbook/move/formats/linked-data'
import { mealie } from '@/lib/cookbook/move/formats/mealie'
import { paprika } from '@/lib/cookbook/move/formats/paprika'
import { tandoor } from '@/lib/cookbook/move/formats/tandoor'
import { AppError } from '@/lib/errors'

/** The first that fits is taken, so the most general one is the last. */
const FORMATS = [paprika, mealie, tandoor, linkedData]

/** No archive says how difficult a recipe is, in steps of 1 to 10. */
const DIFFICULTY = 5

export type ReadRecipe = {
  title: string
  /** Null where the rules of a recipe refuse it; `notes` say why. */
  body: CreateRecipeBody | null
  pictures: readonly ArchiveFile[]
  /** What is lost or changed, one sentence each. */
  notes: readonly string[]
}

export type ReadArchive = { format: string; recipes: AsyncGenerator<ReadRecipe> }

/** Throws 400 where no recipe is found, and what `openArchive` throws. */
export async function readArchive(bytes: Buffer): Promise<ReadArchive> {
  const files = await openArchive(bytes)
  const format = FORMATS.find(({ fits }) => fits(files))
  if (!format) throw new AppError('invalid', { message: MOVE_TEXTS.nothing })
  return { format: format.name, recipes: readRecipes() }

  async function* readRecipes() {
    for await (const { node, pictures, lost, siteFields } of format?.read(files) ?? []) {
      const { leftOver, ...fields } = toImported(readNode(node))
      const checked = createRecipeBody.safeParse({
        ...fields,
        description: [node.description].flat().map(plainText).filter(Boolean).join('\n\n'),
        difficulty: DIFFICULTY,
        ...siteFields,
      })
      yield {
        title: fields.title || 'Recipe without a title',
        body: checked.success ? checked.data : null,
        pictures,
        notes: [
          ...(checked.success ? [] : new Set(checked.error.issues.map(({ message }) => message))),
          ...lost.map((name) => `Not taken: ${name}.`),
          ...leftOver,
        ],
      }
    }
  }
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? toPlainText(value) : ''
}
