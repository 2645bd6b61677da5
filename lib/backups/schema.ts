import { z } from 'zod'
import { count, instant } from '@/lib/http/fields'
import { formNumber } from '@/lib/http/form-fields'

const backup = z
  .object({
    name: z.string().meta({ example: '2026-03-10T03-00-00Z-nightly.ark.zip' }),
    bytes: count,
    madeAt: instant,
    reason: z.string().meta({ example: 'nightly' }),
    /** It was restored into a second database then, and compared; null for never. */
    triedAt: instant.nullable(),
    problem: z.string().nullable(),
    /** It is in `BACKUP_DIR` too. */
    isElsewhere: z.boolean(),
    /** `BACKUP_COMMAND` has taken it. */
    isSent: z.boolean(),
  })
  .meta({ id: 'Backup' })
export type Backup = z.infer<typeof backup>

const work = z.object({
  name: z.enum(['make', 'restore']),
  /** Documents and pictures. */
  done: count,
  total: count,
})
export type Work = z.infer<typeof work>

export const backupsAnswer = z
  .object({
    backups: z.array(backup),
    work: work.nullable(),
    /** What came of the last work of this process. */
    outcome: z.object({ isDone: z.boolean(), text: z.string() }).nullable(),
    disk: z.object({ free: count, total: count }).nullable(),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'Backups' })
export type BackupsState = z.infer<typeof backupsAnswer>

export const restoreBody = z.strictObject({ currentPassword: z.string().max(128) })

export const backupParams = z.strictObject({ name: z.string().max(80) })

const bytes = formNumber(z.int().min(0), 'Invalid number of bytes.')

/** One piece of an archive that is sent; the last one ends at `size`. */
export const pieceBody = z.strictObject({
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .meta({ example: '0123456789abcdef0123456789abcdef' }),
  at: bytes.meta({ example: '0' }),
  size: bytes.meta({ example: '4194304' }),
})
