import { randomBytes } from 'node:crypto'
import { Binary } from 'bson'

/*
 * The bson package reads BSON's undefined as a missing field and DBPointer as a document, and
 * writes neither. Here both are classes that it reads and writes as binary data with a random
 * prefix, which no client can know; `deprecated-elements.ts` exchanges the bytes.
 */
const SUBTYPE = 0xff
export const MARK = randomBytes(24)

/** The deprecated type undefined, which is not a missing field. */
export class UndefinedValue extends Binary {
  constructor() {
    super(MARK, SUBTYPE)
  }
}

/** The deprecated reference to a document: a namespace and an ObjectId. */
export class DBPointer extends Binary {
  /** `content` is its value in BSON. */
  constructor(readonly content: Uint8Array) {
    super(Buffer.concat([MARK, content]), SUBTYPE)
  }
}

/** The value that such binary data stands for. */
export function deprecatedValue(binary: Binary): UndefinedValue | DBPointer | undefined {
  if (binary.sub_type !== SUBTYPE || binary.position < MARK.length) return undefined
  const bytes = binary.buffer.subarray(0, binary.position)
  if (!MARK.equals(bytes.subarray(0, MARK.length))) return undefined
  const content = bytes.subarray(MARK.length)
  return content.length === 0 ? new UndefinedValue() : new DBPointer(content)
}
