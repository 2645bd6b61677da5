import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { now } from '@/lib/clock'
import { fileReply, type Reply } from '@/lib/http/reply'
import { logger } from '@/lib/logger'
import { type MediaFile, openMedia } from '@/lib/media/store'

export type ZipEntry =
  { name: string; text: () => string | Promise<string> } | { name: string; picture: MediaFile }

/** Texts are made in their turn: those of a whole cookbook would take the memory of the site. */
export function zipReply(name: string, entries: readonly ZipEntry[], signal: AbortSignal): Reply {
  const zip = new ZipFile()
  // yazl's types understate the stream.
  const output = zip.outputStream as Readable
  let reading: Readable | undefined
  const fail = (error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)))
  }
  zip.on('error', fail)
  for (const entry of entries) {
    const options = { mtime: now(), compress: 'text' in entry }
    zip.addReadStreamLazy(entry.name, options, (give) => {
      open(entry).then((source) => {
        source.on('error', fail)
        reading = source
        if (output.destroyed) source.destroy()
        else give(null, source)
      }, fail)
    })
  }
  zip.end()
  output.once('close', () => reading?.destroy())
  output.once('error', (error) => {
    if (!signal.aborted) logger().error({ err: error }, 'A download broke off.')
  })
  signal.addEventListener('abort', () => output.destroy(), { once: true })
  return fileReply(Readable.toWeb(output) as ReadableStream<Uint8Array>, 'application/zip', name)
}

async function open(entry: ZipEntry): Promise<Readable> {
  return 'text' in entry
    ? Readable.from([Buffer.from(await entry.text())])
    : openMedia(entry.picture)
}
