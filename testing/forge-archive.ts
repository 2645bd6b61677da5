import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import fs from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { unzip } from '@/testing/unzip'

type Forgery = {
  manifest?: (text: string) => string
  documents?: (text: string) => string
  /** The name of a file that is put beside the others. */
  added?: string
  /** Signed with the key of another site. */
  isForeign?: boolean
}

/** Writes an archive anew with changes, and with the right hash of the whole, but cannot sign it. */
export async function forgeArchive(from: string, to: string, forgery: Forgery): Promise<void> {
  const zip = new ZipFile()
  const files = unzip(fs.readFileSync(from))
  if (forgery.isForeign) signAnew(files)
  for (const [name, bytes] of files) {
    const change = name === 'manifest.json' ? forgery.manifest : forgery.documents
    const isChanged = name === 'manifest.json' || name.startsWith('documents/')
    zip.addBuffer(isChanged && change ? Buffer.from(change(bytes.toString())) : bytes, name)
  }
  if (forgery.added) zip.addBuffer(Buffer.from('x'), forgery.added.replaceAll('..', '__'))
  zip.end({ comment: 'sha256:'.padEnd(71, '0'), forceZip64Format: false })
  const bytes = await buffer(zip.outputStream)
  const length = bytes.length - 71
  let whole = bytes.subarray(0, length)
  if (forgery.added) {
    // yazl itself refuses such names.
    const text = whole.toString('latin1').replaceAll('__/__', '../..')
    whole = Buffer.from(text, 'latin1')
  }
  const seal = `sha256:${createHash('sha256').update(whole).digest('hex')}`
  fs.writeFileSync(to, Buffer.concat([whole, Buffer.from(seal)]))
}

function signAnew(files: Map<string, Buffer>): void {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const text = String(files.get('manifest.json'))
  const manifest = Buffer.from(text.replace(/"key":"[^"]+"/, `"key":"${key}"`))
  files.set('manifest.json', manifest)
  files.set('manifest.sig', Buffer.from(sign(null, manifest, privateKey).toString('base64')))
}
