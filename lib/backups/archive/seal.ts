import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { open } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { refused } from '@/lib/backups/archive/format'

/* The comment that ends the zip is the SHA-256 of all bytes before it: it covers heads and times too. */

const MARK = 'sha256:'
const LENGTH = MARK.length + 64
export const UNSEALED = MARK + '0'.repeat(64)

/** Passes a zip on that ends with `UNSEALED`, and puts the hash into its place. */
export function sealer(): Transform {
  const hash = createHash('sha256')
  let end = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const bytes = Buffer.concat([end, chunk])
      const whole = bytes.subarray(0, Math.max(0, bytes.length - LENGTH))
      end = bytes.subarray(whole.length)
      hash.update(whole)
      done(null, whole)
    },
    flush(done) {
      done(null, Buffer.from(MARK + hash.digest('hex')))
    },
  })
}

async function readSeal(file: string): Promise<{ size: number; seal: string }> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const start = Math.max(0, size - LENGTH)
    const { buffer } = await handle.read(Buffer.alloc(LENGTH), 0, LENGTH, start)
    return { size, seal: buffer.toString('latin1') }
  } finally {
    await handle.close()
  }
}

/** Throws 400 for a file that is cut off or in which a byte was changed. */
export async function checkSeal(file: string): Promise<void> {
  const { size, seal } = await readSeal(file)
  if (size <= LENGTH || !/^sha256:[0-9a-f]{64}$/.test(seal)) {
    throw refused('This is no archive of a site, or its end is missing.')
  }
  const hash = createHash('sha256')
  for await (const chunk of fs.createReadStream(file, { end: size - LENGTH - 1 })) {
    hash.update(chunk as Buffer)
  }
  if (seal !== MARK + hash.digest('hex')) {
    throw refused('This archive is damaged: its bytes are not those that were written.')
  }
}
