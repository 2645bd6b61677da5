import sharp from 'sharp'
import { expect, test } from 'vitest'
import { callRoute } from '@/testing/request'
import { GET } from './route'

const tile = (z: string, x: string, y: string) =>
  callRoute(GET, `/api/geo/tiles/${z}/${x}/${y}`, { params: { z, x, y } })

/** The grey of a place in a tile. */
async function greyAt(answer: Response, x: number, y: number): Promise<number> {
  const picture = sharp(Buffer.from(await answer.arrayBuffer())).greyscale()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return data[y * info.width + x] ?? 0
}

test('a tile shows land and sea, at low and at high zoom', async () => {
  const world = await tile('0', '0', '0')
  expect(world.headers.get('content-type')).toBe('image/svg+xml')
  expect(world.headers.get('cache-control')).toContain('public')
  // The Atlantic, and the Sahara at 20° N 10° E.
  expect(await greyAt(world.clone(), 100, 118)).toBeLessThan(235)
  expect(await greyAt(world, 135, 113)).toBeGreaterThan(240)
  // Crete is in the sea south of Athens.
  const aegean = await tile('6', '36', '25')
  expect((await aegean.text()).length).toBeLessThan(60_000)
})

test('a tile outside of the world or beyond zoom 8 is 404', async () => {
  for (const [z, x, y] of [
    ['9', '0', '0'],
    ['1', '2', '0'],
    ['1', '0', '2'],
    ['-1', '0', '0'],
    ['a', '0', '0'],
    ['1', '0', '0.5'],
  ] as const) {
    expect((await tile(z, x, y)).status).toBe(404)
  }
})
