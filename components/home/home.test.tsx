import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { GENERATION_STATUSES } from '@/lib/aotd/catalogue'
import { BirthdayBox } from './birthday-box'
import { Leaderboard } from './leaderboard'
import { MembersPrompt } from '@/components/page/members-only'
import { OffPathsProvider } from '@/components/ui/off-paths'
import { Invitation } from './member-columns'
import { VisitorColumns } from './visitor-columns'

afterEach(cleanup)

test('each state of the day has its own sentence and its own button', () => {
  const texts = GENERATION_STATUSES.map((status) => {
    render(<Invitation status={status} />)
    const text = document.body.textContent
    cleanup()
    return [status, text]
  })
  expect(Object.fromEntries(texts)).toEqual({
    not_started: 'Nobody has painted today.Paint it',
    unverified: 'Nobody has painted today. You can, as soon as your email is verified.',
    birthday_priority: 'Members whose birthday is today can start the picture first.See who',
    pending: 'Today’s picture is being painted.Watch',
    started: 'Today’s picture is being painted.Watch',
    generating: 'Today’s picture is being painted.Watch',
    busy: 'Today’s picture is being painted.Watch',
    failed: 'Today’s picture failed.Try again',
    error: 'Today’s picture failed.Try again',
    completed: '',
    no_art: '',
    unauthorized: '',
  })
})

test('a visitor reads what the site is, then signs up or logs in, and sees three specimens', () => {
  render(<VisitorColumns lead="Bread and boats." day={null} today="2026-11-22" next={null} />)
  expect(screen.getByText('Bread and boats.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/register')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('/login')
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('src'))).toEqual([
    '/specimens/balloon-large.webp',
    '/specimens/bird-large.webp',
    '/specimens/whale-large.webp',
  ])
})

test('nobody is asked to sign up where no link leads there (G-165)', () => {
  render(
    <OffPathsProvider paths={['/register']}>
      <VisitorColumns lead="" day={null} today="2026-11-22" next={null} />
      <MembersPrompt sentence="For members." path="/badges" />
    </OffPathsProvider>,
  )
  expect(document.body.textContent).not.toMatch(/sign up/i)
  expect(screen.getByText('Log in to see more.')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(2)
})

test('a birthday gives no priority where there is no art of the day (G-141)', () => {
  const box = <BirthdayBox today="2026-11-22" onSaved={() => {}} />
  render(box)
  expect(document.body.textContent).toContain('you have priority until 09:40')
  cleanup()
  render(<OffPathsProvider paths={['/art-of-the-day']}>{box}</OffPathsProvider>)
  expect(document.body.textContent).not.toContain('priority')
})

test.each([
  [null, 'No picture has been started yet.'],
  [{ dateKey: '2026-11-22', isSample: false }, 'Today’s picture is here, for members. These'],
  [
    { dateKey: '2026-11-21', isSample: true },
    'The colours of the newest picture, of 21 November 2026, a sample',
  ],
])('a visitor reads about the colours of %o', (day, text) => {
  render(<VisitorColumns lead="" day={day} today="2026-11-22" next={null} />)
  expect(document.body.textContent).toContain(text)
})

test('a year without authors says that samples are not counted, and leads to one that has some', () => {
  const board = { year: '2026', years: ['2026', '2024'], emptyYears: ['2025'], latestYear: '2024' }
  render(
    <Leaderboard
      linkOf={(name) => name}
      board={{ ...board, hasSamples: true, isWhole: false, authors: [], total: 0 }}
    />,
  )
  const text = 'Nobody has made art in 2026 yet. Samples are not counted.'
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See 2024' }).getAttribute('href')).toBe('/?year=2024')
})
