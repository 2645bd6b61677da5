import { randomBytes } from 'node:crypto'
import { now } from '@/lib/clock'
import { AppError } from '@/lib/errors'
import { Reply } from '@/lib/http/reply'
import { logger } from '@/lib/logger'
import {
  CODE_PREFIX,
  QRNOTES_TEXTS,
  SHEET,
  SHEET_CODES,
  SHORT_ID_LENGTH,
  sheetName,
} from '@/lib/qrnotes/catalogue'
import { threadPool } from '@/lib/processes/thread-pool'

const { run } = threadPool({
  name: 'sheet-threads',
  file: 'lib/qrnotes/sheet-worker.mjs',
  threads: 1,
})

/** A PDF of fresh codes that nothing is stored of (G-104); throws 503 where none can be drawn. */
export async function newSheet(): Promise<Reply> {
  const madeAt = now()
  const ids = Array.from({ length: SHEET_CODES }, () => randomBytes(16).toString('base64url'))
  const codes = ids.map((id) => ({ text: CODE_PREFIX + id, label: id.slice(0, SHORT_ID_LENGTH) }))
  const pdf = await draw({ ...SHEET, codes, madeAt, title: 'QRNotes' })
  const disposition = `attachment; filename="${sheetName(madeAt)}"`
  return new Reply(pdf, {
    headers: { 'content-type': 'application/pdf', 'content-disposition': disposition },
  })
}

async function draw(sheet: Record<string, unknown>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return (await run(sheet)) as Uint8Array<ArrayBuffer>
  } catch (error) {
    logger().error({ err: error }, 'A sheet could not be drawn')
    throw new AppError('unavailable', { message: QRNOTES_TEXTS.failed, cause: error })
  }
}
