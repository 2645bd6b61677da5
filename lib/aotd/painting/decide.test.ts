import { expect, test } from 'vitest'
import type { Art } from '@/lib/aotd/artworks'
import { decide } from './decide'
import type { Viewer } from '@/lib/auth/permissions'

const viewer: Viewer = {
  id: 'a'.repeat(24),
  username: 'l4pi5',
  email: 'l4pi5@example.org',
  role: 'user',
  roles: ['user'],
  emailVerified: true,
  userEmoji: null,
}
const unverified: Viewer = { ...viewer, emailVerified: false }
const other: Viewer = { ...viewer, id: 'b'.repeat(24) }

function art(fields: Partial<Art> = {}): Art {
  return {
    id: 'c'.repeat(24),
    dateKey: '2026-11-21',
    authorId: viewer.id,
    status: 'completed',
    message: '',
    startedAt: 0,
    endedAt: null,
    tries: 1,
    title: '',
    altText: '',
    authorQuote: null,
    quoteHelp: 0,
    emojis: [],
    nextEmojis: [],
    streak: 1,
    files: { original: 'o.png', full: 'a.webp', small: 'b.webp' },
    width: 1024,
    height: 1024,
    palette: [],
    accent: null,
    isSample: false,
    ...fields,
  }
}

const at = 1_000_000
const base = { art: null, viewer, at, priorityIds: [] }

test('without a session the answer is unauthorized even when art exists (G-47)', () => {
  expect(decide({ ...base, viewer: null })).toEqual({ status: 'unauthorized' })
  expect(decide({ ...base, viewer: null, art: art() })).toEqual({ status: 'unauthorized' })
})

test('completed art is shown to unverified viewers too', () => {
  expect(decide({ ...base, viewer: unverified, art: art() })).toEqual({ status: 'completed' })
})

test('running art is generating for its author and busy for others (G-47)', () => {
  const running = art({ status: 'generating', files: null })
  expect(decide({ ...base, art: running }).status).toBe('generating')
  expect(decide({ ...base, art: running, viewer: other }).status).toBe('busy')
  expect(decide({ ...base, art: art({ status: 'pending' }), viewer: other }).status).toBe('pending')
  expect(decide({ ...base, art: art({ status: 'started' }), viewer: other }).status).toBe('started')
})

test('the status of running art comes before the reminder to verify', () => {
  const running = art({ status: 'started' })
  expect(decide({ ...base, viewer: unverified, art: running }).status).toBe('started')
})

test('an unverified viewer can start nothing, not even failed art', () => {
  const failed = art({ status: 'failed', endedAt: 0 })
  expect(decide({ ...base, viewer: unverified })).toEqual({ status: 'unverified' })
  expect(decide({ ...base, viewer: unverified, art: failed })).toEqual({ status: 'unverified' })
})

test('the reminder to verify comes before the priority of others', () => {
  const situation = { ...base, viewer: unverified, priorityIds: [other.id] }
  expect(decide(situation)).toEqual({ status: 'unverified' })
})

test('birthday users come first while no art exists (G-46)', () => {
  expect(decide({ ...base, priorityIds: [other.id] })).toEqual({ status: 'birthday_priority' })
  expect(decide({ ...base, priorityIds: [other.id, viewer.id] }).may).toBe('claim')
})

test('a day without art may be claimed', () => {
  expect(decide(base)).toEqual({ status: 'not_started', may: 'claim' })
})

test('failed art may be begun again after 60 seconds (G-50)', () => {
  const failed = (age: number) => art({ status: 'failed', endedAt: at - age })
  expect(decide({ ...base, art: failed(59_999) })).toEqual({ status: 'failed' })
  expect(decide({ ...base, art: failed(60_000) })).toEqual({ status: 'failed', may: 'restart' })
})

test('art that was begun five times stays failed (G-50)', () => {
  const failed = art({ status: 'failed', endedAt: 0, tries: 5 })
  expect(decide({ ...base, art: failed })).toEqual({ status: 'failed' })
})

test('completed art without a file is a broken entry (G-47)', () => {
  expect(decide({ ...base, art: art({ files: null }) })).toEqual({ status: 'error' })
})
