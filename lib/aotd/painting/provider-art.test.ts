import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { AI_KEYS, withAiProviders } from '@/testing/ai-providers'
import { PROVIDER_TEXT } from '@/testing/ai-stub'
import { createUser } from '@/testing/factories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { ArtworkModel } from '@/models/artwork'
import { claimDay } from './claim'
import { getInfo } from '@/lib/aotd/info'
import { choosePainter } from '@/lib/aotd/painting/worker'
import { getStatus, getToday } from './status'
import { runPendingWork } from './worker'

const stub = await withAiProviders()
withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

const DAY = '2026-11-21'
const IDEA = { title: 'Two Boats, Undecided', prompt: 'Two boats on a quay', altText: 'Two boats.' }

beforeEach(async () => {
  stub.reset()
  const dot = { width: 20, height: 20, channels: 3 as const, background: '#fc8' }
  const ground = { width: 64, height: 64, channels: 3 as const, background: '#3c78be' }
  stub.answers.image = await sharp({ create: ground })
    .composite([{ input: { create: dot } }])
    .png()
    .toBuffer()
  stub.answers.text =
    '<svg viewBox="0 0 64 64"><rect width="64" height="64" fill="#247"/><circle r="30" fill="red"/><circle r="9"/></svg>'
  stub.answers.structured = { idea: IDEA }
})

async function makeArtFor(imgenModel: 'dall-e-2' | 'claude') {
  const { viewer } = await createUser({ artPreferences: { useEmoji: false, imgenModel } })
  await claimDay(viewer, DAY)
  await runPendingWork(choosePainter(), new AbortController().signal)
  return { viewer, art: await ArtworkModel.findOne({ dateKey: DAY }).orFail().lean() }
}

test.each([
  ['dall-e-2', 'gpt-image-1-mini'],
  ['claude', 'claude-haiku-4-5'],
] as const)('art of an author who wants %s is completed by %s (G-52)', async (wish, model) => {
  const { viewer, art } = await makeArtFor(wish)
  expect(art).toMatchObject({ model, title: IDEA.title, altText: IDEA.altText })
  expect(art.generationStatus).toMatchObject({ status: 'completed', state: 'done', error: null })
  expect(art.prompt).toContain(IDEA.prompt)
  expect(art.palette).toHaveLength(5)
  // The prompt is for admins (G-53).
  expect(JSON.stringify(await getInfo(viewer))).not.toContain('quay')
})

test('after any provider failure the embedded painter completes the art (G-50)', async () => {
  // The idea, the picture and its retry.
  for (const fault of ['401', '429', '500'] as const) stub.fail(fault)
  const { viewer, art } = await makeArtFor('claude')
  expect(art).toMatchObject({ model: 'embedded', tries: 1 })
  expect(art.generationStatus).toMatchObject({ status: 'completed', error: null })
  expect(stub.calls.map(({ api }) => api)).toEqual(['messages', 'messages', 'messages'])
  const visible = JSON.stringify([
    await getToday(viewer, { isDeliberate: true }),
    await getStatus(viewer),
    await getInfo(viewer),
    art,
  ])
  expect(visible).not.toMatch(
    new RegExp([...AI_KEYS, PROVIDER_TEXT, 'Anthropic', 'quay'].join('|')),
  )
}, 60_000)
