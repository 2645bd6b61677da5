import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { zipReply } from '@/lib/media/zip-reply'
import { unzip } from '@/testing/unzip'

const { signal } = new AbortController()

test('texts are made one after the other while the zip is read, and all arrive', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  let made = 0
  const entries = Array.from({ length: 300 }, (_, i) => ({
    name: `${i}.txt`,
    // Random bytes stay as large in the zip, so that what is not read holds the next text back.
    text: () => `${++made} ${randomBytes(20_000).toString('base64')}`,
  }))
  const { body } = zipReply('a.zip', entries, signal)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(made).toBeLessThan(20)
  const files = unzip(Buffer.from(await new Response(body).arrayBuffer()))
  expect([files.size, made]).toEqual([300, 300])
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
  expect(files.get('299.txt')?.toString()).toMatch(/^300 /)
})

test('a text that cannot be made breaks the zip off', async () => {
  const text = () => {
    throw new Error('No paint.')
  }
  const { body } = zipReply('a.zip', [{ name: 'a.txt', text }], signal)
  await expect(new Response(body).arrayBuffer()).rejects.toThrow('No paint.')
})
