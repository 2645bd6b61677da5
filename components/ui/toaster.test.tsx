import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { raiseToast } from './toaster'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  // What jsdom lacks.
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} })
})
afterEach(() => {
  act(() => vi.advanceTimersByTime(60_000))
  vi.useRealTimers()
})

const raise = (...texts: string[]) =>
  act(() => texts.forEach((text) => raiseToast('success', text, {})))
const shown = () =>
  screen.queryAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)
const placeOf = (text: string) => screen.getByText(text).closest('section') as HTMLElement
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('a place shows its newest three notices', async () => {
  raise('one', 'two', 'three', 'four')
  await waitFor(() => expect(shown()).toEqual(['four', 'three', 'two']))
})

test('a notice stays while the pointer moves over it, not where it comes under one at rest', async () => {
  raise('read')
  await waitFor(() => expect(shown()).toEqual(['read']))
  fireEvent.mouseEnter(placeOf('read'))
  pass(2_000)
  fireEvent.mouseMove(placeOf('read'))
  pass(20_000)
  expect(shown()).toEqual(['read'])
  fireEvent.mouseLeave(placeOf('read'))
  pass(5_000)
  expect(shown()).toEqual([])
  raise('at rest')
  await waitFor(() => expect(shown()).toEqual(['at rest']))
  fireEvent.mouseEnter(placeOf('at rest'))
  pass(5_000)
  expect(shown()).toEqual([])
})

test('a notice that is closed by keyboard does not keep the next one', async () => {
  raise('closed')
  const close = await screen.findByRole('button', { hidden: true })
  act(() => close.focus())
  fireEvent.click(close)
  await waitFor(() => expect(shown()).toEqual([]))
  raise('next')
  await waitFor(() => expect(shown()).toEqual(['next']))
  pass(5_000)
  expect(shown()).toEqual([])
})
