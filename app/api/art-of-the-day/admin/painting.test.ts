import { expect, test } from 'vitest'
import { claimWork } from '@/lib/aotd/painting/claim-work'
import { advance, LeaseLost } from '@/lib/aotd/painting/work'
import { runPendingWork } from '@/lib/aotd/painting/worker'
import { createUser } from '@/testing/factories'
import { createFakePainter } from '@/testing/fake-painter'
import { ArtworkModel } from '@/models/artwork'
import { type Id, read, running, withArtAdmin } from '@/testing/art-admin'

const NEVER = new AbortController().signal
const { put, remove, restore, create } = withArtAdmin()

test('a worker that paints what is deleted or edited meanwhile writes nothing more', async () => {
  const author2 = await createUser()
  const changes: ((id: Id) => Promise<Response>)[] = [
    remove,
    async (id) => {
      await remove(id)
      return restore(id)
    },
    (id) => put(id, { generationStatus: { status: 'failed' } }),
    (id) => put(id, { createdBy: author2.viewer.username }),
    (id) => put(id, { title: 'Mine' }),
  ]
  for (const change of changes) {
    await ArtworkModel.deleteMany({})
    const art = await create(running())
    const work = await claimWork()
    if (!work) throw new Error('There was no work.')
    expect((await change(art)).status).toBe(200)
    const after = await read(art)
    const late = advance(work, { title: 'Too late', 'generationStatus.status': 'completed' })
    await expect(late).rejects.toBeInstanceOf(LeaseLost)
    expect(await read(art)).toEqual(after)
  }
})

test('an edit of other fields does not stop the painting, and an admin’s title stays', async () => {
  const art = await create(running())
  const work = await claimWork()
  if (!work) throw new Error('There was no work.')
  await put(art, { views: { total: 3 } })
  await advance(work, { 'generationStatus.state': 'generated_prompt' })
  await put(art, { title: 'Mine' })
  expect(await runPendingWork(createFakePainter(), NEVER)).toBe(1)
  expect(await read(art)).toMatchObject({
    title: 'Mine',
    prompt: 'A plain colour',
    tries: 1,
    views: { total: 3 },
    generationStatus: { status: 'completed', error: null },
  })
})

test('failed art that is set to pending is painted again from its first try', async () => {
  const art = await create({ ...running('failed'), tries: 5 })
  const answer = await put(art, { generationStatus: { status: 'pending' } })
  expect(await answer.json()).toMatchObject({
    generationStatus: { status: 'pending', completedAt: null },
  })
  expect(await runPendingWork(createFakePainter(), NEVER)).toBe(1)
  expect(await read(art)).toMatchObject({ tries: 1, generationStatus: { status: 'completed' } })
})
