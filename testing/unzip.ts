import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const STORED = 0

/** Its keys are file names. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('This is no whole zip.')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const method = zip.readUInt16LE(at + 10)
    const size = zip.readUInt32LE(at + 20)
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((i) => zip.readUInt16LE(at + i))
    const name = zip.toString('utf8', at + 46, at + 46 + (nameSize ?? 0))
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + size)
    files.set(name, method === STORED ? bytes : inflateRawSync(bytes))
    at += 46 + (nameSize ?? 0) + (extraSize ?? 0) + (commentSize ?? 0)
  }
  return files
}
