import { expect, test } from 'vitest'
import { reserveEmojis } from '@/lib/aotd/author/emoji-ledger'
import { ART_TAG } from '@/lib/aotd/tags'
import type { Proposal } from '@/lib/aotd/guess/schema'
import { invalidate } from '@/lib/cache'
import { createChallenge } from '@/lib/captcha/challenge'
import { CAPTCHA_FIELD, CAPTCHA_TEXTS } from '@/lib/captcha/catalogue'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { solveChallenge } from '@/testing/solve-challenge'
import { stored } from '@/testing/stored'
import { GET, POST } from './route'
import { GET as isTaken } from './taken/route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

async function propose(emoji: string, ip: string, user?: TestUser) {
  const body = { emoji, [CAPTCHA_FIELD]: solveChallenge(await createChallenge('emoji')) }
  const headers = { 'x-client-ip': ip, ...user?.headers }
  return callRoute(POST, '/', { method: 'POST', body, headers })
}

async function proofOf(answer: Promise<Response>): Promise<Proposal> {
  const { dateKey, emoji, proof } = (await (await answer).json()) as Proposal
  return { dateKey, emoji, proof }
}

async function taken(proposal: Proposal, user?: TestUser): Promise<unknown> {
  const query = new URLSearchParams(proposal).toString()
  return (await callRoute(isTaken, `/?${query}`, { headers: user?.headers ?? {} })).json()
}

const list = (user: TestUser) => callRoute(GET, '/', { headers: user.headers })

test('the next author sees the three most proposed, without used ones; nobody else does', async () => {
  const [author, other] = [await createUser(), await createUser()]
  setClock('2026-03-09T12:00:00Z')
  for (const [i, emoji] of ['🦕', '🦕', '🍋', '🐢', '🐢', '🐢'].entries()) {
    expect((await propose(emoji, `192.0.2.${i}`)).status).toBe(201)
  }
  setClock('2026-03-10T12:00:00Z')
  expect((await propose('🍋', '192.0.2.1')).status).toBe(201)
  await propose('🦊', '192.0.2.2')
  await propose('🌊', '192.0.2.3')
  expect((await list(author)).status).toBe(409)
  const art = await createArtwork(author.viewer, { dateKey: '2026-03-10' })
  await reserveEmojis({ artworkId: art._id, dateKey: '2026-03-01', emojis: ['🐢'] })
  await invalidate([ART_TAG])
  const { emojis } = (await (await list(author)).json()) as { emojis: string[] }
  expect(emojis.slice(0, 2).sort()).toEqual(['🍋', '🦕'])
  expect(emojis).toHaveLength(3)
  expect(emojis).not.toContain('🐢')
  expect((await list(other)).status).toBe(403)
})

test('one an address and art day, by a CAPTCHA, one emoji, and no member', async () => {
  const member = await createUser()
  const ip = '2001:db8::1'
  expect((await propose('🦕', ip, member)).status).toBe(409)
  for (const text of ['', 'x', '🦕🦕']) expect((await propose(text, ip)).status).toBe(400)
  const unsolved = await callRoute(POST, '/', { method: 'POST', body: { emoji: '🦕' } })
  expect([unsolved.status, await unsolved.json()]).toMatchObject([
    400,
    { message: CAPTCHA_TEXTS.missing },
  ])
  const both = await Promise.all([propose('🦕', ip), propose('🍋', '2001:db8::2')])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  setClock('2026-03-11T12:00:00Z')
  expect((await propose('🍋', ip)).status).toBe(201)
  const found = await (await stored('emojiproposals')).find().toArray()
  expect(found).toHaveLength(2)
  expect(JSON.stringify(found)).not.toContain('2001:db8')
})

test('who proposed one learns that it was taken, and nobody else what was chosen', async () => {
  setClock('2026-03-10T12:00:00Z')
  const author = await createUser()
  const proposal = await proofOf(propose('🦕', '192.0.2.1'))
  const missed = await proofOf(propose('🍋', '192.0.2.2'))
  expect(await taken(proposal)).toEqual({ isTaken: false, isOver: false })
  const art = await createArtwork(author.viewer, { dateKey: '2026-03-10' })
  await reserveEmojis({ artworkId: art._id, dateKey: '2026-03-10', emojis: ['🦕'] })
  expect(await taken(proposal)).toMatchObject({ isTaken: true })
  expect(await taken({ ...missed, emoji: '🦕' })).toMatchObject({ isTaken: false })
  expect(await taken(proposal, author)).toMatchObject({ isTaken: false })
  setClock('2026-03-12T12:00:00Z')
  expect(await taken(missed)).toEqual({ isTaken: false, isOver: true })
})
