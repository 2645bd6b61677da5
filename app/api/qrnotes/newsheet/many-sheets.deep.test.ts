import { expect, test } from 'vitest'
import { readSheet } from '@/testing/read-sheet'
import { callRoute } from '@/testing/request'
import { GET } from './route'

test('twenty sheets repeat no id, and every one of their codes is readable', async () => {
  const contents: string[] = []
  for (let i = 0; i < 20; i++) {
    const answer = await callRoute(GET, '/api/qrnotes/newsheet')
    const { codes } = await readSheet(new Uint8Array(await answer.arrayBuffer()))
    contents.push(...codes.map(({ content }) => content))
  }
  expect(new Set(contents).size).toBe(480)
})
