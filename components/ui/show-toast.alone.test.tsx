import { afterEach, expect, test, vi } from 'vitest'
import type * as toasts from './show-toast'

vi.mock('./toaster', () => {
  throw new Error('Offline.')
})
afterEach(() => vi.unstubAllGlobals())

test('an error is told, also where the code of the notices does not load', async () => {
  const { showToast } = await vi.importActual<typeof toasts>('./show-toast')
  const alerted = vi.fn()
  vi.stubGlobal('alert', alerted)
  await showToast('success', 'Saved.')
  await showToast('error', 'Failed to connect to the server.')
  expect(alerted.mock.calls).toEqual([['Failed to connect to the server.']])
})
