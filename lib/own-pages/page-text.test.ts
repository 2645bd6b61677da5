import { expect, test } from 'vitest'
import { plainText } from '@/lib/markdown/plain-text'
import { pageNodes } from '@/lib/own-pages/page-text'
import { withEnv } from '@/testing/env'

withEnv({ SITE_NAME: '$& {OWNER_NAME}', OWNER_NAME: "Anna $'" })

test('names stand as they are set, whatever signs they have', () => {
  const nodes = pageNodes({ text: '{SITE_NAME} is by {OWNER_NAME}.', pictures: [] })
  expect(plainText(nodes)).toBe("$& {OWNER_NAME} is by Anna $'.")
})
