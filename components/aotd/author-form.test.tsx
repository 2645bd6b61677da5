import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, QueryProvider } from '@/components/ui/query-provider'
import { ART_INFO } from '@/testing/art-info'
import { AuthorForm } from './author-form'

const NO_ART = 'No completed art for today.'

let info: Response

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/info') ? info : Response.json({ message: NO_ART }, { status: 409 }),
  )
})
afterEach(() => {
  cleanup()
  queryClient().clear()
  vi.unstubAllGlobals()
})

async function submitQuote() {
  render(
    <QueryProvider>
      <AuthorForm info={{ ...ART_INFO, authorQuote: null }} onDone={() => {}} />
    </QueryProvider>,
  )
  const quote = screen.getByLabelText<HTMLInputElement>('Your quote')
  await userEvent.clear(quote)
  await userEvent.type(quote, 'Too late.')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText(NO_ART)
  return quote
}

test.each([
  ['no art', () => Response.json({ generationStatus: 'not_started' }, { status: 202 })],
  ['other art', () => Response.json({ ...ART_INFO, dateKey: '2026-11-22' })],
])('after the art day the form leads on to %s of the next one (G-62d)', async (_, answer) => {
  info = answer()
  const quote = await submitQuote()
  expect(await screen.findByText('The day of this art has ended.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'See today’s art' })).toBeTruthy()
  expect(quote.value).toBe('Too late.')
})

test('a refusal within the art day leads nowhere', async () => {
  info = Response.json(ART_INFO)
  await submitQuote()
  expect(screen.queryByRole('button', { name: 'See today’s art' })).toBeNull()
})
