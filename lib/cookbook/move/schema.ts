import { z } from 'zod'
import { documentId, instant } from '@/lib/http/answer-fields'
import { IMPORT_ENTRY_STATES, IMPORT_STATES } from '@/models/recipe-import'

const entry = z.object({
  title: z.string(),
  state: z.enum(IMPORT_ENTRY_STATES),
  pictures: z.int(),
  /** What is lost or changed, one sentence each. */
  notes: z.array(z.string()),
})
export type ImportEntry = z.infer<typeof entry>

export const recipeImport = z
  .object({
    _id: documentId,
    fileName: z.string().meta({ example: 'mealie_2026-03-10.zip' }),
    format: z.string().meta({ example: 'Mealie' }),
    state: z.enum(IMPORT_STATES),
    createdAt: instant,
    entries: z.array(entry),
  })
  .meta({ id: 'RecipeImport' })
export type ShownImport = z.infer<typeof recipeImport>
