import { expect, test } from 'vitest'
import { readLinkToken, signLinkToken } from '@/lib/auth/link-token'
import { DAY_MS } from '@/lib/durations'
import { withTestClock } from '@/testing/clock'

const setClock = withTestClock('2026-03-10T12:00:00Z')

test('a token of a link gives its claims back, for its own purpose alone', async () => {
  const token = await signLinkToken('confirm', { id: '1' })
  expect(token).toMatch(/^[\w.-]+$/)
  expect(await readLinkToken('confirm', token)).toEqual({ id: '1' })
  expect(await readLinkToken('unsubscribe', token)).toBeNull()
})

test('an altered token and any other text are refused', async () => {
  const token = await signLinkToken('confirm', { id: '1' })
  const other = await signLinkToken('confirm', { id: '2' })
  const [head, , signature] = token.split('.')
  const forged = [head, other.split('.')[1], signature].join('.')
  for (const text of ['', 'x', 'a.b.c', forged, `${token}x`]) {
    expect(await readLinkToken('confirm', text), text).toBeNull()
  }
})

test('a token ends by the clock of the site, and one without an end never does', async () => {
  setClock('2026-03-10T12:00:00Z')
  const week = await signLinkToken('confirm', { id: '1' }, 7 * DAY_MS)
  const ever = await signLinkToken('confirm', { id: '1' })
  setClock('2026-03-17T11:59:00Z')
  expect(await readLinkToken('confirm', week)).toEqual({ id: '1' })
  setClock('2026-03-17T12:01:00Z')
  expect(await readLinkToken('confirm', week)).toBeNull()
  setClock('2036-03-17T12:01:00Z')
  expect(await readLinkToken('confirm', ever)).toEqual({ id: '1' })
})
