import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast } from '@/components/ui/show-toast'
import { ApiError } from '@/lib/http/client'
import { storeCalls } from '@/components/store/calls'
import { LikeButton, LikeLink } from './like-button'

vi.mock('@/components/store/calls', () => ({ storeCalls: { likeItem: vi.fn() } }))

const LOCK_MS = 5000

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const answer = (liked: boolean, likesCount: number) => ({ likes: [], liked, likesCount })
const calls = () => vi.mocked(storeCalls.likeItem).mock.calls.map(([id]) => id)

function show(id = 'one', count = 1283) {
  render(<LikeButton id={id} title={`Print ${id}`} liked={false} count={count} />)
  return screen.getByRole('button', { name: new RegExp(`^Like Print ${id}:`) })
}
const seen = (button: HTMLElement) => [button.getAttribute('aria-pressed'), button.textContent]
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('the counter has six digits, and the name tells the plain number', () => {
  expect(show().textContent).toBe('001283')
  expect(screen.getByRole('button', { name: 'Like Print one: 1\u2009283 likes' })).not.toBeNull()
  cleanup()
  expect(show('one', 1_234_567).textContent).toBe('999999')
  expect(screen.getByRole('button', { name: /1\u2009234\u2009567 likes$/ })).not.toBeNull()
})

test('a like is shown before its answer, whose count is taken', async () => {
  let give: (value: ReturnType<typeof answer>) => void = () => {}
  vi.mocked(storeCalls.likeItem).mockReturnValue(new Promise((resolve) => (give = resolve)))
  const button = show()
  fireEvent.click(button)
  expect(seen(button)).toEqual(['true', '001284'])
  give(answer(true, 1290))
  await pass(0)
  expect(seen(button)).toEqual(['true', '001290'])
})

test('after a like the button is locked for 5 seconds, and keeps the focus', async () => {
  vi.mocked(storeCalls.likeItem).mockResolvedValue(answer(true, 1284))
  const button = show()
  button.focus()
  fireEvent.click(button)
  await pass(LOCK_MS - 1)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(calls()).toEqual(['one'])
  expect(document.activeElement).toBe(button)
  await pass(1)
  expect(button.getAttribute('aria-disabled')).toBeNull()
  vi.mocked(storeCalls.likeItem).mockResolvedValue(answer(false, 1283))
  fireEvent.click(button)
  await pass(0)
  expect(calls()).toEqual(['one', 'one'])
  expect(seen(button)).toEqual(['false', '001283'])
})

test('the lock is of one item (G-119)', async () => {
  vi.mocked(storeCalls.likeItem).mockResolvedValue(answer(true, 1284))
  const [one, two] = [show('one'), show('two')]
  fireEvent.click(one)
  fireEvent.click(two)
  await pass(0)
  expect(calls()).toEqual(['one', 'two'])
})

test('a failure takes the like back and says why (G-119)', async () => {
  vi.mocked(storeCalls.likeItem).mockRejectedValue(new ApiError(429, 'Too many requests.'))
  const button = show()
  fireEvent.click(button)
  expect(seen(button)).toEqual(['true', '001284'])
  await pass(0)
  expect(seen(button)).toEqual(['false', '001283'])
  expect(vi.mocked(showToast).mock.calls).toEqual([['error', 'Too many requests.']])
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await pass(LOCK_MS)
  expect(button.getAttribute('aria-disabled')).toBeNull()
})

test('an answer later than the lock keeps it locked until then', async () => {
  let give: (value: ReturnType<typeof answer>) => void = () => {}
  vi.mocked(storeCalls.likeItem).mockReturnValue(new Promise((resolve) => (give = resolve)))
  const button = show()
  fireEvent.click(button)
  await pass(2 * LOCK_MS)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  give(answer(true, 1284))
  await pass(0)
  expect(button.getAttribute('aria-disabled')).toBeNull()
})

test('a visitor is led to the log-in, and back to the store (G-119)', () => {
  render(<LikeLink title="Print" count={1} />)
  const link = screen.getByRole('link', { name: 'Like Print: 1 like. Log in to like it.' })
  expect(link.getAttribute('href')).toBe('/login?next=%2Fmarketplace')
  expect(link.textContent).toBe('000001')
})
