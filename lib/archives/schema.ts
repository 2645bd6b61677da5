import { z } from 'zod'
import { documentId, instant } from '@/lib/http/fields'
import { IMPORT_ENTRY_STATES, IMPORT_STATES } from '@/models/archive-import'

const entry = z.object({
  title: z.string(),
  state: z.enum(IMPORT_ENTRY_STATES),
  pictures: z.int(),
  notes: z.array(z.string()),
})
export type ImportEntry = z.infer<typeof entry>

export const archiveImport = z
  .object({
    _id: documentId,
    fileName: z.string().meta({ example: 'mealie_2026-03-10.zip' }),
    format: z.string().meta({ example: 'Mealie' }),
    noun: z.string().meta({ example: 'recipe' }),
    state: z.enum(IMPORT_STATES),
    createdAt: instant,
    entries: z.array(entry),
  })
  .meta({ id: 'ArchiveImport' })
export type ShownImport = z.infer<typeof archiveImport>
