import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashAfter } from './sha-256'

const reference = (text: string) => createHash('sha256').update(text).digest('hex')

test('the hash is SHA-256, whatever the lengths of both parts', () => {
  for (let length = 0; length <= 200; length++) {
    const prefix = 'äb'.repeat(length).slice(0, length)
    const hash = hashAfter(prefix)
    for (const rest of ['', '7', '49999', 'x'.repeat(length)]) {
      expect(hash(rest), `${length} and ${rest.length}`).toBe(reference(prefix + rest))
    }
  }
})
