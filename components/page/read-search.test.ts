import { expect, test } from 'vitest'
import { z } from 'zod'
import { readSearch } from './read-search'

const schema = z.object({ page: z.string().regex(/^\d$/).transform(Number).default(1) })

test('a query is read by its schema, and a broken one has no page', async () => {
  expect(await readSearch(schema, Promise.resolve({ page: '2', other: 'x' }))).toEqual({ page: 2 })
  expect(await readSearch(schema, Promise.resolve({}))).toEqual({ page: 1 })
  for (const page of ['0x', ['1', '2']]) {
    const read = readSearch(schema, Promise.resolve({ page }))
    await expect(read).rejects.toMatchObject({ digest: expect.stringContaining('404') })
  }
})
