import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { router } from '@/testing/components/router'
import { showToast } from '@/components/ui/show-toast'
import type { Decision } from '@/lib/config/waiting'
import { ApiError, callAddress } from '@/lib/http/client'
import { Decisions } from './decisions'

vi.mock('@/lib/http/client', async (importActual) => ({
  ...(await importActual()),
  callAddress: vi.fn(),
}))

const DELETE: Decision = {
  label: 'Delete',
  path: '/api/a',
  method: 'DELETE',
  isDanger: true,
  done: 'Comment deleted successfully',
  failed: 'Failed to delete comment',
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(callAddress).mockResolvedValue({ message: 'done' })
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = vi.fn()
})
afterEach(cleanup)

const calls = () => vi.mocked(callAddress).mock.calls.map(([path]) => path)
const toasts = () => vi.mocked(showToast).mock.calls
const toastTexts = () => toasts().map(([kind, text]) => [kind, text])

function decide(decision: Decision) {
  render(<Decisions decisions={[decision]} about="make by anna" />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete: make by anna' }))
}

test('a decision is called, said and can be undone', async () => {
  decide({ ...DELETE, undo: { path: '/api/a/restore', method: 'POST', done: 'Restored.' } })
  await waitFor(() => expect(toasts()).toHaveLength(1))
  toasts()[0]?.[2]?.action?.run()
  await waitFor(() => expect(toastTexts()).toHaveLength(2))
  expect(toastTexts()).toEqual([
    ['success', DELETE.done],
    ['success', 'Restored.'],
  ])
  expect(calls()).toEqual(['/api/a', '/api/a/restore'])
  expect(router.refresh).toHaveBeenCalledTimes(2)
})

test('what cannot be undone asks first', async () => {
  decide({ ...DELETE, question: 'It is deleted for good.' })
  expect(calls()).toEqual([])
  expect(screen.getByRole('dialog', { name: 'Delete: make by anna?' })).toBeTruthy()
  expect(screen.getByText('It is deleted for good.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(calls()).toEqual(['/api/a']))
})

test('a refusal of a field is said in the words of the field', async () => {
  const text = 'The order was changed meanwhile.'
  vi.mocked(callAddress).mockRejectedValue(
    new ApiError(409, text, { error: text, fields: { state: text } }),
  )
  decide(DELETE)
  await waitFor(() => expect(toastTexts()).toEqual([['error', text]]))
})

test('a refusal is said in the words of the decision, and nothing is refreshed', async () => {
  vi.mocked(callAddress).mockRejectedValue(new ApiError(503, 'No database.'))
  decide(DELETE)
  await waitFor(() => expect(toastTexts()).toEqual([['error', DELETE.failed]]))
  expect(router.refresh).not.toHaveBeenCalled()
})
