import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createUser } from '@/testing/factories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { serveMedia } from '@/lib/media/serve'
import { ArtworkModel } from '@/models/artwork'
import { claimDay } from './claim'
import { choosePainter } from '@/lib/aotd/painting/worker'
import { runPendingWork } from './worker'
import { PAINTER_VERSION } from '@pochade/painter/version'

withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

test("without a key the day's art is painted, stored and described", async () => {
  const { viewer } = await createUser()
  await claimDay(viewer, '2026-11-21')
  await runPendingWork(choosePainter(), new AbortController().signal)
  const art = await ArtworkModel.findOne().orFail().lean()
  expect(art.generationStatus).toMatchObject({ status: 'completed', error: null })
  expect(art).toMatchObject({ model: 'embedded', painterVersion: PAINTER_VERSION })
  expect(art.painted).toMatchObject({ family: expect.any(String), subject: expect.any(String) })
  expect(art.title?.length).toBeGreaterThan(0)
  expect(art.title?.length).toBeLessThanOrEqual(60)
  expect(art.altText?.length).toBeGreaterThan(0)
  expect(art.palette).toHaveLength(5)
  expect(art.accent?.light).toMatch(/^#[0-9a-f]{6}$/)
  const sizes = await Promise.all(
    [art.files?.original, art.files?.full, art.files?.small].map(async (name) => {
      const { format, width, height } = await sharp(await bytesOf(name ?? '')).metadata()
      return { format, longer: Math.max(width, height) }
    }),
  )
  expect(sizes).toEqual([
    { format: 'png', longer: 1024 },
    { format: 'webp', longer: 1024 },
    { format: 'webp', longer: 700 },
  ])
}, 60_000)

async function bytesOf(name: string): Promise<Buffer> {
  const { signal } = new AbortController()
  const reply = await serveMedia(name, { method: 'GET', headers: new Headers(), signal })
  return Buffer.from(await reply.toResponse(200, {}).arrayBuffer())
}
