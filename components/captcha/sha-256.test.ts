import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashTest } from './sha-256'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('a number is told by its SHA-256 and by no other, whatever stands before it', () => {
  for (let length = 0; length <= 200; length++) {
    const prefix = 'aä?&'.repeat(length).slice(0, length)
    for (const number of [0, 7, 49_999, 1_234_567_890]) {
      const hash = sha256(`${prefix}${number}`)
      const isIt = hashTest(prefix, hash)
      expect([isIt(number), isIt(number + 1), isIt(number)], `${length}`).toEqual([
        true,
        false,
        true,
      ])
      for (let i = 0; i < 64; i += 9) {
        const digit = ((parseInt(hash[i] ?? '', 16) + 1) % 16).toString(16)
        const other = hash.slice(0, i) + digit + hash.slice(i + 1)
        expect(hashTest(prefix, other)(number)).toBe(false)
      }
    }
  }
})
