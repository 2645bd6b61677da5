import { z } from 'zod'
import { AppError } from '@/lib/errors'

/** G-162 */
export const FORMAT = 1
export const EXTENSION = '.ark.zip'
export const MANIFEST = 'manifest.json'
export const SIGNATURE = 'manifest.sig'
export const SECRET = 'secret'
export const FILES = 'media.files'
export const CHUNKS = 'media.chunks'

export const DOCUMENTS = 'documents/'
export const PICTURES = 'pictures/'
export const documentsEntry = (collection: string) => `${DOCUMENTS}${collection}.ndjson`
export const pictureEntry = (filename: string) => `${PICTURES}${filename}`

const REASONS = ['nightly', 'by-hand', 'before-update', 'before-restore'] as const
export type Reason = (typeof REASONS)[number]

const count = z.int().min(0)

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  site: z.object({ name: z.string(), version: z.string() }),
  /** The last migration that the database has. */
  migration: count,
  madeAt: z.iso.datetime(),
  reason: z.enum(REASONS),
  collections: z.array(
    z.object({
      name: z.string().regex(/^[\w.-]+$/),
      documents: count,
      indexes: z.array(z.looseObject({ name: z.string() })),
    }),
  ),
  pictures: count,
  entries: z.record(z.string(), z.object({ bytes: count, sha256: z.hash('sha256') })),
  /** The public half of the key that signs, SPKI in base64. */
  key: z.base64(),
})
export type Manifest = z.infer<typeof manifestSchema>

/** The message is a sentence for people. */
export function refused(message: string, cause?: unknown): AppError {
  return new AppError('invalid', { message, cause })
}
