const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const
const CHARSET = /charset\s*=\s*["']?\s*([\w-]+)/iu
/** A page says its encoding at its start. */
const HEAD_BYTES = 4096
/** Old pages and texts that do not say theirs have that of Windows. */
const OLD_ENCODING = 'windows-1252'

/** The text of a file: by its mark, as UTF-8, or in the encoding that the page names. */
export function decodeFile(bytes: Uint8Array): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))
  const named = CHARSET.exec(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)))?.[1]
  const isPlain = bytes.every((byte) => byte < 0x80)
  const encodings = marked ? [marked[0]] : isPlain ? [named, 'utf-8'] : ['utf-8', named]
  for (const encoding of encodings) {
    const text = encoding === undefined ? null : decode(bytes, encoding)
    if (text !== null) return text
  }
  return new TextDecoder(OLD_ENCODING).decode(bytes)
}

/** Null where the bytes are in another encoding, or the encoding is unknown. */
function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
