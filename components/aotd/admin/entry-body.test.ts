import { expect, test } from 'vitest'
import { valuesOf } from '@/components/ui/form/form-values'
import { ENTRY_FIELDS } from '@/lib/aotd/admin/form'
import type { AdminArt } from '@/lib/aotd/admin/schema'
import { toChanges, toFieldErrors } from './entry-body'

const ENTRY: AdminArt = {
  _id: '65a000000000000000000000',
  __v: 3,
  date: '2026-03-10T04:50:00.000Z',
  title: 'Low Tide',
  createdBy: 'anna',
  author: 'anna',
  authorQuote: null,
  prompt: 'Sand',
  url: '/api/art-of-the-day/image/a.webp',
  views: { total: 5, verified: 2 },
  quoteHelp: 1,
  emojis: ['🌊', '🐚'],
  tweet: null,
  generationStatus: {
    status: 'completed',
    message: 'Ready.',
    state: 'done',
    startedAt: '2026-03-10T12:00:00.000Z',
    completedAt: '2026-03-10T12:01:00.000Z',
    error: null,
  },
  dateKey: '2026-03-10',
  filename: 'a.webp',
  width: 1024,
  height: 768,
  model: 'embedded',
  nextEmojis: [],
  streak: 1,
}
const before = valuesOf(ENTRY_FIELDS, ENTRY)
const changes = (typed: Partial<typeof before>) => toChanges(before, { ...before, ...typed })

test('only what was changed is sent', () => {
  expect(changes({})).toEqual({})
  expect(changes({ title: 'High Tide' })).toEqual({ title: 'High Tide' })
  expect(changes({ 'views.total': '6' })).toEqual({ views: { total: 6 } })
  expect(
    changes({ 'generationStatus.status': 'failed', 'generationStatus.error': 'late' }),
  ).toEqual({ generationStatus: { status: 'failed', error: 'late' } })
  expect(changes({ 'tweet.tweetId': '7' })).toEqual({ tweet: { tweetId: '7' } })
})

test('emojis are sent together and without gaps, and their errors find their fields', () => {
  const typed = { 'emojis.0': '', 'emojis.2': 'ab' }
  expect(changes(typed)).toEqual({ emojis: ['🐚', 'ab'] })
  expect(toFieldErrors({ 'emojis.1': 'No.' }, { ...before, ...typed })).toEqual({
    'emojis.2': 'No.',
  })
})

test('an emptied text is null where the entry may do without it; what is no number is sent as typed', () => {
  expect(changes({ prompt: ' ', url: '' })).toEqual({ prompt: null, url: null })
  expect(changes({ 'generationStatus.completedAt': '' })).toEqual({
    generationStatus: { completedAt: null },
  })
  expect(changes({ title: '', quoteHelp: '' })).toEqual({ title: '', quoteHelp: null })
  expect(changes({ 'views.verified': '1e9', quoteHelp: '-1' })).toEqual({
    views: { verified: '1e9' },
    quoteHelp: -1,
  })
})
