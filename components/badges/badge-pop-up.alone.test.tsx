import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '@/components/ui/stored-text'
import { badgeCalls } from '@/components/badges/calls'
import type { Badge } from '@/lib/badges/schema'
import { BadgePopUp } from './badge-pop-up'

vi.mock('@/components/badges/calls', () => ({ badgeCalls: { listUncollected: vi.fn() } }))

const BADGE = { code: 'art-1', name: 'First art', description: 'Painted.', value: 20 } as Badge

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.mocked(usePathname).mockReturnValue('/about')
  vi.mocked(badgeCalls.listUncollected).mockResolvedValue([BADGE, { ...BADGE, code: 'welcome' }])
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = vi.fn()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  store('session', 'badges closed', null)
  vi.useRealTimers()
})

const shown = () => screen.queryByRole('dialog', { name: 'First art' })

async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await vi.dynamicImportSettled()
  await act(() => vi.advanceTimersByTimeAsync(0))
}

function addToPage(html: string): HTMLElement {
  const place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = html
  return place
}

test('a badge pops up on a calm page, and from two on all can be collected (G-133)', async () => {
  render(<BadgePopUp />)
  await pass(3)
  expect(shown()).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Collect all 2' })).toBeTruthy()
})

test.each([
  '/art-of-the-day',
  '/chat',
  '/user-stats',
  '/user-stats/outbox',
  '/badges-admin',
  '/art/add',
  '/cookbook/import',
])('no badge pops up on %s, but on the next page', async (path) => {
  vi.mocked(usePathname).mockReturnValue(path)
  const { rerender } = render(<BadgePopUp />)
  await pass(5)
  expect(shown()).toBeNull()
  vi.mocked(usePathname).mockReturnValue('/about')
  rerender(<BadgePopUp />)
  await pass(3)
  expect(shown()).toBeTruthy()
})

test.each(['<dialog open>Cook mode</dialog>', '<section data-toasts><p>Welcome!</p></section>'])(
  'a badge waits for the end of %s',
  async (html) => {
    const other = addToPage(html)
    render(<BadgePopUp />)
    await pass(5)
    expect(shown()).toBeNull()
    other.replaceChildren()
    await pass(3)
    expect(shown()).toBeTruthy()
  },
)

test.each(['/cookbook?mode=add', '/pages/rules?mode=edit'])(
  'no badge pops up over the editor %s, but once it is left',
  async (address) => {
    history.replaceState(null, '', address)
    render(<BadgePopUp />)
    await pass(5)
    expect(shown()).toBeNull()
    history.replaceState(null, '', '/about')
    await pass(3)
    expect(shown()).toBeTruthy()
  },
)

test('a badge waits while a field of a form has the focus', async () => {
  const page = addToPage('<form><input name="title"></form>')
  page.querySelector('input')?.focus()
  render(<BadgePopUp />)
  await pass(5)
  expect(shown()).toBeNull()
  page.querySelector('input')?.blur()
  await pass(3)
  expect(shown()).toBeTruthy()
})

test('no badge pops up over a form in which something was entered', async () => {
  const page = addToPage('<form><input name="title"></form>')
  render(<BadgePopUp />)
  const input = page.querySelector('input')
  if (input) fireEvent.input(input, { target: { value: 'Quay' } })
  await pass(5)
  expect(shown()).toBeNull()
})

test('a pop-up that was closed does not come again in this visit', async () => {
  const { unmount } = render(<BadgePopUp />)
  await pass(3)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(shown()).toBeNull()
  unmount()
  render(<BadgePopUp />)
  await pass(5)
  expect(shown()).toBeNull()
})
