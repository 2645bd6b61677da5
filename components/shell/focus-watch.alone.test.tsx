import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchFocus } from '@/components/ui/watch-focus'
import { FocusWatch } from './focus-watch'

vi.mock('@/components/ui/watch-focus', () => ({ watchFocus: vi.fn() }))

const end = vi.fn()
const watch = vi.mocked(watchFocus)
const focus = () => fireEvent.focusIn(document.body)
/** As long as it takes to load what is loaded with the focus. */
const settle = async () => {
  await import('@/components/ui/watch-focus')
  await Promise.resolve()
}

beforeEach(() => {
  vi.clearAllMocks()
  watch.mockReturnValue(end)
})
afterEach(cleanup)

test('the watch begins with the first focus and ends with the page', async () => {
  const { unmount } = render(<FocusWatch />)
  expect(watch).not.toHaveBeenCalled()
  focus()
  focus()
  await settle()
  expect(watch).toHaveBeenCalledTimes(1)
  unmount()
  expect(end).toHaveBeenCalledTimes(1)
})

test('a page that is left while it is loaded begins no watch', async () => {
  const { unmount } = render(<FocusWatch />)
  focus()
  unmount()
  await settle()
  expect(watch).not.toHaveBeenCalled()
})

test('what could not be loaded is tried again with the next focus', async () => {
  watch.mockImplementationOnce(() => {
    throw new Error('No paint.')
  })
  render(<FocusWatch />)
  focus()
  await settle()
  focus()
  await settle()
  expect(watch).toHaveBeenCalledTimes(2)
})
