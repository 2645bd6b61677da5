import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { dayOf } from '@/lib/account/birthday'
import { confirmUser } from '@/lib/account/reauth'
import type { Caller } from '@/lib/auth/identity'
import { now } from '@/lib/clock'
import { HOUR_MS } from '@/lib/durations'
import { FEATURES } from '@/lib/features'
import { checkRates } from '@/lib/http/rate-limit'
import { Reply } from '@/lib/http/reply'
import { logger } from '@/lib/logger'
import { queueMail } from '@/lib/mail/queue-mail'
import { openMedia, type MediaFile } from '@/lib/media/store'

/** Streams a zip of JSON and WebP pictures, without hashes; needs a fresh sign-in (G-29). */
export async function exportData(caller: Caller, signal: AbortSignal): Promise<Reply> {
  await confirmUser(caller)
  const { viewer } = caller
  await checkRates([{ name: 'takeout', key: viewer.id, max: 3, windowMs: HOUR_MS }])
  const { lists, pictures } = await collect(caller)

  const zip = new ZipFile()
  for (const [name, value] of Object.entries(lists)) {
    const text = `${JSON.stringify(value, null, 2)}\n`
    zip.addBuffer(Buffer.from(text), `${name}.json`, { mtime: now() })
  }
  const body = streamZip(zip, pictures, signal)
  await queueMail({
    kind: 'notice',
    to: viewer.email,
    username: viewer.username,
    userId: viewer.id,
    notice: { event: 'data_exported' },
  })
  return new Reply(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${viewer.username}-${dayOf(now())}.zip"`,
    },
  })
}

async function collect(caller: Caller) {
  const lists: Record<string, unknown> = {}
  const pictures: { name: string; picture: MediaFile }[] = []
  for (const { personalData } of FEATURES) {
    const data = await personalData?.list(caller)
    Object.assign(lists, data?.lists)
    pictures.push(...(data?.pictures ?? []))
  }
  return { lists, pictures }
}

/** Stops reading pictures when the client disconnects. */
function streamZip(
  zip: ZipFile,
  pictures: { name: string; picture: MediaFile }[],
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const output = zip.outputStream as Readable
  const fail = (error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)))
  }
  zip.on('error', fail)
  for (const { name, picture } of pictures) {
    zip.addReadStreamLazy(name, { mtime: now(), compress: false }, (give) => {
      openMedia(picture).then((source) => {
        source.on('error', fail)
        output.once('close', () => source.destroy())
        if (output.destroyed) source.destroy()
        else give(null, source)
      }, fail)
    })
  }
  zip.end()
  output.once('error', (error) => {
    if (!signal.aborted) logger().error({ err: error }, 'A take-out of data broke off.')
  })
  signal.addEventListener('abort', () => output.destroy(), { once: true })
  return Readable.toWeb(output) as ReadableStream<Uint8Array>
}
