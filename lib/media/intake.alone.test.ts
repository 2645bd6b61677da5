import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { intakePicture } from '@/lib/media/intake'

vi.mock('node:child_process', () => ({
  execFile: (...args: unknown[]) => {
    const done = args.at(-1) as (error: Error) => void
    done(Object.assign(new Error('Command failed'), { killed: true, signal: 'SIGKILL' }))
    return {}
  },
}))

test('a picture for which a busy machine has no time is not called damaged', async () => {
  const avif = readFileSync('testing/pictures/40-megapixels.avif')
  await expect(intakePicture(avif)).rejects.toMatchObject({
    status: 503,
    message: 'The site has no time for this picture right now. Please try again in a moment.',
  })
})
