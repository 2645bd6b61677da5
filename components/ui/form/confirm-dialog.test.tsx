import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { withDialogs } from '@/testing/components/dialogs'
import { Dialog } from '@/components/ui/dialog'
import { ApiError } from '@/lib/http/client'
import { ConfirmDialog } from './confirm-dialog'

withDialogs()
afterEach(cleanup)

function Screen({ onConfirm }: { onConfirm: () => void | Promise<unknown> }) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <button onClick={() => setAsks(true)}>Delete</button>
      {asks && (
        <ConfirmDialog
          title="Delete it?"
          confirm="Yes"
          cancel="No"
          onConfirm={onConfirm}
          onClose={() => setAsks(false)}
        >
          It is gone then.
        </ConfirmDialog>
      )}
    </>
  )
}

async function open(onConfirm: () => void | Promise<unknown>): Promise<void> {
  render(<Screen onConfirm={onConfirm} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('it says what is asked, and cancelling does nothing and gives the focus back', async () => {
  const onConfirm = vi.fn()
  await open(onConfirm)
  expect(screen.getByRole('dialog', { name: 'Delete it?' }).textContent).toContain(
    'It is gone then.',
  )
  await press('No')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onConfirm).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }))
})

test('an action without a promise closes it at once', async () => {
  const onConfirm = vi.fn()
  await open(onConfirm)
  await press('Yes')
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('it is busy while the action runs, tells a failure inside, and closes after success', async () => {
  let reject: (reason: unknown) => void = () => {}
  const onConfirm = vi
    .fn<() => Promise<unknown>>()
    .mockImplementationOnce(() => new Promise((_, refuse) => (reject = refuse)))
    .mockResolvedValueOnce(null)
  await open(onConfirm)
  await press('Yes')
  const yes = screen.getByRole('button', { name: 'Yes' })
  expect(yes.getAttribute('aria-busy')).toBe('true')
  await press('Yes')
  expect(onConfirm).toHaveBeenCalledTimes(1)
  reject(new ApiError(503, 'Try again later.'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Try again later.'))
  await press('Yes')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onConfirm).toHaveBeenCalledTimes(2)
})

test('the Enter that opened it presses nothing in it while it is held', async () => {
  await open(vi.fn())
  const yes = screen.getByRole('button', { name: 'Yes' })
  // False where the browser is kept from pressing the button.
  expect(fireEvent.keyDown(yes, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(yes, { key: 'Tab', repeat: true })).toBe(true)
  expect(fireEvent.keyDown(yes, { key: 'Enter' })).toBe(true)
})

test('Enter is repeated in a text of several lines', async () => {
  render(
    <Dialog title="Why?" onClose={vi.fn()}>
      <textarea aria-label="Reasons" />
    </Dialog>,
  )
  expect(fireEvent.keyDown(screen.getByLabelText('Reasons'), { key: 'Enter', repeat: true })).toBe(
    true,
  )
})
