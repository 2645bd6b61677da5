import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { createPiece } from '@/testing/pieces'
import { callRoute } from '@/testing/request'
import { GET } from './route'

withTestDatabase()

const ask = (imageFilename: string, user?: TestUser) =>
  callRoute(GET, '/api/gallery/images/x', {
    params: { imageFilename },
    ...(user && { headers: user.headers }),
  })

test('a public picture is a WebP in two sizes, for everyone to keep (G-10)', async () => {
  const { files } = await createPiece({ width: 1600, height: 1200 })
  for (const [name, width] of [
    [files.full, 1600],
    [files.small, 720],
  ] as const) {
    const response = await ask(name)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(width)
  }
})

test('the picture of a hidden piece is 404 for visitors and private for members (G-64)', async () => {
  const { files } = await createPiece({ toShow: false })
  const member = await createUser()
  for (const name of [files.full, files.small]) {
    expect((await ask(name)).status).toBe(404)
    const response = await ask(name, member)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toMatch(/^private,/)
    await response.body?.cancel()
  }
})

test('the picture of a deleted piece and unknown names are 404 (G-10)', async () => {
  const { files } = await createPiece({ deletedAt: new Date('2026-01-01') })
  const member = await createUser()
  for (const name of [files.full, `${'0'.repeat(32)}.webp`, '../a', 'A.webp', '']) {
    expect((await ask(name, member)).status, name).toBe(404)
  }
})
